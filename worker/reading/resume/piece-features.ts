import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import { bucket, mainOf, type Looked, type LookedLine } from './piece-looks.ts'
import { datesIn } from './resume-dates.ts'
import { isShortened, type SplitLine } from './split-lines.ts'

/** Features of every piece of a résumé, line after line; each is a name that the model has a weight for. */
export function pieceFeatures(looked: readonly LookedLine[]): string[][] {
  const mates = styleMates(looked)
  const found: string[][] = []
  for (const [at, { line, looks }] of looked.entries())
    for (const [index] of looks.entries()) {
      const features: string[] = []
      ownFeatures(features, looked, at, index)
      neighborFeatures(features, looked, at, index)
      const mate = mates.get(styleKey(line, index))
      if (mate && mate.count > 1) {
        const share = (sum: number) => bucket(sum / mate.count, [0.01, 0.3, 0.6, 0.9])
        features.push(
          `mates=${share(mate.titles)} ${share(mate.firms)} ${line.section}`,
          `mate titles=${share(mate.titles)}`,
          `mate firms=${share(mate.firms)}`,
        )
      }
      found.push(features)
    }
  return found
}

function ownFeatures(out: string[], looked: readonly LookedLine[], at: number, index: number): void {
  const own = looked[at]
  const piece = own?.line.pieces[index]
  const found = own?.looks[index]
  if (!own || !piece || !found) return
  const { line } = own
  const { section } = line
  const main = mainOf(found)
  const count = bucket(line.pieces.length, [2, 3, 4, 6])
  const isLast = index === line.pieces.length - 1 ? 'last' : 'mid'
  const place = index === 0 ? 'first' : isLast
  const length = bucket(found.words.length, [2, 3, 4, 6, 9])
  const style = (piece.isBold ? 'b' : '') + (piece.isItalic ? 'i' : '')
  const top = bucket(at, [1, 2, 3, 5, 9, 16])
  const size = bucket(line.size, [1.08, 1.25, 1.6])
  out.push(
    'bias',
    `s=${section}`,
    `k=${found.key}`,
    `k=${found.key} s=${section}`,
    `m=${main} s=${section} ${place}`,
    `m=${main} ${piece.before} ${count}`,
    `m=${main} l=${length} ${found.shape}`,
    `shape=${found.shape} s=${section} ${style}`,
    `style=${style} z=${size}`,
    `top=${top} s=${section} m=${main}`,
    `top=${top} z=${size} ${found.shape}`,
    `top=${top} N=${found.flags.has('N')} l=${length} ${place}`,
    `line=${own.key} ${index}`,
    `line=${own.key} ${index} s=${section}`,
    `bullet=${line.isBullet} m=${main}`,
    `bullet=${line.isBullet} s=${section} V=${found.flags.has('V')}`,
    `block=${Math.min(2, own.block.titles)}${Math.min(2, own.block.firms)}${Math.min(2, own.block.dates)} m=${main} s=${section}`,
    `block=${Math.min(2, own.block.titles)}${Math.min(2, own.block.firms)}${Math.min(2, own.block.dates)} ${own.inBlock} ${place} m=${main}`,
    `in=${bucket(own.inBlock, [1, 2, 3, 5])} ${place} m=${main} s=${section}`,
    `gap=${line.startsBlock} c=${line.isCentered} col=${line.column} m=${main}`,
    `heading=${line.heading.toLowerCase().slice(0, 30)}`,
    `cell=${piece.cell} ${line.pieces.length > 1} m=${main} s=${section}`,
  )
  for (const flag of found.flags) out.push(`f=${flag}`, `f=${flag} s=${section}`, `f=${flag} ${piece.before}`)
  wordFeatures(out, found, section)
  if (at < 16 || found.flags.has('N')) nameFeatures(out, piece.text, top)
}

function wordFeatures(out: string[], { words, flags }: Looked, section: string): void {
  if (words.length > 9 || flags.has('V')) {
    const [first = ''] = words
    out.push(`long ${first}`)
    return
  }
  for (const word of words) out.push(`w=${word}`)
  const [first, last] = [words[0], words.at(-1)]
  if (first !== undefined) out.push(`first=${first}`, `first=${first} s=${section}`)
  if (last !== undefined) out.push(`last=${last}`, `end=${last.slice(-3)}`)
  if (words.some((word) => isShortened(word))) out.push('short word')
}

/** Letters of names: three at a time, and whether the first is a given name. */
function nameFeatures(out: string[], text: string, top: number): void {
  const words =
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? []
  if (words.length > 5) return
  const isGiven = givenNames.has(words[0] ?? '')
  out.push(`given=${isGiven} top=${top}`, `given=${isGiven} n=${words.length}`)
  for (const word of words) {
    const padded = `^${word}$`
    for (let at = 0; at + 3 <= padded.length && at < 12; at++) out.push(`3=${padded.slice(at, at + 3)}`)
  }
}

function neighborFeatures(out: string[], looked: readonly LookedLine[], at: number, index: number): void {
  const own = looked[at]
  const found = own?.looks[index]
  if (!own || !found) return
  const main = mainOf(found)
  const keyOf = (line: LookedLine | undefined) => {
    if (!line) return 'none'
    return line.isText ? 'text' : line.key.slice(0, 5)
  }
  const [before, next, second] = [looked[at - 1], looked[at + 1], looked[at + 2]]
  const left = own.looks[index - 1]
  const right = own.looks[index + 1]
  const apart = own.line.startsBlock ? '/' : ''
  const below = next?.line.startsBlock ? '/' : ''
  out.push(
    `left=${left ? mainOf(left) : '-'} m=${main} right=${right ? mainOf(right) : '-'}`,
    `left=${left ? left.key : '-'} m=${main}`,
    `right=${right ? right.key : '-'} m=${main}`,
    `up=${keyOf(before)}${apart} m=${main}`,
    `down=${below}${keyOf(next)} m=${main}`,
    `up=${keyOf(before)}${apart} down=${below}${keyOf(next)} m=${main} ${index}`,
    `down=${below}${keyOf(next)} then=${keyOf(second)} m=${main} s=${own.line.section}`,
    `up=${keyOf(before)}${apart} line=${own.key} ${index}`,
    `line=${own.key} ${index} down=${below}${keyOf(next)}`,
  )
}

type Mates = { count: number; titles: number; firms: number }

/** Kinds of the pieces at the same place in lines of the same look, by their words: a résumé writes all its entries in one way. */
function styleMates(looked: readonly LookedLine[]): Map<string, Mates> {
  const mates = new Map<string, Mates>()
  for (const { line, looks, isText } of looked) {
    if (isText) continue
    for (const [index, { flags }] of looks.entries()) {
      const key = styleKey(line, index)
      const mate = mates.get(key) ?? { count: 0, titles: 0, firms: 0 }
      mate.count++
      if (flags.has('T') && !flags.has('W')) mate.titles++
      if (flags.has('K') || flags.has('W') || (flags.has('F') && !flags.has('T'))) mate.firms++
      mates.set(key, mate)
    }
  }
  return mates
}

export function styleKey(line: SplitLine, index: number): string {
  const piece = line.pieces[index]
  const hasDate = line.pieces.some(({ text, before }) => before === 'date' || datesIn(text).length > 0)
  return `${line.section} ${piece?.isBold} ${piece?.isItalic} ${shapeOf(piece?.text ?? '') === 'caps'} ${index} ${hasDate} ${line.startsBlock} ${line.isBullet}`
}
