import { cleanLine } from '#contract/domain/plain-text.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { linesOfHtml } from '#worker/reading/document/html/html-lines.ts'
import { addedElement, type Element } from '#worker/reading/document/html/page-tree.ts'
import { recordsAt, spotsIn, type PageRecord, type RecordKind } from '#worker/reading/document/html/repeated-records.ts'
import { marginOf, readParts } from './posting-likeness.ts'
import { readableText } from './readable-text.ts'

/** A job among several of one page. */
export type Opening = { title: string; description: string }

/** Least words of a job among several, and of a job that is a page's own. Characters. */
const [leastOpening, leastOwn] = [50, 200]
const [minTitle, maxTitle] = [4, 110]
/** A sentence or an entry of this length speaks of a job; places and pay of other jobs are shorter. Characters. */
const leastSentence = 40
/** Least length of an opening, as a share of the longest one: other jobs below a page's own have few words. */
const leastShare = 0.2
/** Few words are a job's by a small margin among others of their place, by a large one elsewhere, or if their pay is sure. */
const [minMargin, minPlainMargin, minPay] = [-15, 0, 30]
/** Most places of titles, those with the most known titles first, and most texts of one place that are read. */
const [maxPlaces, maxStarts] = [8, 40]
/** Most text that is read in all places together, and in one opening. Characters. */
const [maxRead, maxOpening] = [100_000, 10_000]

/** Titles of jobs: short texts. */
const openings: RecordKind<string> = {
  read: (text) => {
    const title = cleanLine(text)
    return title.length < minTitle || title.length > maxTitle ? undefined : title
  },
  keyOf: (spot) => spot,
  isUnread: () => false,
  isOther: (heading) => related.test(heading),
  isEven: false,
}

/**
 * Jobs one under another on one page: texts at one place of the markup (headings, bold lines, headers of an accordion), of which
 * most are read as the titles of the words below them.
 */
export function severalOpenings(main: Element): Opening[] {
  const places = spotsIn(main, openings).map((all) => ({
    all,
    known: all.filter(({ value }) => titleKind(value, { isLawFirm: true }) !== 'other'),
  }))
  let left = maxRead
  let most: Opening[] = []
  for (const { all, known } of places.toSorted((a, b) => b.known.length - a.known.length).slice(0, maxPlaces)) {
    // Places with few known titles also contain other things.
    const isOwnPlace = all.length <= 3 * known.length + 2
    const starts = (isOwnPlace ? all : known).slice(0, maxStarts)
    if (known.length === 0 || all.length < 2) continue
    const records = recordsAt(main, starts, openings).map((record) => ({ record, lines: linesBelow(record, main) }))
    for (const { lines } of records) left -= Math.min(maxOpening, lengthOf(lines))
    if (left < 0) break
    const found = records.flatMap(({ record, lines }) => openingOf(record.value, lines, isOwnPlace))
    const longest = Math.max(...found.map(({ description }) => description.length))
    const isList = found.every(({ description }) => description.length >= longest * leastShare)
    if (isList && found.length * 2 >= starts.length && found.length > most.length) most = found
  }
  return most
}

/** The lines of a record but for its title. */
const linesBelow = ({ value, parts }: PageRecord<string>, { budget }: Element): DocumentLine[] =>
  linesOfHtml(addedElement('body', { children: parts, parent: null, budget })).filter(
    (line) => cleanLine(lineText(line)) !== value,
  )

const lengthOf = (lines: readonly DocumentLine[]): number => lines.reduce((sum, line) => sum + lineText(line).length, 0)

function openingOf(value: string, lines: readonly DocumentLine[], isOwnPlace: boolean): Opening[] {
  const title = value.replace(/^\d{1,2}[.)]\s+/, '')
  if (lengthOf(lines) < leastOpening || !lines.some((line) => lineText(line).length >= leastSentence)) return []
  // Headings of the parts of a posting aren't titles. A plain line has to be read as one.
  const text = readableText(lines)
  const parts = readParts(`${title}\n${text}`)
  const isNamed = parts.facts.some((fact) => fact.label === 'T' && fact.line === 0 && fact.text === title)
  const hasPay = parts.facts.some(({ label, margin }) => label === 'S' && margin > minPay)
  const margin = marginOf(parts)
  const isJob = isOwnPlace ? margin > minMargin || hasPay : isNamed && margin > minPlainMargin
  if (parts.items[0]?.label.startsWith('h:') || !isJob) return []
  return [{ title, description: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>') }]
}

/** Headings above other jobs than a page's own. */
const related =
  /^(?:similar|related|other|more|further|all|additional) (?:jobs?|openings?|positions?|roles?|opportunities|vacancies)\b.{0,20}$|^(?:you (?:may|might) also (?:like|be interested in)|people also viewed|recommended for you|jobs? like this)\b.{0,20}$/i

/** A page's lines without the other jobs that it names below its own. */
export function withoutRelated(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const at = lines.findIndex((line, index) => index > 1 && related.test(lineText(line).trim()))
  const before = lines.slice(0, Math.max(at, 0))
  return lengthOf(before) >= leastOwn ? before : lines
}
