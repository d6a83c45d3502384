import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { textOfHtmlLine } from '#worker/reading/document/html/html-lines.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { marginOf, readParts } from './posting-likeness.ts'

/** A job among several of one page. */
export type Opening = { title: string; description: string }

/** Least words of a job among several, and of a job that is a page's own. Characters. */
const [leastOpening, leastOwn] = [50, 200]
const [minTitle, maxTitle] = [4, 110]
/** Few words are a job's by a small margin among others of their place, by a large one elsewhere, or if their pay is sure. */
const [minMargin, minPlainMargin, minPay] = [-15, 0, 30]
/** Most texts of one place that are read. */
const maxStarts = 40

/**
 * Jobs one under another on one page: texts at one place of the markup (headings, bold lines, headers of an accordion), of which
 * most are read as the titles of the words below them.
 */
export function severalOpenings(main: Element, lines: readonly DocumentLine[]): Opening[] {
  const places = placesOf(main)
  const lookOf = (line: DocumentLine) => `${line.level} ${isBold(line)} ${places.get(titleOf(line)) ?? ''}`
  const titles = lines.flatMap((line, at) => (mayBeTitle(line) ? [{ at, look: lookOf(line) }] : []))
  const found = [...Map.groupBy(titles, ({ look }) => look)].flatMap(([look, alike]) => {
    const all = alike.map(({ at }) => at)
    const known = all.filter((at) => isKnownTitle(lines[at]))
    if (known.length === 0 || all.length < 2) return []
    // Plain blocks, and places where few texts are known titles, hold other things too.
    const isOwnPlace = !isPlain(look) && all.length <= 3 * known.length + 2
    const starts = (isOwnPlace ? all : known).slice(0, maxStarts)
    const openings = starts.flatMap((start, index) => openingAt(lines, start, starts[index + 1], isOwnPlace))
    const isList = openings.length > 1 && openings.length * 2 >= starts.length
    return isList && !hasOwnJob(lines, starts[0] ?? 0) ? [openings] : []
  })
  return found.reduce((most, openings) => (openings.length > most.length ? openings : most), [])
}

/** Texts that neither their look nor a class sets apart: "0 false div. div.". */
const isPlain = (look: string): boolean => /^0 false (?:\w+\.(?: |$))*$/.test(look)

const titleOf = (line: DocumentLine): string => lineText(line).replaceAll(/\s+/g, ' ').trim()

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
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain.length <= maxTitle && !places.has(plain))
      places.set(plain, `${nameOf(node)} ${node.parent ? nameOf(node.parent) : ''}`)
    return text
  }
  visit(main)
  return places
}

const runsOf = ({ cells }: DocumentLine) => cells.flatMap(({ runs }) => runs)
const isBold = (line: DocumentLine): boolean => runsOf(line).every((run) => run.isBold)

/** A short line that ends no sentence, is written as a title and leads nowhere. */
function mayBeTitle(line: DocumentLine): boolean {
  const text = titleOf(line)
  if (text.length < minTitle || text.length > maxTitle || /[.!?:]$/.test(text)) return false
  if ((line.isListItem && line.level === 0) || line.isInTable || /^[•·*-]/.test(text)) return false
  if (line.level === 0 && !isBold(line) && !/^(?:title|caps)$/.test(shapeOf(text))) return false
  // A link leads to the job, which is elsewhere.
  return !runsOf(line).some(({ link }) => link !== undefined && !link.startsWith('#'))
}

const isKnownTitle = (line: DocumentLine | undefined): boolean =>
  line !== undefined && titleKind(titleOf(line), { isLawFirm: true }) !== 'other'

/** The page is about the job of a heading above: what follows are others like it. */
function hasOwnJob(lines: readonly DocumentLine[], first: number): boolean {
  const at = lines.findIndex((line) => line.level === 1 && isKnownTitle(line))
  if (at < 0 || at >= first) return at === first
  return lines.slice(at + 1, first).reduce((length, line) => length + lineText(line).length, 0) >= leastOwn
}

function openingAt(
  lines: readonly DocumentLine[],
  start: number,
  next: number | undefined,
  isOwnPlace: boolean,
): Opening[] {
  const level = lines[start]?.level ?? 0
  // The last one ends where a heading of at least its rank begins something else.
  const stop = lines.findIndex((line, at) => at > start && level > 0 && line.level > 0 && line.level <= level)
  const end = next ?? (stop < 0 ? lines.length : stop)
  const own = lines.slice(start + 1, end)
  const text = own.map(textOfHtmlLine).join('\n')
  const title = lines[start] ? titleOf(lines[start]).replace(/^\d{1,2}[.)]\s+/, '') : ''
  if (text.length < leastOpening) return []
  // Headings of the parts of a posting aren't titles. A plain line has to be read as one.
  const parts = readParts(`${title}\n${text}`)
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
  if (at < 0) return lines
  const before = lines.slice(0, at)
  return before.reduce((length, line) => length + lineText(line).length, 0) >= leastOwn ? before : lines
}
