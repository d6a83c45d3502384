import { z } from 'zod'
import { guessPostings } from '#worker/reading/posting/page/guessed-postings.ts'
import { isAddress, withQuery, type Adapter } from './adapter.ts'

const addressOnly = (locator: string) => (isAddress(locator) ? locator : undefined)

/** A list of postings as JSON in a format of the firm's own. Locator: its address. */
export const jsonList: Adapter = {
  everyMs: 2_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    yield guessPostings(await reading.json(reading.locator, z.unknown()), reading.locator)
  },
}

/** The same, asked for with POST (a search index). Locator: its address. */
export const jsonSearch: Adapter = {
  everyMs: 2_000,
  listUrl: addressOnly,
  async *list(reading) {
    const found = await reading.json(reading.locator, z.unknown(), { json: { query: '', hitsPerPage: 200, page: 0 } })
    yield guessPostings(found, reading.locator)
  },
}

const pageSize = 25

/** ClearCompany's careers interface. Locator: its full address; `pageIndex` counts from 0. */
export const clearCompany: Adapter = {
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
