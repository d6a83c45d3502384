import type { DateSpan } from './resume-dates.ts'

/** A line in the head of an entry, and the number of titles, firms and judges that it names. */
export type HeadLine = {
  text: string
  /** The line as written. */
  quote: string
  at: number
  heading: string
  titles: number
  firms: number
  judges: number
  dates: DateSpan[]
  /** A blank line comes before it. */
  startsBlock: boolean
  /** Text that describes work, or a heading, comes before it: no entry goes on over that. */
  isBarred: boolean
  /** The title comes before the firm. */
  isTitleFirst: boolean
}

/** The head of one seat, or of an employer above several: the lines that name it, without those that describe the work. */
export type Entry<Head extends HeadLine = HeadLine> = {
  heads: Head[]
  dates: DateSpan[]
  first: Head
  /** The firm of this seat is below it, with the next seat there: "Shareholder, 2016 to present / Associate, 2009 to 2015 / …". */
  isFirmBelow: boolean
}

/**
 * Parts the lines of a section into the heads of its entries. A résumé writes all its entries in one order of firm, title,
 * place and dates, but each its own: so every way to part the lines is weighed (a head with one title, one firm and one
 * stretch of years is best, two of a kind are bad), and what most entries look like is preferred for the others.
 */
export function entriesOf<Head extends HeadLine>(heads: readonly Head[]): Entry<Head>[] {
  // Where a blank line is between a title, its firm and its dates too, it parts nothing.
  const inOneEntry = heads.filter((head, at) => !head.isBarred && mayBelongTogether(heads[at - 1], head))
  const isLoose = inOneEntry.filter(({ startsBlock }) => startsBlock).length > inOneEntry.length * 0.6
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
    if (shape.includes('D') && shape.includes('T')) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])
  const groups = usual && usual[1] > 1 ? partedBest(heads, { isLoose, usual: usual[0], order }).groups : first
  // Seats go on below the same employer until a blank line or another one.
  let hasEmployer = false
  return groups.flatMap((group, index) => {
    const [own] = group
    if (!own) return []
    hasEmployer =
      followsEmployer(group, groups[index - 1]) || (hasEmployer && index > 0 && isSeatOnly(group) && !own.startsBlock)
    const below = groups[index + 1]?.[0]
    const goesOn = below !== undefined && !below.startsBlock && !below.isBarred
    const isFirmBelow = order === 'TF' && !hasEmployer && isSeatOnly(group) && goesOn
    return [{ heads: [...group], dates: group.flatMap(({ dates }) => dates), first: own, isFirmBelow }]
  })
}

/** Checks that no two of a kind are in two lines. */
const mayBelongTogether = (a: HeadLine | undefined, b: HeadLine): boolean =>
  a !== undefined && a.titles * b.titles === 0 && a.firms * b.firms === 0 && a.dates.length * b.dates.length === 0

const has = (group: readonly HeadLine[], what: 'titles' | 'firms' | 'judges'): boolean =>
  group.some((line) => line[what] > 0)

const isSeatOnly = (group: readonly HeadLine[]): boolean => !has(group, 'firms') && has(group, 'titles')

/** A seat right below its employer, or below another seat there. */
function followsEmployer(group: readonly HeadLine[], before: readonly HeadLine[] | undefined): boolean {
  const [first] = group
  if (!first || !before || has(group, 'firms') || first.startsBlock || first.isBarred) return false
  return !has(before, 'titles') && has(before, 'firms')
}

/** Most lines that the head of one seat takes: firm, place, title, group, dates, a judge. */
const maxHeadLines = 6

/** The order in which the lines of a head name things: "F|TD". */
const shapeOf = (group: readonly HeadLine[]): string =>
  group
    .map(({ titles, firms, judges, dates, isTitleFirst }) => {
      const [title, firm] = [titles > 0 ? 'T' : '', firms + judges > 0 ? 'F' : '']
      return (isTitleFirst ? title + firm : firm + title) + (dates.length > 0 ? 'D' : '')
    })
    .filter(Boolean)
    .join('|')

type Taste = {
  /** Blank lines part nothing. */
  isLoose: boolean
  /** The shape of most entries. */
  usual: string | undefined
  /** Firm above title, or title above firm. */
  order: 'FT' | 'TF'
}

/** The best way to part the lines: for each line the best of all groups that end with it. */
function partedBest<Head extends HeadLine>(heads: readonly Head[], taste: Taste): { groups: Head[][]; worth: number } {
  const best: { worth: number; from: number }[] = [{ worth: 0, from: 0 }]
  for (let end = 1; end <= heads.length; end++) {
    let choice = { worth: -Infinity, from: end - 1 }
    for (let from = end - 1; from >= 0 && end - from <= maxHeadLines; from--) {
      const worth = (best[from]?.worth ?? 0) + worthOf(heads, from, end, taste)
      if (worth > choice.worth) choice = { worth, from }
      if (heads[from]?.isBarred) break
    }
    best.push(choice)
  }
  const groups: Head[][] = []
  for (let end = heads.length; end > 0;) {
    const from = best[end]?.from ?? end - 1
    groups.unshift(heads.slice(from, end))
    end = from
  }
  return { groups, worth: best[heads.length]?.worth ?? 0 }
}

/** Worth of what a group names, with a firm and without one: a seat has a title, a firm and dates. */
const contentWorths = {
  'title and dates': [10, 6.5],
  title: [6, 1.5],
  dates: [3.5, 0],
  neither: [2.5, 0],
} as const

/** Rates how well lines make the head of one entry. */
function worthOf(heads: readonly HeadLine[], from: number, end: number, { isLoose, usual, order }: Taste): number {
  const group = heads.slice(from, end)
  const [first] = group
  if (!first) return 0
  let worth = worthOfContent(group) - 0.1 * (group.length - 1)
  if (!isLoose) {
    worth -= 3 * group.slice(1).filter(({ startsBlock }) => startsBlock).length
    if (!first.startsBlock && !first.isBarred && from > 0) worth -= 1
  }
  const shape = shapeOf(group)
  const said = orderOf(shape)
  if (said !== undefined && said !== order) worth -= 2
  return usual !== undefined && shape === usual ? worth + 2.5 : worth
}

/** Worth of what a group names. Two of a kind are two entries, but a court and its judge, an office and its part are one. */
function worthOfContent(group: readonly HeadLine[]): number {
  const count = (isCounted: (line: HeadLine) => boolean) => group.filter(isCounted).length
  const [titles, firms] = [count((line) => line.titles > 0), count((line) => line.firms > 0)]
  const [judges, dated] = [count((line) => line.judges > 0), count(({ dates }) => dates.length > 0)]
  const parts = count(({ text }) => /^(?:office|division|department|bureau|section|chambers)\b/i.test(text))
  const [withTitle, without] = dated > 0 ? (['title and dates', 'dates'] as const) : (['title', 'neither'] as const)
  const own = contentWorths[titles > 0 ? withTitle : without][firms + judges > 0 ? 0 : 1]
  const isClerk = judges > 0 && titles > 0 && group.some(({ text }) => /\bclerk/i.test(text))
  const second = (number: number) => Math.max(0, number - 1)
  return (
    own + (isClerk ? 3 : 0) - 8 * second(dated) - 6 * second(titles) - 6 * second(firms - parts) - 4 * second(judges)
  )
}

/** The order of firm and title in a shape; undefined where both are on one line, or one is missing. */
function orderOf(shape: string): 'FT' | 'TF' | undefined {
  const [firm, title] = [shape.indexOf('F'), shape.indexOf('T')]
  if (firm < 0 || title < 0 || !shape.slice(Math.min(firm, title), Math.max(firm, title)).includes('|'))
    return undefined
  return firm < title ? 'FT' : 'TF'
}
