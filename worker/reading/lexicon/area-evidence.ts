import type { Run } from './phrase-book.ts'
import type { Token } from './tokens.ts'

/** Second half of a compound that describes somebody's owner, size or manner: "family-owned groups", "energy-efficient homes". */
const descriptive = new Set(
  'owned run held led managed operated controlled founded friendly efficient conscious savvy minded free'.split(' '),
)

/** Words behind "family" that make it a practice; families also have businesses, offices, foundations and leave. */
const familyPractice = new Set(
  'law lawyer lawyers attorney attorneys associate associates partner partners paralegal paralegals counsel litigator litigators practice practices practitioner practitioners matter matters case cases court courts litigation mediation mediator arbitration defense dispute disputes group department team section division area work experience appeals appellate and or in for with at of to on plus only'.split(
    ' ',
  ),
)

/** True for a mention that means the practice, and false for a part of a phrase about something else. */
export function hasOwnEvidence(tokens: readonly Token[], { from, to }: Run): boolean {
  const [word, next] = [tokens[from], tokens[to]]
  if (to - from > 1 || !word || !next || (next.gap !== 'soft' && next.gap !== 'hyphen')) return true
  if (next.gap === 'hyphen' && next.start - word.end === 1 && descriptive.has(next.norm)) return false
  return word.norm !== 'family' || next.start - word.end > 1 || familyPractice.has(next.norm)
}
