import { z } from 'zod'
import { listUrlFrom, withQuery, type Adapter } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import {
  amount,
  key,
  listOf,
  moment,
  part,
  placeOf,
  placesOf,
  readable,
  text,
  title,
  unitOf,
  yes,
} from '#worker/reading/posting/field-values.ts'

const board = z.object({ jobs: z.array(z.unknown()) })
const address = part({
  postalAddress: part({ addressLocality: text, addressRegion: text, addressCountry: text }),
})
const job = z.object({
  id: key,
  title,
  jobUrl: z.url(),
  isListed: z
    .unknown()
    .optional()
    .transform((listed) => listed !== false),
  location: text,
  secondaryLocations: listOf(part({ location: text })),
  address,
  isRemote: yes,
  workplaceType: text,
  publishedAt: moment,
  descriptionHtml: text,
  descriptionPlain: text,
  compensation: part({
    summaryComponents: listOf(
      part({ compensationType: text, interval: text, currencyCode: text, minValue: amount, maxValue: amount }),
    ),
  }),
})

/**
 * Ashby posting API. Locator: the board's name (its capitals count), or an address
 * (`https://api.ashbyhq.com/posting-api/job-board/{name}`).
 */
export const ashby: Adapter = {
  everyMs: 300,
  isOneAnswer: true,
  listUrl: listUrlFrom((name) => `https://api.ashbyhq.com/posting-api/job-board/${name}`, ''),
  async *list(reading) {
    const url = withQuery(ashby.listUrl(reading.locator) ?? '', { includeCompensation: 'true' })
    const { jobs } = await reading.json(url, board, { maxBytes: 8 * 1024 * 1024 })
    yield readable(jobs, job)
      .filter(({ isListed }) => isListed)
      .map((found): Posting => {
        const { addressLocality, addressRegion, addressCountry } = found.address.postalAddress
        const pay = found.compensation.summaryComponents.find(
          ({ compensationType, minValue, maxValue }) =>
            /salary/i.test(compensationType ?? 'salary') && (minValue ?? maxValue),
        )
        return {
          id: found.id,
          title: found.title,
          url: found.jobUrl,
          places: placesOf(
            placeOf({ city: addressLocality, region: addressRegion, country: addressCountry }) ?? found.location,
            ...found.secondaryLocations.map(({ location }) => location),
          ),
          isRemote: found.isRemote || found.workplaceType === 'Remote',
          postedAt: found.publishedAt,
          description: found.descriptionHtml ?? found.descriptionPlain,
          salary: pay && {
            min: pay.minValue,
            max: pay.maxValue,
            currency: pay.currencyCode,
            unit: unitOf(pay.interval),
          },
        }
      })
  },
}
