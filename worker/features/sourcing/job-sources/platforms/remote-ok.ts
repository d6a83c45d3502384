import { z } from 'zod'
import { amount, payOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { employer, isAnywhere } from './board-of-many.ts'
import { addressOnly, type JobPlatform } from './platform.ts'
import { key, malformed, moment, readable, title } from './answer-fields.ts'

const remoteOkJob = z.object({
  id: key,
  position: title,
  company: employer,
  url: z.url(),
  location: text,
  date: moment,
  description: text,
  salary_min: amount,
  salary_max: amount,
})
/** Remote OK: one answer whose first item is its terms. Locator: the interface's address. */
export const remoteOk: JobPlatform = {
  hosts: ['remoteok.com'],
  everyMs: 5_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const items = await reading.json(reading.locator, z.unknown(), { maxBytes: 8 * 1024 * 1024 })
    if (!Array.isArray(items)) throw malformed()
    const isTerms = (item: unknown) => typeof item === 'object' && item !== null && 'legal' in item
    yield readable(
      items.filter((item) => !isTerms(item)),
      remoteOkJob,
    ).map((found): Posting => ({
      id: found.id,
      title: found.position,
      url: found.url,
      firm: found.company,
      places: isAnywhere(found.location) ? [] : placesOf(found.location),
      isRemote: true,
      postedAt: found.date,
      description: found.description,
      salary: payOf({ min: found.salary_min, max: found.salary_max, unit: 'year' }),
    }))
  },
}
