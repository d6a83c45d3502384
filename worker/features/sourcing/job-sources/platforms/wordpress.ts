import { budgetFor } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { z } from 'zod'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { addressOnly, withQuery, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { text } from '#worker/reading/posting/field-values.ts'
import { key, malformed, moment, part, readable } from './answer-fields.ts'

const job = z.object({
  id: key,
  link: z.url(),
  date_gmt: text,
  date: moment,
  title: z.object({ rendered: z.string().min(1) }),
  content: part({ rendered: text }),
  status: text,
})

/** WordPress REST interface. Locator: the address of a post type (`https://{site}/wp-json/wp/v2/{type}`). */
export const wordpress: JobPlatform = {
  hosts: [],
  everyMs: 2_000,
  listUrl: addressOnly,
  async *list(reading) {
    for (let number = 1, pages = 1; number <= pages; number++) {
      const answer = await reading.read(withQuery(reading.locator, { per_page: 100, page: number }))
      pages = Math.min(50, Number(answer.header('x-wp-totalpages')) || 1)
      const posts = parsed(answer.text)
      if (!Array.isArray(posts)) throw malformed()
      const budget = budgetFor('answer')
      yield readable(posts, job)
        .filter(({ status }) => !status || status === 'publish')
        .map((found): Posting => ({
          id: found.id,
          title: htmlToText(found.title.rendered, budget),
          url: found.link,
          postedAt: found.date,
          description: found.content.rendered,
        }))
    }
  },
}

function parsed(json: string): unknown {
  try {
    return parseJson(json, budgetFor('answer'))
  } catch {
    throw malformed()
  }
}
