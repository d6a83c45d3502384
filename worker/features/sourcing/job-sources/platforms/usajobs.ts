import { z } from 'zod'
import { amount, payOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { employer } from './board-of-many.ts'
import { addressOnly, withQuery, type JobPlatform } from './platform.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const usaJob = z.object({
  MatchedObjectId: key,
  MatchedObjectDescriptor: z.object({
    PositionTitle: title,
    OrganizationName: employer,
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
 * (`USAJOBS_KEY`) and the email that it was given to (`USAJOBS_EMAIL`).
 */
export const usaJobs: JobPlatform = {
  hosts: ['data.usajobs.gov'],
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
