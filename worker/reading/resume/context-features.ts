import { bucket, mainOf, type LookedLine } from './piece-looks.ts'
import { styleKey } from './piece-features.ts'
import type { Guess } from '#worker/reading/model/linear-model.ts'

/** A piece with its first guess and what the pieces like it were guessed to be. */
type Seen = { text: string; guess: Guess; line: number; index: number; main: string; keys: string[] }

/** Guesses are counted by how sure they are, up to this. */
const maxVote = 40
const sure = (margin: number): number => bucket(margin, [5, 15, 30, 60])

/** Letters of labels, for the labels of a whole line. */
const letterOf = (label: string): string => ({ date: 'D', degree: 'g' })[label] ?? label.charAt(0)

/**
 * Features for a second look at each piece: what it was guessed to be at first, what is around it, and what pieces like it in
 * this document are. A résumé writes all its entries in one way, and names the same firm and title again.
 */
export function contextFeatures(looked: readonly LookedLine[], guesses: readonly Guess[]): string[][] {
  const lines = seenLines(looked, guesses)
  const all = lines.flat()
  const votes = votesOf(all)
  const same = new Map<string, Seen[]>()
  for (const one of all) if (one.text.length > 3) same.set(one.text, [...(same.get(one.text) ?? []), one])
  const keys = lines.map((line) => line.map(({ guess }) => letterOf(guess.label)).join(''))
  return all.map((one) => {
    const own = looked[one.line]
    const { label, margin, next = '' } = one.guess
    const section = own?.line.section ?? ''
    const line = lines[one.line] ?? []
    const labelAt = (index: number) => line[index]?.guess.label ?? '-'
    const keyAt = (at: number) => (looked[at]?.isText === true ? 'text' : (keys[at] ?? 'none').slice(0, 6))
    const edge = own?.line.startsBlock === true ? '/' : ''
    const below = looked[one.line + 1]?.line.startsBlock === true ? '/' : ''
    const features = [
      'bias',
      `1=${label} ${sure(margin)}`,
      `1=${label}>${next} ${sure(margin)}`,
      `1=${label} s=${section}`,
      `1=${label}>${next} m=${one.main}`,
      `1=${label} left=${labelAt(one.index - 1)} right=${labelAt(one.index + 1)}`,
      `2=${next} left=${labelAt(one.index - 1)} right=${labelAt(one.index + 1)}`,
      `line=${keys[one.line]?.slice(0, 8)} ${one.index}`,
      `up=${keyAt(one.line - 1)}${edge} 1=${label}>${next}`,
      `down=${below}${keyAt(one.line + 1)} 1=${label}>${next}`,
      `up=${keyAt(one.line - 1)}${edge} own=${keyAt(one.line)} down=${below}${keyAt(one.line + 1)} ${one.index}`,
      `down=${below}${keyAt(one.line + 1)} then=${keyAt(one.line + 2)} 1=${label}`,
      `bullet=${own?.line.isBullet} 1=${label}`,
      `top=${bucket(one.line, [1, 2, 4, 8, 16])} 1=${label}>${next}`,
    ]
    blockFeatures(features, one, lines, looked)
    for (const [kind, key] of one.keys.entries()) {
      const { top, share, others } = voteFor(votes.get(key), one)
      features.push(
        `mates${kind}=${top} ${share}`,
        `mates${kind}=${top} 1=${label}>${next}`,
        `mates${kind}=${top} ${share} 1=${label} ${sure(margin)}`,
        `mates${kind}=${top} 2=${next} ${others}`,
      )
    }
    const twins = (same.get(one.text) ?? []).filter((other) => other !== one)
    const twin = twins.reduce<Seen | undefined>(
      (best, other) => (other.guess.margin > (best?.guess.margin ?? 0) ? other : best),
      undefined,
    )
    const said = twin ? `${twin.guess.label} ${twin.line < 8}` : 'no'
    features.push(`twin=${said}`, `twin=${said} 1=${label}>${next}`, `twin=${said} ${sure(margin)} 1=${label}`)
    return features
  })
}

function seenLines(looked: readonly LookedLine[], guesses: readonly Guess[]): Seen[][] {
  let at = 0
  return looked.map(({ line, looks, isText, inBlock }, number) =>
    line.pieces.map((piece, index): Seen => {
      const look = looks[index]
      const signs = line.pieces.map(({ before }) => before.charAt(0)).join('')
      const place = `${isText} ${line.section === 'header'} ${index} ${line.pieces.length}`
      return {
        text: piece.text.toLowerCase(),
        guess: guesses[at++] ?? { label: 'other', margin: 0 },
        line: number,
        index,
        main: look ? mainOf(look) : 'o',
        keys: [
          styleKey(line, index),
          `${place} in ${inBlock} ${line.startsBlock}`,
          `${place} by ${signs} ${piece.isBold} ${piece.isItalic} ${look?.shape === 'caps'}`,
        ],
      }
    }),
  )
}

type Votes = Map<string, number>

/** Counts what pieces of each look were guessed to be. */
function votesOf(all: readonly Seen[]): ReadonlyMap<string, Votes> {
  const votes = new Map<string, Votes>()
  for (const { keys, guess } of all)
    for (const key of keys) {
      const own = votes.get(key) ?? new Map<string, number>()
      own.set(guess.label, (own.get(guess.label) ?? 0) + voteOf(guess))
      votes.set(key, own)
    }
  return votes
}

const voteOf = ({ margin }: Guess): number => 1 + Math.min(margin, maxVote)

/** The label that most of the others have, its share, and how much they count. */
function voteFor(votes: Votes | undefined, { guess }: Seen): { top: string; share: number; others: number } {
  let [top, most, sum] = ['none', 0, 0]
  for (const [label, count] of votes ?? []) {
    const others = label === guess.label ? count - voteOf(guess) : count
    sum += others
    if (others > most + 1e-9) [top, most] = [label, others]
  }
  return { top, share: bucket(most / Math.max(1, sum), [0.5, 0.7, 0.9]), others: bucket(sum, [10, 40, 120]) }
}

/** Features of what else the lines around name: an entry has one title, one firm and its years. */
function blockFeatures(
  out: string[],
  one: Seen,
  lines: readonly (readonly Seen[])[],
  looked: readonly LookedLine[],
): void {
  const block = looked[one.line]?.block
  const found = { title: 0, firm: 0, date: 0, school: 0, degree: 0 }
  for (let at = one.line - maxBlock; at <= one.line + maxBlock; at++) {
    if (looked[at]?.block !== block || block === undefined) continue
    for (const other of lines[at] ?? [])
      if (other !== one && Object.hasOwn(found, other.guess.label)) found[other.guess.label as keyof typeof found]++
  }
  const { label, next = '', margin } = one.guess
  const few = (count: number) => Math.min(2, count)
  const job = `t${few(found.title)}f${few(found.firm)}d${few(found.date)}`
  out.push(
    `block=${job} 1=${label}>${next}`,
    `block=${job} 1=${label} ${sure(margin)}`,
    `block=${job}s${few(found.school)}g${few(found.degree)} 1=${label}`,
  )
}
const maxBlock = 6
