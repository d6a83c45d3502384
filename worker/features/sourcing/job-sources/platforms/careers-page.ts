import { pageDetail } from './page-detail.ts'
import { firmPaceMs, postingsOn } from './page-of-links.ts'
import { addressOnly, type JobPlatform } from './platform.ts'

/**
 * A careers page with structured data (JSON-LD or microdata), or that links to such pages. Locator: the page's address.
 */
export const structuredPage: JobPlatform = {
  hosts: [],
  everyMs: firmPaceMs,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { text, url } = await reading.read(reading.locator)
    yield postingsOn(reading, text, url)
  },
  detail: pageDetail,
}

/** A plain careers page: its links with titles. Locator: the page's address. */
export const htmlPage: JobPlatform = structuredPage

/** A careers page that its scripts draw, opened in a browser. Locator: the page's address. */
export const drawnPage: JobPlatform = {
  hosts: [],
  everyMs: firmPaceMs,
  listUrl: addressOnly,
  async *list(reading) {
    yield postingsOn(reading, await reading.drawn(reading.locator), reading.locator)
  },
  detail: pageDetail,
}
