import { cleanLine } from '#contract/domain/plain-text.ts'
import type { ExternalIdsRepo } from './external-ids.repo.ts'
import type { CheckedRow, Import, StoredRow } from './imports.repo.ts'
import { headerOf } from './row-cells.ts'

export type ExternalIdsDeps = { externalIds: Pick<ExternalIdsRepo, 'find' | 'firstRowsWithIds' | 'undo'> }

/** Records by the number of the row whose id is theirs. */
export type RecordsByRow = ReadonlyMap<number, number>

const maxLength = 120

/** Texts of a column by the number of the row; empty cells are left out. */
export function textsIn({ columns }: Pick<Import, 'columns'>, field: string, rows: readonly StoredRow[]) {
  const at = columns.indexOf(field)
  return new Map(
    rows.flatMap(({ row, cells }) => {
      const text = at < 0 ? '' : cleanLine(cells[at] ?? '')
      return text === '' ? [] : [[row, text] as const]
    }),
  )
}

/** Records of a kind by the rows that name them by their id in another system. */
export async function recordsByRow(
  { externalIds }: Pick<ExternalIdsDeps, 'externalIds'>,
  given: Import,
  { kind, field, rows }: { kind: Import['kind']; field: string; rows: readonly StoredRow[] },
): Promise<{ ids: Map<number, string>; records: Map<number, number> }> {
  const ids = textsIn(given, field, rows)
  const known = given.source ? await externalIds.find(kind, given.source, [...new Set(ids.values())]) : new Map()
  const records = [...ids].flatMap(([row, id]) => {
    const record = known.get(id) as number | undefined
    return record === undefined ? [] : [[row, record] as const]
  })
  return { ids, records: new Map(records) }
}

/** The problem of a row whose id and whose other facts belong to two records. */
export const twoRecords = (given: Import) => ({
  column: headerOf(given, 'externalId'),
  message: 'The ID and the other columns belong to two records. Merge them first, or remove the ID from this row.',
})

/**
 * Checks rows of a file with ids: a record with the id of a row is the one that the row is about, and of several rows with one
 * id the first counts.
 *
 * @param check Checks the rows as those of a file without ids, given the records that are known by their id.
 */
export async function checkWithIds(
  deps: ExternalIdsDeps,
  given: Import,
  rows: readonly StoredRow[],
  check: (known: RecordsByRow) => Promise<CheckedRow[]>,
): Promise<CheckedRow[]> {
  const { ids, records } = await recordsByRow(deps, given, { kind: given.kind, field: 'externalId', rows })
  const checked = await check(records)
  if (ids.size === 0) return checked
  const first = await deps.externalIds.firstRowsWithIds(given.id, [...new Set(ids.values())])
  const column = headerOf(given, 'externalId')
  return checked.map((found): CheckedRow => {
    const externalId = ids.get(found.row)
    if (externalId === undefined || found.verdict === 'bad') return found
    const bad = (message: string): CheckedRow => ({
      ...found,
      verdict: 'bad',
      targetId: null,
      problems: [...found.problems, { column, message }],
      record: null,
    })
    if (externalId.length > maxLength) return bad(`Use at most ${maxLength} characters.`)
    const earlier = first.get(externalId)
    if (earlier !== undefined && earlier < found.row) return bad(`Row ${earlier} has the same ID.`)
    first.set(externalId, found.row)
    const record = records.get(found.row)
    // Jobs and submissions on record are never changed, so there is nothing to decide about one that is known.
    const isSame = record !== undefined && (given.kind === 'jobs' || given.kind === 'submissions')
    return isSame ? { ...found, externalId, verdict: 'same', targetId: record, problems: [] } : { ...found, externalId }
  })
}
