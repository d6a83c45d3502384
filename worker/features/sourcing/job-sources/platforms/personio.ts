import { hostLabelUrl, withQuery, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { dateOf, placesOf } from '#worker/reading/posting/field-values.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { childAt, childrenOf, parseXml, xmlText } from './feed-xml.ts'
import { malformed } from './answer-fields.ts'

/** Personio's XML feed. Locator: the company's name, or an address (`https://{company}.jobs.personio.de/xml`). */
export const personio: JobPlatform = {
  hosts: ['personio.de', 'personio.com'],
  isOneAnswer: true,
  listUrl: hostLabelUrl((company) => `https://${company}.jobs.personio.de/xml`, '/xml'),
  async *list(reading) {
    const url = personio.listUrl(reading.locator) ?? ''
    const { text } = await reading.read(withQuery(url, { language: 'en' }))
    const feed = childAt(parseXml(text, budgetFor('answer')), 'workzag-jobs')
    if (!feed) throw malformed()
    yield childrenOf(feed, 'position').flatMap((position): Posting[] => {
      const said = (path: string) => xmlText(childAt(position, path))
      const [id, title] = [said('id'), said('name')]
      if (!id || !title) return []
      const texts = childrenOf(childAt(position, 'jobDescriptions'), 'jobDescription').map((part) =>
        [xmlText(childAt(part, 'name')), xmlText(childAt(part, 'value'))].filter(Boolean).join('\n'),
      )
      const offices = childrenOf(childAt(position, 'additionalOffices'), 'office').map(xmlText)
      return [
        {
          id,
          title,
          url: `${new URL(url).origin}/job/${encodeURIComponent(id)}`,
          places: placesOf(said('office'), ...offices),
          postedAt: dateOf(said('createdAt')),
          description: texts.join('\n'),
        },
      ]
    })
  },
}
