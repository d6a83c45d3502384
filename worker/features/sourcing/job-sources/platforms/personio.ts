import { hostLabelUrl, withQuery, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { dateOf, malformed, placesOf } from '#worker/reading/posting/field-values.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { inside, many, parseXml, xmlText } from '#worker/reading/posting/feed-xml.ts'

/** Personio's XML feed. Locator: the company's name, or an address (`https://{company}.jobs.personio.de/xml`). */
export const personio: JobPlatform = {
  hosts: ['personio.de', 'personio.com'],
  isOneAnswer: true,
  listUrl: hostLabelUrl((company) => `https://${company}.jobs.personio.de/xml`, '/xml'),
  async *list(reading) {
    const url = personio.listUrl(reading.locator) ?? ''
    const { text } = await reading.read(withQuery(url, { language: 'en' }))
    const feed = parseXml(text, budgetFor('answer'))
    if (!('workzag-jobs' in feed)) throw malformed()
    yield many(inside(feed['workzag-jobs'], 'position')).flatMap((position): Posting[] => {
      const [id, title] = [xmlText(inside(position, 'id')), xmlText(inside(position, 'name'))]
      if (!id || !title) return []
      const texts = many(inside(inside(position, 'jobDescriptions'), 'jobDescription')).map((part) =>
        [xmlText(inside(part, 'name')), xmlText(inside(part, 'value'))].filter(Boolean).join('\n'),
      )
      const offices = many(inside(inside(position, 'additionalOffices'), 'office')).map(xmlText)
      return [
        {
          id,
          title,
          url: `${new URL(url).origin}/job/${encodeURIComponent(id)}`,
          places: placesOf(xmlText(inside(position, 'office')), ...offices),
          postedAt: dateOf(xmlText(inside(position, 'createdAt'))),
          description: texts.join('\n'),
        },
      ]
    })
  },
}
