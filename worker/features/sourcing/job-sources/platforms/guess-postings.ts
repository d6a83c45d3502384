import { isObject, type Json } from '#worker/reading/json.ts'
import { fullUrl } from '#worker/reading/posting/field-values.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { field, postingOf, said } from '#worker/reading/posting/page/stated-fields.ts'
import { malformed } from './answer-fields.ts'

/** The list in a JSON answer that looks most like postings: the longest one whose items have a title. */
export function findPostings(json: unknown, depth = 0): Json[] | undefined {
  if (typeof json !== 'object' || json === null || depth > 9) return undefined
  if (Array.isArray(json)) {
    const items = json.filter(isObject)
    const titled = items.filter((item) => said(field(item, 'title')) && (field(item, 'id') ?? field(item, 'url')))
    if (titled.length > 0 && titled.length >= json.length / 2) return items
  }
  const lists = Object.values(json)
    .slice(0, 500)
    .map((value) => findPostings(value, depth + 1))
  return lists.reduce((best, found) => ((found?.length ?? 0) > (best?.length ?? 0) ? found : best), undefined)
}

/**
 * Postings from a JSON answer whose format nobody has written down.
 *
 * @param page The address that links are relative to.
 * @param urlOf The address of a posting that states none.
 * @throws PageError `malformed` when nothing in it looks like a posting, unless it is an empty list.
 */
export function guessPostings(
  json: unknown,
  page: string,
  urlOf: (id: string, item: Json) => string = () => page,
): Posting[] {
  const items = findPostings(json)
  const lists = [json, ...(isObject(json) ? Object.values(json) : [])].filter(Array.isArray)
  if (!items && lists.every(({ length }) => length > 0)) throw malformed()
  return (items ?? []).flatMap((item): Posting[] => {
    const posting = postingOf(item)
    const stated = fullUrl(posting?.url, page)
    const id = posting?.id ?? stated
    if (!posting || id === undefined) return []
    return [{ ...posting, id, url: stated ?? urlOf(id, item), firm: undefined }]
  })
}
