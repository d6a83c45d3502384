import { z } from '#contract/zod.ts'

/** Which engine made a result: the embedded rules, or the model of the settings. */
export const engines = ['rules', 'openai'] as const
export type Engine = (typeof engines)[number]
export const engineValue = z.enum(engines)

export const engineLabels = { rules: 'Built-in rules', openai: 'Language model' } as const satisfies Record<
  Engine,
  string
>

/** Abilities of the engines. Usage is recorded under these names. */
export const abilities = [
  'parse-query',
  'parse-description',
  'match-jobs',
  'read-resume',
  'score-application',
  'write-analysis',
] as const
export type Ability = (typeof abilities)[number]

export const abilityLabels = {
  'parse-query': 'Understanding a search',
  'parse-description': 'Reading a job description',
  'match-jobs': 'Matching jobs',
  'read-resume': 'Reading a résumé',
  'score-application': 'Scoring an application',
  'write-analysis': 'Writing an analysis',
} as const satisfies Record<Ability, string>

/**
 * Outcomes of a call of the model. All but `answered` fall back to the rules. `capped`: not made, because the day's calls were
 * used up. `invalid`: well-formed, but not what the schema asks for.
 */
export const callOutcomes = [
  'answered',
  'capped',
  'timed-out',
  'rate-limited',
  'refused',
  'cut-off',
  'malformed',
  'invalid',
  'failed',
] as const
export type CallOutcome = (typeof callOutcomes)[number]

export const callOutcomeLabels = {
  answered: 'Answered',
  capped: 'Over the daily cap',
  'timed-out': 'Too slow',
  'rate-limited': 'Rate limited',
  refused: 'Refused',
  'cut-off': 'Cut off',
  malformed: 'Unreadable',
  invalid: 'Invalid format',
  failed: 'Unreachable',
} as const satisfies Record<CallOutcome, string>
