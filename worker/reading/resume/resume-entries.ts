import { datesIn, withoutDates, type DateSpan } from './resume-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import {
  asides,
  isFirm,
  isJudge,
  isNamedFirm,
  isOnlyPlace,
  isUnit,
  nameBehindTitle,
  strongParts,
  titleAndFirm,
} from './resume-parts.ts'
import { isProse } from './resume-prose.ts'
import { hasFirm, saysFirm, titleWord } from './resume-words.ts'

/** The head of one seat, or of an employer above several: the lines that name it, without those that describe the work. */
export type Entry = {
  lines: string[]
  dates: DateSpan[]
  quote: string
  at: number
  heading: string
  startsBlock: boolean
  /** A name that the vocabulary does not know is where these entries have their firm. */
  isFirmUnknown: boolean
  /** The firm of this seat is below it, with the next seat there: "Shareholder, 2016 to present / Associate, 2009 to 2015 / …". */
  isFirmBelow: boolean
  /** Title and firm share a line: what is below is no further seat there unless it says nothing else. */
  isOneLine: boolean
}

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
type HeadLine = Roles & {
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

/** Most lines that the head of one seat takes: firm, place, title, group, dates, a judge. */
const maxLines = 6

/**
 * Parts the lines of a section into the heads of its entries. A résumé writes all its entries in one order of firm, title,
 * place and dates, but each its own: so every way to part the lines is weighed (a head with one title, one firm and one
 * stretch of years is best, two of a kind are bad), and what most entries look like is preferred for the others.
 */
export function entriesOf(lines: readonly ResumeLine[]): Entry[] {
  const heads = headLines(lines)
  const blanks = heads.filter(({ startsBlock, isBarred }) => startsBlock && !isBarred).length
  // Where a blank line is between all lines it parts nothing.
  const isLoose = heads.length > 4 && blanks > heads.length * 0.6
  // Firm above title, or title above firm: whichever parts the whole better; in doubt as it begins.
  const orders = (['FT', 'TF'] as const).map((order) => ({
    order,
    ...part(heads, { isLoose, usual: undefined, order }),
  }))
  const begins = heads.findIndex(({ firms }) => firms > 0) <= heads.findIndex(({ titles }) => titles > 0) ? 'FT' : 'TF'
  const [best] = orders.toSorted((a, b) => b.worth - a.worth || Number(b.order === begins) - Number(a.order === begins))
  const { groups: first, order } = best ?? { groups: [], order: begins }
  const counts = new Map<string, number>()
  for (const group of first) {
    const shape = shapeOf(group)
    if (/D/.test(shape) && /T/.test(shape)) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])
  const groups = usual && usual[1] > 1 ? part(heads, { isLoose, usual: usual[0], order }).groups : first
  // Seats go on below the same employer until a blank line or another one.
  let hasEmployer = false
  return groups.map((group, index) => {
    const before = groups[index - 1]
    hasEmployer =
      before !== undefined &&
      (followsEmployer(group, before) || (hasEmployer && isSeatOnly(group) && !group[0]?.startsBlock))
    const below = groups[index + 1]
    const isFirmBelow =
      order === 'TF' &&
      !hasEmployer &&
      isSeatOnly(group) &&
      !has(group, 'names') &&
      below?.[0] !== undefined &&
      !below[0].startsBlock &&
      !below[0].isBarred
    return entryOf(group, { hasEmployer, isFirmBelow })
  })
}

const isSeatOnly = (group: readonly HeadLine[]): boolean => !has(group, 'firms') && has(group, 'titles')

function entryOf(
  group: readonly HeadLine[],
  { hasEmployer, isFirmBelow }: { hasEmployer: boolean; isFirmBelow: boolean },
): Entry {
  const [first] = group
  return {
    lines: group.map(({ text }) => text),
    dates: group.flatMap(({ dates }) => dates),
    quote: first?.quote ?? '',
    at: first?.at ?? 0,
    heading: first?.heading ?? '',
    startsBlock: first?.startsBlock ?? false,
    isFirmUnknown: has(group, 'names') && !has(group, 'firms') && !hasEmployer,
    isFirmBelow,
    isOneLine: has(group, 'firms')
      ? group.some(({ titles, firms }) => titles > 0 && firms > 0)
      : group.some(({ titles, names, hasTail }) => titles > 0 && (names > 0 || hasTail)),
  }
}

function headLines(lines: readonly ResumeLine[]): HeadLine[] {
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
  // "Katten (2024 to present), Associate in the estates group. Drafts trusts.": up to the end of the sentence.
  const stop = text.slice(end).search(/(?<=\p{Ll}{4})\.(?:\s+\p{Lu}|$)/u)
  if (stop > 0 && /^\)?,\s+\p{Lu}/u.test(text.slice(end)) && titleWord.test(text.slice(end, end + stop)))
    return text.slice(0, end + stop)
  const behind = /^[)\s]*([.:;])\s+(\p{L}.*)$/u.exec(text.slice(end))
  if (behind?.[2] === undefined || (behind[2].split(/\s+/).length < 2 && !/\p{Ll}{3}\.$/u.test(behind[2]))) return text
  const [clause = ''] = behind[2].split(/[.,;]/)
  const isSeat = titleWord.test(clause) || hasFirm(behind[2]) || (behind[1] === ':' && /^\p{Lu}/u.test(behind[2]))
  return isSeat || isOnlyPlace(behind[2].replace(/\.$/, '')) ? text : text.slice(0, end).trim()
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

const has = (group: readonly HeadLine[], what: 'titles' | 'firms' | 'names' | 'judges'): boolean =>
  group.some((line) => line[what] > 0)

/** A seat right below its employer, or below another seat there. */
const followsEmployer = (group: readonly HeadLine[], before: readonly HeadLine[]): boolean => {
  const [first] = group
  if (first === undefined || has(group, 'firms')) return false
  return (
    !has(before, 'titles') && (has(before, 'firms') || has(before, 'names')) && !first.startsBlock && !first.isBarred
  )
}

/** The order in which the lines of a head name things: "F|TD". */
function shapeOf(group: readonly HeadLine[]): string {
  const isUnknown = !has(group, 'firms')
  return group
    .map(({ titles, firms, names, judges, dates, text }) => {
      const marks = [
        titles > 0 ? 'T' : '',
        firms + judges > 0 || (isUnknown && names > 0) ? 'F' : '',
        dates.length > 0 ? 'D' : '',
      ]
      // Which of firm and title comes first in a line that has both.
      const isTitleFirst = titles > 0 && titleWord.test(text.slice(0, 40))
      return (isTitleFirst ? marks : [marks[1], marks[0], marks[2]]).join('')
    })
    .filter(Boolean)
    .join('|')
}

type Taste = { isLoose: boolean; usual: string | undefined; order: 'FT' | 'TF' }

/** The best way to part the lines: for each line the best of all groups that end with it. */
function part(heads: readonly HeadLine[], taste: Taste): { groups: HeadLine[][]; worth: number } {
  const best: { worth: number; from: number }[] = [{ worth: 0, from: 0 }]
  for (let end = 1; end <= heads.length; end++) {
    let choice = { worth: -Infinity, from: end - 1 }
    for (let from = end - 1; from >= 0 && end - from <= maxLines; from--) {
      const worth = (best[from]?.worth ?? 0) + worthOf(heads, from, end, taste)
      if (worth > choice.worth) choice = { worth, from }
      if (heads[from]?.isBarred) break
    }
    best.push(choice)
  }
  const groups: HeadLine[][] = []
  for (let end = heads.length; end > 0;) {
    const from = best[end]?.from ?? end - 1
    groups.unshift(heads.slice(from, end))
    end = from
  }
  return { groups, worth: best[heads.length]?.worth ?? 0 }
}

/** Rates how well lines make the head of one entry. */
function worthOf(heads: readonly HeadLine[], from: number, end: number, { isLoose, usual, order }: Taste): number {
  const group = heads.slice(from, end)
  const [first] = group
  if (!first) return 0
  const titles = group.filter((line) => line.titles > 0).length
  const firms = group.filter((line) => line.firms > 0).length
  const names = group.filter((line) => line.names > 0 && line.firms === 0 && line.titles === 0).length
  const isNamed = group.some((line) => line.names > 0)
  const judges = group.filter((line) => line.judges > 0).length
  const dated = group.filter(({ dates }) => dates.length > 0).length
  const isFirmKnown = firms + judges > 0
  let worth = 0
  if (titles > 0 && dated > 0) worth = isFirmKnown ? 10 : isNamed ? 8.5 : 6.5
  else if (titles > 0 && isFirmKnown) worth = 6
  else if (titles > 0) worth = isNamed ? 2 : 1.5
  else if (isFirmKnown || isNamed) worth = dated > 0 ? 3.5 : isFirmKnown ? 2.5 : 1
  // Two of a kind: two entries.
  worth -= 8 * Math.max(0, dated - 1) + 6 * Math.max(0, titles - 1)
  // A court and its judge, an office and its part are one.
  const parts = group.filter(({ text }) =>
    /^(?:office|division|department|bureau|section|chambers)\b/i.test(text),
  ).length
  worth -= 6 * Math.max(0, firms - 1 - parts) + 4 * Math.max(0, judges - 1)
  // Names beside a known firm are groups and remarks; a second one beside none is too much.
  worth -= (isFirmKnown ? 1 : 2) * Math.max(0, names - (isFirmKnown ? 0 : 1))
  if (!isLoose) {
    worth -= 3 * group.slice(1).filter(({ startsBlock }) => startsBlock).length
    if (!first.startsBlock && !first.isBarred && from > 0) worth -= 1
  }
  const shape = shapeOf(group)
  const [above, below] = [shape.indexOf('F'), shape.indexOf('T')]
  // Within one line both orders are one and the same.
  if (above >= 0 && below >= 0 && shape.slice(Math.min(above, below), Math.max(above, below)).includes('|'))
    worth -= (above < below ? 'FT' : 'TF') === order ? 0 : 2
  if (judges > 0 && titles > 0 && group.some(({ text }) => /\bclerk/i.test(text))) worth += 3
  worth -= 0.1 * (group.length - 1)
  if (usual !== undefined && shape === usual) worth += 2.5
  return worth
}

function isWholeSeat(text: string, dates: readonly DateSpan[]): boolean {
  if (text.length > 130 || !dates.some(({ isRange }) => isRange) || isProse(text)) return false
  const roles = rolesOf(text, [...dates])
  return roles.titles > 0 && roles.firms > 0 && saysOneSeat(text)
}

const saysOneSeat = (text: string): boolean => saysFirm(text) || hasFirm(text)
