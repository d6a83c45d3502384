import { z } from 'zod'
import { dateOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import { hostLabel, isAddress, isOnHost, type JobPlatform, type Reading } from './platform.ts'
import { detailOf, listedPosting, postingReader, statedUrl } from './posting-fields.ts'
import { listOf, malformed, moment, part, readable, title } from './answer-fields.ts'
import { relativeDay } from './relative-day.ts'

const page = z.object({ total: z.number(), jobPostings: z.array(z.unknown()) })
const listedJob = z.object({
  title,
  externalPath: z.string().startsWith('/'),
  locationsText: text,
  postedOn: text,
  bulletFields: listOf(text),
  remoteType: text,
})
const job = z.object({
  jobPostingInfo: z.object({
    title,
    jobDescription: text,
    location: text,
    additionalLocations: listOf(text),
    startDate: text,
    postedOn: text,
    endDate: moment,
    timeType: text,
    externalUrl: text,
    remoteType: text,
    canApply: z.unknown().optional(),
    posted: z.unknown().optional(),
  }),
  hiringOrganization: part({ name: text }),
})

/** "Remote" and "Fully remote" are remote, "Hybrid remote" isn't; other words say nothing. */
const remoteOf = (remoteType = '') => (/remote/i.test(remoteType) ? { isRemote: !/hybrid/i.test(remoteType) } : {})

const posting = postingReader(job, ({ jobPostingInfo: found, hiringOrganization }, now) =>
  found.canApply === false || found.posted === false
    ? 'closed'
    : {
        title: found.title,
        url: statedUrl(found.externalUrl),
        firm: hiringOrganization.name,
        places: placesOf(found.location, ...found.additionalLocations),
        ...remoteOf(found.remoteType),
        employmentTypes: found.timeType ? [found.timeType] : [],
        postedAt: dateOf(found.startDate) ?? relativeDay(found.postedOn, now),
        validThrough: found.endDate,
        description: found.jobDescription,
      },
)

/** The interface gives no more at once. */
const pageSize = 20
/** A larger board is searched for lawyers' words instead of being read whole. */
const wholeBoard = 200
const searchWords = ['attorney', 'counsel']

/**
 * Workday's career site interface (POST for the list, GET for details). Locator: the address of the career site
 * (`https://{tenant}.wd1.myworkdayjobs.com/{site}`, `https://wd1.myworkdaysite.com/recruiting/{tenant}/{site}`) or of the
 * interface on any host (`…/wday/cxs/{tenant}/{site}/jobs`); details are at `…/wday/cxs/{tenant}/{site}{path}`.
 */
export const workday: JobPlatform = {
  hosts: ['myworkdayjobs.com', 'myworkdaysite.com'],
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
      yield* furtherPages(reading, board, '', total)
      return
    }
    for (const words of searchWords) {
      const first = await search(reading, board, words, 0)
      yield first.postings
      yield* furtherPages(reading, board, words, first.total)
    }
  },
  async detail(reading, ref) {
    const found = posting(await reading.json(ref, z.unknown()), reading.now)
    const detail = detailOf(found)
    // The list says "2 Locations" and leaves out which.
    return found && found !== 'closed' && detail !== 'closed' ? { ...detail, places: found.places } : detail
  },
  fromUrl(url, path) {
    const isShared = isOnHost(url, 'myworkdaysite.com')
    if (!isShared && !isOnHost(url, 'myworkdayjobs.com')) return undefined
    if (path[0] === 'wday') return { api: url.href }
    const segments = path.filter((segment, at) => at > 0 || !locale.test(segment))
    if (isShared && segments[0] === 'recruiting') segments.shift()
    const tenant = isShared ? segments.shift() : hostLabel(url)
    const at = segments.findIndex((segment) => segment === 'job' || segment === 'details')
    const site = segments[at - 1]
    const rest = segments.slice(at + 1).filter((segment) => segment !== 'apply')
    if (!tenant || !site || rest.length === 0) return undefined
    return { api: `${url.origin}/wday/cxs/${tenant}/${site}/job/${rest.join('/')}` }
  },
  posting,
}

type Board = { api: string; page: string }

/** A locale before the site ("en-US") belongs to pages only: the interface answers 405 there. */
const locale = /^[a-z]{2}-[A-Z]{2}$/

function boardOf(locator: string): Board | undefined {
  const url = isAddress(locator) ? URL.parse(locator) : null
  if (!url) return undefined
  const [tenant, site] = tenantAndSite(url)
  if (!tenant || !site) return undefined
  return {
    api: `${url.origin}/wday/cxs/${tenant}/${site}`,
    page: isOnHost(url, 'myworkdaysite.com') ? `${url.origin}/recruiting/${tenant}/${site}` : `${url.origin}/${site}`,
  }
}

function tenantAndSite(url: URL): (string | undefined)[] {
  const path = url.pathname.split('/').filter(Boolean)
  const at = path.indexOf('cxs')
  if (at >= 0) return [path[at + 1], path[at + 2]]
  if (path[0] === 'recruiting') return [path[1], path[2]]
  const segments = path.filter((segment) => !locale.test(segment))
  return segments.length > 1 ? segments : [hostLabel(url), segments[0]]
}

async function search(reading: Reading, board: Board, searchText: string, offset: number) {
  const answer = await reading.json(`${board.api}/jobs`, page, {
    json: { appliedFacets: {}, limit: pageSize, offset, searchText },
  })
  const postings = readable(answer.jobPostings, listedJob).map((found) =>
    listedPosting(
      {
        title: found.title,
        places: /^\d+ locations?$/i.test(found.locationsText ?? '') ? [] : placesOf(found.locationsText),
        ...remoteOf(found.remoteType),
        postedAt: relativeDay(found.postedOn, reading.now),
      },
      {
        id: found.bulletFields[0] ?? found.externalPath,
        url: board.page + found.externalPath,
        detailRef: board.api + found.externalPath,
      },
    ),
  )
  return { total: answer.total, postings }
}

async function* furtherPages(reading: Reading, board: Board, words: string, total: number) {
  for (let offset = pageSize; offset < Math.min(total, 2_000); offset += pageSize) {
    yield (await search(reading, board, words, offset)).postings
  }
}
