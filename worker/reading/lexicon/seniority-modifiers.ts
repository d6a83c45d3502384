import type { Run } from './phrase-book.ts'
import type { AssociateLevel, SeniorityWord } from './seniority-terms.ts'
import type { Token } from './tokens.ts'

/** "Senior" and its like, which raise the title behind them. */
export type LevelModifier = { kind: 'modifier'; level: AssociateLevel }

type LevelRun = Run & { value: SeniorityWord | LevelModifier }
type SeniorityRun = Run & { meaning: SeniorityWord }

/**
 * Reads "senior … associate" with what is between ("senior M&A associate", "junior corporate counsel"): a level
 * before a title within the clause belongs to it.
 */
export function withModifiers(tokens: readonly Token[], runs: readonly LevelRun[]): SeniorityRun[] {
  const found: SeniorityRun[] = []
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index]
    if (!run) continue
    const joined = withTitle(tokens, run, runs[index + 1])
    const one = joined ?? alone(tokens, run)
    if (one) found.push(one)
    // The title behind is part of this one.
    if (joined) index++
  }
  return found
}

/** A level and the title behind it as one. */
function withTitle(tokens: readonly Token[], run: LevelRun, next: LevelRun | undefined): SeniorityRun | undefined {
  const title = next && titleBehind(tokens, run, next)
  if (!title) return undefined
  const { value } = run
  const [from, to] = [run.from, next.to]
  if (value.kind === 'modifier') return { from, to, meaning: raised(title) }
  if (value.level === undefined || value.level === 'senior' || !isBareLevel(tokens, run)) return undefined
  const seniority = title.isGeneric ? value.seniority : title.seniority
  return { from, to, meaning: { kind: 'seniority', seniority, level: value.level } }
}

function alone(tokens: readonly Token[], run: LevelRun): SeniorityRun | undefined {
  const { from, to, value } = run
  if (value.kind !== 'modifier') return { from, to, meaning: value }
  if (!isSeniorAlone(tokens, run)) return undefined
  return { from, to, meaning: { kind: 'seniority', seniority: 'senior-associate', level: 'senior' } }
}

/** The title of the next run, where it is in the clause and has no level of its own. */
function titleBehind(tokens: readonly Token[], run: Run, next: LevelRun): SeniorityWord | undefined {
  const isNear =
    next.from - run.to <= 6 && !tokens.slice(run.to, next.from + 1).some(({ gap }) => gap === 'stop' || gap === 'comma')
  return isNear && next.value.kind === 'seniority' && next.value.level === undefined ? next.value : undefined
}

/** "Junior", "mid-level" without a title of its own. */
const isBareLevel = (tokens: readonly Token[], run: Run): boolean =>
  !/^(?:associates?|assocs?|attorneys?|lawyers?|litigators?|counsel)$/.test(tokens[run.to - 1]?.norm ?? '')

/** "Senior" that raises nothing and isn't part of another word: "senior with 8 years", not "senior living". */
const isSeniorAlone = (tokens: readonly Token[], run: Run): boolean => {
  const next = tokens[run.to]
  return (
    !next || next.gap !== 'soft' || /^(?:in|with|for|or|to|and|m|ip|tax|corporate|litigation|level)$/.test(next.norm)
  )
}

function raised(title: SeniorityWord): SeniorityWord {
  const up = {
    associate: 'senior-associate',
    attorney: 'senior-attorney',
    counsel: 'senior-counsel',
    partner: 'senior-partner',
  } as const
  const seniority = Object.hasOwn(up, title.seniority) ? up[title.seniority as keyof typeof up] : title.seniority
  return { kind: 'seniority', seniority, level: 'senior' }
}
