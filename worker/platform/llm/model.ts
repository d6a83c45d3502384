import type { z } from 'zod'
import type { Ability, CallOutcome } from '#contract/domain/intelligence.ts'

/** One question to a language model. */
export type ModelCall<S extends z.ZodType> = {
  ability: Ability
  /** Our instructions. No other text instructs. */
  instructions: string
  /** Texts from outside by name ("description", "resume"): given to the model as delimited data, never as instructions. */
  data: Readonly<Record<string, string>>
  /** The answer's shape. Every field is required; what may be absent is nullable (structured outputs know no optional). */
  schema: S
  /** From the first byte sent to the last byte read, a second try included. Milliseconds. */
  timeoutMs: number
}

export type ModelUsage = { inputTokens: number; outputTokens: number }

export type ModelAnswer<T> =
  | { outcome: 'answered'; value: T; usage: ModelUsage }
  | { outcome: Exclude<CallOutcome, 'answered' | 'capped'>; usage: ModelUsage }

/**
 * A language model. `complete` never throws and always ends within its time-out: whatever the other side does becomes an
 * outcome.
 */
export type Model = {
  /** As set, for screens. */
  name: string
  complete: <S extends z.ZodType>(call: ModelCall<S>) => Promise<ModelAnswer<z.output<S>>>
}

export const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0 }
