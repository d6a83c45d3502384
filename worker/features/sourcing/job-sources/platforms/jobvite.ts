import { pageDetail } from './page-detail.ts'
import { firmPaceMs, postingsOn } from './page-of-links.ts'
import { isAddress, type JobPlatform } from './platform.ts'

/** Jobvite's job tables. Locator: the company's token, or the address of its list. */
export const jobvite: JobPlatform = {
  hosts: ['jobvite.com'],
  everyMs: firmPaceMs,
  isOneAnswer: true,
  listUrl(locator) {
    if (isAddress(locator)) return locator
    return /^[\w-]{1,80}$/.test(locator) ? `https://jobs.jobvite.com/careers/${locator}/jobs` : undefined
  },
  async *list(reading) {
    const { text, url } = await reading.read(jobvite.listUrl(reading.locator) ?? '')
    yield postingsOn(reading, text, url, /\/job\/[\w-]+/)
  },
  detail: pageDetail,
}
