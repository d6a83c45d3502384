export const scoreBands = ['green', 'blue', 'yellow', 'gray'] as const

/** The color of each band. The number is always shown beside it. */
export type ScoreBand = (typeof scoreBands)[number]

/** Where an application's match score changes band, what it is called, and what it shows. */
export const matchThresholds = { green: 80, blue: 70, yellow: 50 } as const

/** The color band of an application's match score, 0 to 100; a missing score is gray. */
export function matchBand(score: number | null | undefined): ScoreBand {
  if (!isScore(score)) return 'gray'
  if (score >= matchThresholds.green) return 'green'
  if (score >= matchThresholds.blue) return 'blue'
  return score >= matchThresholds.yellow ? 'yellow' : 'gray'
}

/** From 50 on: the check icon, the summary and the word "Good". */
export function isGoodMatch(score: number | null | undefined): boolean {
  return isScore(score) && score >= matchThresholds.yellow
}

/** "Good Match" from 50, "Low Match" below, "Not scored" without a score. */
export function matchLabel(score: number | null | undefined): 'Good Match' | 'Low Match' | 'Not scored' {
  if (!isScore(score)) return 'Not scored'
  return isGoodMatch(score) ? 'Good Match' : 'Low Match'
}

/** "85%", or "Not scored". */
export function matchPercent(score: number | null | undefined): string {
  return isScore(score) ? `${Math.round(score)}%` : 'Not scored'
}

/** Job matching shows only results of 70 and more. */
export const shownJobMatchFrom = 70

/** The color band of a found job: changes at 90, 80 and 70; below 70 it is not shown at all. */
export function jobMatchBand(score: number): ScoreBand {
  if (score >= 90) return 'green'
  if (score >= 80) return 'blue'
  return score >= shownJobMatchFrom ? 'yellow' : 'gray'
}

/** The color of an AI analysis score: 80 and more green, 60 and more yellow, else red. */
export function analysisBand(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}

/** The headings of match reasons by their leading mark. */
export const reasonGroupLabels = {
  strengths: 'Strengths',
  concerns: 'Concerns',
  risks: 'Risk Notes',
} as const

export type ReasonKind = keyof typeof reasonGroupLabels | 'tags'

export type MatchReasons = Record<ReasonKind, string[]>

/** A mark may carry a variation selector (U+FE0E, U+FE0F), which only chooses how it is drawn. */
const marks: readonly [ReasonKind, RegExp][] = [
  ['strengths', /^[✓✔✅☑]\p{Variation_Selector}*/u],
  ['concerns', /^[✗✘❌❎×✕✖]\p{Variation_Selector}*/u],
  ['risks', /^⚠\p{Variation_Selector}*/u],
]

/** One reason without its mark and separators, with the group that the mark put it in; unmarked ones are tags. */
export function readReason(reason: string): { kind: ReasonKind; text: string } {
  const trimmed = reason.trim()
  for (const [kind, mark] of marks) {
    if (mark.test(trimmed)) return { kind, text: trimmed.replace(mark, '').replace(/^[\s:–—-]+/u, '') }
  }
  return { kind: 'tags', text: trimmed }
}

/** Match reasons by leading mark, in their order, the marks taken off; blank ones are left out. */
export function groupReasons(reasons: readonly string[]): MatchReasons {
  const groups: MatchReasons = { strengths: [], concerns: [], risks: [], tags: [] }
  for (const reason of reasons) {
    const { kind, text } = readReason(reason)
    if (text !== '') groups[kind].push(text)
  }
  return groups
}

/**
 * Puts reasons in the order in which people should meet them: strengths and concerns in turn, so that the first few never
 * tell only one side. A good match opens with a strength, any other with a concern. Within a side the given order stays;
 * tags come last. Ordering twice changes nothing.
 */
export function balanceReasons<T>(
  reasons: readonly T[],
  kindOf: (reason: T) => ReasonKind,
  score: number | null | undefined,
): T[] {
  const [tags, judged] = partition(reasons, (reason) => kindOf(reason) === 'tags')
  const [strengths, concerns] = partition(judged, (reason) => kindOf(reason) === 'strengths')
  const [first, second] = isGoodMatch(score) ? [strengths, concerns] : [concerns, strengths]
  const turns = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
    ...first.slice(at, at + 1),
    ...second.slice(at, at + 1),
  ])
  return [...turns.flat(), ...tags]
}

function partition<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}

/** The first few reasons of a compact list, balanced by `balanceReasons`, and those left for "+N more" (3 are shown). */
export function firstReasons(
  reasons: readonly string[],
  score: number | null | undefined,
  limit = 3,
): { shown: string[]; rest: string[] } {
  const ordered = balanceReasons(reasons, (reason) => readReason(reason).kind, score)
  return { shown: ordered.slice(0, limit), rest: ordered.slice(limit) }
}

/** Headings of a match in the order of a panel: what decided the score comes first. */
export function reasonGroupOrder(score: number | null | undefined): readonly (keyof typeof reasonGroupLabels)[] {
  return isGoodMatch(score) ? ['strengths', 'concerns', 'risks'] : ['concerns', 'risks', 'strengths']
}

function isScore(score: number | null | undefined): score is number {
  return typeof score === 'number' && Number.isFinite(score)
}
