import { z } from 'zod'
import { baseOf, hostLabelUrl, type Adapter } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { key, moment, part, placeOf, placesOf, readable, text, title } from '#worker/reading/posting/field-values.ts'
import { payIn } from '#worker/reading/posting/pay-in-text.ts'

const board = z.object({ result: z.array(z.unknown()) })
const location = part({ city: text, state: text, country: text })
const job = z.object({
  id: key,
  jobOpeningName: title,
  location,
  atsLocation: location,
  isRemote: z
    .unknown()
    .optional()
    .transform((remote) => remote === true || remote === '1'),
  locationType: text,
})
const detail = z.object({
  result: z.object({
    jobOpening: part({
      jobOpeningShareUrl: text,
      jobOpeningStatus: text,
      description: text,
      datePosted: moment,
      compensation: text,
    }),
  }),
})

/**
 * BambooHR's careers list. Locator: the company's name, or an address that ends in `/careers/list`
 * (`https://{company}.bamboohr.com/careers/list`); details are at `…/careers/{id}/detail`.
 */
export const bamboohr: Adapter = {
  listUrl: hostLabelUrl((company) => `https://${company}.bamboohr.com/careers/list`, '/careers/list'),
  isOneAnswer: true,
  async *list(reading) {
    const url = bamboohr.listUrl(reading.locator) ?? ''
    const base = baseOf(url, '/list')
    const { result } = await reading.json(url, board)
    yield readable(result, job).map((found): Posting => {
      const { city, state, country } = found.location.city ? found.location : found.atsLocation
      return {
        id: found.id,
        title: found.jobOpeningName,
        url: `${base}/${found.id}`,
        places: placesOf(placeOf({ city, region: state, country })),
        // Its own code: 1 is remote.
        isRemote: found.isRemote || found.locationType === '1',
        detailRef: `${base}/${found.id}/detail`,
      }
    })
  },
  async detail(reading, ref) {
    const { jobOpening: found } = (await reading.json(ref, detail)).result
    if (found.jobOpeningStatus && !/open/i.test(found.jobOpeningStatus)) return 'closed'
    return { description: found.description, postedAt: found.datePosted, salary: payIn(found.compensation ?? '') }
  },
}
