import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { textOfHtmlLine } from '#worker/reading/document/html/html-lines.ts'
import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import { jobWordsIn } from './posting-likeness.ts'

/** A job among several of one page. */
export type Opening = { title: string; description: string }

/** Least words of a job among several, and of a job that is a page's own. Characters. */
const [leastOpening, leastOwn] = [80, 200]

/** Jobs one under another on one page, each under a title of the same look: headings, bold lines, buttons of an accordion. */
export function severalOpenings(lines: readonly DocumentLine[]): Opening[] {
  const looks = new Map<string, number[]>()
  for (const [at, line] of lines.entries())
    if (mayBeTitle(line)) looks.set(lookOf(line), [...(looks.get(lookOf(line)) ?? []), at])
  const found = [...looks].flatMap(([look, all]) => {
    const known = all.filter((at) => isTitle(lines[at]))
    // Where most headings of a look are titles, so are those without a known word.
    const isMostly = known.length > 1 && known.length * 2 >= all.length
    const starts = (look !== plainLook && isMostly) || (look === openerLook && known.length > 0) ? all : known
    if (starts.length < 2 || hasOwnJob(lines, starts[0] ?? 0)) return []
    const openings = starts.flatMap((start, index) => openingAt(lines, start, starts[index + 1]))
    return openings.length > 1 ? [openings] : []
  })
  return found.reduce((most, openings) => (openings.length > most.length ? openings : most), [])
}

const plainLook = '0 false'
/** Summaries and buttons of an accordion (readable-text.ts). */
const openerLook = '6 false'
const lookOf = (line: DocumentLine): string => `${line.level} ${isBold(line)}`

const runsOf = ({ cells }: DocumentLine) => cells.flatMap(({ runs }) => runs)
const isBold = (line: DocumentLine): boolean => runsOf(line).every((run) => run.isBold)

/** A short line that ends no sentence, leads nowhere and heads no part of a posting. */
function mayBeTitle(line: DocumentLine): boolean {
  const text = lineText(line)
  if (text.length < 4 || text.length > 110 || /[.!?:]$/.test(text) || line.isListItem || line.isInTable) return false
  // A link leads to the job, which is elsewhere.
  if (runsOf(line).some(({ link }) => link !== undefined && !link.startsWith('#'))) return false
  return !/^[•·*-]/.test(text) && !ofPosting.test(text)
}

function isTitle(line: DocumentLine | undefined): boolean {
  if (!line || !mayBeTitle(line)) return false
  const text = lineText(line)
  // A line in the look of the text is a title only if it is written as one.
  if (lookOf(line) === plainLook && !/^(?:title|caps)$/.test(shapeOf(text))) return false
  return titleKind(text, { isLawFirm: true }) !== 'other'
}

/** Headings of the parts of one posting. */
const ofPosting =
  /\b(?:duties|responsibilities|requirements|qualifications|benefits|skills|experience|summary|profile)\b/i

/** The page is about the job of a heading above: what follows are others like it. */
function hasOwnJob(lines: readonly DocumentLine[], first: number): boolean {
  const at = lines.findIndex((line) => line.level === 1 && isTitle(line))
  if (at < 0 || at >= first) return at === first
  return lines.slice(at + 1, first).reduce((length, line) => length + lineText(line).length, 0) >= leastOwn
}

function openingAt(lines: readonly DocumentLine[], start: number, next: number | undefined): Opening[] {
  const level = lines[start]?.level ?? 0
  // The last one ends where a heading of at least its rank begins something else.
  const stop = lines.findIndex((line, at) => at > start && level > 0 && line.level > 0 && line.level <= level)
  const end = next ?? (stop < 0 ? lines.length : stop)
  const own = lines.slice(start + 1, end)
  const text = own.map(lineText).join('\n')
  const title = lines[start] ? lineText(lines[start]).replaceAll('\t', ' ') : ''
  // "Partner" above a biography is what somebody is.
  const leastWords = /\s/.test(title) ? 1 : 3
  if (text.length < leastOpening || jobWordsIn(text) < leastWords) return []
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
  const at = lines.findIndex(
    (line, index) => index > 1 && (line.level > 0 || isBold(line)) && related.test(lineText(line).trim()),
  )
  if (at < 0) return lines
  const before = lines.slice(0, at)
  return before.reduce((length, line) => length + lineText(line).length, 0) >= leastOwn ? before : lines
}
