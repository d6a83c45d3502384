import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { placesOf } from '#worker/reading/posting/field-values.ts'
import { pageDetail } from './page-detail.ts'
import { firmPaceMs, numberedPages } from './page-of-links.ts'
import { addressOnly, type JobPlatform } from './platform.ts'

/** Radancy (TalentBrew) search pages. Locator: the search page; `p` is the page number. */
export const radancy: JobPlatform = {
  hosts: [],
  everyMs: firmPaceMs,
  listUrl: addressOnly,
  async *list(reading) {
    for await (const page of numberedPages(reading, reading.locator, 'p', 1, /\/job\/[^/]+\/[^/]+\/\d+\/\d+/)) {
      yield page.map((posting): Posting => {
        const [, city = ''] = /\/job\/([^/]+)\//.exec(posting.url) ?? []
        const words = decodeURIComponent(city).split('-').filter(Boolean)
        const place = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ')
        return { ...posting, places: posting.places?.length ? posting.places : placesOf(place) }
      })
    }
  },
  detail: pageDetail,
}
