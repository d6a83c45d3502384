import { pageDetail } from './page-detail.ts'
import { firmPaceMs, numberedPages } from './page-of-links.ts'
import { isAddress, withQuery, type JobPlatform } from './platform.ts'

/** iCIMS portals in their frame view. Locator: the portal (`https://careers-firm.icims.com`); `pr` is the page number. */
export const icims: JobPlatform = {
  hosts: ['icims.com'],
  everyMs: firmPaceMs,
  listUrl(locator) {
    const url = isAddress(locator) ? URL.parse(locator) : null
    if (!url) return undefined
    if (!url.pathname.includes('/jobs')) url.pathname = '/jobs/search'
    return withQuery(url.href, { ss: 1, in_iframe: 1 })
  },
  async *list(reading) {
    const url = icims.listUrl(reading.locator) ?? ''
    for await (const page of numberedPages(reading, url, 'pr', 0, /\/jobs\/\d+\/[^/]+\/job/)) {
      yield page.map((posting) => ({
        ...posting,
        title: posting.title.replace(/^(?:Job )?Title\s*/i, ''),
        id: /\/jobs\/(\d+)\//.exec(posting.url)?.[1] ?? posting.id,
        url: posting.url.split('?')[0] ?? posting.url,
        detailRef: withQuery(posting.url, { in_iframe: 1 }),
      }))
    }
  },
  detail: pageDetail,
}
