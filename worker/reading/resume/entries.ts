import { stateCode } from '#contract/domain/us-states.ts'
import { datesIn, type DateSpan } from './resume-dates.ts'
import type { LabeledLine, LabeledPiece } from './label-lines.ts'
import { isJudge, kindsOf } from './words.ts'

/** Labels that make up an entry (a job or a degree): a role, an organization and a time. */
type EntryLabels = { what: 'title' | 'degree'; where: 'firm' | 'school' }

/** A text of one label in a line, how sure the model is of it, and the line. */
export type Named = { text: string; margin: number; quote: string }

/** A line, or a part of one, that names what a job or a degree is about; an entry has what all of its lines name. */
export type Entry = {
  /** The first line, and its number. */
  line: LabeledLine
  at: number
  what: Named[]
  where: Named[]
  dates: (DateSpan & { quote: string })[]
  /** A blank line comes before it. */
  startsBlock: boolean
  /** Text that describes work, or a heading, comes before it: no entry continues over that. */
  isBarred: boolean
}

export const hasLabel = (line: LabeledLine | undefined, ...labels: readonly string[]): boolean =>
  line?.pieces.some(({ label }) => labels.includes(label)) === true

/** Most lines that name one job: firm, place, title, group, dates, a judge. */
const maxHeadLines = 6

/**
 * Splits lines into entries. A second role, organization or date usually starts a new entry. One order, role first or organization
 * first, applies to the whole résumé.
 */
export function entriesOf(lines: readonly LabeledLine[], labels: EntryLabels): Entry[] {
  const all = headsOf(lines, labels)
  const [firstFirm, firstTitle] = [parted(all, false), parted(all, true)]
  return (firstTitle.worth > firstFirm.worth ? firstTitle : firstFirm).groups.flatMap((heads) =>
    heads.slice(0, 1).map((first) => ({
      ...first,
      what: heads.flatMap(({ what }) => what),
      where: heads.flatMap(({ where }) => where),
      dates: heads.flatMap(({ dates }) => dates),
    })),
  )
}

function headsOf(lines: readonly LabeledLine[], labels: EntryLabels): Entry[] {
  const heads: Entry[] = []
  let [isBarred, isApart] = [false, false]
  for (const [at, line] of lines.entries()) {
    isApart ||= line.startsBlock
    const last = heads.at(-1)
    if (last?.at === at - 1) for (const name of [last.what.at(-1), last.where.at(-1)]) continueName(name, line, labels)
    if (!isHead(line, labels)) {
      isBarred ||= line.isBullet || (line.text.length > maxHeadLength && !isFormRow(line))
      continue
    }
    isBarred ||= last !== undefined && last.line.heading !== line.heading
    for (const [part, pieces] of partsOf(line, labels).entries())
      heads.push({
        line,
        at,
        what: namedIn(line, pieces, labels.what),
        where: namedIn(line, pieces, labels.where),
        dates: datesOf(line, pieces, labels),
        startsBlock: part > 0 || isApart,
        isBarred: part > 0 || isBarred,
      })
    ;[isBarred, isApart] = [false, false]
  }
  return heads
}

/** Adds the next line to a name that it continues: "University of Miami", "School of Law"; "Court of Appeals for", "the Ninth Circuit". */
function continueName(name: Named | undefined, { pieces: [next] }: LabeledLine, { where }: EntryLabels): void {
  const isOpen = where === 'school' || name?.quote.endsWith(name.text) === true
  if (name && next?.label === 'more' && isOpen) name.text += ` ${next.text}`
}

/** The dates among pieces, except those of an honor: "Juris Doctor; Dean's List 2012". */
const datesOf = (line: LabeledLine, pieces: readonly LabeledPiece[], { what, where }: EntryLabels): Entry['dates'] =>
  pieces.flatMap((piece) => {
    const { label, text } = line.pieces[line.pieces.indexOf(piece) - 1] ?? {}
    const isHonor = label !== what && label !== where && honor.test(text ?? '')
    return piece.label === 'date' && !isHonor ? datesIn(piece.text).map((date) => ({ ...date, quote: line.text })) : []
  })
const honor =
  /\b(?:dean|honors? (?:list|roll)|scholar|award|prize|moot|review|journal|editor|fellow|president|member|admitted)/i

/** Checks whether a line names a role or an organization, or states dates outside a bullet or sentence. */
const isHead = (line: LabeledLine, { what, where }: EntryLabels): boolean =>
  hasLabel(line, what, where) ||
  line.pieces.every(({ label }) => label === 'date') ||
  (!line.isBullet && hasLabel(line, 'date') && (line.pieces.length < 4 || line.pieces[0]?.label === 'date'))
/** Checks for a row of a form, such as Europass: "Main activities" in one cell, and what they are in the next. */
const isFormRow = ({ pieces: [, value] }: LabeledLine): boolean => value?.before === 'tab'
/** Longest line of other words that may be between two lines of a job. */
const maxHeadLength = 70

/** "Counsel (2023 to present); Associate (2019 to 2022)" is two entries: each begins as the first one does. */
function partsOf({ pieces }: LabeledLine, { what, where }: EntryLabels): LabeledPiece[][] {
  const first = pieces.find(({ label }) => label === what || label === where || label === 'date')?.label
  const parts: LabeledPiece[][] = [[]]
  for (const piece of pieces) {
    const has = (label: string) => parts.at(-1)?.some((one) => one.label === label)
    if ((piece.label === first || piece.label === what) && has('date') && has(what)) parts.push([])
    parts.at(-1)?.push(piece)
  }
  return parts
}

/** The best way to part lines: for each line the best of all groups that end with it. */
function parted(heads: readonly Entry[], isWhatFirst: boolean): { groups: Entry[][]; worth: number } {
  const best: { worth: number; from: number }[] = [{ worth: 0, from: 0 }]
  for (let end = 1; end <= heads.length; end++) {
    let choice = { worth: -Infinity, from: end - 1 }
    for (let from = end - 1; from >= 0 && end - from <= maxHeadLines; from--) {
      const worth = (best[from]?.worth ?? 0) + worthOf(heads.slice(from, end), isWhatFirst)
      if (worth > choice.worth) choice = { worth, from }
      if (heads[from]?.isBarred) break
    }
    best.push(choice)
  }
  const groups: Entry[][] = []
  for (let end = heads.length; end > 0; end = best[end]?.from ?? 0) groups.unshift(heads.slice(best[end]?.from, end))
  return { groups, worth: best.at(-1)?.worth ?? 0 }
}

/** Worth of what an entry says: a whole one has all three. */
const worths: Readonly<Record<string, number>> = { wpd: 10, wd: 6, wp: 6, w: 1.5, pd: 4.5, p: 1.5 }

/** Scores lines as one entry. Two employers make two entries, but a court and its judge make one. */
function worthOf(group: readonly Entry[], isWhatFirst: boolean): number {
  const rows = (is: (head: Entry) => boolean) => group.flatMap((head, row) => (is(head) ? [row] : []))
  const what = rows((head) => head.what.length > 0)
  const where = rows((head) => head.where.some(({ text }) => !isJudge(text)))
  const judges = rows((head) => head.where.some(({ text }) => isJudge(text)))
  // If the entry has a range of years, a single year belongs to something else.
  const hasStretch = group.some((head) => head.dates.some(({ isRange }) => isRange))
  const dates = rows((head) => head.dates.some(({ isRange }) => isRange || !hasStretch))
  const places = where.length > judges.length ? where : judges
  const own = worths[(what.length > 0 ? 'w' : '') + (places.length > 0 ? 'p' : '') + (dates.length > 0 ? 'd' : '')] ?? 0
  const second = ({ length }: readonly number[]) => Math.max(0, length - 1)
  const [whatRow = 0, whereRow = whatRow] = [what[0] ?? places[0], places[0]]
  const isReversed = isWhatFirst ? whatRow > whereRow : whatRow < whereRow
  const blanks = rows(({ startsBlock }) => startsBlock).filter((row) => row > 0).length
  const isRunOn = group[0]?.startsBlock === false && !group[0].isBarred && group[0].at > 0
  const twice = 8 * second(dates) + 6 * second(what) + 6 * second(places)
  const chambers = where.length > 0 && judges.length > 0 ? 3 : 0
  return own + chambers - twice - 2 * Number(isReversed) - 0.1 * group.length - 2 * blanks - Number(isRunOn)
}

/** Texts of a label in a line, each with the pieces that continue it. */
export function namedIn(line: LabeledLine, pieces: readonly LabeledPiece[], label: string): Named[] {
  const found: { margin: number; start: number; end: number }[] = []
  let open: (typeof found)[number] | undefined
  for (const piece of pieces) {
    if (open && continues(piece, label, line.text.slice(open.start, open.end))) open.end = piece.end
    else if (piece.label === label) {
      open = { margin: piece.margin, start: piece.start, end: piece.end }
      found.push(open)
    } else open = undefined
  }
  const { text } = line
  return found.map(({ margin, start, end }) => ({
    margin,
    text: whole(text.slice(start, end), text.slice(end, end + 2)),
    quote: text,
  }))
}

/** Checks whether a piece continues a text of a label; a firm's name ends before "(NASDAQ: ABCD)" and " - Pune". */
function continues({ before, label, text }: LabeledPiece, of: string, start: string): boolean {
  // "Managing Attorney, Housing Unit" is a title as a whole if the model says so. After a law firm's title comes the group.
  if (of === 'title' && before === 'comma')
    return /^(?:more|title)$/.test(label) && !isJudge(text) && (!levelOfFirm.test(start) || kindsOf(text, 'T') !== '')
  // "DOE, Jane"; "Jane Doe, Jr."
  if (of === 'name' && before === 'comma') return suffix.test(text) || (label === 'more' && !start.includes(' '))
  if (label === of) return before === 'comma'
  const isTown = /\p{Ll} \p{Lu}{2}$/u.test(text) && stateCode(text.slice(-2)) !== undefined
  return label === 'more' && (of === 'firm' ? !isTown && /^(?:comma|word|style|start)$/.test(before) : before !== 'tab')
}

/** The end of a name behind a comma. */
export const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i
const levelOfFirm = /\b(?:associate|partner|shareholder)$/i

/** Tidies a text: closes a parenthesis that the `next` signs close, drops one that is cut off ("Acme (Nasdaq"), and removes the signs around it. */
const whole = (text: string, next: string): string =>
  (/\([^)]*$/.test(text) && (text.startsWith('(') || /^\s?\)/.test(next))
    ? `${text})`
    : text.replace(/\s?\([^)]*$/, '')
  )
    .replace(/^[\s:,;–—-]+/, '')
    .replace(/(?<=\p{Ll}{3})(?<!\b(?:Corp|Bros|Dept|Assoc|Univ|Atty))\.$/u, '')
