import type { FirmsRepo } from '#worker/features/jobs/firms/firms.repo.ts'
import { resolveFirmName } from '#worker/features/jobs/firms/firm-names.service.ts'
import { twoRecords, type RecordsByRow } from './external-ids.service.ts'
import { firmIn, type ImportedFirm } from './firm-cells.ts'
import type { FirmImportsRepo } from './firm-imports.repo.ts'
import { isNews } from './import-slices.ts'
import type { CheckedRow, Import, ImportsRepo, StoredRow } from './imports.repo.ts'
import { cellsByField, headerOf, problemsOf } from './row-cells.ts'

export type CheckFirmsDeps = { firms: Pick<FirmsRepo, 'named'>; imports: ImportsRepo; firmImports: FirmImportsRepo }

type ReadRow = { stored: StoredRow; name: string | null; firm?: ImportedFirm; problems: StoredRow['problems'] }
type Match = { id: number; isByName: boolean }

/** Says what an import would do with these rows. Writes nothing. */
export async function checkFirms(
  deps: CheckFirmsDeps,
  given: Import,
  rows: readonly StoredRow[],
  byId: RecordsByRow,
): Promise<CheckedRow[]> {
  const read = rows.map((stored): ReadRow => {
    const { name, firm, problems } = firmIn(cellsByField(given, stored))
    return { stored, name, problems: problemsOf(given, problems), ...(firm ? { firm } : {}) }
  })
  const found = read.flatMap(({ firm }) => firm ?? [])
  const keys = found.flatMap(({ keys: own, aliases }) => [...own, ...aliases.map(({ aliasKey }) => aliasKey)])
  const named = keys.length > 0 ? await deps.firms.named([...new Set(keys)]) : []
  const matchOf = (firm: ImportedFirm): Match | undefined => {
    const same = resolveFirmName(firm.name, named)
    if (same) return { id: same.firmId, isByName: true }
    const other = named.find(({ key }) => firm.aliases.some(({ aliasKey }) => aliasKey === key))
    return other && { id: other.firmId, isByName: false }
  }
  const targets = new Map(
    read.flatMap(({ firm, stored }) => {
      const id = byId.get(stored.row)
      return firm ? [[firm, id === undefined ? matchOf(firm) : { id, isByName: true }] as const] : []
    }),
  )
  const targetIds = [...new Set([...targets.values()].flatMap((match) => match?.id ?? []))]
  const [known, byKey, byTarget] = await Promise.all([
    deps.firmImports.known(targetIds),
    deps.imports.firstRowsOf(
      given.id,
      found.map(({ matchKey }) => matchKey),
    ),
    deps.imports.firstRowsAbout(given.id, targetIds),
  ])
  const knownById = new Map(known.map((one) => [one.id, one]))
  return read.map(({ stored: { row, email }, name, firm, problems }): CheckedRow => {
    const common = { row, email, name }
    const bad = (all: StoredRow['problems']): CheckedRow => ({
      ...common,
      verdict: 'bad',
      targetId: null,
      problems: all,
      record: null,
    })
    if (!firm || problems.length > 0) return bad(problems)
    const match = targets.get(firm)
    const named = matchOf(firm)
    if (match && named?.isByName && named.id !== match.id) return bad([twoRecords(given)])
    const earlier = byKey.get(firm.matchKey) ?? (match && byTarget.get(match.id))
    if (earlier !== undefined && earlier < row) {
      return bad([{ column: headerOf(given, 'name'), message: `Row ${earlier} is the same firm.` }])
    }
    byKey.set(firm.matchKey, row)
    if (match) byTarget.set(match.id, row)
    return {
      ...common,
      verdict: verdictOf(firm, match, match && knownById.get(match.id), given.overwrites),
      targetId: match?.id ?? null,
      problems: [],
      record: firm,
    }
  })
}

type KnownFirm = Awaited<ReturnType<FirmImportsRepo['known']>>[number]

function verdictOf(
  firm: ImportedFirm,
  match: Match | undefined,
  known: KnownFirm | undefined,
  overwrites: readonly string[],
): CheckedRow['verdict'] {
  if (!match || !known) return 'new'
  if (!match.isByName) return 'possible'
  const isFilled =
    (['amLawRank', 'headcount', 'website', 'notes'] as const).some((field) =>
      isNews(known[field], firm[field], overwrites.includes(field)),
    ) ||
    (known.domains.length === 0 && firm.domains.length > 0) ||
    (!known.isClient && firm.isClient === true) ||
    (!known.isVerified && firm.isVerified !== false) ||
    (known.offices === 0 && firm.offices.length > 0) ||
    firm.aliases.some(({ aliasKey }) => !known.aliasKeys.includes(aliasKey) && aliasKey !== known.nameKey)
  return isFilled ? 'update' : 'same'
}
