import { z } from 'zod'
import { applicationSorts, type ApplicationSort } from '#contract/domain/candidate-view.ts'
import { badCursor, decodeCursor } from '#worker/db/cursor.ts'
import type { After } from './application-walks.ts'

const whole = z.number().int().min(-1).max(Number.MAX_SAFE_INTEGER)
const place = z.object({
  /** Order that the cursor belongs to. */
  sort: z.enum(applicationSorts),
  /** The last row's sort key, id and status. */
  key: z.union([whole, z.string().max(250)]).optional(),
  id: whole.optional(),
  status: z.string().max(40).optional(),
  /** In a search: upper bound of the ids in the current window of matches, and how many matched up to here. */
  below: whole.optional(),
  counted: whole.optional(),
})

/** Where a page of applications starts. */
export type ApplicationCursor = z.output<typeof place>

/** Reads the cursor of a list; undefined for its first page. @throws AppError 400 bad_cursor. */
export function readCursor(cursor: string | undefined, sort: ApplicationSort): ApplicationCursor | undefined {
  const at = decodeCursor(place, cursor)
  if (at && at.sort !== sort) throw badCursor()
  return at
}

/** The last row of the page before; undefined where a list or a window of matches starts. */
export function afterOf(at: ApplicationCursor | undefined): After | undefined {
  if (at?.key === undefined || at.id === undefined) return undefined
  return { key: at.key, id: at.id, status: at.status ?? '' }
}
