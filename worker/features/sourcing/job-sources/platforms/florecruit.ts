import { z } from 'zod'
import { isAddress, listUrlFrom, type JobPlatform } from './platform.ts'
import { guessPostings } from './guess-postings.ts'

const own = listUrlFrom(
  (firm) => `https://florecruit.com/api/v2/public-jobs/${firm}/career-page-jobs`,
  '/career-page-jobs',
)

/**
 * Florecruit's public jobs. Locator: the firm's name there, or an address that ends in `/career-page-jobs`, or the page
 * (`https://florecruit.com/v2/app/{firm}/jobs`).
 */
export const florecruit: JobPlatform = {
  hosts: ['florecruit.com'],
  isOneAnswer: true,
  listUrl(locator) {
    const firm = isAddress(locator) ? /\/v2\/app\/([\w-]+)\/jobs/.exec(locator)?.[1] : undefined
    return own(firm ?? locator)
  },
  async *list(reading) {
    const url = florecruit.listUrl(reading.locator) ?? ''
    const firm = url.split('/').at(-2) ?? ''
    const { origin } = new URL(url)
    yield guessPostings(
      await reading.json(url, z.unknown(), { maxBytes: 8 * 1024 * 1024 }),
      url,
      (id) => `${origin}/v2/app/${firm}/jobs/${encodeURIComponent(id)}/apply`,
    )
  },
}
