import { addressOnly, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { fullUrl } from '#worker/reading/posting/field-values.ts'
import { dateOf, malformed, placesOf } from '#worker/reading/posting/field-values.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { inside, many, parseXml, xmlText } from '#worker/reading/posting/feed-xml.ts'

/** RSS 2.0 and Atom. Locator: the feed's address. */
export const rss: JobPlatform = {
  hosts: [],
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { text, url } = await reading.read(reading.locator)
    const feed = parseXml(text, budgetFor('answer'))
    const channel = inside(feed['rss'], 'channel') ?? inside(feed['rdf:RDF'], 'channel')
    const entries = feed['feed']
    if (channel === undefined && entries === undefined) throw malformed()
    const items =
      entries === undefined ? (inside(channel, 'item') ?? inside(feed['rdf:RDF'], 'item')) : inside(entries, 'entry')
    yield many(items).flatMap((item): Posting[] => {
      const title = xmlText(inside(item, 'title'))
      const link = fullUrl(linkOf(item), url)
      if (!title || !link) return []
      const posted = ['pubDate', 'published', 'updated', 'dc:date'].map((name) => xmlText(inside(item, name)))
      const places = ['location', 'job:location', 'job_listing:location', 'city'].map((name) =>
        xmlText(inside(item, name)),
      )
      return [
        {
          id: xmlText(inside(item, 'guid')) ?? xmlText(inside(item, 'id')) ?? link,
          title,
          url: link,
          places: placesOf(...places),
          postedAt: dateOf(posted.find(Boolean)),
          description: ['description', 'summary', 'content:encoded', 'content']
            .map((name) => xmlText(inside(item, name)))
            .find(Boolean),
        },
      ]
    })
  },
}

/** RSS has the link as text, Atom in `href`, the `alternate` one first. */
function linkOf(item: unknown): string | undefined {
  const links = many(inside(item, 'link'))
  const alternate = links.find((link) => inside(link, '@rel') === 'alternate') ?? links[0]
  const href = inside(alternate, '@href')
  return typeof href === 'string' ? href : xmlText(alternate)
}
