import { currentYear } from '#contract/domain/jd.ts'
import type { ResumePosition } from '#contract/domain/resume-facts.ts'
import { employersOf, isAboveRoles, spanOf } from './employers.ts'
import { entriesOf, hasLabel, namedIn, type Entry, type Named } from './entries.ts'
import type { LabeledLine, LabeledPiece } from './label-lines.ts'
import { datesIn, type DateSpan } from './resume-dates.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { isJudge, isTraining, kindsOf, mentionsIn } from './words.ts'

/** A guess that is closer to another one than this is left out. */
const minMargin = 2

/** The first title or firm of an entry counts if its margin is at least this share of the greatest margin. */
const minShare = 0.3

/** A stretch of years whose label is less sure than this, and may be a date, is one. */
const maxDoubt = 10

/** The jobs that a résumé lists, the latest first. */
export function readSeats(lines: readonly LabeledLine[], now: Date): ResumePosition[] {
  const entries = entriesOf(withEmployers(lines), { what: 'title', where: 'firm' })
  // If one entry below a heading is a job, so are the others. A job that can't be read is listed with empty fields.
  const listed = new Set(entries.filter((entry) => isListed(entry) || isSeatElsewhere(entry)).map(headingOf))
  const employers = employersOf(entries)
  const found = entries.flatMap((entry, index) => {
    const employer = employers[index]
    const isJob = isSeatElsewhere(entry, employer) || (listed.has(headingOf(entry)) && isSeat(entry, employer))
    const seat = { seat: seatOf(entry, employer), at: entry.at, isListed: isListed(entry) }
    return isJob && !isAboveRoles(entry, entries[index + 1]) ? [seat] : []
  })
  // Other sections count only above the first complete job in the work section. Below it, a role in a club is not a newer job.
  const listedAt = found.find(({ seat, isListed: isOwn }) => isOwn && seat.title !== null && seat.firm !== null)?.at
  /** Sort key of a job: the year in which it ends. Current jobs rank highest, and then a complete first one without years. */
  const rank = ({ seat: { isCurrent, from, to }, at }: (typeof found)[number]): number =>
    isCurrent ? 9999 : (to ?? (from === null && at === listedAt && at === found[0]?.at ? 9998 : 0))
  const seats = found
    // Nobody has a job that begins next year: it is a degree.
    .filter((one) => (one.isListed || one.at < (listedAt ?? Infinity)) && (one.seat.from ?? 0) <= currentYear(now))
    .sort((a, b) => rank(b) - rank(a) || a.at - b.at)
    .map(({ seat }) => seat)
  // The job under the name, "Partner | Firm LLP", counts if no other job has a title, and if it is whole and no other one continues.
  const top = seatAtTop(lines)
  const isNow = top?.firm != null && seats.every(({ isCurrent }) => !isCurrent)
  return top && (isNow || seats.every(({ title }) => title === null)) ? [top, ...seats] : seats
}

/**
 * Lines with titles that the model missed, and with the schools as employers, if they are among jobs and no degree is named below the
 * same heading.
 */
function withEmployers(lines: readonly LabeledLine[]): LabeledLine[] {
  const studies = new Set(lines.flatMap((line) => (hasLabel(line, 'degree') ? [line.heading] : [])))
  return lines.map((line, at) => {
    const school = line.section === 'experience' && !studies.has(line.heading) ? 'firm' : 'school'
    const hasFirm = hasLabel(line, 'firm')
    const relabeled = (piece: LabeledPiece) => {
      // "Chief Counsel, Department of Insurance" is a title and an employer, and not one title. A judge isn't a group of a court.
      const known = kindsOf(piece.text, piece.next === 'firm' ? 'WK' : 'K')
      const isFirm =
        (!hasFirm && piece.label === 'more' && known !== '') || (piece.label === 'unit' && isJudge(piece.text))
      const isDate =
        piece.next === 'date' && piece.margin < maxDoubt && datesIn(piece.text).some(({ isRange }) => isRange)
      // Profile exports put the length of service below the employer.
      const isEmployer =
        line.pieces.length === 1 && !hasLabel(line, 'title', 'date') && kindsOf(lines[at + 1]?.text ?? '', 'Q') !== ''
      if (isEmployer) return { ...piece, label: 'firm' }
      const label = isDate ? 'date' : piece.label.replace('school', school)
      return { ...piece, label: isFirm ? 'firm' : label }
    }
    return { ...line, pieces: line.pieces.map(relabeled) }
  })
}

const headingOf = ({ line }: Entry): string => line.heading
const isListed = ({ line }: Entry): boolean => line.section === 'experience'

/**
 * Checks whether an entry is a job: a title with a firm, either of them with a year, or only a range of years. The fields of the last
 * kind stay empty.
 */
const isSeat = (entry: Entry, employer: Entry | undefined): boolean => {
  const span = spanOf(entry)
  if (span?.isRange) return true
  return span ? entry.what.length + entry.where.length > 0 : entry.what.length > 0 && employer !== undefined
}

/** Checks whether an entry is a job in any section: it has a title, a firm and years, and the model is sure of title and firm. */
function isSeatElsewhere(entry: Entry, employer: Entry | undefined = entry): boolean {
  const [span, title, firm] = [spanOf(entry), entry.what[0], employer?.where[0]]
  const isDated = span?.isRange === true || (span !== undefined && entry.line.section === 'header')
  return isDated && Math.min(title?.margin ?? 0, firm?.margin ?? 0) > minMargin
}

/** The first text whose margin isn't far below the greatest one. */
function surest(named: readonly Named[]): Named | undefined {
  const most = Math.max(...named.map(({ margin }) => margin))
  return named.find(({ margin }) => margin >= most * minShare)
}

/** The firm of an entry; for a judge's chambers, the judge and the court. */
function firmOf({ where }: Entry): Named | undefined {
  const judge = where.find(({ text }) => isJudge(text))
  const court = where.find(({ text }) => !isJudge(text))
  return judge && court ? { ...judge, text: `${judge.text}, ${court.text}` } : surest(where)
}

/** Text of a label that is sure enough. */
const textOf = (named?: Named) => (named && named.margin >= minMargin ? named.text : null)

function seatOf(entry: Entry, employer: Entry | undefined): ResumePosition {
  const [title, own] = [surest(entry.what), firmOf(entry)]
  const firm = employer && employer !== entry && title ? firmOf(employer) : own
  return positionOf(title, firm, entry.line.text, spanOf(entry) ?? (own || !employer ? undefined : spanOf(employer)))
}

/** Words before a title in a sentence ("I am a"), and before an employer's name ("tax group of"). */
const beforeTitle = /^(?:I (?:am|have been)|currently)\s+(?:an?\s|the\s)?/i
const beforeFirm = /^(?:at |[^,]* (?:group|offices?|division|department|team) of (?:the )?)(?=\p{Lu})/u
/** The sign or number of an entry in a list: "1) Acme", "~ Acme". */
const mark = /^(?:[([]?[a-z\d]{1,2}[)\]]|[a-z]\.|[>~»*•]+)\s+/

/** Returns a labeled text without the bullet or the words that come before it. */
const bare = ({ text, ...named }: Named, before: RegExp): Named => ({
  ...named,
  text: text.replace(mark, '').replace(before, ''),
})

/** An employer without the town after it: "Acme LLP Boston", "Acme in Boston". Some names end with a town: "City of Boston", "Legal Aid Chicago". */
function withoutTown(firm: Named): Named {
  const place = readMentions(firm.text, { now: new Date(0), only: 'names', isProse: true }).at(-1)
  const rest = firm.text.slice(0, place?.start).trimEnd()
  const isTown =
    firm.text.length <= maxName &&
    place?.kind === 'place' &&
    place.end === firm.text.length &&
    place.places[0]?.city !== undefined
  return isTown && rest.includes(' ') && !ofTown.test(rest)
    ? { ...firm, text: rest.replace(/(?: |(?<=\.))in$/, '') }
    : firm
}
/** Maximum length of an employer's name, in characters. */
const maxName = 160
const ofTown =
  /(?:\b(?:and|at|de|from|of|the)|[&,–—-])$|\bof [^,]*$|\b(?:aid|bank|center|clinic|college|court|district|hospital|school|services|university)\b/i

function positionOf(ownTitle?: Named, ownFirm?: Named, quote = '', years?: DateSpan): ResumePosition {
  const title = ownTitle && bare(ownTitle, beforeTitle)
  const firm = ownFirm && withoutTown(bare(ownFirm, beforeFirm))
  const employer = firm?.text ?? ''
  const lawFirm = mentionsIn(employer).find(({ kind }) => kind === 'firm')
  const own = textOf(title)
  return {
    title: own,
    firm: textOf(firm),
    from: years?.from ?? null,
    to: years?.to ?? null,
    isCurrent: years?.isCurrent === true,
    isBigLaw: lawFirm?.kind === 'firm' && lawFirm.isBigLaw,
    isTraining: isTraining(own),
    quote,
  }
}

/** The job that the head of a résumé states beside the name. */
function seatAtTop(lines: readonly LabeledLine[]): ResumePosition | undefined {
  const head = lines.filter(({ section }) => section === 'header' || section === 'summary')
  const at = head.findIndex((line) => hasLabel(line, 'title'))
  // A firm further away is that of another job.
  const near = head.slice(Math.max(0, at - 2), at + 3)
  const [title, firm] = ['title', 'firm'].map((label) => near.flatMap((line) => namedIn(line, line.pieces, label))[0])
  return title && textOf(title) !== null ? { ...positionOf(title, firm, title.quote), isCurrent: true } : undefined
}
