import type { FirmName, FirmsRepo } from '#worker/features/jobs/firms/firms.repo.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import { resolveFirmName } from '#worker/features/jobs/firms/firm-names.service.ts'
import { recordsByRow, textsIn, type ExternalIdsDeps } from './external-ids.service.ts'
import type { Import, StoredRow } from './imports.repo.ts'

export type FirmsOfRowsDeps = { firms: Pick<FirmsRepo, 'named' | 'byIds'>; externalIds: ExternalIdsDeps['externalIds'] }

/**
 * Firms that rows name, by the number of the row. The id of another system counts more than the name, which may have changed
 * since; a row whose id is unknown is about the firm of its name.
 */
export async function firmsOfRows(
  deps: FirmsOfRowsDeps,
  given: Import,
  rows: readonly StoredRow[],
): Promise<Map<number, FirmName>> {
  const names = textsIn(given, given.kind === 'jobs' ? 'firmName' : 'firm', rows)
  const { records } = await recordsByRow(deps, given, { kind: 'firms', field: 'firmId', rows })
  const keys = new Set([...names.values()].flatMap(firmKeys))
  const [named, known] = await Promise.all([
    keys.size > 0 ? deps.firms.named([...keys]) : [],
    records.size > 0 ? deps.firms.byIds([...new Set(records.values())]) : [],
  ])
  const byId = new Map(known.map((firm) => [firm.firmId, firm]))
  return new Map(
    rows.flatMap(({ row }) => {
      const firm = byId.get(records.get(row) ?? 0) ?? resolveFirmName(names.get(row) ?? '', named)
      return firm ? [[row, firm] as const] : []
    }),
  )
}
