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

type Criteria = ReadQuery['criteria']
export type ListField = 'practiceAreas' | 'excludedAreas' | 'locations' | 'excludedLocations'

/** A query that is being read: its text, and the criteria that are found so far. */
export type QueryReading = {
  text: string
  criteria: Criteria
  /** Notes that words of the query were understood. */
  say: (mention: Mention, field: string, value: string) => void
  /** Sets a criterion that nothing before has set. */
  set: <F extends keyof Criteria>(field: F, value: Criteria[F], mention: Mention, shown: string) => void
  /** Adds values to a criterion that is a list. */
  add: (field: ListField, values: readonly string[], mention: Mention) => void
}

/** The reading of a query before anything is found, and what was understood, in the order in which it is found. */
export function beginReading(text: string): QueryReading & { understood: (Understood & { at: number })[] } {
  const understood: (Understood & { at: number })[] = []
  const criteria: Criteria = { practiceAreas: [], excludedAreas: [], locations: [], excludedLocations: [] }
  const say: QueryReading['say'] = (mention, field, value) =>
    void understood.push({ at: mention.start, field, text: mention.text, value })
  return {
    text,
    criteria,
    understood,
    say,
    set(field, value, mention, shown) {
      if (criteria[field] !== undefined) return
      criteria[field] = value
      say(mention, field, shown)
    },
    add(field, values, mention) {
      criteria[field] = [...new Set([...criteria[field], ...values])]
      say(mention, field, values.join(', '))
    },
  }
}
