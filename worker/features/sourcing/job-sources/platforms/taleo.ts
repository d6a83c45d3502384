import { pageDetail } from './page-detail.ts'
import { firmPaceMs, postingsOn } from './page-of-links.ts'
import { addressOnly, type JobPlatform } from './platform.ts'

/** Taleo Business Edition search results. Locator: the address of `searchResults`. */
export const taleo: JobPlatform = {
  hosts: ['taleo.net'],
  everyMs: firmPaceMs,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { text, url } = await reading.read(reading.locator)
    yield postingsOn(reading, text, url, /viewRequisition/i)
  },
  detail: pageDetail,
}
