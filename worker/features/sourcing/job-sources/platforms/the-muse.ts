import { z } from 'zod'
import { placesOf, text } from '#worker/reading/posting/field-values.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { employer } from './board-of-many.ts'
import { addressOnly, withQuery, type JobPlatform } from './platform.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const museJob = z.object({
  id: key,
  name: title,
  company: z.object({ name: employer }),
  locations: listOf(part({ name: text })),
  refs: z.object({ landing_page: z.url() }),
  contents: text,
  publication_date: moment,
})
/** The Muse. Locator: the interface's address with its category; `page` counts from 0. */
export const theMuse: JobPlatform = {
  hosts: ['themuse.com'],
  everyMs: 2_000,
  listUrl: addressOnly,
  async *list(reading) {
    for (let page = 0, pages = 1; page < Math.min(pages, 50); page++) {
      const answer = await reading.json(
        withQuery(reading.locator, { page }),
        z.object({ results: z.array(z.unknown()), page_count: z.number() }),
      )
      pages = answer.page_count
      yield readable(answer.results, museJob).map((found): Posting => {
        const names = found.locations.map(({ name }) => name)
        return {
          id: found.id,
          title: found.name,
          url: found.refs.landing_page,
          firm: found.company.name,
          places: placesOf(...names.filter((name) => !/remote/i.test(name ?? ''))),
          isRemote: names.some((name) => /flexible|remote/i.test(name ?? '')),
          postedAt: found.publication_date,
          description: found.contents,
        }
      })
    }
  },
}
