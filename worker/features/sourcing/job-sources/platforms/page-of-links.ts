import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { challenged, emptyPage, isChallenge, saysNone } from './empty-list.ts'
import { postingsOfPage } from '#worker/reading/posting/page/page-openings.ts'
import { withQuery, type Reading } from './platform.ts'

/** Pause between two requests to a firm's own site. Milliseconds. */
export const firmPaceMs = 2_000

/**
 * Postings of a page in no documented format. An empty page may be a firm that isn't hiring, a page that was rebuilt, or a
 * wall before the page.
 *
 * @throws PageError `refused` before a wall; `malformed` when it had postings until now and doesn't say that there aren't any.
 */
export function postingsOn(reading: Reading, html: string, url: string, wanted?: RegExp): Posting[] {
  const postings = postingsOfPage(html, url, wanted)
  if (postings.length > 0) return postings
  if (isChallenge(html)) throw challenged()
  if (reading.indexed > 0 && !saysNone(html)) throw emptyPage()
  return []
}

/** Reads pages of links by their numbers until one brings nothing new. */
export async function* numberedPages(reading: Reading, url: string, parameter: string, first: number, wanted: RegExp) {
  const seen = new Set<string>()
  for (let number = first; number < first + 60; number++) {
    const answer = await reading.read(number === first ? url : withQuery(url, { [parameter]: number }))
    const found =
      number === first
        ? postingsOn(reading, answer.text, answer.url, wanted)
        : postingsOfPage(answer.text, answer.url, wanted)
    const fresh = found.filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) seen.add(id)
    yield fresh
  }
}
