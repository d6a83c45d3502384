import type { z } from 'zod'
import { badRequest } from '#worker/http/errors.ts'

const encoder = new TextEncoder()
// Strict on both: bytes that are no text are a damaged cursor.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Where a page of a keyset list ends, as opaque text for an address (base64url of JSON). */
export const encodeCursor = (place: unknown): string =>
  encoder.encode(JSON.stringify(place)).toBase64({ alphabet: 'base64url', omitPadding: true })

/**
 * Reads a cursor that came from outside; undefined when there isn't one.
 *
 * @throws AppError 400 bad_cursor, for anything that `encodeCursor` did not make of this shape.
 */
export function decodeCursor<S extends z.ZodType>(shape: S, cursor: string | undefined): z.output<S> | undefined {
  if (!cursor) return undefined
  let place: unknown
  try {
    place = JSON.parse(decoder.decode(Uint8Array.fromBase64(cursor, { alphabet: 'base64url' })))
  } catch {
    throw badCursor()
  }
  const parsed = shape.safeParse(place)
  if (!parsed.success) throw badCursor()
  return parsed.data
}

export const badCursor = () =>
  badRequest('bad_cursor', 'The link to this page of the list is not valid any more. Please start from the first page.')
