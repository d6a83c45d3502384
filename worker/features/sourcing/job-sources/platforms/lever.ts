import { z } from 'zod'
import { isAddress, listUrlFrom, withQuery, type Adapter } from './adapter.ts'
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

const job = z.object({
  id: key,
  text: title,
  hostedUrl: z.url(),
  createdAt: moment,
  categories: part({ location: text, allLocations: listOf(text) }),
  workplaceType: text,
  descriptionPlain: text,
  lists: listOf(part({ text, content: text })),
  additionalPlain: text,
  salaryRange: part({ min: amount, max: amount, currency: text, interval: text }),
})
const pageSize = 100

const own = listUrlFrom((site) => `https://api.lever.co/v0/postings/${site}`, '')

/**
 * Lever postings API. Locator: the site's token, or an address (`https://api.lever.co/v0/postings/{site}`, also of
 * `api.eu.lever.co`); pages are asked for by `skip` and `limit`.
 */
export const lever: Adapter = {
  everyMs: 1_000,
  listUrl(locator) {
    const hosted = isAddress(locator) ? URL.parse(locator) : null
    const site =
      hosted && /^jobs\.(?:eu\.)?lever\.co$/.test(hosted.hostname) ? hosted.pathname.split('/')[1] : undefined
    return site && hosted ? `https://${hosted.hostname.replace('jobs', 'api')}/v0/postings/${site}` : own(locator)
  },
  async *list(reading) {
    const url = lever.listUrl(reading.locator) ?? ''
    for (let skip = 0; ; skip += pageSize) {
      const page = await reading.json(withQuery(url, { mode: 'json', skip, limit: pageSize }), z.unknown())
      if (!Array.isArray(page)) throw malformed()
      yield readable(page, job).map((found): Posting => {
        const { min, max, currency, interval } = found.salaryRange
        return {
          id: found.id,
          title: found.text,
          url: found.hostedUrl,
          places: placesOf(found.categories.location, ...found.categories.allLocations),
          isRemote: found.workplaceType === 'remote',
          postedAt: found.createdAt,
          description: [
            found.descriptionPlain,
            ...found.lists.map((list) => `${list.text ?? ''}\n${list.content ?? ''}`),
            found.additionalPlain,
          ]
            .filter(Boolean)
            .join('\n\n'),
          salary: payOf({ min, max, currency, unit: unitOf(interval) }),
        }
      })
      if (page.length < pageSize) return
    }
  },
}
