import { isAddress, withQuery, type Adapter, type Reading } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { postingsOfPage } from '#worker/reading/posting/page/linked-postings.ts'
import { challenged, emptyPage, isChallenge, saysNone } from '#worker/reading/posting/page/empty-list.ts'
import { pageDetail } from './page-detail.ts'
import { placesOf } from '#worker/reading/posting/field-values.ts'

const addressOnly = (locator: string) => (isAddress(locator) ? locator : undefined)
const firmPace = 2_000

/**
 * Postings of a page whose format nobody has written down. One without any may be a firm that does not hire, a page that was
 * rebuilt, or a wall before the page.
 *
 * @throws PageError `refused` before a wall; `malformed` when it held postings until now and does not say that there are none.
 */
function postingsOn(reading: Reading, html: string, url: string, wanted?: RegExp): Posting[] {
  const postings = postingsOfPage(html, url, wanted)
  if (postings.length > 0) return postings
  if (isChallenge(html)) throw challenged()
  if (reading.held > 0 && !saysNone(html)) throw emptyPage()
  return []
}

/**
 * A careers page with structured data (JSON-LD or microdata), or that links to such pages. Locator: the page's address.
 */
export const structuredPage: Adapter = {
  everyMs: firmPace,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { text, url } = await reading.read(reading.locator)
    yield postingsOn(reading, text, url)
  },
  detail: pageDetail,
}

/** A plain careers page: its links with titles. Locator: the page's address. */
export const htmlPage: Adapter = structuredPage

/** The same for a page that its scripts draw: it is opened in a browser. Locator: the page's address. */
export const drawnPage: Adapter = {
  everyMs: firmPace,
  listUrl: addressOnly,
  async *list(reading) {
    yield postingsOn(reading, await reading.drawn(reading.locator), reading.locator)
  },
  detail: pageDetail,
}

/** Pages of links that are asked for by a number until one brings nothing new. */
async function* numbered(reading: Reading, url: string, parameter: string, first: number, wanted: RegExp) {
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

/** Radancy (TalentBrew) search pages. Locator: the search page; `p` is the page number. */
export const radancy: Adapter = {
  everyMs: firmPace,
  listUrl: addressOnly,
  async *list(reading) {
    for await (const page of numbered(reading, reading.locator, 'p', 1, /\/job\/[^/]+\/[^/]+\/\d+\/\d+/)) {
      yield page.map((posting): Posting => {
        const [, city = ''] = /\/job\/([^/]+)\//.exec(posting.url) ?? []
        const words = decodeURIComponent(city).split('-').filter(Boolean)
        const place = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ')
        return { ...posting, places: posting.places?.length ? posting.places : placesOf(place) }
      })
    }
  },
  detail: pageDetail,
}

/** iCIMS portals in their frame view. Locator: the portal (`https://careers-firm.icims.com`); `pr` is the page number. */
export const icims: Adapter = {
  everyMs: firmPace,
  listUrl(locator) {
    const url = isAddress(locator) ? URL.parse(locator) : null
    if (!url) return undefined
    if (!url.pathname.includes('/jobs')) url.pathname = '/jobs/search'
    return withQuery(url.href, { ss: 1, in_iframe: 1 })
  },
  async *list(reading) {
    const url = icims.listUrl(reading.locator) ?? ''
    for await (const page of numbered(reading, url, 'pr', 0, /\/jobs\/\d+\/[^/]+\/job/)) {
      yield page.map((posting) => ({
        ...posting,
        title: posting.title.replace(/^(?:Job )?Title\s*/i, ''),
        id: /\/jobs\/(\d+)\//.exec(posting.url)?.[1] ?? posting.id,
        url: posting.url.split('?')[0] ?? posting.url,
        detailRef: withQuery(posting.url, { in_iframe: 1 }),
      }))
    }
  },
  detail: pageDetail,
}

/** Jobvite's job tables. Locator: the company's token, or the address of its list. */
export const jobvite: Adapter = {
  everyMs: firmPace,
  isOneAnswer: true,
  listUrl: (locator) =>
    isAddress(locator)
      ? locator
      : /^[\w-]{1,80}$/.test(locator)
        ? `https://jobs.jobvite.com/careers/${locator}/jobs`
        : undefined,
  async *list(reading) {
    const { text, url } = await reading.read(jobvite.listUrl(reading.locator) ?? '')
    yield postingsOn(reading, text, url, /\/job\/[\w-]+/)
  },
  detail: pageDetail,
}

/** Taleo Business Edition search results. Locator: the address of `searchResults`. */
export const taleoBe: Adapter = {
  everyMs: firmPace,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { text, url } = await reading.read(reading.locator)
    yield postingsOn(reading, text, url, /viewRequisition/i)
  },
  detail: pageDetail,
}
