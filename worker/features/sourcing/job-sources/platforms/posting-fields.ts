import { z } from 'zod'
import type { Posting, PostingDetail } from '#worker/reading/posting/online-posting.ts'
import type { PostingFields, PostingReader, Reading } from './platform.ts'
import { malformed } from './answer-fields.ts'

/** The reader of one platform's answer; JSON that the schema refuses is of another shape. */
export const postingReader =
  <S extends z.ZodType>(
    schema: S,
    read: (found: z.output<S>, now: Date) => PostingFields | 'closed' | undefined,
  ): PostingReader =>
  (json, now) => {
    const parsed = schema.safeParse(json)
    return parsed.success ? read(parsed.data, now) : undefined
  }

/** A posting of a board's list. Whose name counts, the posting's or the source's, is decided where the source is known. */
export function listedPosting(
  fields: PostingFields,
  own: { id: string; url: string; isRemote?: boolean; detailRef?: string | undefined },
): Posting {
  const { title, firm, places, isRemote, salary, postedAt, validThrough, description } = fields
  return { title, firm, places, isRemote, salary, postedAt, validThrough, description, ...own }
}

/** The details of a listed posting. Title and places are the list's unless a platform's list leaves them out. */
export function detailOf(found: PostingFields | 'closed' | undefined): PostingDetail {
  if (!found) throw malformed()
  if (found === 'closed') return found
  const { firm, description, salary, postedAt, validThrough, isRemote, url } = found
  return { firm, description, salary, postedAt, validThrough, isRemote, ...(url ? { url } : {}) }
}

/** Asks a platform's interface for one posting. @throws PageError `malformed` for an answer of another shape. */
export const askForDetail = async (reading: Reading, ref: string, read: PostingReader): Promise<PostingDetail> =>
  detailOf(read(await reading.json(ref, z.unknown()), reading.now))

/**
 * The list of a board's answer: the answer itself, or what it has under one of these names.
 *
 * @example itemsOf('jobs') reads `[…]` and `{ "jobs": […] }`
 */
export const itemsOf = (...names: readonly string[]) =>
  z.unknown().transform((answer, context): unknown[] => {
    if (Array.isArray(answer)) return answer
    for (const name of names) {
      const items = (answer as Record<string, unknown> | null)?.[name]
      if (Array.isArray(items)) return items
    }
    context.addIssue({ code: 'custom', message: 'no list' })
    return z.NEVER
  })

/** Texts of a description, those that are there. */
export const joinTexts = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter(Boolean).join('\n\n') || undefined

/** A text of the description below its heading. */
export const headed = (heading: string, text: string | undefined) => text && `<h3>${heading}</h3>\n${text}`

/** An address that a platform states, when it is one. */
export const statedUrl = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? address : undefined

/** Says if a platform's word for the workplace is remote: "Remote", "fully_remote", true; "hybrid" and "remote optional" aren't. */
export const isRemoteWord = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'string' &&
    /^(?:true|(?:100% |fully[ _-]?|full[ _-]?time[ _-]?)?remote(?:[ _-]?(?:only|first))?)$/i.test(value.trim()))
