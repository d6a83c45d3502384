import { conflict } from '#worker/http/errors.ts'

/** Each lost race means that someone else's entry was saved; so many in a row do not happen among people. */
const maxAttempts = 8

/**
 * Runs a change that appends evidence, and runs it again if another entry took its place in the chain meanwhile. Nothing of a
 * lost attempt is written.
 *
 * @param change Reads the end of the chain on each attempt.
 * @throws AppError 409 changed_meanwhile after eight lost races.
 */
export async function appending<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      return await change()
    } catch (error) {
      if (!isTakenPlace(error)) throw error
    }
  }
  throw conflict(
    'changed_meanwhile',
    'Others are changing this candidate’s record right now. Please try again in a moment.',
  )
}

/** Of the chain, or of the candidate at the firm: another submission has just started the clock. */
const isTakenPlace = (error: unknown): boolean =>
  error instanceof Error &&
  (/UNIQUE constraint failed: (evidence|ownerships)\./.test(error.message) || isTakenPlace(error.cause))
