import { z } from 'zod'
import { addressOnly, type JobPlatform } from './platform.ts'
import { guessPostings } from './guess-postings.ts'

/** A list of postings as JSON, in a format of the firm's own. Locator: its address. */
export const jsonList: JobPlatform = {
  hosts: [],
  everyMs: 2_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    yield guessPostings(await reading.json(reading.locator, z.unknown()), reading.locator)
  },
}

/** A search index that is asked with POST and answers with such a list. Locator: its address. */
export const jsonSearch: JobPlatform = {
  hosts: [],
  everyMs: 2_000,
  listUrl: addressOnly,
  async *list(reading) {
    const found = await reading.json(reading.locator, z.unknown(), { json: { query: '', hitsPerPage: 200, page: 0 } })
    yield guessPostings(found, reading.locator)
  },
}
