import { z } from 'zod'
import { addressOnly, withQuery, type JobPlatform } from './platform.ts'
import { guessPostings } from './guess-postings.ts'

const pageSize = 25

/** ClearCompany's careers interface. Locator: its full address; `pageIndex` counts from 0. */
export const clearCompany: JobPlatform = {
  hosts: ['careers-api.clearcompany.com'],
  listUrl: addressOnly,
  async *list(reading) {
    for (let pageIndex = 0; pageIndex < 80; pageIndex++) {
      const url = withQuery(reading.locator, { pageIndex, pageSize })
      const postings = guessPostings(await reading.json(url, z.unknown()), url)
      yield postings
      if (postings.length < pageSize) return
    }
  },
}
