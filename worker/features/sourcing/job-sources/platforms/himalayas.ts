import { z } from 'zod'
import { amount, payOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { employer } from './board-of-many.ts'
import { addressOnly, withQuery, type JobPlatform } from './platform.ts'
import { key, listOf, moment, readable, title } from './answer-fields.ts'

const himalayasJob = z.object({
  guid: key,
  title,
  companyName: employer,
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
export const himalayas: JobPlatform = {
  hosts: ['himalayas.app'],
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
