import { z } from 'zod'
import { listUrlFrom, withQuery, type Adapter } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import {
  key,
  listOf,
  moment,
  part,
  placeOf,
  placesOf,
  readable,
  text,
  title,
  yes,
} from '#worker/reading/posting/field-values.ts'

const board = z.object({ jobs: z.array(z.unknown()) })
const job = z.object({
  shortcode: key,
  title,
  url: z.url(),
  telecommuting: yes,
  city: text,
  state: text,
  country: text,
  locations: listOf(part({ city: text, region: text, country: text })),
  published_on: moment,
  description: text,
})

/**
 * Workable's public widget, one request a board. Locator: the account's name, or an address
 * (`https://apply.workable.com/api/v1/widget/accounts/{account}`).
 */
export const workable: Adapter = {
  // It answers 429 after some twenty requests at a faster pace.
  everyMs: 5_000,
  isOneAnswer: true,
  listUrl: listUrlFrom((account) => `https://apply.workable.com/api/v1/widget/accounts/${account}`, ''),
  async *list(reading) {
    const url = withQuery(workable.listUrl(reading.locator) ?? '', { details: 'true' })
    const { jobs } = await reading.json(url, board, { maxBytes: 8 * 1024 * 1024 })
    yield readable(jobs, job).map((found): Posting => ({
      id: found.shortcode,
      title: found.title,
      url: found.url,
      places: placesOf(
        placeOf({ city: found.city, region: found.state, country: found.country }),
        ...found.locations.map(placeOf),
      ),
      isRemote: found.telecommuting,
      postedAt: found.published_on,
      description: found.description,
    }))
  },
}
