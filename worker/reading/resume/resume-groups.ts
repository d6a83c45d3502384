import type { HeadLine } from './resume-heads.ts'
import { titleWord } from './resume-words.ts'

/** Checks whether a line of a group names such a thing. */
export const has = (group: readonly HeadLine[], what: 'titles' | 'firms' | 'names' | 'judges'): boolean =>
  group.some((line) => line[what] > 0)

/** Most lines that the head of one seat takes: firm, place, title, group, dates, a judge. */
const maxLines = 6

/** The order in which the lines of a head name things: "F|TD". */
export function shapeOf(group: readonly HeadLine[]): string {
  const isUnknown = !has(group, 'firms')
  return group
    .map(({ titles, firms, names, judges, dates, text, isTitleFirst: isFirst }) => {
      const marks = [
        titles > 0 ? 'T' : '',
        firms + judges > 0 || (isUnknown && names > 0) ? 'F' : '',
        dates.length > 0 ? 'D' : '',
      ]
      // Which of firm and title comes first in a line that has both.
      const isTitleFirst = isFirst ?? (titles > 0 && titleWord.test(text.slice(0, 40)))
      return (isTitleFirst ? marks : [marks[1], marks[0], marks[2]]).join('')
    })
    .filter(Boolean)
    .join('|')
}

type Taste = {
  /** Blank lines part nothing. */
  isLoose: boolean
  /** The shape of most entries. */
  usual: string | undefined
  /** Firm above title, or title above firm. */
  order: 'FT' | 'TF'
}

/** The best way to part the lines: for each line the best of all groups that end with it. */
export function partedBest<Head extends HeadLine>(
  heads: readonly Head[],
  taste: Taste,
): { groups: Head[][]; worth: number } {
  const best: { worth: number; from: number }[] = [{ worth: 0, from: 0 }]
  for (let end = 1; end <= heads.length; end++) {
    let choice = { worth: -Infinity, from: end - 1 }
    for (let from = end - 1; from >= 0 && end - from <= maxLines; from--) {
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

/** Number of lines of a group that name each kind of thing, and whether its firm is a known one. */
type Counts = {
  titles: number
  firms: number
  names: number
  judges: number
  dated: number
  firm: 'known' | 'named' | 'missing'
}

function countsOf(group: readonly HeadLine[]): Counts {
  const count = (isCounted: (line: HeadLine) => boolean) => group.filter(isCounted).length
  const firms = count((line) => line.firms > 0)
  const judges = count((line) => line.judges > 0)
  const named = has(group, 'names') ? 'named' : 'missing'
  return {
    titles: count((line) => line.titles > 0),
    firms,
    names: count((line) => line.names > 0 && line.firms === 0 && line.titles === 0),
    judges,
    dated: count(({ dates }) => dates.length > 0),
    firm: firms + judges > 0 ? 'known' : named,
  }
}

/** Rates how well lines make the head of one entry. */
function worthOf(heads: readonly HeadLine[], from: number, end: number, { isLoose, usual, order }: Taste): number {
  const group = heads.slice(from, end)
  const [first] = group
  if (!first) return 0
  const counts = countsOf(group)
  let worth = worthOfContent(counts) - costOfSeconds(group, counts)
  if (!isLoose) {
    worth -= 3 * group.slice(1).filter(({ startsBlock }) => startsBlock).length
    if (!first.startsBlock && !first.isBarred && from > 0) worth -= 1
  }
  const shape = shapeOf(group)
  const said = orderOf(shape)
  if (said !== undefined && said !== order) worth -= 2
  if (counts.judges > 0 && counts.titles > 0 && group.some(({ text }) => /\bclerk/i.test(text))) worth += 3
  worth -= 0.1 * (group.length - 1)
  return usual !== undefined && shape === usual ? worth + 2.5 : worth
}

const contentWorths = {
  'title and dates': { known: 10, named: 8.5, missing: 6.5 },
  title: { known: 6, named: 2, missing: 1.5 },
  dates: { known: 3.5, named: 3.5, missing: 0 },
  neither: { known: 2.5, named: 1, missing: 0 },
} as const

/** Worth of what a group names: a seat has a title, a firm and dates. */
function worthOfContent({ titles, dated, firm }: Counts): number {
  if (titles > 0) return contentWorths[dated > 0 ? 'title and dates' : 'title'][firm]
  return contentWorths[dated > 0 ? 'dates' : 'neither'][firm]
}

/** Two of a kind are two entries. A court and its judge, an office and its part are one. */
function costOfSeconds(group: readonly HeadLine[], { titles, firms, names, judges, dated, firm }: Counts): number {
  const parts = group.filter(({ text }) =>
    /^(?:office|division|department|bureau|section|chambers)\b/i.test(text),
  ).length
  // Names beside a known firm are groups and remarks; a second one beside none is too much.
  const costOfNames = firm === 'known' ? Math.max(0, names) : 2 * Math.max(0, names - 1)
  return (
    8 * Math.max(0, dated - 1) +
    6 * Math.max(0, titles - 1) +
    6 * Math.max(0, firms - 1 - parts) +
    4 * Math.max(0, judges - 1) +
    costOfNames
  )
}

/** The order of firm and title in a shape; undefined where both are on one line, or one is missing. */
function orderOf(shape: string): 'FT' | 'TF' | undefined {
  const [firm, title] = [shape.indexOf('F'), shape.indexOf('T')]
  if (firm < 0 || title < 0 || !shape.slice(Math.min(firm, title), Math.max(firm, title)).includes('|'))
    return undefined
  return firm < title ? 'FT' : 'TF'
}
