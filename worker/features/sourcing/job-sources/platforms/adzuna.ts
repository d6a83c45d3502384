import { z } from 'zod'
import { amount, payOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { employer } from './board-of-many.ts'
import { addressOnly, baseOf, withQuery, type JobPlatform } from './platform.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const adzunaJob = z.object({
  id: key,
  title,
  company: z.object({ display_name: employer }),
  location: part({ display_name: text, area: listOf(text) }),
  redirect_url: z.url(),
  description: text,
  created: moment,
  salary_min: amount,
  salary_max: amount,
  /** "1": guessed by Adzuna, not stated by the employer. */
  salary_is_predicted: z.unknown().optional(),
})
/** Adzuna. Locator: the search's address ending in its page number. Needs `ADZUNA_APP_ID` and `ADZUNA_APP_KEY`. */
export const adzuna: JobPlatform = {
  hosts: ['api.adzuna.com'],
  everyMs: 3_000,
  listUrl: addressOnly,
  async *list(reading) {
    const { ADZUNA_APP_ID, ADZUNA_APP_KEY } = reading.keys
    const base = baseOf(reading.locator).replace(/\/\d+$/, '')
    const { search } = new URL(reading.locator)
    for (let number = 1, seen = 0; number <= 20; number++) {
      const url = withQuery(`${base}/${number}${search}`, {
        app_id: ADZUNA_APP_ID,
        app_key: ADZUNA_APP_KEY,
        results_per_page: 50,
      })
      const { results, count } = await reading.json(url, z.object({ results: z.array(z.unknown()), count: z.number() }))
      yield readable(results, adzunaJob).map((found): Posting => {
        const isGuess = String(found.salary_is_predicted) === '1'
        const [, state, ...rest] = found.location.area
        return {
          id: found.id,
          title: found.title.replace(/<[^>]+>/g, ''),
          url: found.redirect_url,
          firm: found.company.display_name,
          places: placesOf(state && rest.length > 0 ? `${rest.at(-1)}, ${state}` : found.location.display_name),
          postedAt: found.created,
          description: found.description,
          salary: isGuess ? undefined : payOf({ min: found.salary_min, max: found.salary_max, unit: 'year' }),
        }
      })
      seen += results.length
      if (results.length === 0 || seen >= count) return
    }
  },
}
