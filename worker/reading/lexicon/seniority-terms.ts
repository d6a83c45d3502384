import type { Seniority } from '#contract/domain/seniorities.ts'
import { termsOf, type Entry, type Run } from './phrase-book.ts'
import type { Token } from './tokens.ts'
import { seniorityTerms } from './seniority-terms.data.ts'

/** Where an associate is among associates. */
export type AssociateLevel = 'junior' | 'mid' | 'senior'

export type SeniorityWord = {
  kind: 'seniority'
  seniority: Seniority
  /** For words that say a level within the title: "junior", "mid-level". */
  level?: AssociateLevel
  /** "Attorney" and "lawyer" name the profession as often as the title. */
  isGeneric?: true
}

/** From this year of practice on an associate counts as senior where the text gives years and no title. */
export const seniorFromYear = 6

/** Names of each level. */
export const seniorityEntries: readonly Entry<SeniorityWord>[] = seniorityTerms.flatMap(([seniority, terms, more]) =>
  termsOf(terms, { kind: 'seniority' as const, seniority, ...more }),
)

/** "Senior" and its like, which raise the title behind them. */
export type LevelModifier = { kind: 'modifier'; level: AssociateLevel }

/** Names of each level, and "senior" alone. */
export const levelEntries: readonly Entry<SeniorityWord | LevelModifier>[] = [
  ...seniorityEntries,
  ...termsOf('senior; sr; snr', { kind: 'modifier' as const, level: 'senior' as const }),
]

type LevelRun = Run & { value: SeniorityWord | LevelModifier }

/**
 * Reads "senior … associate" with what is between ("senior M&A associate", "junior corporate counsel"): a level
 * before a title within the clause belongs to it.
 */
export function withModifiers(
  tokens: readonly Token[],
  runs: readonly LevelRun[],
): (Run & { meaning: SeniorityWord })[] {
  return runs.flatMap((run, index) => {
    const [before, next] = [runs[index - 1], runs[index + 1]]
    // The title is part of the one before.
    if (before && joined(tokens, before, run)) return []
    const meaning = next && joined(tokens, run, next)
    if (meaning) return { from: run.from, to: next.to, meaning }
    const { from, to, value } = run
    if (value.kind !== 'modifier') return { from, to, meaning: value }
    return isSeniorAlone(tokens[to]) ? { from, to, meaning: seniorAssociate } : []
  })
}

const seniorAssociate = { kind: 'seniority', seniority: 'senior-associate', level: 'senior' } as const

/** A level and the title behind it in the clause, which has none of its own, as one. */
function joined(tokens: readonly Token[], { to, value }: LevelRun, next: LevelRun): SeniorityWord | undefined {
  const title = next.value
  const between = tokens.slice(to, next.from + 1)
  if (between.length > 7 || between.some(({ gap }) => gap === 'stop' || gap === 'comma')) return undefined
  if (title.kind !== 'seniority' || title.level !== undefined) return undefined
  const { seniority } = title
  if (value.kind === 'modifier')
    return { kind: 'seniority', seniority: raised[seniority] ?? seniority, level: 'senior' }
  const hasTitle = /^(?:associates?|assocs?|attorneys?|lawyers?|litigators?|counsel)$/.test(tokens[to - 1]?.norm ?? '')
  if (value.level === undefined || value.level === 'senior' || hasTitle) return undefined
  return { kind: 'seniority', seniority: title.isGeneric ? value.seniority : seniority, level: value.level }
}

/** "Senior" that raises nothing and isn't part of another word: "senior with 8 years", not "senior living". */
const isSeniorAlone = (next: Token | undefined): boolean =>
  next?.gap !== 'soft' || /^(?:in|with|for|or|to|and|m|ip|tax|corporate|litigation|level)$/.test(next.norm)

const raised: Partial<Record<Seniority, Seniority>> = {
  associate: 'senior-associate',
  attorney: 'senior-attorney',
  counsel: 'senior-counsel',
  partner: 'senior-partner',
}
