import { z } from 'zod'
import { isAddress, type Adapter, type Reading } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import {
  dateOf,
  listOf,
  malformed,
  placesOf,
  readable,
  relativeDay,
  text,
  title,
  yes,
} from '#worker/reading/posting/field-values.ts'

const page = z.object({ total: z.number(), jobPostings: z.array(z.unknown()) })
const job = z.object({
  title,
  externalPath: z.string().startsWith('/'),
  locationsText: text,
  postedOn: text,
  bulletFields: listOf(text),
  remoteType: text,
})
const detail = z.object({
  jobPostingInfo: z.object({
    jobDescription: text,
    location: text,
    additionalLocations: listOf(text),
    startDate: text,
    externalUrl: text,
    remoteType: text,
    canApply: z
      .unknown()
      .optional()
      .transform((may) => may !== false),
    posted: yes.optional(),
  }),
})
/** The interface gives no more at once. */
const pageSize = 20
/** A board larger than this is searched for lawyers' words instead of being read whole. */
const wholeBoard = 200
const searchWords = ['attorney', 'counsel']

/**
 * Workday's career site interface (POST for the list, GET for details). Locator: the address of the career site
 * (`https://{tenant}.wd1.myworkdayjobs.com/{site}`, `https://wd1.myworkdaysite.com/recruiting/{tenant}/{site}`) or of the
 * interface on any host (`…/wday/cxs/{tenant}/{site}/jobs`); details are at `…/wday/cxs/{tenant}/{site}{path}`.
 */
export const workday: Adapter = {
  everyMs: 500,
  listUrl(locator) {
    const board = boardOf(locator)
    return board && `${board.api}/jobs`
  },
  async *list(reading) {
    const board = boardOf(reading.locator)
    if (!board) throw malformed()
    const { total, postings } = await search(reading, board, '', 0)
    if (total <= wholeBoard) {
      yield postings
      yield* following(reading, board, '', total)
      return
    }
    for (const words of searchWords) {
      const first = await search(reading, board, words, 0)
      yield first.postings
      yield* following(reading, board, words, first.total)
    }
  },
  async detail(reading, ref) {
    const { jobPostingInfo: info } = await reading.json(ref, detail)
    if (!info.canApply || info.posted === false) return 'closed'
    return {
      description: info.jobDescription,
      places: placesOf(info.location, ...info.additionalLocations),
      ...(/remote/i.test(info.remoteType ?? '') ? { isRemote: !/hybrid/i.test(info.remoteType ?? '') } : {}),
      ...(info.startDate ? { postedAt: dateOf(info.startDate) } : {}),
      ...(info.externalUrl && URL.canParse(info.externalUrl) ? { url: info.externalUrl } : {}),
    }
  },
}

type Board = { api: string; page: string }

function boardOf(locator: string): Board | undefined {
  const url = isAddress(locator) ? URL.parse(locator) : null
  if (!url) return undefined
  const parts = url.pathname.split('/').filter(Boolean)
  const at = parts.indexOf('cxs')
  const [tenant, site] =
    at >= 0
      ? [parts[at + 1], parts[at + 2]]
      : parts[0] === 'recruiting'
        ? [parts[1], parts[2]]
        : // A locale before the site ("en-US") is the page's, never the interface's: it answers 405 there.
          withoutLocale(url, parts)
  if (!tenant || !site) return undefined
  const isShared = /(^|\.)myworkdaysite\.com$/.test(url.hostname)
  return {
    api: `${url.origin}/wday/cxs/${tenant}/${site}`,
    page: isShared ? `${url.origin}/recruiting/${tenant}/${site}` : `${url.origin}/${site}`,
  }
}

function withoutLocale(url: URL, parts: string[]): (string | undefined)[] {
  const path = parts.filter((part) => !/^[a-z]{2}-[A-Z]{2}$/.test(part))
  return path.length > 1 ? path : [url.hostname.split('.')[0], path[0]]
}

async function search(reading: Reading, board: Board, searchText: string, offset: number) {
  const answer = await reading.json(`${board.api}/jobs`, page, {
    json: { appliedFacets: {}, limit: pageSize, offset, searchText },
  })
  const postings = readable(answer.jobPostings, job).map((found): Posting => {
    const many = /^\d+ locations?$/i.test(found.locationsText ?? '')
    return {
      id: found.bulletFields[0] ?? found.externalPath,
      title: found.title,
      url: board.page + found.externalPath,
      places: many ? [] : placesOf(found.locationsText),
      ...(/remote/i.test(found.remoteType ?? '') ? { isRemote: !/hybrid/i.test(found.remoteType ?? '') } : {}),
      postedAt: relativeDay(found.postedOn, reading.now),
      detailRef: board.api + found.externalPath,
    }
  })
  return { total: answer.total, postings }
}

async function* following(reading: Reading, board: Board, words: string, total: number) {
  for (let offset = pageSize; offset < Math.min(total, 2_000); offset += pageSize) {
    yield (await search(reading, board, words, offset)).postings
  }
}
