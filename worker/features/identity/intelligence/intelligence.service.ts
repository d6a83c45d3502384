import type { z } from 'zod'
import type { IntelligenceUsage, UsageRow } from '#contract/api/identity/intelligence.ts'
import { addCalendarDays, easternDay } from '#contract/domain/eastern-time.ts'
import type { Ability, CallOutcome, Engine } from '#contract/domain/intelligence.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import type { Log } from '#worker/http/log.ts'
import { noUsage, type Model, type ModelAnswer, type ModelCall } from '#worker/platform/llm/model.ts'
import type { IntelligenceRepo } from './intelligence.repo.ts'
import { reasonOf } from '#worker/http/reason.ts'

/** Usage is shown for so many days and kept for `keptDays`. */
const shownDays = 30
const keptDays = 400

export type IntelligenceDeps = {
  /** Null without a key: everything is made by the rules. */
  model: Model | null
  intelligence: IntelligenceRepo
  settings: SettingsRepo
  now: () => Date
  log: Log
  waitUntil: (work: Promise<unknown>) => void
}

/** A result and the engine that made it. */
export type Made<T> = { engine: Engine; value: T }

/**
 * Lets the model answer where there is one and the day's calls are not used up, and the rules everywhere else: no key, over
 * the cap, too slow, asked to wait, refused, cut off, not readable, not in the agreed shape, or not accepted. Never throws for
 * what the model does; what `rules` throws is thrown.
 *
 * @param call What to ask; `timeoutMs` bounds how long the caller waits for the model.
 * @param use.rules The built-in engine's answer.
 * @param use.accept Turns the model's answer into the result, dropping what the texts do not bear out; undefined to not use it.
 */
export async function madeByModelOrRules<S extends z.ZodType, T>(
  deps: IntelligenceDeps,
  call: ModelCall<S>,
  use: { rules: () => T | Promise<T>; accept: (answer: z.output<S>) => T | undefined },
): Promise<Made<T>> {
  const accepted = await askModel(deps, call, use.accept)
  return accepted === undefined
    ? { engine: 'rules', value: await use.rules() }
    : { engine: 'openai', value: accepted.value }
}

async function askModel<S extends z.ZodType, T>(
  deps: IntelligenceDeps,
  call: ModelCall<S>,
  accept: (answer: z.output<S>) => T | undefined,
): Promise<{ value: T } | undefined> {
  const { model } = deps
  if (!model) return undefined
  const began = deps.now()
  const day = easternDay(began)
  const { modelDailyCalls } = await readSettings(deps)
  if (modelDailyCalls === 0) return undefined
  if (!(await deps.intelligence.takeCall(day, modelDailyCalls))) {
    keep(deps, { day, ability: call.ability, outcome: 'capped', ...noUsage, milliseconds: 0 })
    return undefined
  }
  const start = Date.now()
  const answer = await model.complete(call)
  const value = answer.outcome === 'answered' ? tryAccept(deps, call.ability, answer, accept) : undefined
  const outcome = answer.outcome === 'answered' && value === undefined ? 'invalid' : answer.outcome
  keep(deps, { day, ability: call.ability, outcome, ...answer.usage, milliseconds: Date.now() - start })
  if (outcome !== 'answered') deps.log('model.fell_back', { ability: call.ability, outcome })
  return value === undefined ? undefined : { value }
}

/** Our own reading of an answer must not fail a request either: the rules are always there. */
function tryAccept<A, T>(
  deps: Pick<IntelligenceDeps, 'log'>,
  ability: Ability,
  answer: Extract<ModelAnswer<A>, { outcome: 'answered' }>,
  accept: (answer: A) => T | undefined,
): T | undefined {
  try {
    return accept(answer.value)
  } catch (error) {
    deps.log('model.not_accepted', { ability, reason: reasonOf(error) })
    return undefined
  }
}

type Used = Parameters<IntelligenceRepo['record']>[0]

/** Records behind the answer: a record that can't be written costs nobody their result. */
function keep(
  deps: Pick<IntelligenceDeps, 'waitUntil' | 'intelligence' | 'log'>,
  used: Used & { outcome: CallOutcome },
) {
  deps.waitUntil(
    deps.intelligence
      .record(used)
      .catch((error: unknown) => deps.log('model.usage_not_kept', { reason: reasonOf(error) })),
  )
}

/** Status for admins: which engine works, how much of the cap is used, and thirty days of calls. */
export async function readUsage(
  deps: Pick<IntelligenceDeps, 'model' | 'intelligence' | 'settings' | 'now'>,
): Promise<IntelligenceUsage> {
  const today = easternDay(deps.now())
  const [{ modelDailyCalls }, callsToday, stored] = await Promise.all([
    readSettings(deps),
    deps.intelligence.callsOf(today),
    deps.intelligence.since(addCalendarDays(today, 1 - shownDays)),
  ])
  const rows = new Map<string, UsageRow>()
  for (const one of stored) {
    const key = `${one.day} ${one.ability}`
    const outcome = one.outcome as CallOutcome
    const row = rows.get(key) ?? {
      ability: one.ability as Ability,
      day: one.day,
      calls: 0,
      failures: 0,
      outcomes: {},
      inputTokens: 0,
      outputTokens: 0,
      milliseconds: 0,
    }
    if (outcome !== 'capped') row.calls += one.calls
    if (outcome !== 'answered') row.failures += one.calls
    row.outcomes[outcome] = (row.outcomes[outcome] ?? 0) + one.calls
    row.inputTokens += one.inputTokens
    row.outputTokens += one.outputTokens
    row.milliseconds += one.milliseconds
    rows.set(key, row)
  }
  return {
    engine: deps.model && modelDailyCalls > 0 ? 'openai' : 'rules',
    model: deps.model?.name ?? null,
    dailyCap: modelDailyCalls,
    callsToday,
    rows: [...rows.values()],
  }
}

/** Forgets usage older than a year and a month. For the hourly sweep. */
export const sweepUsage = (deps: Pick<IntelligenceDeps, 'intelligence' | 'now'>): Promise<void> =>
  deps.intelligence.sweep(addCalendarDays(easternDay(deps.now()), -keptDays))
