import { endpoint } from '#contract/endpoint.ts'
import { abilities, callOutcomes, engineValue } from '#contract/domain/intelligence.ts'
import { z } from '#contract/zod.ts'

const count = z.number().int().nonnegative()

/** Calls of the model for one ability on one day (Eastern time), or over several days. */
export const usageRow = z.object({
  ability: z.enum(abilities),
  /** "2026-06-15". */
  day: z.iso.date(),
  calls: count,
  /** Calls that did not end in an answer, those over the cap included. */
  failures: count,
  /** Of the calls and failures: how many ended how. */
  outcomes: z.partialRecord(z.enum(callOutcomes), count),
  inputTokens: count,
  outputTokens: count,
  /** Time in calls, in milliseconds, all calls together. */
  milliseconds: count,
})
export type UsageRow = z.output<typeof usageRow>

export const intelligenceUsage = z.object({
  /** `openai` when a key is set and calls are allowed; else everything is made by the rules. */
  engine: engineValue,
  /** The model's name as set; null without a key. */
  model: z.string().nullable(),
  /** Most calls a day (Eastern time); 0 turns the model off. */
  dailyCap: count,
  callsToday: count,
  /** The last 30 days, newest first. */
  rows: z.array(usageRow),
})
export type IntelligenceUsage = z.output<typeof intelligenceUsage>

export const intelligenceApi = {
  usage: endpoint('GET /api/intelligence/usage', { response: intelligenceUsage }),
}
