import { z } from 'zod'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page, type Page } from '#worker/db/page.ts'
import { notFound } from '#worker/http/errors.ts'
import type { DoNotContactRepo, MarkedRow } from './do-not-contact.repo.ts'

type DoNotContactDeps = { doNotContact: DoNotContactRepo; now: () => Date }

const place = z.object({ at: z.number().int(), id: z.number().int() })

/** People marked as do not contact, most recently marked first. @param input.limit 1 to 100. @throws AppError 400 bad_cursor. */
export async function pageMarked(
  deps: Pick<DoNotContactDeps, 'doNotContact'>,
  input: { q?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<MarkedRow> & { total: number }> {
  const { q = '', cursor, limit } = input
  const after = decodeCursor(place, cursor)
  const [rows, total] = await Promise.all([
    deps.doNotContact.page(q, { limit: limit + 1, after }),
    deps.doNotContact.count(q),
  ])
  return { ...page(rows, limit, ({ markedAt, id }) => ({ at: markedAt?.getTime(), id })), total }
}

/**
 * Marks a person as not to be contacted, by everybody and through every later read.
 *
 * @param reason Why, at most 500 characters; null where none is given.
 * @throws AppError 404 person_not_found.
 */
export async function markDoNotContact(
  deps: DoNotContactDeps,
  actor: { id: number },
  personId: number,
  reason: string | null,
): Promise<void> {
  if (!(await deps.doNotContact.set(personId, { by: actor.id, at: deps.now(), reason }))) {
    throw notFound('person_not_found', 'That person doesn’t exist or was deleted.')
  }
}

/**
 * Takes the mark off a person. As marking, it is everybody's: a mark is the agency's, not its author's.
 *
 * @throws AppError 404 mark_not_found, also for a mark that someone else has just taken off.
 */
export async function liftMark(deps: Pick<DoNotContactDeps, 'doNotContact'>, personId: number): Promise<void> {
  if (!(await deps.doNotContact.set(personId, null))) {
    throw notFound('mark_not_found', 'That person is no longer marked as do not contact.')
  }
}
