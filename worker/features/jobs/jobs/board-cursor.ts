import { z } from 'zod'
import type { BoardSort } from '#contract/domain/board-filters.ts'
import { sortKey, type BoardCursor } from './board.repo.ts'
import type { Job } from './jobs.repo.ts'

const stored = z.tuple([
  z.enum(['a', 'b']),
  z.union([z.number(), z.string().max(400)]),
  z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
])

/** A cursor as text for an address: the page after (`a`) or before (`b`) this job. */
export function writeCursor(job: Job, sort: BoardSort, isBack: boolean): string {
  const bytes = new TextEncoder().encode(JSON.stringify([isBack ? 'b' : 'a', sortKey(job, sort), job.id]))
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** Reads a cursor; undefined (the first page) for anything but a cursor of this order. */
export function readCursor(text: string | undefined, sort: BoardSort): BoardCursor | undefined {
  if (!text || text.length > 900) return undefined
  try {
    const json = new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet: 'base64url' }))
    const parsed = stored.safeParse(JSON.parse(json))
    if (!parsed.success || (typeof parsed.data[1] === 'string') !== (sort === 'title')) return undefined
    const [where, key, id] = parsed.data
    return { isBack: where === 'b', key, id }
  } catch {
    return undefined
  }
}
