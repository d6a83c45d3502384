import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { featuresOf, type Attributes } from '#worker/reading/model/feature-templates.ts'
import { bucket } from '#worker/reading/model/linear-model.ts'
import { classOf } from '#worker/reading/model/word-classes.ts'
import { pieceTemplates } from './feature-templates.data.ts'
import { nearest, type LookedLine } from './piece-looks.ts'

/** Beyond the ends of a line. */
const border: Attributes = { m: '-', k: '-' }

/** Features of every piece of a résumé, line by line, for the model that labels them. */
export function pieceFeatures(looked: readonly LookedLine[], isText = false) {
  return looked.flatMap((own, at) => {
    const shared = { ...lineAttributes(own, at), ...neighborAttributes(looked, at) }
    const pieces = own.looks.map((_, index) => ({ ...shared, ...pieceAttributes(own, at, index) }))
    return pieces.map((_, index) => featuresOf(pieceTemplates, (by) => pieces[index + by] ?? border, isText))
  })
}

function lineAttributes({ line, looks, key, block, inBlock }: LookedLine, at: number): Attributes {
  return {
    s: line.section,
    count: `${bucket(looks.length, [2, 3, 4, 6])}`,
    z: `${bucket(line.size, [1.08, 1.25, 1.6])}`,
    top: `${bucket(at, [1, 2, 3, 5, 9, 16])}`,
    line: key,
    bullet: `${line.isBullet}`,
    held: [block.titles, block.firms, block.dates].map((many) => Math.min(2, many)).join(''),
    inside: `${inBlock}`,
    in: `${bucket(inBlock, [1, 2, 3, 5])}`,
    entry: `${Math.min(3, inBlock)}`,
    gap: `${line.startsBlock} ${line.isCentered} ${line.column}`,
    heading: line.heading.toLowerCase().slice(0, 30),
    open: `${/[,–—-]$/.test(line.text)}`,
  }
}

/** The lines around a line, and the nearest ones with a date and a title. */
function neighborAttributes(looked: readonly LookedLine[], at: number): Attributes {
  const keyAt = (other: number) => {
    const line = looked[other]
    const key = line?.isText ? 'text' : (line?.key.slice(0, 5) ?? 'none')
    const [before, behind] = [other > at && line, other < at && looked[other + 1]].map(
      (one) => one && one.line.startsBlock,
    )
    return `${before ? '/' : ''}${key}${behind ? '/' : ''}`
  }
  const kindAt = (kind: string) =>
    nearest(looked, at, (line) => looked[line]?.looks.some(({ kinds }) => kinds.includes(kind)) === true)
  return { up: keyAt(at - 1), down: keyAt(at + 1), below: keyAt(at + 2), date: kindAt('D'), title: kindAt('T') }
}

function pieceAttributes({ line, looks }: LookedLine, at: number, index: number): Attributes {
  const [piece, found] = [line.pieces[index], looks[index]]
  if (!piece || !found) return {}
  const { kinds, main, shape, words } = found
  const isLast = index === looks.length - 1 ? 'last' : 'mid'
  const isName = line.section !== 'experience' && words.length > 0 && (at < 16 || kinds.includes('N'))
  return {
    k: kinds,
    m: main,
    f: [...kinds],
    shape,
    index: `${index}`,
    place: index === 0 ? 'first' : isLast,
    before: piece.before,
    style: (piece.isBold ? 'b' : '') + (piece.isItalic ? 'i' : ''),
    length: `${bucket(words.length, [2, 3, 4, 6, 9])}`,
    named: `${kinds.includes('N')}`,
    prose: `${kinds.includes('V')}`,
    cell: `${piece.cell} ${looks.length > 1}`,
    ...wordAttributes(words, kinds.includes('V')),
    ...(isName ? nameAttributes(piece.text) : {}),
  }
}

function wordAttributes(words: readonly string[], isProse: boolean): Attributes {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > 9 || isProse) return { long: first }
  const classes = words.map(classOf)
  return {
    w: words,
    first,
    last,
    end: last.slice(-3),
    class: classes,
    firstclass: classes[0],
    lastclass: classes.at(-1),
  }
}

/** Letters of names: three at a time, and whether the first is a given name. */
function nameAttributes(text: string): Attributes {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const words = plain.match(/\p{L}+/gu) ?? []
  if (words.length > 5) return {}
  return {
    given: `${givenNames.has(words[0] ?? '')}`,
    n: `${words.length}`,
    three: words.flatMap((word) =>
      Array.from({ length: Math.min(12, word.length) }, (_, at) => `^${word}$`.slice(at, at + 3)),
    ),
  }
}
