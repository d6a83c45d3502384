import { z } from 'zod'
import { baseOf, isAddress, withQuery, type Adapter } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import {
  amount,
  key,
  listOf,
  malformed,
  moment,
  part,
  payOf,
  placesOf,
  readable,
  text,
  title,
  unitOf,
} from '#worker/reading/posting/field-values.ts'
import { payIn } from '#worker/reading/posting/pay-in-text.ts'

/** Boards of many employers. Each asks for a link back and to be named; their texts are not re-posted. */
const addressOnly = (locator: string) => (isAddress(locator) ? locator : undefined)
const firm = z.string().trim().min(1).max(200)
const isAnywhere = (place: string | undefined) => /^(?:worldwide|anywhere|remote)?$/i.test(place ?? '')

const remotiveJob = z.object({
  id: key,
  url: z.url(),
  title,
  company_name: firm,
  publication_date: moment,
  candidate_required_location: text,
  salary: text,
  description: text,
})
/** Remotive: remote jobs, a day late, at most a few requests a day. Locator: the interface's address with its search. */
export const remotive: Adapter = {
  everyMs: 30_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { jobs } = await reading.json(reading.locator, z.object({ jobs: z.array(z.unknown()) }))
    yield readable(jobs, remotiveJob).map((found): Posting => ({
      id: found.id,
      title: found.title,
      url: found.url,
      firm: found.company_name,
      places: isAnywhere(found.candidate_required_location) ? [] : placesOf(found.candidate_required_location),
      isRemote: true,
      postedAt: found.publication_date,
      description: found.description,
      salary: payIn(`Salary: ${found.salary ?? ''}`),
    }))
  },
}

const himalayasJob = z.object({
  guid: key,
  title,
  companyName: firm,
  applicationLink: z.url(),
  minSalary: amount,
  maxSalary: amount,
  currency: text,
  locationRestrictions: listOf(z.unknown()),
  pubDate: moment,
  expiryDate: moment,
  description: text,
  excerpt: text,
})
const himalayasPage = z.object({ jobs: z.array(z.unknown()), nextCursor: text, totalCount: amount })
/** Himalayas: remote jobs. Locator: the interface's address with its search; pages follow a cursor, else an offset. */
export const himalayas: Adapter = {
  everyMs: 2_000,
  listUrl: addressOnly,
  async *list(reading) {
    let cursor: string | undefined
    for (let seen = 0, pages = 0; pages < 25; pages++) {
      const { jobs, nextCursor, totalCount } = await reading.json(
        withQuery(reading.locator, cursor ? { cursor } : { offset: seen || undefined }),
        himalayasPage,
      )
      yield readable(jobs, himalayasJob).map((found): Posting => ({
        id: found.guid,
        title: found.title,
        url: found.applicationLink,
        firm: found.companyName,
        places: placesOf(...found.locationRestrictions.map((place) => (typeof place === 'string' ? place : undefined))),
        isRemote: true,
        postedAt: found.pubDate,
        validThrough: found.expiryDate,
        description: found.description ?? found.excerpt,
        salary: payOf({ min: found.minSalary, max: found.maxSalary, currency: found.currency, unit: 'year' }),
      }))
      seen += jobs.length
      cursor = nextCursor
      if (jobs.length === 0 || (!cursor && seen >= (totalCount ?? 0))) return
    }
  },
}

const museJob = z.object({
  id: key,
  name: title,
  company: z.object({ name: firm }),
  locations: listOf(part({ name: text })),
  refs: z.object({ landing_page: z.url() }),
  contents: text,
  publication_date: moment,
})
/** The Muse. Locator: the interface's address with its category; `page` counts from 0. */
export const theMuse: Adapter = {
  everyMs: 2_000,
  listUrl: addressOnly,
  async *list(reading) {
    for (let page = 0, pages = 1; page < Math.min(pages, 50); page++) {
      const answer = await reading.json(
        withQuery(reading.locator, { page }),
        z.object({ results: z.array(z.unknown()), page_count: z.number() }),
      )
      pages = answer.page_count
      yield readable(answer.results, museJob).map((found): Posting => {
        const names = found.locations.map(({ name }) => name)
        return {
          id: found.id,
          title: found.name,
          url: found.refs.landing_page,
          firm: found.company.name,
          places: placesOf(...names.filter((name) => !/remote/i.test(name ?? ''))),
          isRemote: names.some((name) => /flexible|remote/i.test(name ?? '')),
          postedAt: found.publication_date,
          description: found.contents,
        }
      })
    }
  },
}

const jobicyJob = z.object({
  id: key,
  url: z.url(),
  jobTitle: title,
  companyName: firm,
  jobGeo: text,
  jobDescription: text,
  jobExcerpt: text,
  pubDate: moment,
  salaryMin: amount,
  salaryMax: amount,
  annualSalaryMin: amount,
  annualSalaryMax: amount,
  salaryCurrency: text,
  salaryPeriod: text,
})
/** Jobicy: remote jobs. Locator: the interface's address. */
export const jobicy: Adapter = {
  everyMs: 5_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { jobs } = await reading.json(reading.locator, z.object({ jobs: z.array(z.unknown()) }))
    yield readable(jobs, jobicyJob).map((found): Posting => ({
      id: found.id,
      title: found.jobTitle,
      url: found.url,
      firm: found.companyName,
      places: isAnywhere(found.jobGeo) ? [] : placesOf(found.jobGeo),
      isRemote: true,
      postedAt: found.pubDate,
      description: found.jobDescription ?? found.jobExcerpt,
      salary: payOf({
        min: found.annualSalaryMin ?? found.salaryMin,
        max: found.annualSalaryMax ?? found.salaryMax,
        currency: found.salaryCurrency,
        unit: unitOf(found.salaryPeriod) ?? 'year',
      }),
    }))
  },
}

const arbeitnowJob = z.object({
  slug: key,
  company_name: firm,
  title,
  description: text,
  remote: z.unknown().optional(),
  url: z.url(),
  location: text,
  created_at: moment,
})
/** Arbeitnow. Locator: the interface's address; `page` counts from 1. */
export const arbeitnow: Adapter = {
  everyMs: 2_000,
  listUrl: addressOnly,
  async *list(reading) {
    for (let page = 1; page <= 20; page++) {
      const { data, links } = await reading.json(
        withQuery(reading.locator, { page }),
        z.object({ data: z.array(z.unknown()), links: part({ next: text }) }),
      )
      yield readable(data, arbeitnowJob).map((found): Posting => ({
        id: found.slug,
        title: found.title,
        url: found.url,
        firm: found.company_name,
        places: placesOf(found.location),
        isRemote: found.remote === true,
        postedAt: found.created_at,
        description: found.description,
      }))
      if (!links.next) return
    }
  },
}

const remoteOkJob = z.object({
  id: key,
  position: title,
  company: firm,
  url: z.url(),
  location: text,
  date: moment,
  description: text,
  salary_min: amount,
  salary_max: amount,
})
/** Remote OK: one answer whose first item is its terms. Locator: the interface's address. */
export const remoteOk: Adapter = {
  everyMs: 5_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const items = await reading.json(reading.locator, z.unknown(), { maxBytes: 8 * 1024 * 1024 })
    if (!Array.isArray(items)) throw malformed()
    const isTerms = (item: unknown) => typeof item === 'object' && item !== null && 'legal' in item
    yield readable(
      items.filter((item) => !isTerms(item)),
      remoteOkJob,
    ).map((found): Posting => ({
      id: found.id,
      title: found.position,
      url: found.url,
      firm: found.company,
      places: isAnywhere(found.location) ? [] : placesOf(found.location),
      isRemote: true,
      postedAt: found.date,
      description: found.description,
      salary: payOf({ min: found.salary_min, max: found.salary_max, unit: 'year' }),
    }))
  },
}

const usaJob = z.object({
  MatchedObjectId: key,
  MatchedObjectDescriptor: z.object({
    PositionTitle: title,
    OrganizationName: firm,
    PositionURI: z.url(),
    PositionLocationDisplay: text,
    PositionLocation: listOf(part({ LocationName: text })),
    PositionRemuneration: listOf(part({ MinimumRange: amount, MaximumRange: amount, RateIntervalCode: text })),
    PublicationStartDate: moment,
    ApplicationCloseDate: moment,
    QualificationSummary: text,
    UserArea: part({ Details: part({ JobSummary: text, RemoteIndicator: z.unknown() }) }),
  }),
})
const usaPage = z.object({
  SearchResult: z.object({ SearchResultCountAll: z.coerce.number(), SearchResultItems: z.array(z.unknown()) }),
})
/** Its codes for what an amount is for, in units of a year where they have no name here. */
const usaRates: Readonly<Record<string, { unit: 'hour' | 'day' | 'month' | 'year'; times: number }>> = {
  PA: { unit: 'year', times: 1 },
  PH: { unit: 'hour', times: 1 },
  PD: { unit: 'day', times: 1 },
  PM: { unit: 'month', times: 1 },
  BW: { unit: 'year', times: 26 },
}
/**
 * USAJOBS, the federal government's positions; series 0905 is attorneys. Locator: the search's address. Needs a key
 * (`USAJOBS_KEY`) and the e-mail that it was given to (`USAJOBS_EMAIL`).
 */
export const usaJobs: Adapter = {
  everyMs: 1_000,
  listUrl: addressOnly,
  async *list(reading) {
    const { USAJOBS_KEY = '', USAJOBS_EMAIL = '' } = reading.keys
    for (let number = 1, seen = 0; number <= 40; number++) {
      const { SearchResult } = await reading.json(
        withQuery(reading.locator, { ResultsPerPage: 250, Page: number }),
        usaPage,
        { headers: { 'Authorization-Key': USAJOBS_KEY, 'User-Agent': USAJOBS_EMAIL }, maxBytes: 8 * 1024 * 1024 },
      )
      const items = SearchResult.SearchResultItems
      yield readable(items, usaJob).map(({ MatchedObjectId: id, MatchedObjectDescriptor: found }): Posting => {
        const [pay] = found.PositionRemuneration
        const rate = usaRates[pay?.RateIntervalCode ?? '']
        const dollars = (value: number | undefined) => (value && rate ? value * rate.times : undefined)
        const places = found.PositionLocation.map(({ LocationName }) => LocationName)
        return {
          id,
          title: found.PositionTitle,
          url: found.PositionURI,
          firm: found.OrganizationName,
          places: placesOf(...(places.length > 0 && places.length <= 5 ? places : [found.PositionLocationDisplay])),
          isRemote: found.UserArea.Details.RemoteIndicator === true,
          postedAt: found.PublicationStartDate,
          validThrough: found.ApplicationCloseDate,
          description: found.UserArea.Details.JobSummary ?? found.QualificationSummary,
          salary: payOf({ min: dollars(pay?.MinimumRange), max: dollars(pay?.MaximumRange), unit: rate?.unit }),
        }
      })
      seen += items.length
      if (items.length === 0 || seen >= SearchResult.SearchResultCountAll) return
    }
  },
}

const adzunaJob = z.object({
  id: key,
  title,
  company: z.object({ display_name: firm }),
  location: part({ display_name: text, area: listOf(text) }),
  redirect_url: z.url(),
  description: text,
  created: moment,
  salary_min: amount,
  salary_max: amount,
  /** "1": guessed by Adzuna, not stated by the employer. */
  salary_is_predicted: z.unknown().optional(),
})
/** Adzuna. Locator: the search's address ending in its page number. Needs `ADZUNA_APP_ID` and `ADZUNA_APP_KEY`. */
export const adzuna: Adapter = {
  everyMs: 3_000,
  listUrl: addressOnly,
  async *list(reading) {
    const { ADZUNA_APP_ID, ADZUNA_APP_KEY } = reading.keys
    const base = baseOf(reading.locator).replace(/\/\d+$/, '')
    const { search } = new URL(reading.locator)
    for (let number = 1, seen = 0; number <= 20; number++) {
      const url = withQuery(`${base}/${number}${search}`, {
        app_id: ADZUNA_APP_ID,
        app_key: ADZUNA_APP_KEY,
        results_per_page: 50,
      })
      const { results, count } = await reading.json(url, z.object({ results: z.array(z.unknown()), count: z.number() }))
      yield readable(results, adzunaJob).map((found): Posting => {
        const isGuess = String(found.salary_is_predicted) === '1'
        const [, state, ...rest] = found.location.area
        return {
          id: found.id,
          title: found.title.replace(/<[^>]+>/g, ''),
          url: found.redirect_url,
          firm: found.company.display_name,
          places: placesOf(state && rest.length > 0 ? `${rest.at(-1)}, ${state}` : found.location.display_name),
          postedAt: found.created,
          description: found.description,
          salary: isGuess ? undefined : payOf({ min: found.salary_min, max: found.salary_max, unit: 'year' }),
        }
      })
      seen += results.length
      if (results.length === 0 || seen >= count) return
    }
  },
}
