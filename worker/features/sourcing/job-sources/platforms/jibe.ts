import { z } from 'zod'
import { isAddress, withQuery, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { fullUrl } from '#worker/reading/posting/field-values.ts'
import { amount, payOf, placeOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const page = z.object({ jobs: z.array(z.unknown()), totalCount: z.coerce.number() })
const job = z.object({
  data: z.object({
    slug: key,
    title,
    full_location: text,
    city: text,
    state: text,
    country: text,
    additional_locations: listOf(part({ city: text, state: text, country: text })),
    hiring_organization: text,
    posted_date: moment,
    description: text,
    apply_url: text,
    meta_data: z.unknown().optional(),
    location_type: text,
    salary_min_value: amount,
    salary_max_value: amount,
    salary_value: amount,
    salary_frequency: text,
  }),
})
const pageSize = 100

/** Jibe, the front of iCIMS. Locator: an address that ends in `/api/jobs`, or the host's (`https://careers.firm.com`). */
export const jibe: JobPlatform = {
  hosts: [],
  everyMs: 5_000,
  listUrl(locator) {
    const url = isAddress(locator) ? URL.parse(locator) : URL.parse(`https://${locator}`)
    if (!url || !url.hostname.includes('.')) return undefined
    if (url.pathname === '/') url.pathname = '/api/jobs'
    return withQuery(url.href, { internal: 'false' })
  },
  async *list(reading) {
    const url = jibe.listUrl(reading.locator) ?? ''
    for (let number = 1, seen = 0; ; number++) {
      const { jobs, totalCount } = await reading.json(withQuery(url, { page: number, limit: pageSize }), page, {
        maxBytes: 8 * 1024 * 1024,
      })
      yield readable(jobs, job).map(({ data: found }): Posting => {
        const { salary_min_value: min, salary_max_value: max, salary_value: one, salary_frequency: unit } = found
        return {
          id: found.slug,
          title: found.title,
          url: fullUrl(`/jobs/${encodeURIComponent(found.slug)}`, url) ?? url,
          firm: found.hiring_organization,
          places: placesOf(
            placeOf({ city: found.city, region: found.state, country: found.country }) ?? found.full_location,
            ...found.additional_locations.map(({ city, state, country }) => placeOf({ city, region: state, country })),
          ),
          isRemote: /remote|telecommute/i.test(found.location_type ?? ''),
          postedAt: found.posted_date,
          description: found.description,
          salary: payOf({ min: min ?? one, max: max ?? one, unit: unitOf(unit) }),
        }
      })
      seen += jobs.length
      if (jobs.length === 0 || seen >= totalCount) return
    }
  },
}
