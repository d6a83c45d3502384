import { entriesOf, type Entry } from './resume-entries.ts'
import { isJudge, mentionsIn, training } from './resume-words.ts'
import type { LabeledLine } from './label-lines.ts'
import { namedIn, plainTitle, seatHeads, type Named, type SeatHead } from './seat-heads.ts'
import type { DateSpan } from './resume-dates.ts'
import type { ResumePosition } from '#contract/domain/resume-facts.ts'

/** A guess that is closer to another one than this is left out. */
const minMargin = 2
/** Least margin of a guess outside a section of jobs. */
const minMarginElsewhere = 8
/** Least margin of a current title there whose firm can't be read. It is the newest job, so an older one must not fill in. */
const minMarginAlone = 25

type FoundSeat = ResumePosition & { at: number }
type Employer = { firm: Named; span: DateSpan | undefined; heading: string }

/** The jobs that a résumé lists, the latest first. */
export function readSeats(lines: readonly LabeledLine[]): ResumePosition[] {
  const own = lines.filter(({ section }) => section !== 'matters')
  const found: FoundSeat[] = []
  let employer: Employer | undefined
  const entries = entriesOf(seatHeads(own))
  // A heading with one job below it has no other things below it: a newer job there that can't be read stays empty.
  const listed = jobHeadings(entries, own)
  for (const [index, entry] of entries.entries()) {
    const said = statedIn(entry)
    employer = employerOf(entries, index, employer)
    if (!said.title && said.firm && isSeatOnly(entries[index + 1])) continue
    const isJob = listed.has(entry.first.heading)
      ? isSeat({ ...said, employer })
      : isSeatElsewhere(own[entry.first.at], { ...said, firm: said.firm ?? employer?.firm })
    if (isJob) found.push(seatOf(entry, said.title || said.firm ? employer : undefined))
  }
  const seats = found.sort((a, b) => rank(b) - rank(a) || a.at - b.at).map(({ at: _at, ...position }) => position)
  return withSeatAtTop(
    seats,
    seatAtTop(lines),
    lines.some(({ section }) => section === 'experience'),
  )
}

/** "Partner | Firm LLP" under the name is the current job, unless the list of jobs names another. */
function withSeatAtTop(
  seats: ResumePosition[],
  stated: ResumePosition | undefined,
  hasSection: boolean,
): ResumePosition[] {
  const isKnown = seats.some(({ isCurrent, title }) => isCurrent && (title !== null || hasSection))
  return stated && !isKnown && (stated.firm !== null || !hasSection) ? [stated, ...seats] : seats
}

/** Headings with jobs below them. */
const jobHeadings = (entries: readonly Entry<SeatHead>[], lines: readonly LabeledLine[]): Set<string> =>
  new Set(
    entries.flatMap((entry) => {
      const line = lines[entry.first.at]
      const isJob = line?.section === 'experience' || isSeatElsewhere(line, statedIn(entry))
      return isJob && entry.first.heading !== '' ? [entry.first.heading] : []
    }),
  )

const statedIn = (entry: Entry<SeatHead>): StatedJob => ({
  title: titleOf(entry),
  firm: firmOf(entry),
  span: entry.dates.find(({ isRange }) => isRange) ?? entry.dates[0],
})

/** The firm of an entry, or the one above or below that it belongs to. */
function employerOf(
  entries: readonly Entry<SeatHead>[],
  index: number,
  above: Employer | undefined,
): Employer | undefined {
  const entry = entries[index]
  if (!entry) return above
  const { title, firm, span } = statedIn(entry)
  if (firm) return { firm, span, heading: entry.first.heading }
  if (title && entry.isFirmBelow) return employerBelow(entries, index) ?? above
  return above?.heading === entry.first.heading ? above : undefined
}

type StatedJob = { title: Named | undefined; firm: Named | undefined; span: DateSpan | undefined }

/** A job has a title and a firm, or one of them with its years; or years alone, which leave its fields empty. */
const isSeat = ({ title, firm, employer, span }: StatedJob & { employer: Employer | undefined }): boolean =>
  span
    ? title !== undefined || firm !== undefined || span.isRange
    : title !== undefined && (firm ?? employer) !== undefined

/** Outside of a section of them a job says everything, and the model is sure of it. */
const isSeatElsewhere = (line: LabeledLine | undefined, { title, firm, span }: StatedJob): boolean =>
  span !== undefined &&
  (span.isRange || line?.section === 'header') &&
  title !== undefined &&
  (firm ? Math.min(title.margin, firm.margin) > minMarginElsewhere : span.isCurrent && title.margin > minMarginAlone)

const isSure = ({ margin }: Named): boolean => margin >= minMargin

function titleOf({ heads }: Entry<SeatHead>): Named | undefined {
  return heads.flatMap(({ title }) => title ?? [])[0]
}

/** The firm of an entry; of a judge's chambers the judge and the court. */
function firmOf({ heads }: Entry<SeatHead>): Named | undefined {
  const all = heads.flatMap(({ courts }) => courts)
  const [first] = all
  const judge = all.find(({ text }) => isJudge(text))
  const court = all.find(({ text }) => !isJudge(text) && /\b(?:court|circuit)\b/i.test(text))
  if (judge && court)
    return { text: `${judge.text}, ${court.text}`, margin: Math.min(judge.margin, court.margin), goesOn: false }
  return first
}

const isSeatOnly = (entry: Entry<SeatHead> | undefined): boolean =>
  entry !== undefined && titleOf(entry) !== undefined && firmOf(entry) === undefined && !entry.first.isBarred

function employerBelow(entries: readonly Entry<SeatHead>[], index: number): Employer | undefined {
  const below = entries.slice(index + 1).find((one) => !one.isFirmBelow)
  const firm = below && firmOf(below)
  return firm && { firm, span: undefined, heading: below.first.heading }
}

const noYears = { from: null, to: null, isCurrent: false }

const isBigLawFirm = (name: string): boolean =>
  mentionsIn(name).some((mention) => mention.kind === 'firm' && mention.isBigLaw)

function seatOf(entry: Entry<SeatHead>, employer: Employer | undefined): FoundSeat {
  const { title, firm, span } = statedIn(entry)
  const name = title && isSure(title) ? title.text : null
  const years = span ?? (firm ? undefined : employer?.span)
  return {
    title: name,
    firm: employer && (!firm || isSure(firm)) ? employer.firm.text : null,
    ...(years ? { from: years.from, to: years.to, isCurrent: years.isCurrent } : noYears),
    isBigLaw: isBigLawFirm(employer?.firm.text ?? ''),
    isTraining: isTrainingSeat(name),
    quote: entry.first.quote,
    at: entry.first.at,
  }
}

/** The job that the head of a résumé states beside the name. */
function seatAtTop(lines: readonly LabeledLine[]): ResumePosition | undefined {
  const head = lines.slice(0, 12).filter(({ section, isBullet }) => section === 'header' && !isBullet)
  const [title] = head.flatMap((line) => namedIn(line, line.pieces, 'title'))
  const [firm] = head.flatMap((line) => namedIn(line, line.pieces, 'firm'))
  if (!title || title.margin < (firm ? minMargin : minMarginElsewhere) || (firm && !isSure(firm))) return undefined
  return {
    title: plainTitle(title),
    firm: firm?.text ?? null,
    from: null,
    to: null,
    isCurrent: true,
    isBigLaw: isBigLawFirm(firm?.text ?? ''),
    isTraining: false,
    quote: head.find((line) => line.text.includes(title.text))?.text ?? title.text,
  }
}

const isTrainingSeat = (title: string | null): boolean => training.test(title ?? '') || /\bclerk\b/i.test(title ?? '')

/** Later ends first; a current seat is later than all; one without years stays where it is. */
const rank = ({ isCurrent, to, isTraining }: ResumePosition): number =>
  (isCurrent ? 9999 : (to ?? 0)) - (isTraining && isCurrent ? 0.5 : 0)
