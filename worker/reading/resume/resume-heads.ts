import { datesIn, withoutDates, type DateSpan } from './resume-dates.ts'
import { isFirm, isJudge, isNamedFirm } from './resume-firms.ts'
import type { ResumeLine } from './resume-lines.ts'
import { isOnlyPlace } from './resume-part-places.ts'
import { asides, strongParts } from './resume-parts.ts'
import { isProse } from './resume-prose.ts'
import { isUnit } from './resume-units.ts'
import { hasFirm, saysFirm, titleWord } from './resume-words.ts'
import { nameBehindTitle, titleAndFirm } from './title-and-firm.ts'

/** Contents of a line in a head. */
type Roles = {
  titles: number
  firms: number
  names: number
  judges: number
  dates: DateSpan[]
  isPlace: boolean
  hasTail: boolean
}
export type HeadLine = Roles & {
  text: string
  /** The line as written. */
  quote: string
  at: number
  heading: string
  /** A blank line comes before it. */
  startsBlock: boolean
  /** Text that describes work, or a heading, comes before it: no entry goes on over that. */
  isBarred: boolean
}

/** The lines of a section that may name a seat, without those that describe the work. */
export function headLines(lines: readonly ResumeLine[]): HeadLine[] {
  const heads: HeadLine[] = []
  let isBarred = false
  let last = -1
  for (const [at, line] of lines.entries()) {
    const whole = line.text.replaceAll(asides, '')
    const text = headPart(whole)
    const dates = datesIn(text)
    const isBody = line.isBullet ? !isWholeSeat(text, dates) : isProse(text)
    if (isBody) {
      isBarred = true
      continue
    }
    const before = lines[last]
    heads.push({
      ...rolesOf(text, dates),
      text,
      quote: line.text,
      at,
      heading: line.heading,
      startsBlock: line.startsBlock,
      isBarred: isBarred || line.isBullet || before?.isBullet === true || before?.heading !== line.heading,
    })
    // Text after the dates of a line belongs to that entry.
    isBarred = text !== whole
    last = at
  }
  return heads
}

/** "Partner, Coats Rose, 2001 to 2009. Surety disputes.": the seat without the text behind it. */
function headPart(text: string): string {
  const end = datesIn(text).findLast(({ isRange }) => isRange)?.end
  if (end === undefined) return text
  const rest = text.slice(end)
  const stop = titleEnd(rest)
  if (stop > 0) return text.slice(0, end + stop)
  const [, mark, behind] = /^[)\s]*([.:;])\s+(\p{L}.*)$/u.exec(rest) ?? []
  if (mark === undefined || behind === undefined) return text
  if (behind.split(/\s+/).length < 2 && !/\p{Ll}{3}\.$/u.test(behind)) return text
  const isKept = isSeatBehind(behind, mark) || isOnlyPlace(behind.replace(/\.$/, ''))
  return isKept ? text : text.slice(0, end).trim()
}

/** "Katten (2024 to present), Associate in the estates group. Drafts trusts.": where the sentence with the title ends, or 0. */
function titleEnd(behindDates: string): number {
  const stop = behindDates.search(/(?<=\p{Ll}{4})\.(?:\s+\p{Lu}|$)/u)
  const isTitle = stop > 0 && /^\)?,\s+\p{Lu}/u.test(behindDates) && titleWord.test(behindDates.slice(0, stop))
  return isTitle ? stop : 0
}

/** Checks whether text behind the dates of a seat still names it. */
function isSeatBehind(text: string, mark: string): boolean {
  const [clause = ''] = text.split(/[.,;]/)
  return titleWord.test(clause) || hasFirm(text) || (mark === ':' && /^\p{Lu}/u.test(text))
}

function rolesOf(text: string, dates: DateSpan[]): Roles {
  const roles: Roles = { titles: 0, firms: 0, names: 0, judges: 0, dates, isPlace: false, hasTail: false }
  const parts = strongParts(withoutDates(text))
  for (const one of parts) {
    const split = titleAndFirm(one)
    if (split) {
      roles.titles++
      if (isNamedFirm(split.firm)) roles.firms++
      else roles.names++
    } else if (isFirm(one)) {
      if (isJudge(one)) roles.judges++
      else roles.firms++
    } else if (titleWord.test(one)) {
      roles.titles++
      if (nameBehindTitle(one)) roles.names++
      else if (nameBehindTitle(one, { isPlaceNeeded: false })) roles.hasTail = true
    } else if (isOnlyPlace(one)) roles.isPlace = true
    else if (isNameOfFirm(one)) roles.names++
  }
  return roles
}

/** A capitalized name that is neither a group of a firm nor a remark: it may be a firm's. */
export function isNameOfFirm(text: string): boolean {
  if (text.length > 80 || !/^\p{Lu}|^\d/u.test(text) || /\p{Ll}{2}\.$/u.test(text) || /[:;]$/.test(text)) return false
  return !isUnit(text) && !/\b(?:office|full[- ]time|part[- ]time|remote|hybrid)$/i.test(text)
}

function isWholeSeat(text: string, dates: readonly DateSpan[]): boolean {
  if (text.length > 130 || !dates.some(({ isRange }) => isRange) || isProse(text)) return false
  const roles = rolesOf(text, [...dates])
  return roles.titles > 0 && roles.firms > 0 && saysOneSeat(text)
}

const saysOneSeat = (text: string): boolean => saysFirm(text) || hasFirm(text)
