import { z } from 'zod'
import { hostLabelUrl, type Adapter } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import {
  amount,
  key,
  moment,
  part,
  payOf,
  placeOf,
  placesOf,
  readable,
  text,
  title,
  unitOf,
  yes,
} from '#worker/reading/posting/field-values.ts'

const board = z.object({ offers: z.array(z.unknown()) })
const job = z.object({
  id: key,
  title,
  careers_url: z.url(),
  status: text,
  city: text,
  state_name: text,
  country: text,
  location: text,
  remote: yes,
  published_at: moment,
  close_at: moment,
  description: text,
  requirements: text,
  salary: part({ min: amount, max: amount, period: text, currency: text }),
})

/** Recruitee's careers interface. Locator: the company's name, or an address (`https://{company}.recruitee.com/api/offers/`). */
export const recruitee: Adapter = {
  isOneAnswer: true,
  listUrl: hostLabelUrl((company) => `https://${company}.recruitee.com/api/offers/`, '/api/offers/'),
  async *list(reading) {
    const { offers } = await reading.json(recruitee.listUrl(reading.locator) ?? '', board)
    yield readable(offers, job)
      .filter(({ status }) => !status || status === 'published')
      .map((found): Posting => {
        const { min, max, period, currency } = found.salary
        return {
          id: found.id,
          title: found.title,
          url: found.careers_url,
          places: placesOf(
            placeOf({ city: found.city, region: found.state_name, country: found.country }) ?? found.location,
          ),
          isRemote: found.remote,
          postedAt: found.published_at,
          validThrough: found.close_at,
          description: [found.description, found.requirements].filter(Boolean).join('\n'),
          salary: payOf({ min, max, currency, unit: unitOf(period) }),
        }
      })
  },
}
