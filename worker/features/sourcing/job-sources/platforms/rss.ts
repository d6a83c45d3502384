import { addressOnly, type JobPlatform } from './platform.ts'
import { isRemoteWord } from './posting-fields.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { htmlToText, type Element } from '#worker/reading/document/html/parse-html.ts'
import { isPlaceName } from '#worker/reading/lexicon/places.ts'
import { dateOf, fullUrl, placeOf, placesOf } from '#worker/reading/posting/field-values.ts'
import { budgetFor, type ReadingBudget } from '#worker/reading/budget.ts'
import { childAt, childrenOf, parseXml, xmlText } from './feed-xml.ts'
import { malformed } from './answer-fields.ts'
import { relativeDay } from './relative-day.ts'

/** RSS 2.0 and Atom. Locator: the feed's address. */
export const rss: JobPlatform = {
  hosts: [],
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { text, url } = await reading.read(reading.locator)
    const budget = budgetFor('answer')
    const feed = parseXml(text, budget)
    // RSS 1.0 has its items beside the channel.
    const channel = childAt(feed, 'rss/channel') ?? childAt(feed, 'rdf:RDF') ?? childAt(feed, 'feed')
    if (!channel) throw malformed()
    const items = childrenOf(channel, /^(?:item|entry)$/)
    yield items.flatMap((item) => postingOf(item, { url, now: reading.now, budget }) ?? [])
  },
}

type Feed = { url: string; now: Date; budget: ReadingBudget }

function postingOf(item: Element, { url, now, budget }: Feed): Posting | undefined {
  const title = xmlText(childAt(item, 'title'))
  const link = fullUrl(linkOf(item), url)
  if (!title || !link) return undefined
  const description = textsOf(item, /^(?:description|summary|content:encoded|content)$/)[0]
  const lines = htmlToText((description ?? '').slice(0, 40_000), budget)
  const labels = textsOf(item, /^category$/)
  const posted = textsOf(
    item,
    /^(?:pubDate|published|updated|dc:date|(?:\w+:)?(?:posted|date_?posted|posted_?date))$/i,
  )[0]
  return {
    id: xmlText(childAt(item, 'guid')) ?? xmlText(childAt(item, 'id')) ?? link,
    title,
    url: link,
    firm: textsOf(
      item,
      /^(?:\w+:)?(?:company|companyname|company_name|employer|organization|hiring_?organization)$/i,
    )[0],
    places: placesIn(item, labels, lines),
    ...(isRemote(item, labels, lines) ? { isRemote: true } : {}),
    postedAt: dateOf(posted) ?? relativeDay(posted, now),
    description,
  }
}

/** The texts of elements by their names, in the order of the item; repeated elements and `term` attributes too. */
const textsOf = (item: Element, name: RegExp): string[] =>
  childrenOf(item, name).flatMap((child) => xmlText(child) ?? child.attributes['term'] ?? [])

/** Places in elements of their own, in categories that name one, else in a "Location:" line of the text. */
function placesIn(item: Element, labels: readonly string[], lines: string): string[] {
  const stated = textsOf(item, /^(?:\w+:)?(?:locations?|job_?locations?|offices?|cities|workplace)$/i)
  const [city] = textsOf(item, /^(?:\w+:)?city$/i)
  const [region] = textsOf(item, /^(?:\w+:)?(?:state|region|province)$/i)
  const own = placesOf(...(stated.length > 0 ? stated : [placeOf({ city, region })]))
  if (own.length > 0) return own
  const named = labels.filter(isPlaceName)
  return placesOf(...(named.length > 0 ? named : [placeLine.exec(lines)?.[1]]))
}

const placeLine =
  /^[ \t]*(?:job |office |work )?(?:locations?|offices?|city)(?: ?\(s\))?[ \t]*[:–-][ \t]*([^\n]{2,100})/im
const workplaceLine =
  /^[ \t]*(?:workplace|work|job|location)[ \t]+(?:type|model|arrangement|setting)[ \t]*[:–-][ \t]*([^\n]{2,40})/im

const isRemote = (item: Element, labels: readonly string[], lines: string): boolean =>
  [...textsOf(item, /^(?:\w+:)?(?:remote|is_?remote|workplace_?type|location_?type)$/i), ...labels].some((word) =>
    isRemoteWord(word),
  ) || isRemoteWord(workplaceLine.exec(lines)?.[1])

/** RSS has the link as text, Atom in `href`, the `alternate` one first. */
function linkOf(item: Element): string | undefined {
  const links = childrenOf(item, 'link')
  const alternate = links.find(({ attributes }) => attributes['rel'] === 'alternate') ?? links[0]
  return alternate?.attributes['href'] ?? xmlText(alternate)
}
