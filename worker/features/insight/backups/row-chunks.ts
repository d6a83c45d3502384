/** Characters that a chunk has before it may end. */
const minCharacters = 256 * 1024
/** Characters after which a chunk ends in any case. */
const maxCharacters = 1024 * 1024

/** Where a chunk begins: after the row number `after`, counted from the boundary `start`. */
export type ChunkStart = { after: number; start: number }

export const firstChunk: ChunkStart = { after: -1, start: 0 }

/**
 * Finds the boundary between two rows: of the numbers after `row` up to `next`, the multiple of the largest power of two.
 *
 * @returns The boundary and that power.
 */
function boundaryBetween(row: number, next: number): { at: number; power: number } {
  let power = 1
  while (power < Number.MAX_SAFE_INTEGER / 4 && Math.floor(next / (power * 2)) * power * 2 > row) power *= 2
  return { at: Math.floor(next / power) * power, power }
}

/**
 * Decides if a chunk ends between two rows. A boundary is a multiple of a power of two no smaller than the chunk's span, so
 * that chunks fit into each other like the halves of a ruler: where rows change, come or go, boundaries meet the earlier ones
 * again soon, and the chunks behind keep their content and name. An end forced by size may lie anywhere.
 *
 * @returns Start of the next chunk, or undefined to continue.
 */
export function chunkEnd(
  { start }: ChunkStart,
  { row, next, characters }: { row: number; next: number; characters: number },
): ChunkStart | undefined {
  if (characters < minCharacters) return undefined
  const { at, power } = boundaryBetween(row, next)
  return power >= at - start || characters >= maxCharacters ? { after: row, start: at } : undefined
}

/** One read of a table should bring about this much. Characters. */
const charactersOfRead = 1024 * 1024
const maxRowsOfRead = 2000
/** Rows of the first read of a table, whose rows may be long. */
export const firstRead = 50

/** Rows of the next read, by those of the last one. Grows slowly, because longer rows may follow short ones. */
export function nextRead(rows: number, characters: number): number {
  const fitting = Math.floor(charactersOfRead / Math.max(1, characters / Math.max(1, rows)))
  return Math.max(1, Math.min(maxRowsOfRead, fitting, rows * 4))
}
