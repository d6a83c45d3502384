import { aroundCalls, type AroundCall } from './around-calls.ts'

/** Queries of one invocation to D1. The platform refuses the 1,001st. */
export type CallBudget = {
  /** Statements so far. Those of a batch count one by one: the platform's limit speaks of queries, so the stricter reading holds. */
  queries: () => number
  /** True when long work should end here and leave its rest to another invocation. */
  isSpent: () => boolean
}

/** Queries after which work that comes in slices ends. The rest is for writing down where it ended. */
export const maxQueriesOfSlice = 700

/** Counts the queries of a database, each of which runs within `around`. */
export function budgeted(database: D1Database, around: AroundCall): { database: D1Database; budget: CallBudget } {
  let queries = 0
  const counted = aroundCalls(database, (call, work) => {
    queries += call.statements.length
    return around(call, work)
  })
  return { database: counted, budget: { queries: () => queries, isSpent: () => queries >= maxQueriesOfSlice } }
}
