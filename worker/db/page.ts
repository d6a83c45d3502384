import { encodeCursor } from './cursor.ts'

export type Page<Row> = {
  items: Row[]
  /** Opaque text for the next request's `cursor`; null on the last page. */
  nextCursor: string | null
}

/**
 * One page of a keyset list. The repo is asked for `limit + 1` rows: the extra row only says that another page follows.
 *
 * @param rows Rows in list order, read with `limit + 1`.
 * @param cursorOf Place of a row in the list, with one word per field (`{ at, id }`). `decodeCursor` reads it back.
 * @example
 * const rows = await deps.feedback.page(filter, { limit: limit + 1, beforeId: place?.id })
 * return page(rows, limit, ({ id }) => ({ id }))
 */
export function page<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => Record<string, unknown>,
): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last !== undefined ? encodeCursor(cursorOf(last)) : null }
}
