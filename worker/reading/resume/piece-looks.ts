import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import { asName } from './resume-name.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import type { Piece } from './resume-pieces.ts'
import type { SplitLine } from './split-lines.ts'
import { kindsOf, wordedKinds } from './words.ts'

/** Look of a piece: the letters of its kinds, the one that says most, its shape, and its words. */
type Looked = { kinds: string; main: string; shape: string; words: string[] }

/** Pieces of the lines between two sentences, blank lines or headings, and what they hold. */
type Block = { titles: number; firms: number; dates: number; lines: number }

/** A line with what its pieces look like. */
export type LookedLine = {
  line: SplitLine
  looks: Looked[]
  key: string
  isText: boolean
  block: Block
  inBlock: number
  /** Where it begins beside the line above it, the line below it, and the first line of its block. */
  steps: string
  /** Number of the lines that no sentence or heading parts. */
  run: number
  /** Offsets of the nearest of these with a date, above and below. */
  slots: readonly string[]
}

/** Least difference of two indents, in heights of a usual letter. */
const leastStep = 0.4

/** Compares where two lines begin: ">" for further right, "<" for further left, "=" for below, "-" for lines in other columns. */
function stepFrom(other: SplitLine | undefined, line: SplitLine | undefined): string {
  if (!other || !line || other.column !== line.column || other.isCentered || line.isCentered) return '-'
  const step = line.left - other.left
  if (Math.abs(step) < leastStep) return '='
  return step > 0 ? '>' : '<'
}

/** Longer pieces describe something. */
const maxLength = 120

function look({ text }: Piece, isHidden: boolean): Looked {
  const known = text.length > maxLength ? 'V' : kindsOf(text).replaceAll(/[9R]/g, '')
  const own = `${known}${asName(text) === undefined ? '' : 'N'}${stateCode(text) === undefined ? '' : 'Y'}`
  const kinds = isHidden ? [...own].filter((kind) => !wordedKinds.includes(kind)).join('') : own
  const words = isHidden ? [] : (text.toLowerCase().match(/[\p{L}\p{N}&][\p{L}\p{N}'’.&-]*/gu) ?? [])
  return {
    kinds,
    main: kinds.includes('T') && kinds.includes('F') && !/[EHLDVPKJW]/.test(kinds) ? 'X' : (kinds[0] ?? '-'),
    shape: shapeOf(text),
    words,
  }
}

/**
 * Looks of the pieces of lines.
 *
 * @param isHidden Tells pieces whose words the model doesn't see. In training, this makes it learn titles and firms by their place.
 */
export function lookAt(lines: readonly SplitLine[], isHidden: (piece: Piece) => boolean = () => false): LookedLine[] {
  const looked: LookedLine[] = []
  let [block, run]: [Block, number] = [{ titles: 0, firms: 0, dates: 0, lines: 0 }, 0]
  for (const [at, line] of lines.entries()) {
    const looks = line.pieces.map((piece) => look(piece, isHidden(piece)))
    // The second line of a job may have a bullet: "Analyst", "• Acme, 2019 – 2022".
    const isList = line.isBullet && !looks.some(({ kinds }) => kinds.includes('D'))
    const isText = isList || looks.some(({ kinds }) => kinds.includes('V'))
    const before = looked.at(-1)
    const isOther = before?.isText !== isText || before.line.section !== line.section
    if (isOther) run++
    if (isOther || line.startsBlock) block = { titles: 0, firms: 0, dates: 0, lines: 0 }
    const count = (kind: RegExp) => looks.filter(({ kinds }) => kind.test(kinds)).length
    block.titles += count(/T/)
    block.firms += count(/[FKJ]/)
    block.dates += count(/D/)
    const steps = [lines[at - 1], lines[at + 1], lines[at - block.lines]].map((other) => stepFrom(other, line)).join('')
    const key = looks.map(({ main }) => main).join('')
    looked.push({ line, looks, key, isText, block, inBlock: block.lines, steps, run, slots: [] })
    block.lines++
  }
  const isNear = (own: LookedLine, other?: LookedLine) => other?.run === own.run && other.key.includes('D')
  const slotOf = (own: LookedLine, at: number, way: 1 | -1) =>
    String([0, 1, 2, 3].find((step) => isNear(own, looked[at + step * way])) ?? 'no')
  return looked.map((own, at) => ({ ...own, slots: [slotOf(own, at, -1), slotOf(own, at, 1)] }))
}

/** Offsets of lines that may belong to the same entry, nearest first. */
const around = [0, -1, 1, -2, 2, -3, 3] as const

/** Offset of the nearest matching line in the same block: 0 for the line itself, -1 for the one above it, or "no". */
export function nearest(looked: readonly LookedLine[], at: number, has: (line: number) => boolean): string {
  const block = looked[at]?.block
  return String(around.find((step) => looked[at + step]?.block === block && has(at + step)) ?? 'no')
}

/** Keys of pieces that are alike, by style, by place in the entry and beside its dates, by signs, and by indent: a résumé writes all its entries in one way. */
export function mateKeys(own: LookedLine | undefined, index: number): string[] {
  const { line, looks, isText, inBlock, slots = [] } = own ?? {}
  const piece = line?.pieces[index]
  if (!line || !piece) return []
  const hasDate = looks?.some(({ kinds }) => kinds.includes('D'))
  const signs = line.pieces.map(({ before }) => before.charAt(0)).join('')
  const style = `${piece.isBold} ${piece.isItalic} ${looks?.[index]?.shape === 'caps'}`
  const place = `${isText} ${line.section === 'header'} ${index} ${line.pieces.length}`
  return [
    `${line.section} ${style} ${index} ${hasDate} ${line.startsBlock} ${line.isBullet}`,
    `${place} in ${inBlock} ${line.startsBlock}`,
    ...slots.map((slot, way) => `${line.section} ${isText} ${way} ${slot} ${index} date`),
    `${place} by ${signs} ${style}`,
    ...(line.section === 'header' ? [] : [`${Math.round(line.left * 2)} ${line.column} ${style} ${index} ${isText}`]),
  ]
}
