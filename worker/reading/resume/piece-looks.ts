import { email, linkedin } from './contact-patterns.ts'
import { datesIn } from './resume-dates.ts'
import { bar, degree, membership, school } from './piece-words.ts'
import { asName } from './resume-name.ts'
import { isOnlyPlace } from './resume-part-places.ts'
import type { Piece } from './resume-pieces.ts'
import { isProse } from './resume-prose.ts'
import { isUnit, legalForm } from './resume-units.ts'
import { hasFirm, isJudge, saysFirm, titleWord } from './resume-words.ts'
import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import type { SplitLine } from './split-lines.ts'

/** Kinds that a piece may be by its words alone. */
type Flag =
  | 'D'
  | 'E'
  | 'H'
  | 'L'
  | 'P'
  | 'T'
  | 'F'
  | 'K'
  | 'J'
  | 'W'
  | 'U'
  | 'G'
  | 'S'
  | 'B'
  | 'M'
  | 'N'
  | 'Z'
  | 'V'
  | 'A'
export type Looked = { flags: ReadonlySet<Flag>; key: string; shape: string; words: string[] }

const phone = /\+?\d[\d\s().–/-]{7,}\d/
const street =
  /\b\d{1,5}\s+\p{L}.*\b(?:st|street|ave|avenue|road|rd|blvd|drive|dr|lane|ln|place|pl|way|court|ct|terrace|apt|suite|floor|unit)\b|\b\d{5}(?:-\d{4})?$|^(?:apt|suite|unit|p\.?o\.? box)\b/iu

function flagsOf({ text }: Piece): Set<Flag> {
  const flags = new Set<Flag>()
  const add = (flag: Flag, isSo: boolean) => {
    if (isSo) flags.add(flag)
  }
  const isLong = text.length > 120
  add('E', email.test(text) || text.includes('@'))
  add('L', linkedin.test(text) || /\b(?:www\.|https?:)|\.(?:com|org|net)\b/.test(text))
  const dates = datesIn(text.slice(0, 120))
  add(
    'D',
    dates.some(({ start, end }) => end - start > text.length * 0.6),
  )
  add('H', !flags.has('D') && phone.test(text))
  add('V', isLong || isProse(text))
  if (isLong) return flags
  add('P', isOnlyPlace(text))
  add('T', titleWord.test(text))
  add('F', saysFirm(text))
  add('K', hasFirm(text))
  add('J', isJudge(text))
  add('W', legalForm.test(text))
  add('U', isUnit(text))
  add('G', degree.test(text))
  add('S', school.test(text))
  add('B', bar.test(text))
  add('M', membership.test(text))
  add('Z', street.test(text))
  add('N', asName(text) !== undefined)
  add('A', / & \p{Lu}|\p{Lu}\p{L}+ and \p{Lu}/u.test(text))
  return flags
}

/** Flags that known words give. */
const worded: readonly Flag[] = ['T', 'F', 'K', 'J', 'W', 'U', 'G', 'S', 'B', 'M']

function look(piece: Piece, isHidden: boolean): Looked {
  const flags = flagsOf(piece)
  if (isHidden) for (const flag of worded) flags.delete(flag)
  const words = isHidden ? [] : (piece.text.toLowerCase().match(/[\p{L}\p{N}&][\p{L}\p{N}'’.&-]*/gu) ?? [])
  return { flags, key: [...flags].join(''), shape: shapeOf(piece.text), words }
}

export const bucket = (count: number, steps: readonly number[]): number => steps.filter((step) => count >= step).length

/** Pieces of the lines between two sentences, blank lines or headings, and what they hold. */
type Block = { titles: number; firms: number; dates: number; pieces: number; lines: number }

/** A line with what its pieces look like. */
export type LookedLine = {
  line: SplitLine
  looks: Looked[]
  key: string
  isText: boolean
  block: Block
  inBlock: number
}

/**
 * Looks of the pieces of lines.
 *
 * @param isHidden Tells pieces whose words the model doesn't see. In training, this makes it learn titles and firms by their place.
 */
export function lookAt(lines: readonly SplitLine[], isHidden: (piece: Piece) => boolean = () => false): LookedLine[] {
  const looked: LookedLine[] = []
  let block: Block = { titles: 0, firms: 0, dates: 0, pieces: 0, lines: 0 }
  for (const line of lines) {
    const looks = line.pieces.map((piece) => look(piece, isHidden(piece)))
    const isText = line.isBullet || looks.some(({ flags }) => flags.has('V'))
    const before = looked.at(-1)
    if (line.startsBlock || before?.isText !== isText || before.line.section !== line.section)
      block = { titles: 0, firms: 0, dates: 0, pieces: 0, lines: 0 }
    for (const { flags } of looks) {
      block.pieces++
      if (flags.has('T')) block.titles++
      if (flags.has('F') || flags.has('K') || flags.has('J')) block.firms++
      if (flags.has('D')) block.dates++
    }
    looked.push({ line, looks, key: looks.map(mainOf).join(''), isText, block, inBlock: block.lines })
    block.lines++
  }
  return looked
}

/** The one letter that says most of a piece. */
export function mainOf({ flags }: Looked): string {
  for (const flag of ['E', 'H', 'L', 'D', 'V', 'P', 'K', 'J', 'W'] as const) if (flags.has(flag)) return flag
  if (flags.has('T')) return flags.has('F') ? 'X' : 'T'
  for (const flag of ['F', 'U', 'G', 'S', 'A', 'N'] as const) if (flags.has(flag)) return flag
  return 'o'
}
