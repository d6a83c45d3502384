import { featuresOf, type Attributes } from '#worker/reading/model/feature-templates.ts'
import { bucket, type Guess } from '#worker/reading/model/linear-model.ts'
import { countVotes, otherVotes } from '#worker/reading/model/votes.ts'
import { contextTemplates } from './feature-templates.data.ts'
import { mateKeys, nearest, type LookedLine } from './piece-looks.ts'

/** A piece with its first guess. */
type Seen = { text: string; guess: Guess; at: number; index: number; number: number }

/** The pieces of a line by their labels. */
type Labels = ReadonlyMap<string, readonly Seen[]>

/** Lines above and below that may be of the same entry. */
const maxBlock = 6
/** Letters of labels, for the labels of a whole line. */
const letterOf = ({ guess: { label } }: Seen): string => ({ date: 'D', degree: 'g' })[label] ?? label.charAt(0)

/** Beyond the ends of a line. */
const border: Attributes = { g: '-' }

/**
 * Features for a second look at each piece: what it was guessed to be at first, what is around it, and what pieces like it in
 * this document are. A résumé writes all its entries in one way, and names the same firm and title again.
 */
export function contextFeatures(looked: readonly LookedLine[], guesses: readonly Guess[], isText = false) {
  let number = 0
  const lines = looked.map(({ line }, at) =>
    line.pieces.map(({ text }, index): Seen => {
      const guess = guesses[number] ?? { label: 'other', margin: 0 }
      return { text: text.toLowerCase(), guess, at, index, number: number++ }
    }),
  )
  const all = lines.flat()
  const mates = all.map(({ at, index }) => mateKeys(looked[at], index))
  const votes = countVotes(
    all.map(({ guess }) => guess),
    (piece) => mates[piece] ?? [],
  )
  const surest = surestByText(all)
  const labels = lines.map((line) => Map.groupBy(line, ({ guess: { label } }) => label))
  const keys = lines.map((line, at) => (looked[at]?.isText ? 'text' : line.map(letterOf).join('').slice(0, 6)))
  return lines.flatMap((line, at) => {
    const shared = lineAttributes(looked, keys, at)
    const pieces = line.map((one, index): Attributes => {
      const { label, margin, next = '' } = one.guess
      const twin = one.text.length > 3 ? surest.get(one.text)?.find((other) => other !== one) : undefined
      return {
        ...shared,
        g: label,
        n: next,
        own: `${label}>${next}`,
        sure: `${bucket(margin, [5, 15, 30, 60])}`,
        m: looked[at]?.looks[index]?.main,
        index: `${index}`,
        twin: twin ? `${twin.guess.label} ${twin.at < 8}` : 'no',
        ...voteAttributes((mates[one.number] ?? []).map((key) => otherVotes(votes, key, one.guess))),
        ...entryAttributes(one, looked, labels),
      }
    })
    return pieces.map((_, index) => featuresOf(contextTemplates, (by) => pieces[index + by] ?? border, isText))
  })
}

/** The place of a line, and the labels of the lines around it. Lines in the header have no indent steps and no table. */
function lineAttributes(looked: readonly LookedLine[], keys: readonly string[], at: number): Attributes {
  const { line, steps } = looked[at] ?? {}
  const gapAt = (other: number) => (looked[other]?.line.startsBlock ? '/' : '')
  const isHead = line?.section === 'header'
  return {
    s: line?.section,
    line: keys[at],
    up: `${keys[at - 1] ?? 'none'}${gapAt(at)}`,
    down: `${gapAt(at + 1)}${keys[at + 1] ?? 'none'}`,
    below: keys[at + 2] ?? 'none',
    bullet: `${line?.isBullet}`,
    top: `${bucket(at, [1, 2, 4, 8, 16])}`,
    steps: isHead ? undefined : steps,
    table: isHead ? undefined : `${line?.isInTable} ${line?.page !== looked[at - 1]?.line.page}`,
  }
}

/** For each look of a piece: the label that most of the other pieces of that look have, its share, and how much they count. */
function voteAttributes(votes: readonly ReturnType<typeof otherVotes>[]): Attributes {
  const found = votes.map(({ label, share, sum }, kind) => {
    const top = `${kind} ${label}`
    return { vote: `${top} ${bucket(share, [0.5, 0.7, 0.9])}`, most: `${top} ${bucket(sum, [10, 40, 120])}` }
  })
  return { vote: found.map(({ vote }) => vote), most: found.map(({ most }) => most) }
}

/** The two pieces of each text whose first guesses are surest: a text may be there thousands of times. */
function surestByText(all: readonly Seen[]): Map<string, Seen[]> {
  const found = new Map<string, Seen[]>()
  for (const one of all.toSorted((a, b) => b.guess.margin - a.guess.margin)) {
    const own = found.get(one.text) ?? []
    if (own.length < 2) found.set(one.text, [...own, one])
  }
  return found
}

/** The other names in the lines around a piece: an entry has one title, one firm and its years. */
function entryAttributes(one: Seen, looked: readonly LookedLine[], labels: readonly Labels[]): Attributes {
  const first = Math.max(0, one.at - maxBlock)
  const mates = labels
    .slice(first, one.at + maxBlock + 1)
    .filter((_, at) => looked[first + at]?.block === looked[one.at]?.block)
  const own = one.guess.label
  const count = (label: string) =>
    Math.min(
      2,
      mates.reduce((sum, line) => sum + (line.get(label)?.length ?? 0), label === own ? -1 : 0),
    )
  const where = (label: string) =>
    nearest(looked, one.at, (at) => (labels[at]?.get(label)?.length ?? 0) > (at === one.at && label === own ? 1 : 0))
  const job = `t${count('title')}f${count('firm')}d${count('date')}`
  return {
    entry: `t${where('title')} f${where('firm')} d${where('date')}`,
    job,
    study: `${job}s${count('school')}g${count('degree')}`,
  }
}
