import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { findAll, linesOf, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { Line } from './page-lines.ts'
import { linesAbout } from './sections.ts'
import type { StatedPerson } from './stated-fields.ts'
import { isTitle, placeBesideTitle } from './titles.ts'
import { marksOf, type Topic } from './topics.ts'

/** Longest text of an address with its phone numbers. Characters. */
const maxAddress = 400

/**
 * "Boston, MA" from "Boston", "One Federal Street, Boston, MA 02110", "Boston Office"; several from "Denver & Austin"; none
 * where no place is named. The last city of an address is its own.
 */
function placesIn(text: string): string[] {
  if (text.length > maxAddress) return []
  const bare = inUsualCase(text.replaceAll(phoneLike, ' '))
    .replace(/\soffice$/i, '')
    .replace(/^[-–•·*]\s*/, '')
    .trim()
  if (bare === '' || bare.length > 160) return []
  const cities = readMentions(bare, { now: new Date(0) }).flatMap((mention) =>
    mention.kind === 'place' ? mention.places.filter((place) => place.city !== undefined).slice(0, 1) : [],
  )
  if (cities.length > 0) return (/\d/.test(bare) ? cities.slice(-1) : cities).map(({ name }) => name)
  const whole = bare.length < 40 && !/,(?! [A-Z]{2}$)/.test(bare) ? placeNamed(bare) : undefined
  // "200 Clarendon Road, Springfield" isn't a city of that name.
  return whole?.city && !/[\d,]/.test(whole.city) ? [whole.name] : []
}

const phoneLike = /\+?[\d(][\d().\s-]{8,}\d/g
const inUsualCase = (text: string) =>
  /\p{Ll}/u.test(text)
    ? text
    : text.replaceAll(/\p{Lu}{3,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())

/**
 * The person's offices: what a section or an address lists, else links to offices, else what is near the name.
 *
 * @param of.at The line of the name, -1 when it is among none.
 */
export function officesOf(
  lines: readonly Line[],
  { structured, at, main, name }: { structured: StatedPerson | undefined; at: number; main: Element; name: string },
): string[] {
  const links = officeLinks(main)
  const found = [
    () => officesInSection(lines),
    () => citiesIn(links),
    () => citiesNear(lines, at, name),
    () => links.filter(isCityLike),
    () => citiesIn(structured?.places ?? []),
    () => citiesInSentences(lines),
  ]
  for (const read of found) {
    const cities = [...new Set(read())]
    if (cities.length > 0) return cities.slice(0, 6)
  }
  return []
}

/** The feet of a page and the addresses on it. */
export const feetOf = (page: Element): Element[] =>
  findAll(page, (one) => /^(?:footer|address)$/.test(one.tag) || /\bfoot(?:er)?\b/.test(marksOf(one)))

/** The only city that they name: of a firm with one office, everybody's. */
export function officeInFeet(parts: readonly Element[]): string | undefined {
  const texts = parts.flatMap((part) => [...linesOf(part).split(/\n|\s[|•·]\s/), ...ownTextsOf(part)])
  // "Washington & Poe LLP" is a firm, not an address.
  const cities = new Set(
    citiesIn(texts.filter((text) => text.length < 120 && (isPlaceLine(text) || hasRegion.test(text)))),
  )
  return cities.size === 1 ? [...cities][0] : undefined
}

/** The trimmed parts of a line that aren't empty. The separator has no repetition, so that long blanks cost no more. */
const partsOf = (line: string, separator: RegExp): string[] =>
  line
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Cities of a list with nothing else in it: "Tampa / Mobile / Reading". */
export const citiesInList = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const parts = partsOf(line, /[|•·;,]|\s\/\s/)
    const places = parts.flatMap((part) => placesIn(part).slice(0, 1))
    return parts.length > 1 && places.length === parts.length ? places : []
  })

/** The one of the firm's offices that a page names, or the firm's only one. */
export function officeAmong(offices: readonly string[], texts: readonly string[]): string | undefined {
  if (offices.length < 2) return offices[0]
  const named = offices.filter((office) => {
    const city = RegExp.escape(office.split(',')[0] ?? '')
    const [alone, inText] = [new RegExp(`\\b${city}\\b`), new RegExp(`(?:\\b(?:in|from|at|near) |\\()${city}\\b`)]
    return texts.some((text) => (text.length < maxPlaceLine && !ofElsewhere.test(text) ? alone : inText).test(text))
  })
  return named.length === 1 ? named[0] : undefined
}
const ofElsewhere = /universit|college|school|\bcourts?\b|district|\bbar\b/i

const ownTextsOf = (part: Element): string[] =>
  findAll(part, () => true).flatMap(({ children }) => children.filter((child) => typeof child === 'string'))

/** "Dayton, OH", "London EC4Y 9AA". */
const hasRegion = /,\s[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/

const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text)

const citiesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => partsOf(text, /[|•·;]|\s\/\s/)).flatMap(placesIn)),
]

/** The offices of a section of them, also cities that no list of ours has. */
function officesInSection(lines: readonly Line[]): string[] {
  const named = textsOf(linesAbout(lines, 'offices').slice(0, 12)).filter((text) => !isFirmName.test(text))
  const known = citiesIn(named)
  return known.length > 0 ? known : named.flatMap((text) => partsOf(text, /[|•·;,/]|\s(?:and|&)\s/)).filter(isCityLike)
}

/** Texts of the links that lead to offices. */
const officeLinks = (main: Element): string[] =>
  findAll(
    main,
    ({ tag, attributes }) =>
      tag === 'a' &&
      /\/(?:offices?|locations?|cities)\/[^?#]+|[?&](?:office|location)=/i.test(attributes['href'] ?? ''),
  )
    .map((link) => textOf(link))
    .filter((text) => text.length < 60)

const facts: readonly (Topic | undefined)[] = ['education', 'admissions', 'courts', 'clerkships', 'practices']

/** Cities on the lines around the name, up to the first heading of facts below it. */
function citiesNear(lines: readonly Line[], at: number, name: string): string[] {
  const near = lines.slice(Math.max(0, at - 12), at + 14)
  const end = near.findIndex((line) => line.level > 1 && facts.includes(line.topic) && lines.indexOf(line) >= at)
  return citiesIn(
    near
      .slice(0, end < 0 ? undefined : end)
      .filter(({ text, level, place, element }) => {
        const isName = level === 1 || (level > 1 && element === lines[at]?.element)
        return !isName && text.length < 180 && !facts.includes(place)
      })
      .flatMap(({ text }) => {
        const parts = text.split(/\s+[|–—•·/-]\s+|(?<=, [A-Z]{2})\.\s/)
        // "Partner / Reading / (610) 555-0100": what would be a word elsewhere is a place there.
        const isMixed = parts.some((part) => isTitle(part)) && parts.some((part) => /@|\d{3}/.test(part))
        const isPlace = (part: string) =>
          !name.includes(part) && (isPlaceLine(part) || (isMixed && !isTitle(part) && isCityLike(part)))
        return [placeBesideTitle(text) ?? parts].flat().filter(isPlace)
      }),
  )
}

/** Cities of the first two sentences that name an office. */
function citiesInSentences(lines: readonly Line[]): string[] {
  const sentences = lines.flatMap(({ text, level }) =>
    level === 0 ? [...text.slice(0, 1_500).matchAll(inSentence)] : [],
  )
  return citiesIn(sentences.slice(0, 2).map(([, one, two]) => one ?? two ?? ''))
}

/** "in the firm’s Denver and Boise offices", "based in Denver". */
const inSentence =
  /\b(?:in|from|of|at|joined) (?:the firm['’]s|our|the) (\p{Lu}[\p{L}.]*(?: (?:and |& )?\p{Lu}[\p{L}.]*){0,5}) offices?\b|\b(?:based|resident) in (?:the firm['’]s |our |the )?(\p{Lu}[\p{L}.]*(?:,? \p{Lu}[\p{L}.]*){0,3})/gu

/** The first line of many an address. */
const isFirmName = /\b(?:LLP|L\.L\.P\.|LLC|L\.L\.C\.|PLLC|P\.L\.L\.C\.|PLC|APLC|LPA|P\.?C\.?|P\.?A\.?|S\.C\.|Ltd\.?)$/

/** A text that could be a city that no list of ours has: "Edinburgh", "Abu Dhabi", "Ho Chi Minh City". */
export const isCityLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]*){0,3}$/u.test(text) &&
  !/^(?:view|see|all|our|contact|get|map|directions|main|office|offices|location|locations|phone|tel|fax|direct|email|suite|floor|read|more|home|street|llp|llc)\b|\b(?:street|avenue|road|floor|suite|building|tower|plaza|llp|llc|map|directions|page|office|partner|associate|counsel|attorney)$/i.test(
    text,
  )

/** The city of a short line that is a place and little else. */
export const cityOfLine = (text: string): string | undefined =>
  text.length < maxPlaceLine && isPlaceLine(text) ? placesIn(text)[0] : undefined
/** No line of a place alone is longer. Characters. */
const maxPlaceLine = 80

/** A short line that is a place and little else: "New York", "Boston, MA 02110", "Chicago Office". */
function isPlaceLine(text: string): boolean {
  const bare = inUsualCase(text.replaceAll(phoneLike, ' '))
    .replace(/\s+office$/i, '')
    .replace(/\s*(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/, '')
    .trim()
  if (bare.length < 3 || bare.length > 60 || /,\s*(?:19|20)\d{2}$/.test(text)) return false
  const known = readMentions(bare, { now: new Date(0) }).filter(({ kind }) => kind === 'place')
  if (known.reduce((sum, mention) => sum + mention.text.length, 0) >= bare.length * 0.7) return true
  return /,\s*[A-Z]{2}(?:\s+\d{5})?$/.test(text)
}
