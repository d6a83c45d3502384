import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { codeOf, find, parseHtml } from '#worker/reading/document/html/parse-html.ts'
import { baseOf, listUrlFrom, withQuery, type JobPlatform } from './platform.ts'
import type { PostingDetail } from '#worker/reading/posting/online-posting.ts'
import { pageDetail } from './page-detail.ts'
import { amount, payOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { z } from 'zod'
import { listOf, malformed, moment, part } from './answer-fields.ts'
import { findPostings, guessPostings } from './guess-postings.ts'

/** The data of a Next.js page. @throws PageError `malformed` when the page has none. */
export function nextData(html: string): unknown {
  return withPageBudget((budget) => {
    const script = find(parseHtml(html, budget), ({ attributes }) => attributes['id'] === '__NEXT_DATA__')
    try {
      return parseJson(script ? codeOf(script) : '', budget)
    } catch {
      throw malformed()
    }
  })
}

/** Rippling's job board pages. Locator: the company's name, or an address that ends in `/jobs`. */
export const rippling: JobPlatform = {
  hosts: ['rippling.com'],
  listUrl: listUrlFrom((company) => `https://ats.rippling.com/${company}/jobs`, '/jobs'),
  async *list(reading) {
    const url = rippling.listUrl(reading.locator) ?? ''
    const base = baseOf(url)
    for (let page = 0; page < 50; page++) {
      const answer = await reading.read(page === 0 ? url : withQuery(url, { page, pageSize: 20 }))
      const data = nextData(answer.text)
      // An empty board has a list, and nothing in it.
      if (!findPostings(data)) return
      const postings = guessPostings(data, url, (id) => `${base}/${id}`)
      yield postings.map((posting) => ({ ...posting, detailRef: posting.url }))
      if (postings.length < 20) return
    }
  },
  async detail(reading, ref): Promise<PostingDetail> {
    const { text: html } = await reading.read(ref)
    if (!html.includes('__NEXT_DATA__')) return pageDetail(reading, ref)
    const post = jobPost(nextData(html))
    const texts =
      typeof post?.['description'] === 'object' ? Object.values(post['description'] ?? {}) : [post?.['description']]
    const { createdOn, payRangeDetails, workLocations } = postFacts.parse(post ?? {})
    const [pay] = payRangeDetails
    return {
      postedAt: createdOn,
      places: workLocations,
      salary:
        pay && payOf({ min: pay.rangeStart, max: pay.rangeEnd, currency: pay.currency, unit: unitOf(pay.frequency) }),
      description:
        texts
          .map((value) => text.parse(value))
          .filter(Boolean)
          .join('\n') || undefined,
    }
  },
}

/** Facts that only a job's own page has. */
const postFacts = z.object({
  createdOn: moment,
  payRangeDetails: listOf(part({ rangeStart: amount, rangeEnd: amount, currency: text, frequency: text })),
  workLocations: listOf(text).transform((places) => placesOf(...places)),
})

/** The object of a page's data that holds one job: the first with a name and a description. */
function jobPost(data: unknown, depth = 0): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null || depth > 9) return undefined
  const object = data as Record<string, unknown>
  if (object['description'] && (object['name'] ?? object['title'])) return object
  for (const value of Object.values(object)) {
    const found = jobPost(value, depth + 1)
    if (found) return found
  }
  return undefined
}
