import { byTag, find, findAll, textOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { namePathOf } from '#worker/reading/document/html/repeated-records.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { plausibilityOf } from './is-person.ts'
import { slugOf } from './page-address.ts'
import type { Line } from './page-lines.ts'
import { readName, type PersonName } from './person-name.ts'
import type { PageOf } from './read-bio.ts'
import { isTitle } from './titles.ts'

/** The heading of a page: its text, the index of its line (-1 if no line shows it), and its place in the markup. */
export type Heading = { text: string; at: number; path?: string }

/** A name on a page. More points make it likelier to be the one that the page is about. */
type Candidate = Required<Heading> & { name: PersonName; points: number }

/** Minimum points of the name that a page is about. A name in an h1 starts with more. */
const enough = 3
const maxHeading = 120

/**
 * The heading that says what the page is about. Each name on the page gets points for the level of its line, and for being in the
 * page's title, its address or the directory too. If no name has enough points, the first heading counts.
 */
export function headingOf(page: Element, lines: readonly Line[], titles: readonly string[], from: PageOf): Heading {
  const headings = findAll(page, byTag('h1'))
  const lineOf = (text: string) => {
    const at = lines.findIndex((line) => line.text === text)
    return at < 0 ? lines.findIndex((line) => line.level === 1 && line.text.startsWith(`${text} `)) : at
  }
  const rows = new Map(lines.map(({ row }, at) => [row, at] as const).toReversed())
  const candidates = [
    // "<h1>Amy<br>Wu</h1>"
    ...headings.flatMap((one) => candidate(textOf(one), rows.get(one) ?? -1, 5, 'h1')),
    ...namesInLines(lines),
    ...partsOfTitles(titles).flatMap((part) => candidate(part, lineOf(withoutTitle(part)), 2.1, 'title')),
    ...candidate(from.label ?? '', lineOf(from.label ?? ''), 2, ''),
  ]
  const pointsOf = weigher(titles, from)
  const [best] = candidates
    .map((one) => ({ ...one, points: one.points + pointsOf(one) }))
    .filter(({ points }) => points >= enough)
    .toSorted((one, other) => other.points - one.points)
  // A name on a line of the page is better than the same name in its title: its place may be that of names on other pages.
  const isSeen = ({ at, path }: Candidate) => at >= 0 && path !== '' && path !== 'title'
  if (best) return [best, ...candidates.filter(({ name }) => name.key === best.name.key)].find(isSeen) ?? best
  const [top] = headings.map((element) => textOf(element)).filter((text) => text !== '' && text.length < maxHeading)
  const second = lines.find((line) => line.level > 0 && line.level < 4)
  return { text: top ?? second?.text ?? titles[0] ?? '', at: top ? lineOf(top) : 0 }
}

/** Makes a function that scores a name by the page's titles, address and listing, by other pages of the site, and by its words. */
function weigher(titles: readonly string[], from: PageOf): (candidate: Candidate) => number {
  const slug = slugOf(URL.parse(from.url)?.pathname.toLowerCase() ?? '').split(/[^a-z]+/)
  const [label, firm] = [readName(from.label ?? '')?.key, firmKey(from.firm)]
  return ({ name, text, path }) => {
    const signs: readonly (readonly [boolean, number])[] = [
      [titles.some((title) => title.includes(text) || title.includes(name.name)), 2],
      [name.parts.every((part) => part.length < 2 || slug.includes(part)), 2],
      [slug.includes(name.parts.at(-1) ?? ''), 1],
      [label === name.key, 2],
      [path !== '' && path === from.site?.paths.name, 4],
      // The beginning of the firm's name is the firm, unless a listing gives it as a person: solo lawyers name firms after themselves.
      [label !== name.key && `${firm} `.startsWith(`${firmKey(text)} `), -6],
    ]
    const likeness = Math.max(-1, Math.min(1, plausibilityOf(text, name)))
    return signs.reduce((sum, [isThere, points]) => sum + (isThere ? points : 0), likeness)
  }
}

function candidate(whole: string, at: number, points: number, path: string): Candidate[] {
  const text = withoutTitle(bared(whole))
  const name = text.length < maxHeading ? readName(text) : undefined
  return name ? [{ text, at, name, points, path }] : []
}

/** The names in headings and in the first lines of a page. Several names at one place in the markup are a list, so each counts less. */
function namesInLines(lines: readonly Line[]): Candidate[] {
  const found = lines.flatMap(({ text, level, element }, at) => {
    if (level === 1) return candidate(text, at, 5, 'h1')
    if ((level === 0 && at >= 40) || text.length > 80) return []
    return candidate(text, at, level > 0 && level < 7 ? 4 - level / 4 : 1.5 - at / 40, namePathOf(element))
  })
  const firsts = new Map(found.map(({ path, name }) => [path, name.key] as const).toReversed())
  const lists = new Set(found.flatMap(({ path, name }) => (firsts.get(path) === name.key ? [] : [path])))
  return found.map((one) => (one.path !== 'h1' && lists.has(one.path) ? { ...one, points: one.points - 2 } : one))
}

/** Splits the titles of pages into their parts: "Amy Wu | Partner | Firm" has three. */
export const partsOfTitles = (titles: readonly string[]): string[] =>
  titles.flatMap((title) => title.split(/\s+[|–—•·-]\s+|\s*\|\s*|\s*:\s+|,\s+(?=Author\b)/))

/** The titles that a page gives itself: the one for sharing (`og:title`), then the one in the browser's tab. */
export function titlesOf(page: Element): string[] {
  const shared = find(page, ({ attributes }) => attributes['property'] === 'og:title')?.attributes['content'] ?? ''
  return [shared, textOf(find(page, byTag('title')))].filter((title) => title !== '')
}

/** A heading without the words that lead to the name: "Meet Amy Wu", "Hi, I’m Amy Wu." */
export function bared(text: string): string {
  const ungreeted = text.replace(greeting, '')
  return ungreeted === text ? text.replace(leadIn, '') : ungreeted.replace(/(?<!\b[JS]r)[.!]+$/, '')
}

/** "Hi, I’m Amy Wu.", "My name is Amy Wu". */
const greeting = /^(?:(?:hi|hello|hey|welcome)(?: there)?[,!.]?\s+)?(?:i['’]m|i am|my name is|this is)\s+(?=\p{Lu})/iu

/** "About Amy Wu", "Meet Amy Wu", "Attorney Profile: Amy Wu", "Attorney at Law Amy Wu". */
const leadIn =
  /^(?:(?:about|meet|introducing)\s+(?!(?:us|our|the)\b)|(?:(?:attorney|lawyer|professional|staff|partner)\s+)?(?:profile|bio|biography)(?:\s+of\s+|\s*[:|–—-]\s*)|(?:attorney|lawyer)\s*[:|–—-]\s*|(?:(?:junior|senior)\s+attorney|attorney\s+at\s+law)\s+(?=\S+\s+\S))/i

/** A text without the position after the name: "Amy Wu, Partner" becomes "Amy Wu". "Counsel, Patience" stays as it is. */
export function withoutTitle(text: string): string {
  const parts = text.split(/[,|:•·]|\s[–—-]\s/).map((part) => part.trim())
  const first = parts.findIndex((part, at) => at > 0 && isTitle(part))
  return first > 0 && parts.slice(0, first).join(' ').includes(' ') ? parts.slice(0, first).join(', ') : text
}
