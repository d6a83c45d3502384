import { datesIn, withoutDates, type DateSpan } from './resume-dates.ts'
import { entriesOf, type Entry } from './resume-entries.ts'
import { isNameOfFirm } from './resume-heads.ts'
import { seatsApart } from './resume-seats.ts'
import type { ResumePosition } from '#contract/domain/resume-facts.ts'
import type { ResumeLine } from './resume-lines.ts'
import { withoutPlace } from './resume-part-places.ts'
import { partsOf, strongParts, type Parts } from './resume-parts.ts'
import { training } from './resume-words.ts'

/** The seats that a résumé lists, the latest first. */
export function readPositions(lines: readonly ResumeLine[]): ResumePosition[] {
  const hasSection = lines.some(({ section }) => section === 'experience')
  const headers = entriesOf(hasSection ? experienceLines(lines) : linesOutsideSections(lines))
  const found: FoundSeat[] = []
  let employer: Employer | undefined
  for (const [index, header] of headers.entries()) {
    const parts = partsOfEntry(headers, index, employer)
    const span = header.dates.find(({ isRange }) => isRange) ?? header.dates[0]
    if (parts.firm !== null)
      employer = { firm: parts.firm, isBigLaw: parts.isBigLaw, span, isOneLine: header.isOneLine }
    if (isAboveItsSeats(parts, headers[index + 1])) continue
    found.push(...seatsOf(header, { parts, span, employer, hasSection }))
  }
  return found.sort((a, b) => rank(b) - rank(a) || a.at - b.at).map(({ at: _at, ...position }) => position)
}

type FoundSeat = ResumePosition & { at: number }

type EntryFacts = { parts: Parts; span: DateSpan | undefined; employer: Employer | undefined; hasSection: boolean }

/** The seats of an entry: one, those behind it on its line, or none where it says too little. */
function seatsOf(header: Entry, { parts, span, employer, hasSection }: EntryFacts): FoundSeat[] {
  const firm = employer?.firm ?? null
  const seat = { title: parts.title, firm, span }
  if (hasSection ? !isSeat(seat) : !isSeatOutsideSections(seat)) return []
  const shared = { firm, isBigLaw: employer?.isBigLaw ?? false, quote: header.quote, at: header.at }
  // A seat without years of its own, below its employer, has the employer's.
  const years = yearsOf(span ?? (parts.firm === null ? employer?.span : undefined))
  const first = { title: parts.title, ...years, isTraining: isTrainingSeat(parts.title), ...shared }
  return [...moreSeats(header, firm).map((more) => ({ ...more, ...shared })), first]
}

const yearsOf = (span: DateSpan | undefined): Pick<ResumePosition, 'from' | 'to' | 'isCurrent'> =>
  span ? { from: span.from, to: span.to, isCurrent: span.isCurrent } : { from: null, to: null, isCurrent: false }

/** The firm that was named last: seats below it that name none are there. */
type Employer = { firm: string; isBigLaw: boolean; span: DateSpan | undefined; isOneLine: boolean }

const experienceLines = (lines: readonly ResumeLine[]): ResumeLine[] =>
  lines.filter(({ section, text }) => section === 'experience' && !isOfHead(text))

/** Lines that may name seats in a résumé without a heading above them. */
const linesOutsideSections = (lines: readonly ResumeLine[]): ResumeLine[] =>
  lines.filter(
    ({ section, text }, at) =>
      (section === 'header' || section === 'summary' || section === 'other') &&
      !isOfHead(text) &&
      !(at < 3 && isOfHead(lines[at + 1]?.text ?? '')) &&
      !degree.test(text),
  )

/** Title and firm of an entry, by what is above and below it where it doesn't say both. */
function partsOfEntry(headers: readonly Entry[], index: number, employer: Employer | undefined): Parts {
  const header = headers[index]
  if (!header) return { title: null, firm: null, isBigLaw: false }
  const parts = partsOf(header.lines, employer !== undefined && !employer.isOneLine && !header.isFirmUnknown)
  if (isClerkshipOf(parts.firm, header) && parts.title === null) return { ...parts, title: 'Law Clerk' }
  if (parts.firm !== null) return parts
  if (parts.title === null && header.isFirmUnknown && isSeatOnly(headers[index + 1], true))
    return { ...parts, firm: nameIn(header.lines) }
  if (!header.isFirmBelow) return parts
  const below = headers.slice(index + 1).find((one) => !one.isFirmBelow)
  const named = below && partsOf(below.lines)
  return named?.firm ? { ...parts, firm: named.firm, isBigLaw: named.isBigLaw } : parts
}

/** Below "Clerkships" a judge's name is a seat as that judge's clerk. */
const isClerkshipOf = (firm: string | null, { heading }: Entry): boolean =>
  firm !== null && /clerkship/i.test(heading) && /\bhon\b|honorable|judge|justice|court/i.test(firm)

/** Checks whether an entry names a title and no firm. */
function isSeatOnly(entry: Entry | undefined, hasEmployer = false): boolean {
  if (!entry || entry.lines.length === 0) return false
  const { title, firm } = partsOf(entry.lines, hasEmployer)
  return title !== null && firm === null
}

/** A firm whose seats follow as lines of their own says nothing alone. */
const isAboveItsSeats = ({ title, firm }: Parts, next: Entry | undefined): boolean =>
  firm !== null && title === null && isSeatOnly(next)

type Seat = { title: string | null; firm: string | null; span: DateSpan | undefined }

/** Checks whether an entry says enough: title and firm, or one of them with its years. */
const isSeat = ({ title, firm, span }: Seat): boolean =>
  (title !== null && firm !== null) || ((title !== null || firm !== null) && span !== undefined)

/** Without a heading above it, a seat needs all three, and a title too short to be a sentence. */
const isSeatOutsideSections = ({ title, firm, span }: Seat): boolean =>
  title !== null && title.length <= 80 && firm !== null && span !== undefined

/** The first name of a head that names no title. */
const nameIn = (lines: readonly string[]): string | null =>
  lines
    .flatMap((line) => strongParts(withoutDates(line)))
    .map((part) => withoutPlace(part))
    .find((part) => isNameOfFirm(part)) ?? null

/** "Counsel (2023 to present); Senior Associate (2019 to 2022)": the seats behind the first of one line. */
function moreSeats(
  { lines }: Entry,
  firm: string | null,
): Pick<ResumePosition, 'title' | 'from' | 'to' | 'isCurrent' | 'isTraining'>[] {
  if (firm === null) return []
  return lines.flatMap((line) => {
    const pieces = line.length < 400 ? seatsApart(line) : []
    return pieces.slice(1).flatMap((piece) => {
      const span = datesIn(piece).find(({ isRange }) => isRange)
      const { title } = partsOf([piece])
      return span && title !== null
        ? [{ title, from: span.from, to: span.to, isCurrent: span.isCurrent, isTraining: isTrainingSeat(title) }]
        : []
    })
  })
}

const isTrainingSeat = (title: string | null): boolean => training.test(title ?? '') || /\bclerk\b/i.test(title ?? '')

/** A line of the head: an address to write or call to. */
const isOfHead = (text: string): boolean =>
  /@[a-z\d-]+\.|linkedin\.|\(?\b\d{3}\)?[ .–-]{1,2}\d{3}[ .–-]\d{4}\b|^\+\d/i.test(text.slice(0, 300))
const degree =
  /(?<![\p{L}.])(?:J\.?\s?D\.?|Juris Doctor|JURIS DOCTOR|LL\.?\s?[MB]\.?|B\.\s?[AS]\.|A\.B\.|M\.?B\.?A\.?|Ph\.?\s?D\.?|Bachelor|BACHELOR|Master of|MASTER OF|B\.S\.B\.A\.)(?!\p{L})/u

/** Later ends first; a seat that goes on is later than all, one without years keeps its place behind. */
const rank = ({ isCurrent, to, isTraining }: ResumePosition): number =>
  (isCurrent ? 9999 : (to ?? 0)) - (isTraining && isCurrent ? 0.5 : 0)
