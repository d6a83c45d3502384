import type { MatchCriteria } from '#contract/domain/match-criteria.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'

/** One thing that was understood: which criterion, the words that said it, and the value as text for a chip. */
export type Understood = { field: string; text: string; value: string }

export type ReadQuery = {
  criteria: Omit<MatchCriteria, 'name'>
  understood: Understood[]
  /** Words of the query that were neither understood nor words that only carry a sentence. */
  notUnderstood: string[]
}

export type Of<K extends Mention['kind']> = Extract<Mention, { kind: K }>

/** Notes that words of the query were understood. */
export type Say = (mention: Mention, field: string, value: string) => void

/** A query that is being read: its text, and the criteria that are found so far. */
export type QueryReading = { text: string; criteria: ReadQuery['criteria']; say: Say }
