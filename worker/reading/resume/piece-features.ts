import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { bucket } from '#worker/reading/model/linear-model.ts'
import { nearest, type LookedLine } from './piece-looks.ts'

/** Features of every piece of a résumé, line after line; each is a name that the model has a weight for. */
export function pieceFeatures(looked: readonly LookedLine[]): string[][] {
  return looked.flatMap((own, at) =>
    own.looks.map((_, index) => [...ownFeatures(own, at, index), ...neighborFeatures(looked, own, at, index)]),
  )
}

function ownFeatures({ line, looks, key, block, inBlock }: LookedLine, at: number, index: number): string[] {
  const [piece, found] = [line.pieces[index], looks[index]]
  if (!piece || !found) return []
  const { kinds, main, shape, words } = found
  const { section } = line
  const count = bucket(looks.length, [2, 3, 4, 6])
  const isLast = index === looks.length - 1 ? 'last' : 'mid'
  const place = index === 0 ? 'first' : isLast
  const length = bucket(words.length, [2, 3, 4, 6, 9])
  const style = (piece.isBold ? 'b' : '') + (piece.isItalic ? 'i' : '')
  const top = bucket(at, [1, 2, 3, 5, 9, 16])
  const size = bucket(line.size, [1.08, 1.25, 1.6])
  const held = [block.titles, block.firms, block.dates].map((many) => Math.min(2, many)).join('')
  const own = [
    'bias',
    `s=${section}`,
    `k=${kinds}`,
    `k=${kinds} s=${section}`,
    `m=${main} s=${section} ${place}`,
    `m=${main} ${piece.before} ${count}`,
    `m=${main} l=${length} ${shape}`,
    `shape=${shape} s=${section} ${style}`,
    `style=${style} z=${size}`,
    `top=${top} s=${section} m=${main}`,
    `top=${top} z=${size} ${shape}`,
    `top=${top} N=${kinds.includes('N')} l=${length} ${place}`,
    `line=${key} ${index}`,
    `line=${key} ${index} s=${section}`,
    `bullet=${line.isBullet} m=${main}`,
    `bullet=${line.isBullet} s=${section} V=${kinds.includes('V')}`,
    `block=${held} m=${main} s=${section}`,
    `block=${held} ${inBlock} ${place} m=${main}`,
    `in=${bucket(inBlock, [1, 2, 3, 5])} ${place} m=${main} s=${section}`,
    `gap=${line.startsBlock} c=${line.isCentered} col=${line.column} m=${main}`,
    `heading=${line.heading.toLowerCase().slice(0, 30)}`,
    `open=${/[,–—-]$/.test(line.text)} ${place} m=${main} s=${section}`,
    `cell=${piece.cell} ${looks.length > 1} m=${main} s=${section}`,
    ...[...kinds].flatMap((kind) => [`f=${kind}`, `f=${kind} s=${section}`, `f=${kind} ${piece.before}`]),
  ]
  const isName = section !== 'experience' && words.length > 0 && (at < 16 || kinds.includes('N'))
  const named = isName ? nameFeatures(piece.text, top) : []
  return [...own, ...wordFeatures(words, section, kinds.includes('V')), ...named]
}

function wordFeatures(words: readonly string[], section: string, isProse: boolean): string[] {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > 9 || isProse) return [`long ${first}`]
  return [
    ...words.map((word) => `w=${word}`),
    `first=${first} s=${section}`,
    `first=${first}`,
    `last=${last}`,
    `end=${last.slice(-3)}`,
  ]
}

/** Letters of names: three at a time, and whether the first is a given name. */
function nameFeatures(text: string, top: number): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const words = plain.match(/\p{L}+/gu) ?? []
  if (words.length > 5) return []
  const isGiven = givenNames.has(words[0] ?? '')
  const threes = words.flatMap((word) =>
    Array.from({ length: Math.min(12, word.length) }, (_, at) => `3=${`^${word}$`.slice(at, at + 3)}`),
  )
  return [`given=${isGiven} top=${top}`, `given=${isGiven} n=${words.length}`, ...threes]
}

function neighborFeatures(looked: readonly LookedLine[], own: LookedLine, at: number, index: number): string[] {
  const main = own.looks[index]?.main
  const keyAt = (other: number) => {
    const line = looked[other]
    const key = line?.isText ? 'text' : (line?.key.slice(0, 5) ?? 'none')
    const [before, behind] = [other > at && line, other < at && looked[other + 1]].map(
      (one) => one && one.line.startsBlock,
    )
    return `${before ? '/' : ''}${key}${behind ? '/' : ''}`
  }
  const [up, down, then] = [keyAt(at - 1), keyAt(at + 1), keyAt(at + 2)]
  const [left, right] = [own.looks[index - 1], own.looks[index + 1]]
  const kindAt = (kind: string) =>
    nearest(looked, at, (line) => looked[line]?.looks.some(({ kinds }) => kinds.includes(kind)) === true)
  const [date, title] = [kindAt('D'), kindAt('T')]
  const { isBold = false, isItalic = false } = own.line.pieces[index] ?? {}
  return [
    `date=${date} m=${main} ${index}`,
    `date=${date} title=${title} m=${main}`,
    `date=${date} in=${Math.min(3, own.inBlock)} ${index} ${isBold} ${isItalic} s=${own.line.section}`,
    `left=${left?.main ?? '-'} m=${main} right=${right?.main ?? '-'}`,
    `left=${left?.kinds ?? '-'} m=${main}`,
    `right=${right?.kinds ?? '-'} m=${main}`,
    `up=${up} m=${main}`,
    `down=${down} m=${main}`,
    `up=${up} down=${down} m=${main} ${index}`,
    `down=${down} then=${then} m=${main} s=${own.line.section}`,
    `up=${up} line=${own.key} ${index}`,
    `line=${own.key} ${index} down=${down}`,
  ]
}
