import { z } from 'zod'
import { placesOf, text } from '#worker/reading/posting/field-values.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { employer } from './board-of-many.ts'
import { addressOnly, withQuery, type JobPlatform } from './platform.ts'
import { key, moment, part, readable, title } from './answer-fields.ts'

const arbeitnowJob = z.object({
  slug: key,
  company_name: employer,
  title,
  description: text,
  remote: z.unknown().optional(),
  url: z.url(),
  location: text,
  created_at: moment,
})
/** Arbeitnow. Locator: the interface's address; `page` counts from 1. */
export const arbeitnow: JobPlatform = {
  hosts: ['arbeitnow.com'],
  everyMs: 2_000,
  listUrl: addressOnly,
  async *list(reading) {
    for (let page = 1; page <= 20; page++) {
      const { data, links } = await reading.json(
        withQuery(reading.locator, { page }),
        z.object({ data: z.array(z.unknown()), links: part({ next: text }) }),
      )
      yield readable(data, arbeitnowJob).map((found): Posting => ({
        id: found.slug,
        title: found.title,
        url: found.url,
        firm: found.company_name,
        places: placesOf(found.location),
        isRemote: found.remote === true,
        postedAt: found.created_at,
        description: found.description,
      }))
      if (!links.next) return
    }
  },
}
