import type { Seniority } from '#contract/domain/seniorities.ts'
import type { WorkType } from '#contract/domain/work-types.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import type { LabeledItem } from './label-items.ts'
import type { Fact } from './label-words.ts'
import { factsOf, mentionsOf } from './posting-facts.ts'

/** Words for remote work on only some days. */
const someDays =
  /\b(?:days?|times|hybrid|partial\w*|occasional\w*|limited|situational|in[ -]person|(?:mon|tues|wednes|thurs|fri)days?)\b|\b[1-9]\d ?%/i
/** Words that say all of the work is remote. */
const fully = /^(?:works? )?remotely$|\b(?:fully|100 ?%|entirely)\b.*remote/i
/** Characters around words that say how they are meant. Minimum certainty that work is remote or on-site. */
const [aroundMode, leastMode] = [45, 6]

/** Checks whether the job is remote; hybrid and on-site jobs are not. Undefined where the posting doesn't state it. */
export function remoteIn(facts: readonly Fact[], lines: readonly string[]): boolean | undefined {
  const sums = { R: 0, N: 0 }
  for (const { label, text, line, margin, tokens } of facts) {
    if (label !== 'R' && label !== 'N') continue
    const [from = 0, to = 0] = [tokens[0]?.start, tokens.at(-1)?.end]
    const near = (lines[line] ?? '').slice(Math.max(0, from - aroundMode), to + aroundMode)
    if (fully.test(text)) sums.R += margin
    else sums[someDays.test(near) ? 'N' : label] += margin
  }
  return Math.max(sums.R, sums.N) < leastMode ? undefined : sums.R > sums.N
}

/** Short names of work types, as forms use them. */
const shortTypes: Readonly<Record<string, WorkType>> = { ft: 'Full-time', pt: 'Part-time', contract: 'Contract' }

/** "FULL_TIME", "Full time", "CONTRACTOR" as the job form's work type, whatever the date; undefined for other words. */
export function workTypeNamed(text: string): WorkType | undefined {
  const mentions = readMentions(text.replaceAll('_', ' '), { now: new Date(0) })
  return mentions.find((one) => one.kind === 'workType')?.workType ?? shortTypes[text.trim().toLowerCase()]
}

/** "Part-time is possible" offers an option. It doesn't describe the job. */
const isOptional = /^,?(?: \w+)?(?: is| are| may be)? (?:possible|available|considered|negotiable|an option)\b/i

/** The kind of work that the surest words state. */
export const workTypeIn = (facts: readonly Fact[], lines: readonly string[]): WorkType | undefined =>
  [...factsOf(facts, 'K'), ...factsOf(facts, 'T')]
    .filter(({ line, tokens }) => !isOptional.test((lines[line] ?? '').slice(tokens.at(-1)?.end)))
    .toSorted((a, b) => b.margin - a.margin)
    .flatMap(({ text }) => workTypeNamed(text) ?? [])[0]

/** The level that a lawyer's title states, a designation of its own before words like "attorney". */
export function seniorityOf(title: string, now: Date): Seniority | undefined {
  if (titleKind(title, { isLawFirm: true }) === 'support') return undefined
  const levels = readMentions(title, { now }).filter((one) => one.kind === 'seniority')
  const own = levels.find(({ isGeneric }) => !isGeneric) ?? levels[0]
  return own?.seniority ?? (plainLawyer.test(title) ? 'attorney' : undefined)
}

/** Words for a lawyer in titles that state no known level: "assistant district attorney". */
const plainLawyer = /\b(?:attorney|lawyer|defender|prosecutor|litigator|solicitor)s?\b/i

/** Length of a posting's first sentences. Characters. */
const openingLength = 1_500

/** The level of a posting: that of its title or, if it has no title, the one that its first sentences name. */
export function levelIn(title: string | undefined, items: readonly LabeledItem[], now: Date): Seniority | undefined {
  if (title !== undefined) return seniorityOf(title, now)
  const opening = items.flatMap(({ label, text }) => (label === 'opening' ? [text] : [])).join('\n')
  return readMentions(opening.slice(0, openingLength), { now, isProse: true }).flatMap((one) =>
    one.kind === 'seniority' && one.stance !== 'unwanted' && !one.isGeneric ? [one.seniority] : [],
  )[0]
}

type Area = Extract<Mention, { kind: 'practiceArea' }>

const isOwnArea = (one: Mention): one is Area => one.kind === 'practiceArea' && one.stance !== 'unwanted'

/** The practice areas that mentions name. */
export const areasAmong = (mentions: readonly Mention[]): string[] =>
  inOrder(mentions.filter(isOwnArea).flatMap(({ areas }) => [...areas]))

/**
 * Share that words count which often mean something else. Maximum number of areas after the first, and their minimum certainty as a
 * share of the first one's.
 */
const [looseShare, additionalLimit, additionalShare] = [0.3, 5, 0.3]

/** The areas that mentions name, with the sum of their weights, the highest first. */
function rankedAreas(named: readonly { mention: Area; margin: number }[]): [area: string, sum: number][] {
  const sums = new Map<string, number>()
  for (const { mention, margin } of named)
    for (const area of mention.areas)
      sums.set(area, (sums.get(area) ?? 0) + margin * (mention.isLoose ? looseShare : 1))
  return [...sums].toSorted((a, b) => b[1] - a[1])
}

/** The areas that prose names, the one named most first. */
export const areasNamed = (mentions: readonly Mention[]): string[] =>
  rankedAreas(mentions.filter(isOwnArea).map((mention) => ({ mention, margin: 1 }))).map(([area]) => area)

/** Areas, each once. "Regulatory" and "In-House" come last, because the others say more about the work. */
const inOrder = (areas: readonly string[]): string[] => {
  const isHow = (area: string) => ['Regulatory', 'In-House'].indexOf(area)
  return [...new Set(areas)].toSorted((a, b) => isHow(a) - isHow(b))
}

/** The practice areas of a posting, its own first: those of its title, and those that the surest words state. */
export function areasIn(facts: readonly Fact[], title: string | undefined, now: Date): string[] {
  const ranked = rankedAreas(mentionsOf(facts, 'A', 'practiceArea'))
  const top = ranked[0]?.[1] ?? 0
  const sure = ranked.flatMap(([area, sum]) => (sum >= top * additionalShare ? [area] : []))
  const named = new Set([...areasAmong(readMentions(title ?? '', { now })), ...inOrder(sure)])
  return [...named].slice(0, additionalLimit + 1)
}
