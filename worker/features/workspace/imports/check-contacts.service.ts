import type { BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { RecordsByRow } from './external-ids.service.ts'
import { refuseBanned } from './banned-rows.service.ts'
import { contactIn, type ImportedContact } from './contact-cells.ts'
import type { ContactImportsRepo, KnownContact } from './contact-imports.repo.ts'
import { unknownFirm } from './cell-reader.ts'
import { firmsOfRows, type FirmsOfRowsDeps } from './firms-of-rows.service.ts'
import { isNews } from './import-slices.ts'
import type { CheckedRow, Import, ImportsRepo, StoredRow } from './imports.repo.ts'
import { cellsByField, headerOf, problemsOf } from './row-cells.ts'

export type CheckContactsDeps = BanDeps &
  FirmsOfRowsDeps & {
    imports: ImportsRepo
    contactImports: ContactImportsRepo
  }

type FoundContact = ImportedContact & { firmId: number; matchKey: string }
type ReadRow = {
  stored: StoredRow
  name: string | null
  contact?: FoundContact
  problems: StoredRow['problems']
}

/** Says what an import would do with these rows. Writes nothing. */
export async function checkContacts(
  deps: CheckContactsDeps,
  given: Import,
  rows: readonly StoredRow[],
  byId: RecordsByRow,
): Promise<CheckedRow[]> {
  const read = await readContacts(deps, given, rows)
  const nameColumn = headerOf(given, given.columns.includes('name') ? 'name' : 'lastName')
  await refuseBanned(
    deps,
    nameColumn,
    read.map(({ contact, problems }) => ({
      contact: contact ? { email: contact.email, phone: contact.phone, name: contact.name } : {},
      problems,
    })),
  )
  const good = read.flatMap(({ contact, problems }) => (contact && problems.length === 0 ? [contact] : []))
  const rowOf = new Map(read.map(({ contact, stored }) => [contact, stored.row]))
  const matches = await deps.contactImports.matches(
    good.map((contact) => ({ ...contact, knownId: byId.get(rowOf.get(contact) ?? 0) ?? null })),
  )
  const [byKey, byTarget] = await Promise.all([
    deps.imports.firstRowsOf(
      given.id,
      good.map(({ matchKey }) => matchKey),
    ),
    deps.imports.firstRowsAbout(
      given.id,
      [...matches.values()].map(({ id }) => id),
    ),
  ])
  return read.map(({ stored, name, contact, problems }): CheckedRow => {
    const { row } = stored
    const common = { row, email: contact?.email ?? stored.email, name }
    const bad = (all: StoredRow['problems']): CheckedRow => ({
      ...common,
      verdict: 'bad',
      targetId: null,
      problems: all,
      record: null,
    })
    if (!contact || problems.length > 0) return bad(problems)
    const match = matches.get(contact.matchKey)
    const earlier = byKey.get(contact.matchKey) ?? (match && byTarget.get(match.id))
    if (earlier !== undefined && earlier < row) {
      return bad([{ column: nameColumn, message: `Row ${earlier} is the same contact.` }])
    }
    byKey.set(contact.matchKey, row)
    if (match) byTarget.set(match.id, row)
    return {
      ...common,
      verdict: match ? verdictOf(contact, match, given.overwrites) : 'new',
      targetId: match?.id ?? null,
      problems: [],
      record: contact,
    }
  })
}

/** Rows with the firms that they name. */
async function readContacts(deps: CheckContactsDeps, given: Import, rows: readonly StoredRow[]): Promise<ReadRow[]> {
  const read = rows.map((stored) => ({ stored, ...contactIn(cellsByField(given, stored)) }))
  const firms = await firmsOfRows(deps, given, rows)
  return read.map(({ stored, name, firmField, contact, problems }): ReadRow => {
    const firmId = firms.get(stored.row)?.firmId
    const unknown = firmId === undefined && firmField ? [{ field: firmField, message: unknownFirm[firmField] }] : []
    const all = problemsOf(given, [...problems, ...unknown])
    if (!contact || firmId === undefined) return { stored, name, problems: all }
    const matchKey = `${firmId} ${contact.email ?? contact.name.toLowerCase()}`
    return { stored, name, problems: all, contact: { ...contact, firmId, matchKey } }
  })
}

function verdictOf(
  contact: ImportedContact,
  known: KnownContact,
  overwrites: readonly string[],
): CheckedRow['verdict'] {
  if (!known.isByEmail) return 'possible'
  const isFilled =
    (['phone', 'title', 'notes'] as const).some((field) =>
      isNews(known[field], contact[field], overwrites.includes(field)),
    ) ||
    (!known.doNotMail && contact.doNotMail === true) ||
    (known.officeId === null && known.officeOfRow !== null)
  return isFilled ? 'update' : 'same'
}
