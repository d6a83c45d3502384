import { datesIn, withoutDates, type DateSpan } from './resume-dates.ts'
import { entriesOf, isNameOfFirm, type Entry } from './resume-entries.ts'
import { seatsApart } from './resume-seats.ts'
import type { ResumePosition } from '#contract/domain/resume-facts.ts'
import type { ResumeLine } from './resume-lines.ts'
import { partsOf, strongParts, withoutPlace } from './resume-parts.ts'
import { training } from './resume-words.ts'

/** The seats that a résumé lists, the latest first. */
export function readPositions(lines: readonly ResumeLine[]): ResumePosition[] {
  const hasSection = lines.some(({ section }) => section === 'experience')
  const own = lines.filter(({ section, text }, at) =>
    hasSection
      ? section === 'experience' && !isOfHead(text)
      : (section === 'header' || section === 'summary' || section === 'other') &&
        !isOfHead(text) &&
        !(at < 3 && isOfHead(lines[at + 1]?.text ?? '')) &&
        !degree.test(text),
  )
  const headers = entriesOf(own)
  const found: (ResumePosition & { at: number })[] = []
  let employer: { firm: string; isBigLaw: boolean; span: DateSpan | undefined; isOneLine: boolean } | undefined
  for (const [index, header] of headers.entries()) {
    const parts = partsOf(header.lines, employer !== undefined && !employer.isOneLine && !header.isFirmUnknown)
    // Below "Clerkships" a judge's name is a seat as that judge's clerk.
    if (
      parts.title === null &&
      parts.firm !== null &&
      /clerkship/i.test(header.heading) &&
      /\bhon\b|honorable|judge|justice|court/i.test(parts.firm)
    )
      parts.title = 'Law Clerk'
    // A name that the vocabulary does not know, alone above seats: "Peachtree Logistics".
    if (parts.title === null && parts.firm === null && header.isFirmUnknown) {
      const next = headers[index + 1]
      if (
        next &&
        next.lines.length > 0 &&
        partsOf(next.lines, true).title !== null &&
        partsOf(next.lines, true).firm === null
      )
        parts.firm = nameIn(header.lines)
    }
    if (header.isFirmBelow && parts.firm === null) {
      const below = headers.slice(index + 1).find((one) => !one.isFirmBelow)
      const named = below === undefined ? null : partsOf(below.lines)
      if (named?.firm) Object.assign(parts, { firm: named.firm, isBigLaw: named.isBigLaw })
    }
    const span = header.dates.find(({ isRange }) => isRange) ?? header.dates[0]
    if (parts.firm !== null && parts.title === null) {
      employer = { firm: parts.firm, isBigLaw: parts.isBigLaw, span, isOneLine: header.isOneLine }
      // A firm whose seats follow as lines of their own says nothing alone.
      const next = headers[index + 1]
      if (next && partsOf(next.lines).firm === null && partsOf(next.lines).title !== null) continue
    } else if (parts.firm !== null)
      employer = { firm: parts.firm, isBigLaw: parts.isBigLaw, span, isOneLine: header.isOneLine }
    const firm = parts.firm ?? employer?.firm ?? null
    if (parts.title === null && (firm === null || !hasSection)) continue
    if (!hasSection && (firm === null || !span || (parts.title?.length ?? 0) > 80)) continue
    if ((parts.title === null || firm === null) && !span) continue
    for (const seat of moreSeats(header, firm))
      found.push({
        ...seat,
        firm,
        isBigLaw: parts.isBigLaw || (employer?.isBigLaw ?? false),
        quote: header.quote,
        at: header.at,
      })
    found.push({
      title: parts.title,
      firm,
      from: span?.from ?? (parts.firm === null ? (employer?.span?.from ?? null) : null),
      to: span ? span.to : parts.firm === null ? (employer?.span?.to ?? null) : null,
      isCurrent: span?.isCurrent ?? (parts.firm === null && (employer?.span?.isCurrent ?? false)),
      isBigLaw: parts.firm === null ? (employer?.isBigLaw ?? false) : parts.isBigLaw,
      isTraining: isTrainingSeat(parts.title),
      quote: header.quote,
      at: header.at,
    })
  }
  return found.sort((a, b) => rank(b) - rank(a) || a.at - b.at).map(({ at: _at, ...position }) => position)
}

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
