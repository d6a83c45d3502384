import type { DateSpan } from './resume-dates.ts'
import { has, partedBest, shapeOf } from './resume-groups.ts'
import type { HeadLine } from './resume-heads.ts'

/** The head of one seat, or of an employer above several: the lines that name it, without those that describe the work. */
export type Entry<Head extends HeadLine = HeadLine> = {
  /** The lines that name it. */
  heads: Head[]
  lines: string[]
  dates: DateSpan[]
  quote: string
  at: number
  heading: string
  startsBlock: boolean
  /** A blank line or text parts it from the entry before. */
  startsBlockApart: boolean
  /** A name that the vocabulary does not know is where these entries have their firm. */
  isFirmUnknown: boolean
  /** The firm of this seat is below it, with the next seat there: "Shareholder, 2016 to present / Associate, 2009 to 2015 / …". */
  isFirmBelow: boolean
  /** Title and firm share a line: what is below is no further seat there unless it says nothing else. */
  isOneLine: boolean
}

/**
 * Parts the lines of a section into the heads of its entries. A résumé writes all its entries in one order of firm, title,
 * place and dates, but each its own: so every way to part the lines is weighed (a head with one title, one firm and one
 * stretch of years is best, two of a kind are bad), and what most entries look like is preferred for the others.
 */
export function entriesOf<Head extends HeadLine>(heads: readonly Head[]): Entry<Head>[] {
  const blanks = heads.filter(({ startsBlock, isBarred }) => startsBlock && !isBarred).length
  // Where a blank line is between all lines it parts nothing.
  const isLoose = heads.length > 4 && blanks > heads.length * 0.6
  // Firm above title, or title above firm: whichever parts the whole better; in doubt as it begins.
  const orders = (['FT', 'TF'] as const).map((order) => ({
    order,
    ...partedBest(heads, { isLoose, usual: undefined, order }),
  }))
  const begins = heads.findIndex(({ firms }) => firms > 0) <= heads.findIndex(({ titles }) => titles > 0) ? 'FT' : 'TF'
  const [best] = orders.toSorted((a, b) => b.worth - a.worth || Number(b.order === begins) - Number(a.order === begins))
  const { groups: first, order } = best ?? { groups: [], order: begins }
  const counts = new Map<string, number>()
  for (const group of first) {
    const shape = shapeOf(group)
    if (/D/.test(shape) && /T/.test(shape)) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])
  const groups = usual && usual[1] > 1 ? partedBest(heads, { isLoose, usual: usual[0], order }).groups : first
  // Seats go on below the same employer until a blank line or another one.
  let hasEmployer = false
  return groups.map((group, index) => {
    const before = groups[index - 1]
    hasEmployer =
      before !== undefined &&
      (followsEmployer(group, before) || (hasEmployer && isSeatOnly(group) && !group[0]?.startsBlock))
    const mayBeBelow = order === 'TF' && !hasEmployer && isSeatOnly(group) && !has(group, 'names')
    return entryOf(group, { hasEmployer, isFirmBelow: mayBeBelow && goesOnWith(groups[index + 1]) })
  })
}

/** Checks whether a group follows the one above without a blank line or text between. */
const goesOnWith = (below: readonly HeadLine[] | undefined): boolean =>
  below?.[0] !== undefined && !below[0].startsBlock && !below[0].isBarred

const isSeatOnly = (group: readonly HeadLine[]): boolean => !has(group, 'firms') && has(group, 'titles')

function entryOf<Head extends HeadLine>(
  group: readonly Head[],
  { hasEmployer, isFirmBelow }: { hasEmployer: boolean; isFirmBelow: boolean },
): Entry<Head> {
  const [first] = group
  return {
    heads: [...group],
    lines: group.map(({ text }) => text),
    dates: group.flatMap(({ dates }) => dates),
    quote: first?.quote ?? '',
    at: first?.at ?? 0,
    heading: first?.heading ?? '',
    startsBlock: first?.startsBlock ?? false,
    startsBlockApart: first?.isBarred ?? false,
    isFirmUnknown: has(group, 'names') && !has(group, 'firms') && !hasEmployer,
    isFirmBelow,
    isOneLine: has(group, 'firms')
      ? group.some(({ titles, firms }) => titles > 0 && firms > 0)
      : group.some(({ titles, names, hasTail }) => titles > 0 && (names > 0 || hasTail)),
  }
}

/** A seat right below its employer, or below another seat there. */
const followsEmployer = (group: readonly HeadLine[], before: readonly HeadLine[]): boolean => {
  const [first] = group
  if (first === undefined || has(group, 'firms')) return false
  return (
    !has(before, 'titles') && (has(before, 'firms') || has(before, 'names')) && !first.startsBlock && !first.isBarred
  )
}
