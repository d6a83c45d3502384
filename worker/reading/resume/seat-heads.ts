import { datesIn } from './resume-dates.ts'
import { isOnlyPlace, withoutPlace } from './resume-part-places.ts'
import { bareTitle } from './resume-titles.ts'
import { legalForm } from './resume-units.ts'
import { hasFirm, isJudge } from './resume-words.ts'
import type { HeadLine } from './resume-entries.ts'
import type { LabeledLine, LabeledPiece } from './label-lines.ts'

/** A title, firm or name in a line, how sure the model is of it, and whether another piece continues it. */
export type Named = { text: string; margin: number; goesOn: boolean }
/** A line, or a part of one, that names a job or a part of it. */
export type SeatHead = HeadLine & { title: Named | null; firm: Named | null; courts: Named[] }

/** Longer lines that name no job describe one. */
const maxTagline = 110

/** The lines that name jobs, without those that describe the work. */
export function seatHeads(lines: readonly LabeledLine[]): SeatHead[] {
  const heads: SeatHead[] = []
  let isBarred = false
  let isApart = false
  for (const [at, line] of lines.entries()) {
    if (!isHeadLine(line)) {
      isBarred ||= line.isBullet || line.text.length > maxTagline
      isApart ||= line.startsBlock
      continue
    }
    const before = heads.at(-1)
    for (const [index, pieces] of seatsOfLine(line).entries()) {
      const isNew = index > 0 || isBarred || (before !== undefined && before.heading !== line.heading)
      const head = headOf(line, pieces, { at, isBarred: isNew, startsBlock: index > 0 || line.startsBlock || isApart })
      heads.push(isBelowEmployer(head, heads.at(-1)) ? { ...head, firms: 0, firm: null, courts: [] } : head)
    }
    isBarred = false
    isApart = false
  }
  return heads
}

/** "Associate, Admiralty & Maritime" right below a firm names a group of it. */
const isBelowEmployer = (head: SeatHead, before: SeatHead | undefined): boolean =>
  before !== undefined &&
  before.firm !== null &&
  before.title === null &&
  !head.startsBlock &&
  !head.isBarred &&
  head.title !== null &&
  head.firm !== null &&
  head.isTitleFirst &&
  !isNamed(head.firm.text) &&
  !isJudge(head.firm.text)

/** Its legal form, or the list of known firms, says that it is one. */
const isNamed = (text: string): boolean => legalForm.test(text) || hasFirm(text)

/** Checks whether a line names a job, or the years of one. */
const isHeadLine = (line: LabeledLine): boolean =>
  line.pieces.some(({ label }) => label === 'title' || label === 'firm' || label === 'date') && !isBodyDated(line)

/** A sentence with a date in it. */
const isBodyDated = ({ pieces, isBullet }: LabeledLine): boolean =>
  (isBullet || pieces.length > 3) && !pieces.some(({ label }) => label === 'title' || label === 'firm')

/** "Counsel (2023 to present); Associate (2019 to 2022)" names two jobs: each title behind a date begins one. */
function seatsOfLine({ pieces }: LabeledLine): LabeledPiece[][] {
  const dates = pieces.filter(({ label }) => label === 'date').length
  const titles = pieces.filter(({ label }) => label === 'title').length
  if (dates < 2 || titles < 2) return [pieces]
  const seats: LabeledPiece[][] = [[]]
  for (const [at, piece] of pieces.entries()) {
    const hasDate = seats.at(-1)?.some(({ label }) => label === 'date')
    if (piece.label === 'title' && hasDate && at > 0) seats.push([])
    seats.at(-1)?.push(piece)
  }
  return seats
}

function headOf(
  line: LabeledLine,
  pieces: readonly LabeledPiece[],
  rest: { at: number; isBarred: boolean; startsBlock: boolean },
): SeatHead {
  const start = pieces[0]?.start ?? 0
  const end = pieces.at(-1)?.end ?? line.text.length
  const text = line.text.slice(start, end)
  const titles = namedIn(line, pieces, 'title').map((title) => ({ ...title, text: plainTitle(title) }))
  const all = namedIn(line, pieces, 'firm')
    .filter(({ text: name }) => !isOnlyPlace(name))
    .map((firm) => ({ ...firm, text: plainFirm(firm.text) }))
  const judges = all.filter(({ text: name }) => isJudge(name))
  return {
    text,
    quote: line.text,
    heading: line.heading,
    ...rest,
    titles: titles.length,
    firms: all.length - judges.length,
    judges: judges.length,
    dates: datesIn(line.text).filter((date) => date.start >= start - 1 && date.end <= end + 1),
    isTitleFirst:
      pieces.findIndex(({ label }) => label === 'title') < pieces.findIndex(({ label }) => label === 'firm'),
    title: titles[0] ?? null,
    firm: all[0] ?? null,
    courts: all,
  }
}

/** A firm without the remark or the town that follows it: "Umbra Software (NASDAQ: ABCD)", "Netflix (via Axiom)". */
const plainFirm = (text: string): string => {
  const name = text.replace(/\s+\((?:\p{Ll}|NASDAQ|NYSE|Series )[^()]*\)$/u, '')
  return withoutPlace(name)
}

/** A title without the group that it is in. What the model counts to the title stays. */
export const plainTitle = ({ text, goesOn }: Named): string => (goesOn ? text : bareTitle(text))

/** Texts of a label in a line, each with the pieces that continue it. */
export function namedIn(line: LabeledLine, pieces: readonly LabeledPiece[], label: string): Named[] {
  const found: (Named & { start: number; end: number })[] = []
  let isOpen = false
  for (const piece of pieces) {
    const last = found.at(-1)
    // "(now part of Finch & Co.)" is a remark.
    if (piece.before === 'bracket' && /^\p{Ll}/u.test(piece.text)) isOpen = false
    else if (piece.label === label && isOpen && last && label !== 'name' && piece.before === 'comma')
      [last.end, last.goesOn] = [piece.end, true]
    else if (piece.label === label) {
      found.push({ text: '', margin: piece.margin, goesOn: false, start: piece.start, end: piece.end })
      isOpen = true
    } else if (isOpen && goesOn(piece, label)) {
      if (last) [last.end, last.goesOn] = [piece.end, last.goesOn || piece.label === 'more']
    } else isOpen = false
  }
  return found.map(({ margin, goesOn, start, end }) => ({ margin, goesOn, text: whole(line.text.slice(start, end)) }))
}

/** Another cell continues only a name, whose letters may be set apart. A firm's name ends before "(NASDAQ: ABCD)" and " - Pune". */
const goesOn = (piece: LabeledPiece, label: string): boolean =>
  (piece.before !== 'tab' || label === 'name') &&
  ((piece.before !== 'bracket' && piece.before !== 'dash') || label !== 'firm') &&
  (piece.label === 'more' || (label === 'title' && (goesOnWithUnit(piece) || piece.text.startsWith('then '))))

/** "Counsel, Product Safety": what follows a title may belong to it, or be a group, which `bareTitle` takes off. */
const goesOnWithUnit = ({ label, before }: LabeledPiece): boolean =>
  label === 'unit' && (before === 'comma' || before === 'dash' || before === 'bracket')

/** A text with the bracket that it opens, without the full stop of its sentence. */
function whole(text: string): string {
  const closed = text.includes('(') && !text.includes(')') ? `${text})` : text
  return closed.replace(/(?<=\p{Ll}{3})(?<!\b(?:Corp|Bros|Dept|Assoc|Univ|Atty))\.$/u, '')
}
