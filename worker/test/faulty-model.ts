import type { Model } from '#worker/platform/llm/model.ts'
import { openAiModel } from '#worker/platform/llm/openai-model.ts'
import type { FaultPlan } from './faults.ts'
import { standInModel, type JsonSchema } from './stand-in-model.ts'

/** A model each request to which is a step of a plan; its answers fit what is asked for and say nothing. */
export function modelOfSteps(plan: FaultPlan): Model {
  const { fetch: respond } = standInModel(({ schema }) => leastOf(schema))
  const transport = ((input: RequestInfo, init?: RequestInit) =>
    plan.step('model', () => respond(input, init))) as typeof fetch
  return openAiModel({ apiKey: 'key', baseUrl: undefined, model: 'stand-in-1', nonce: () => 'n'.repeat(32), transport })
}

/** The least that fits a schema. */
function leastOf({ anyOf, enum: values, type, properties = {} }: JsonSchema): unknown {
  if (values) return values[0]
  if (anyOf) return leastOf(anyOf.find((one) => one.type === 'null') ?? anyOf[0] ?? {})
  if (type === 'object') return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, leastOf(one)]))
  return { array: [], string: '', number: 0, integer: 0, boolean: false }[type ?? ''] ?? null
}
