import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { textOfHtmlLine } from '#worker/reading/document/html/html-lines.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { marginOf, readParts } from './posting-likeness.ts'
import { isBold } from './readable-text.ts'

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
/** Most texts of one place that are read. */
const maxStarts = 40
/** Most text that is read in all places together, those with the most known titles first, and in one opening. Characters. */
const [maxRead, maxOpening] = [100_000, 10_000]

/**
 * Jobs one under another on one page: texts at one place of the markup (headings, bold lines, headers of an accordion), of which
 * most are read as the titles of the words below them.
 */
export function severalOpenings(main: Element, lines: readonly DocumentLine[]): Opening[] {
  const places = placesOf(main)
  const lookOf = (line: DocumentLine) => `${line.level} ${isBold(line)} ${places.get(titleOf(line)) ?? ''}`
  const titles = lines.flatMap((line, at) => (mayBeTitle(line) ? [{ at, look: lookOf(line) }] : []))
  const groups = [...Map.groupBy(titles, ({ look }) => look)].map(([look, alike]) => {
    const all = alike.map(({ at }) => at)
    return { isPlain: isPlain(look), all, known: all.filter((at) => isKnownTitle(lines[at])) }
  })
  let left = maxRead
  const found = groups
    .toSorted((a, b) => b.known.length - a.known.length)
    .map(({ isPlain: isElsewhere, all, known }) => {
      // Plain blocks, and places with few known titles, also contain other things.
      const isOwnPlace = !isElsewhere && all.length <= 3 * known.length + 2
      const starts = (isOwnPlace ? all : known).slice(0, maxStarts)
      if (left <= 0 || known.length === 0 || all.length < 2) return []
      for (const [index, start] of starts.entries())
        left -= Math.min(maxOpening, lengthOf(lines.slice(start, starts[index + 1])))
      if (left < 0) return []
      const openings = starts.flatMap((start, index) => openingAt(lines, start, starts[index + 1], isOwnPlace))
      const longest = Math.max(...openings.map(({ description }) => description.length))
      const isList = openings.every(({ description }) => description.length >= longest * leastShare)
      return isList && openings.length * 2 >= starts.length ? openings : []
    })
  return found.reduce((most, openings) => (openings.length > most.length ? openings : most), [])
}

/** Texts that neither their look nor a class sets apart: "0 false div. div.". */
const isPlain = (look: string): boolean => /^0 false (?:\w+\.(?: |$))*$/.test(look)

const titleOf = (line: DocumentLine): string => lineText(line).replaceAll('\t', ' ').trim()

/** Place in the markup of each short text: the element around it and the one around that. */
function placesOf(main: Element): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  const nameOf = ({ tag, attributes }: Element) => `${tag}.${attributes['class'] ?? ''}`
  const visit = (node: Element): string => {
    node.budget.spend('steps', node.cost)
    const text = node.children.reduce<string>((all, child) => {
      const own = typeof child === 'string' ? child : visit(child)
      return all.length > maxTitle ? all : all + own
    }, '')
    const plain = text.trim()
    if (plain.length <= maxTitle && !places.has(plain))
      places.set(plain, `${nameOf(node)} ${node.parent ? nameOf(node.parent) : ''}`)
    return text
  }
  visit(main)
  return places
}

/** A short line outside lists and tables that doesn't link to another page. */
function mayBeTitle(line: DocumentLine): boolean {
  const { length } = titleOf(line)
  if (length < minTitle || length > maxTitle || (line.isListItem && line.level === 0) || line.isInTable) return false
  return !line.cells.some(({ runs }) => runs.some(({ link }) => link !== undefined && !link.startsWith('#')))
}

const isKnownTitle = (line: DocumentLine | undefined): boolean =>
  line !== undefined && titleKind(titleOf(line), { isLawFirm: true }) !== 'other'

const lengthOf = (lines: readonly DocumentLine[]): number => lines.reduce((sum, line) => sum + lineText(line).length, 0)

function openingAt(
  lines: readonly DocumentLine[],
  start: number,
  next: number | undefined,
  isOwnPlace: boolean,
): Opening[] {
  const [first] = lines.slice(start)
  if (!first) return []
  // The last one ends where a heading of at least its rank begins something else.
  const stop = lines.findIndex((line, at) => at > start && line.level > 0 && line.level <= first.level)
  const own = lines.slice(start + 1, next ?? (stop < 0 ? lines.length : stop))
  const title = titleOf(first).replace(/^\d{1,2}[.)]\s+/, '')
  if (lengthOf(own) < leastOpening || !own.some((line) => lineText(line).length >= leastSentence)) return []
  // Headings of the parts of a posting aren't titles. A plain line has to be read as one.
  const parts = readParts([title, ...own.map(textOfHtmlLine)].join('\n'))
  const isNamed = parts.facts.some((fact) => fact.label === 'T' && fact.line === 0 && fact.text === title)
  const hasPay = parts.facts.some(({ label, margin }) => label === 'S' && margin > minPay)
  const margin = marginOf(parts)
  const isJob = isOwnPlace ? margin > minMargin || hasPay : isNamed && margin > minPlainMargin
  if (parts.items[0]?.label.startsWith('h:') || !isJob) return []
  return [{ title, description: own.map(markedUp).join('\n') }]
}

/** A line as the markup that descriptions of postings have. */
function markedUp(line: DocumentLine): string {
  const text = textOfHtmlLine(line).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (line.isListItem || /^[•·]/.test(text)) return `<ul><li>${text.replace(/^[•·-]\s*/, '')}</li></ul>`
  return line.level > 0 || isBold(line) ? `<h3>${text}</h3>` : `<p>${text}</p>`
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
