import { bucket, type Guess } from '#worker/reading/model/linear-model.ts'
import { mateKeys, nearest, type LookedLine } from './piece-looks.ts'

/** A piece with its first guess. */
type Seen = { text: string; guess: Guess; at: number; index: number }
/** All lines, their pieces with first guesses, and the letters of these. */
type Context = { looked: readonly LookedLine[]; lines: readonly (readonly Seen[])[]; keys: readonly string[] }

/** Guesses are counted by how sure they are, up to this. */
const maxVote = 40
const voteOf = ({ margin }: Guess): number => 1 + Math.min(margin, maxVote)
const sure = ({ margin }: Guess): number => bucket(margin, [5, 15, 30, 60])
/** Lines above and below that may be of the same entry. */
const maxBlock = 6
/** Letters of labels, for the labels of a whole line. */
const letterOf = ({ guess: { label } }: Seen): string => ({ date: 'D', degree: 'g' })[label] ?? label.charAt(0)

/**
 * Features for a second look at each piece: what it was guessed to be at first, what is around it, and what pieces like it in
 * this document are. A résumé writes all its entries in one way, and names the same firm and title again.
 */
export function contextFeatures(looked: readonly LookedLine[], guesses: readonly Guess[]): string[][] {
  let number = 0
  const lines = looked.map(({ line }, at) =>
    line.pieces.map(({ text }, index): Seen => {
      const guess = guesses[number++] ?? { label: 'other', margin: 0 }
      return { text: text.toLowerCase(), guess, at, index }
    }),
  )
  const all = lines.flat()
  const votes = new Map<string, Map<string, number>>()
  const mates = all.map(({ at, index }) => mateKeys(looked[at], index))
  for (const [piece, { guess }] of all.entries())
    for (const key of mates[piece] ?? []) {
      const own = votes.get(key) ?? new Map<string, number>()
      votes.set(key, own.set(guess.label, (own.get(guess.label) ?? 0) + voteOf(guess)))
    }
  const surest = surestByText(all)
  const labels = lines.map((line) => Map.groupBy(line, ({ guess: { label } }) => label))
  const keys = lines.map((line, at) => (looked[at]?.isText ? 'text' : line.map(letterOf).join('').slice(0, 6)))
  return all.map((one, piece) => {
    const twin = one.text.length > 3 ? surest.get(one.text)?.find((other) => other !== one) : undefined
    return [
      ...ownFeatures(one, { looked, lines, keys }),
      ...(mates[piece] ?? []).flatMap((key, kind) => voteFeatures(votes.get(key), one.guess, kind)),
      ...twinFeatures(twin, one.guess),
      ...blockFeatures(one, looked, labels),
    ]
  })
}

function ownFeatures({ guess, at, index }: Seen, { looked, lines, keys }: Context): string[] {
  const { label, next = '' } = guess
  const own = `1=${label}>${next}`
  const { line, looks } = looked[at] ?? {}
  const gapAt = (other: number) => (looked[other]?.line.startsBlock ? '/' : '')
  const [left, right] = [index - 1, index + 1].map((other) => lines[at]?.[other]?.guess.label ?? '-')
  const [up, down] = [`${keys[at - 1] ?? 'none'}${gapAt(at)}`, `${gapAt(at + 1)}${keys[at + 1] ?? 'none'}`]
  return [
    ...placeFeatures(looked, at, [own, `line=${keys[at]} ${index}`]),
    'bias',
    `1=${label} ${sure(guess)}`,
    `${own} ${sure(guess)}`,
    `1=${label} s=${line?.section}`,
    `${own} m=${looks?.[index]?.main}`,
    `1=${label} left=${left} right=${right}`,
    `2=${next} left=${left} right=${right}`,
    `line=${keys[at]} ${index}`,
    `up=${up} ${own}`,
    `down=${down} ${own}`,
    `up=${up} own=${keys[at]} down=${down} ${index}`,
    `down=${down} then=${keys[at + 2] ?? 'none'} 1=${label}`,
    `bullet=${line?.isBullet} 1=${label}`,
    `top=${bucket(at, [1, 2, 4, 8, 16])} ${own}`,
  ]
}

/** Features of where a line is, beside the label of a piece and its place in the line. The head of a résumé has none. */
function placeFeatures(looked: readonly LookedLine[], at: number, [own, place]: readonly string[]): string[] {
  const { line, steps } = looked[at] ?? {}
  if (line?.section === 'header') return []
  const startsPage = line?.page !== looked[at - 1]?.line.page
  return [
    `steps=${steps} ${own}`,
    `steps=${steps} s=${line?.section} ${place}`,
    `table=${line?.isInTable} page=${startsPage} ${own}`,
  ]
}

/** Features of the label that most of the other pieces of a look have, its share, and how much they count. */
function voteFeatures(votes: ReadonlyMap<string, number> = new Map(), guess: Guess, kind: number): string[] {
  const { label, next = '' } = guess
  const others = [...votes].map(([of, count]) => ({ of, count: of === label ? count - voteOf(guess) : count }))
  const sum = others.reduce((all, { count }) => all + count, 0)
  const [most] = others.filter(({ count }) => count > 0.01).toSorted((a, b) => b.count - a.count)
  const top = `mates${kind}=${most?.of ?? 'none'}`
  const share = bucket((most?.count ?? 0) / Math.max(1, sum), [0.5, 0.7, 0.9])
  return [
    `${top} ${share}`,
    `${top} 1=${label}>${next}`,
    `${top} ${share} 1=${label} ${sure(guess)}`,
    `${top} 2=${next} ${bucket(sum, [10, 40, 120])}`,
  ]
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

/** Features of what the same words are elsewhere. */
function twinFeatures(twin: Seen | undefined, guess: Guess): string[] {
  const said = twin ? `twin=${twin.guess.label} ${twin.at < 8}` : 'twin=no'
  return [said, `${said} 1=${guess.label}>${guess.next}`, `${said} ${sure(guess)} 1=${guess.label}`]
}

/** The pieces of a line by their labels. */
type Labels = ReadonlyMap<string, readonly Seen[]>

/** Features of what else the lines around name: an entry has one title, one firm and its years. */
function blockFeatures(one: Seen, looked: readonly LookedLine[], labels: readonly Labels[]): string[] {
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
  const job = `block=t${count('title')}f${count('firm')}d${count('date')}`
  const where = (label: string) =>
    nearest(looked, one.at, (at) => (labels[at]?.get(label)?.length ?? 0) > (at === one.at && label === own ? 1 : 0))
  const entry = `t${where('title')} f${where('firm')} d${where('date')}`
  const { label, next = '' } = one.guess
  return [
    `${entry} 1=${label}>${next}`,
    `${entry} s=${looked[one.at]?.line.section}`,
    `${job} 1=${label}>${next}`,
    `${job} 1=${label} ${sure(one.guess)}`,
    `${job}s${count('school')}g${count('degree')} 1=${label}`,
  ]
}
