import type { Run } from './phrase-book.ts'
import { raised, type LevelModifier, type SeniorityWord } from './seniority-terms.data.ts'
import type { Token } from './tokens.ts'

type LevelRun = Run & { value: SeniorityWord | LevelModifier }

/**
 * Reads "senior … associate" with what is between ("senior M&A associate", "junior corporate counsel"): a level
 * before a title within the clause belongs to it.
 */
export function withModifiers(tokens: readonly Token[], runs: readonly LevelRun[]): (Run & { value: SeniorityWord })[] {
  return runs.flatMap((run, index) => {
    const [before, next] = [runs[index - 1], runs[index + 1]]
    // This title was already joined with the level before it.
    if (before && joined(tokens, before, run)) return []
    const { from, to, value } = run
    const whole = next && joined(tokens, run, next)
    if (whole) return { from, to: next.to, value: whole }
    if (value.kind !== 'modifier') return { from, to, value }
    return isSeniorAlone(tokens[to]) ? { from, to, value: seniorAssociate } : []
  })
}

const seniorAssociate = { kind: 'seniority', seniority: 'senior-associate', level: 'senior' } as const

/** Joins a level with the title after it in the same clause. Undefined if the title has a level of its own. */
function joined(tokens: readonly Token[], { to, value }: LevelRun, next: LevelRun): SeniorityWord | undefined {
  const title = next.value
  const between = tokens.slice(to, next.from + 1)
  if (between.some(({ gap }) => gap === 'stop' || gap === 'comma')) return undefined
  if (title.kind !== 'seniority' || title.level !== undefined) return undefined
  const { seniority } = title
  if (value.kind === 'modifier')
    return { kind: 'seniority', seniority: raised[seniority] ?? seniority, level: 'senior' }
  if (value.level === undefined || value.level === 'senior') return undefined
  return { kind: 'seniority', seniority: title.isGeneric ? value.seniority : seniority, level: value.level }
}

/** Checks whether "senior" without a title is a level: "senior with 8 years", not "senior living". */
const isSeniorAlone = (next: Token | undefined): boolean =>
  next?.gap !== 'soft' || /^(?:in|with|for|or|to|and|m|ip|tax|corporate|litigation|level)$/.test(next.norm)
