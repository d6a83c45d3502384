import { z } from 'zod'
import { hostLabelUrl, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { pageDetail } from './page-detail.ts'
import { itemsOf } from './posting-fields.ts'
import { placeOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import { key, listOf, moment, part, readable, title, yes } from './answer-fields.ts'

const named = part({ name: text })
const place = part({ name: text, city: text, state: named, country: named, is_remote: yes })
const job = z.object({
  id: key,
  name: title,
  url: z.url(),
  published_date: moment,
  location: place,
  locations: listOf(place),
})

const nameOf = ({ city, state, country, name }: z.output<typeof place>) =>
  placeOf({ city, region: state.name, country: country.name }) ?? name

/**
 * Breezy's positions. Locator: the company's name, or an address that ends in `/json`
 * (`https://{company}.breezy.hr/json`); details are on each position's page.
 */
export const breezy: JobPlatform = {
  hosts: ['breezy.hr'],
  isOneAnswer: true,
  listUrl: hostLabelUrl((company) => `https://${company}.breezy.hr/json`, '/json'),
  async *list(reading) {
    const positions = await reading.json(breezy.listUrl(reading.locator) ?? '', itemsOf('positions', 'data'))
    yield readable(positions, job).map((found): Posting => {
      return {
        id: found.id,
        title: found.name,
        url: found.url,
        places: placesOf(...[found.location, ...found.locations].map(nameOf)),
        isRemote: found.location.is_remote,
        postedAt: found.published_date,
        detailRef: found.url,
      }
    })
  },
  detail: pageDetail,
}
