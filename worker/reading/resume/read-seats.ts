import type { ResumePosition } from '#contract/domain/resume-facts.ts'
import { entriesOf, namedIn, type Entry, type Named } from './entries.ts'
import type { LabeledLine } from './label-lines.ts'
import { isJudge, isTraining, mentionsIn } from './words.ts'

/** A guess that is closer to another one than this is left out. */
const minMargin = 2
/** Least margin of a guess outside a section of jobs. */
const minMarginElsewhere = 8
/** Least margin of a current title there whose firm can't be read. It is the newest job, so an older one must not fill in. */
const minMarginAlone = 25
/** Lines with what somebody is now, beside the name. */
const topLines = 12

/** Headings of what looks like jobs. */
const notJobs =
  /\b(?:projects?|contributions|committees?|publications?|references?|referees|memberships?|affiliations?|awards|activities|talks|presentations)\b/i

/** The jobs that a résumé lists, the latest first. */
export function readSeats(lines: readonly LabeledLine[]): ResumePosition[] {
  const own = lines.filter(
    ({ section, heading }) => section !== 'matters' && !(section === 'other' && notJobs.test(heading)),
  )
  const { entries, isWhatFirst } = entriesOf(own, { what: 'title', where: 'firm' })
  // A heading with one job below it has no other things below it: a newer job there that can't be read stays empty.
  const listed = new Set(entries.filter((entry) => isListed(entry) || isSeatElsewhere(entry)).map(headingOf))
  listed.delete('')
  let employer: Entry | undefined
  const found = entries.flatMap((entry, index) => {
    if (entry.where.length > 0 || employer?.line.heading !== headingOf(entry)) employer = entry.where[0] && entry
    // The title of an earlier role is above the firm, which is named once, below the roles.
    const isAbove = isWhatFirst && isRole(entry) && employer?.what.length !== 0
    const at = (isAbove ? firmBelow(entries, index) : undefined) ?? employer
    const isJob = listed.has(headingOf(entry)) ? isSeat(entry, at) : isSeatElsewhere(entry, at)
    return isJob && !isAboveRoles(entry, entries[index + 1]) ? [{ ...seatOf(entry, at), at: entry.at }] : []
  })
  const seats = found.sort((a, b) => rank(b) - rank(a) || a.at - b.at).map(({ at: _at, ...position }) => position)
  // "Partner | Firm LLP" under the name is the current job, unless jobs are listed.
  const top = seatAtTop(lines)
  const hasSection = lines.some(({ section }) => section === 'experience')
  const isKnown = seats.some(({ isCurrent, title }) => isCurrent && (title !== null || hasSection))
  return top && !isKnown && (top.firm !== null || !hasSection) ? [top, ...seats] : seats
}

const headingOf = ({ line }: Entry): string => line.heading
const isListed = ({ line }: Entry): boolean => line.section === 'experience'
const isRole = ({ what, where }: Entry): boolean => what.length > 0 && where.length === 0

/** A firm with roles below it, which have their own entries. */
const isAboveRoles = ({ what, where }: Entry, next: Entry | undefined): boolean =>
  what.length === 0 && where.length > 0 && next !== undefined && isRole(next) && !next.isBarred

/** The next entry that names a firm, where only roles in the lines right above it lead there. */
function firmBelow(entries: readonly Entry[], index: number): Entry | undefined {
  const next = entries[index + 1]
  if (!next || next.startsBlock || next.isBarred) return undefined
  return isRole(next) ? firmBelow(entries, index + 1) : next
}

/** The years of an entry: a stretch rather than a day. */
const spanOf = ({ dates }: Entry) => dates.find(({ isRange }) => isRange) ?? dates[0]

/** A job has a title and a firm, or one of them with its years; or years alone, which leave its fields empty. */
const isSeat = (entry: Entry, employer: Entry | undefined): boolean => {
  const span = spanOf(entry)
  if (span?.isRange) return true
  return span ? entry.what.length + entry.where.length > 0 : entry.what.length > 0 && employer !== undefined
}

/** Outside of a section of them a job says everything, and the model is sure of it. */
function isSeatElsewhere(entry: Entry, employer: Entry | undefined = entry): boolean {
  const [span, title, firm] = [spanOf(entry), entry.what[0], employer?.where[0]]
  if (!title || !span || (!span.isRange && entry.line.section !== 'header')) return false
  return firm
    ? Math.min(title.margin, firm.margin) > minMarginElsewhere
    : span.isCurrent && title.margin > minMarginAlone
}

/** The firm of an entry; of a judge's chambers the judge and the court. */
function firmOf({ where }: Entry): Named | undefined {
  const judge = where.find(({ text }) => isJudge(text))
  const court = where.find(({ text }) => !isJudge(text) && /\b(?:court|circuit)\b/i.test(text))
  return judge && court ? { ...judge, text: `${judge.text}, ${court.text}` } : where[0]
}

const isSure = ({ margin }: Named): boolean => margin >= minMargin

function seatOf(entry: Entry, employer: Entry | undefined): ResumePosition {
  const [title, own] = [entry.what[0], firmOf(entry)]
  const firm = own ?? (title && employer && firmOf(employer))
  const years = spanOf(entry) ?? (own || !employer ? undefined : spanOf(employer))
  const position = positionOf(title, firm, entry.line.text)
  return { ...position, from: years?.from ?? null, to: years?.to ?? null, isCurrent: years?.isCurrent === true }
}

/** A current position without its years. */
function positionOf(title: Named | undefined, firm: Named | undefined, quote: string): ResumePosition {
  const own = title && isSure(title) ? title.text : null
  return {
    title: own,
    firm: firm && isSure(firm) ? firm.text : null,
    from: null,
    to: null,
    isCurrent: true,
    isBigLaw: mentionsIn(firm?.text ?? '').some((mention) => mention.kind === 'firm' && mention.isBigLaw),
    isTraining: isTraining(own),
    quote,
  }
}

/** The job that the head of a résumé states beside the name. */
function seatAtTop(lines: readonly LabeledLine[]): ResumePosition | undefined {
  const head = lines.slice(0, topLines).filter(({ section, isBullet }) => section === 'header' && !isBullet)
  const [title] = head.flatMap((line) => namedIn(line, line.pieces, 'title'))
  const [firm] = head.flatMap((line) => namedIn(line, line.pieces, 'firm'))
  if (!title || title.margin < (firm ? minMargin : minMarginElsewhere) || (firm && !isSure(firm))) return undefined
  return positionOf(title, firm, head.find((line) => line.text.includes(title.text))?.text ?? title.text)
}

/** Later ends first; a current seat is later than all; one without years stays where it is. */
const rank = ({ isCurrent, to, isTraining }: ResumePosition): number =>
  (isCurrent ? 9999 : (to ?? 0)) - (isTraining && isCurrent ? 0.5 : 0)
