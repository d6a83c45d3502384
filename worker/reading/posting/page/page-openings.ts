import { cleanLine } from '#contract/domain/plain-text.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { normalize } from '#worker/reading/lexicon/tokens.ts'
import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { linesOfHtml } from '#worker/reading/document/html/html-lines.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { addedElement, around, byTag, find, findAll } from '#worker/reading/document/html/parse-html.ts'
import { linesOf, parseHtml, textOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { namePathOf, recordsAt, spotsIn } from '#worker/reading/document/html/repeated-records.ts'
import type { PageRecord, RecordKind } from '#worker/reading/document/html/repeated-records.ts'
import { fullUrl } from '#worker/reading/posting/field-values.ts'
import { roleWords } from '#worker/reading/posting/name-words.data.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { readPlaces } from '#worker/reading/posting/written-places.ts'
import { jobPostingsOf } from './page-data-postings.ts'
import { marginOf, readParts } from './posting-likeness.ts'
import { notJobPaths, notTitles, related, sentence } from './page-words.data.ts'
import { readableText } from './readable-text.ts'

/** One of several jobs on a page. */
export type Opening = { title: string; description: string }

/** Minimum text of one of several jobs, of the one job that a page is about, and of a line that describes a job. Characters. */
const [leastOpening, leastOwn, leastSentence] = [50, 200, 40]
const [minTitle, maxTitle] = [4, 110]
/** Minimum length of an opening, as a share of the longest one. Related jobs below a page's own job have few words. */
const leastShare = 0.2
/** Minimum margin for a text to be a job, at a spot where titles are and at other spots. */
const [minMargin, minPlainMargin] = [-15, 0]
/** Maximum number of spots that are read, those with the most known titles first, and of texts read at one spot. */
const [maxPlaces, maxStarts] = [8, 40]
/** Maximum text of all spots together, and of one opening. Characters. */
const [maxRead, maxOpening] = [100_000, 10_000]

/** The end of a title that begins a paragraph: "Tax Associate. We seek an attorney with three years of practice." */
const runIn = /(?<=^(?:[\p{Lu}(&,/-]\S*\s|(?:and|of|for|in|the|to)\s){0,9}[\p{Lu}(]\S*)[.:]$/u

/** Reads short texts as possible job titles. */
const openings: RecordKind<string> = {
  read: (text) => {
    const title = cleanLine(text).replace(runIn, '')
    return title.length < minTitle || title.length > maxTitle || sentence.test(title) ? undefined : title
  },
  keyOf: (spot) => spot,
  isUnread: () => false,
  isOther: (heading) => related.test(heading),
  isEven: false,
}

/**
 * Finds jobs that are listed one below the other on a page: texts at one spot of the markup (headings, bold lines, headers of an
 * accordion), most of which are the titles of jobs described below them.
 */
export function severalOpenings(main: Element): Opening[] {
  const places = spotsIn(main, openings).map((all) => ({ all, known: all.filter(({ value }) => mayBeTitle(value)) }))
  let left = maxRead
  let most: Opening[] = []
  // A spot where texts repeat has labels such as "Associate" rather than titles.
  const countOf = ({ known }: (typeof places)[number]) => new Set(known.map(({ value }) => value)).size
  for (const { all, known } of places.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, maxPlaces)) {
    // At a spot with few known titles the other texts are something else, so only the known ones are read.
    const isOwnPlace = all.length <= 3 * known.length + 2
    const isOfTitles = known.length > 1 && known.length * 2 >= all.length
    const starts = (isOwnPlace ? all : known).slice(0, maxStarts)
    if (known.length === 0 || all.length < 2) continue
    const records = recordsAt(main, starts, openings).map((record) => ({ record, lines: linesBelow(record, main) }))
    for (const { lines } of records) left -= Math.min(maxOpening, lengthOf(lines))
    if (left < 0) break
    const found = records.flatMap(({ record, lines }) => openingOf(record.value, lines, { isOwnPlace, isOfTitles }))
    const longest = Math.max(...found.map(({ description }) => description.length))
    const isList = found.every(({ description }) => description.length >= longest * leastShare)
    if (isList && found.length * 2 >= starts.length && found.length > most.length) most = found
  }
  return most
}

/** Checks whether a text has the noun of a position. */
export const hasRole = (text: string): boolean => !roleWords.isDisjointFrom(new Set(normalize(text).split(/[^a-z]+/)))

const mayBeTitle = (text: string): boolean => titleKind(text, { isLawFirm: true }) !== 'other' || hasRole(text)

/** The lines of a record without its title. */
const linesBelow = ({ value, parts }: PageRecord<string>, { budget }: Element): DocumentLine[] =>
  linesOfHtml(addedElement('body', { children: parts, parent: null, budget })).filter(
    (line) => cleanLine(lineText(line)) !== value,
  )

const lengthOf = (lines: readonly DocumentLine[]): number => lines.reduce((sum, line) => sum + lineText(line).length, 0)

/** Signs of a spot whose texts are titles, and of one where most are. */
type Spot = Record<'isOwnPlace' | 'isOfTitles', boolean>

function openingOf(value: string, lines: readonly DocumentLine[], place: Spot): Opening[] {
  const title = value.replace(/^\d{1,2}[.)]\s+/, '')
  if (lengthOf(lines) < leastOpening || !lines.some((line) => lineText(line).length >= leastSentence)) return []
  // The heading of a section isn't a title. Where most texts aren't titles, the model has to read this one as a title.
  const text = readableText(lines)
  const parts = readParts(`${title}\n${text.slice(0, maxOpening)}`)
  const isNamed = parts.facts.some((fact) => fact.label === 'T' && fact.line === 0 && fact.text === title)
  const margin = marginOf(parts)
  const isPlace = parts.facts.some(({ label, line }) => label === 'P' && line === 0)
  const isTitle = (place.isOfTitles && !isPlace) || isNamed || mayBeTitle(title)
  const isJob = place.isOwnPlace ? isTitle && margin > minMargin : isNamed && margin > minPlainMargin
  if (parts.items[0]?.label.startsWith('h:') || !isJob) return []
  return [{ title, description: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>') }]
}

/** A page's lines without the other jobs below its own, if enough text is left without them. */
export function withoutRelated(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const at = lines.findIndex((line, index) => index > 1 && related.test(lineText(line).trim()))
  const before = lines.slice(0, Math.max(at, 0))
  return lengthOf(before) >= leastOwn ? before : lines
}

/**
 * Returns the postings of a careers page in an unknown format: those in its structured data, or else the links whose text, or
 * whose card's heading, is a lawyer's title.
 *
 * @param wanted Only links whose address matches count, and their titles needn't be a lawyer's.
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export const postingsOfPage = (html: string, url: string, wanted?: RegExp): Posting[] =>
  withPageBudget((budget) => postingsIn(parseHtml(html, budget), url, wanted))

export function postingsIn(page: Element, url: string, wanted?: RegExp): Posting[] {
  const stated = jobPostingsOf(page).map((posting): Posting => {
    const own = fullUrl(posting.url, url) ?? url
    const name = [posting.title, ...(posting.places ?? [])].join(' | ')
    return { ...posting, id: posting.id ?? (own === url ? name : own), url: own, firm: undefined }
  })
  if (stated.length > 0 && !wanted) return stated
  const links = findAll(page, byTag('a')).flatMap((link) => {
    const href = fullUrl(link.attributes['href'], url) ?? url
    const isJob = href.split('#')[0] !== url.split('#')[0] && (wanted?.test(href) ?? mayLeadToJob(link, new URL(href)))
    const title = isJob ? titleOf(link) : undefined
    return title ? [{ href, title, link, kind: wanted ? 'attorney' : titleKind(title) }] : []
  })
  // Where most links at a spot, or in a list or table, are known titles, the others are titles too.
  const groups = [namePathOf, (link: Element) => around(link, byTag('ul', 'ol', 'table'))].flatMap((groupOf) => [
    ...Map.groupBy(links, ({ link }) => groupOf(link)).values(),
  ])
  const lists = groups.filter((own) => {
    const known = own.filter(({ kind, title }) => kind !== 'other' || hasRole(title)).length
    return known > 2 && known * 2 > own.length && own.some(({ kind }) => kind !== 'other')
  })
  const taken = new Set([...lists.flat(), ...links.filter(({ kind }) => kind === 'attorney')])
  const first = new Map(links.toReversed().map((one) => [one.href, one]))
  return links
    .filter((one) => taken.has(one) && first.get(one.href) === one)
    .map(({ href, title, link }) => ({ id: href, title, url: href, places: placesNear(link, title), detailRef: href }))
}

/** Links of menus, to biographies, news and the home page lead to no job. */
const mayLeadToJob = (link: Element, { pathname, search }: URL): boolean =>
  !notJobPaths.test(pathname) && `${pathname}${search}` !== '/' && !around(link, byTag('nav', 'footer'))

/** Maximum number of cells of a row to check. */
const maxCells = 12

/** The heading of a card, or the cell of a table row that may be a title. */
function titleInCard(card: Element): string {
  const cells = findAll(card, byTag('td', 'th')).slice(0, maxCells)
  const heading = find(card, byTag('h2', 'h3', 'h4', 'h5', 'strong'))
  return textOf(heading ?? cells.find((cell) => mayBeTitle(textOf(cell).slice(0, maxTitle))))
}

/** A link's text, or the heading of its card, if that may be a title. Of several lines the first that may be one counts. */
function titleOf(link: Element): string | undefined {
  const heading = find(link, byTag('h1', 'h2', 'h3', 'h4', 'h5'))
  const line = linesOf(link).split('\n').find(hasRole) ?? textOf(link)
  const isCard = heading === undefined && line.length > maxTitle
  const own = textOf(isCard ? link.children.find((part) => typeof part !== 'string') : heading) || line
  const isUntitled = own === '' || notTitles.test(own)
  const said = isUntitled ? titleInCard(cardOf(link) ?? link) : own
  return said.length >= 4 && said.length <= 160 && !notTitles.test(said) ? said : undefined
}

/** The card that a link is in. An element with many links is a whole list, not a card. */
function cardOf(link: Element): Element | undefined {
  const card = around(link, byTag('li', 'tr', 'article', 'section')) ?? link.parent ?? undefined
  return card && findAll(card, byTag('a')).length <= 4 ? card : undefined
}

/** The places that a link's card states. */
const placesNear = (link: Element, title: string): string[] =>
  readPlaces([textOf(cardOf(link)).replace(title, ' ')]).places.map(({ name }) => name)
