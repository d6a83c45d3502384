import { z } from 'zod'
import type { BoardSort } from '#contract/domain/board-filters.ts'
import { sortKey, type BoardCursor } from './board.repo.ts'
import type { Job } from './jobs.repo.ts'

const storedCursor = z.object({
  side: z.enum(['after', 'before']),
  key: z.union([z.number(), z.string().max(400)]),
  id: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
})

/** A cursor as text for an address: the page after or before this job. */
export function writeCursor(job: Job, sort: BoardSort, isBack: boolean): string {
  const cursor = { side: isBack ? 'before' : 'after', key: sortKey(job, sort), id: job.id } satisfies z.infer<
    typeof storedCursor
  >
  const bytes = new TextEncoder().encode(JSON.stringify(cursor))
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** Reads a cursor; undefined (the first page) for anything but a cursor of this order. */
export function readCursor(text: string | undefined, sort: BoardSort): BoardCursor | undefined {
  if (!text || text.length > 2_000) return undefined
  try {
    const json = new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet: 'base64url' }))
    const parsed = storedCursor.safeParse(JSON.parse(json))
    if (!parsed.success || (typeof parsed.data.key === 'string') !== (sort === 'title')) return undefined
    const { side, key, id } = parsed.data
    return { isBack: side === 'before', key, id }
  } catch {
    return undefined
  }
}
