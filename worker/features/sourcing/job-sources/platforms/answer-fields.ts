import { z } from 'zod'
import { isObject } from '#worker/reading/json.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { dateOf, value } from '#worker/reading/posting/field-values.ts'

/** A moment as ISO text, another readable date, or milliseconds since 1970. */
export const moment = value((given) => dateOf(given))

/** True for true, "true" and 1, as platforms write it. */
export const yes = value((given) => [true, 'true', 1].includes(given as string))

/** An object with at least these fields; a missing object reads as empty. */
export const part = <S extends z.ZodRawShape>(shape: S) =>
  value((given) => (isObject(given) ? given : {})).pipe(z.object(shape))

/** A list; a missing one reads as empty. */
export const listOf = <S extends z.ZodType>(item: S) =>
  value((given) => (Array.isArray(given) ? given : [])).pipe(z.array(item))

/** An identifier: text or number, never empty. */
export const key = z.union([z.string().trim().min(1).max(300), z.number()]).transform(String)
/** The title of a posting, never empty. */
export const title = z.string().trim().min(1).max(500)

/** The error for an answer in another format than the platform's. */
export const malformed = () =>
  new PageError('malformed', 'The answer is not in the format that this platform uses. Is the address still right?')

/**
 * The items of a list that have what a posting needs; others are left out. A list in which nothing can be read is an error:
 * the platform has changed.
 */
export function readable<S extends z.ZodType>(items: readonly unknown[], schema: S): z.output<S>[] {
  const read = items.map((item) => schema.safeParse(item)).flatMap((one) => (one.success ? [one.data] : []))
  if (items.length > 0 && read.length === 0) throw malformed()
  return read
}
