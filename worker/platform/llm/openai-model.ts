import type * as Sdk from 'openai'
import type OpenAI from 'openai'
import type { z } from 'zod'
import { noUsage, type Model, type ModelAnswer, type ModelCall, type ModelUsage } from './model.ts'
import { promptMessages } from './prompt.ts'
import { strictSchema } from './strict-schema.ts'

/** Most tokens of an answer: several times what the longest (an analysis) needs. */
const maxAnswerTokens = 4_000
/**
 * Most bytes of an answer: ten times what `maxAnswerTokens` can take, escapes and usage included. The endpoint may be any
 * server, and what it sends is read into memory.
 */
const maxAnswerBytes = 256 * 1024
/** Least time that must be left for a second try to make sense. Milliseconds. */
const leastTryMs = 250

export type OpenAiOptions = {
  apiKey: string
  /** An OpenAI-compatible endpoint; the company's own when undefined. */
  baseUrl: string | undefined
  model: string
  /** A name nobody can guess, for the markers around data. */
  nonce: () => string
  /** Default: the platform's `fetch`. */
  transport?: typeof fetch
}

/** A model behind an OpenAI-compatible endpoint: chat completions with structured outputs. */
export function openAiModel(options: OpenAiOptions): Model {
  return {
    name: options.model,
    async complete<S extends z.ZodType>(call: ModelCall<S>): Promise<ModelAnswer<z.output<S>>> {
      // Loaded when a key is used at all: requests without one do not pay for it, and the other side's time starts after.
      const sdk = await import('openai')
      const deadline = Date.now() + call.timeoutMs
      const signal = AbortSignal.timeout(call.timeoutMs)
      try {
        return await ask(sdk, options, call, { deadline, signal })
      } catch {
        return { outcome: signal.aborted ? 'timed-out' : 'failed', usage: noUsage }
      }
    },
  }
}

type Limits = { deadline: number; signal: AbortSignal }

async function ask<S extends z.ZodType>(
  { OpenAI: Client, APIError, RateLimitError }: typeof Sdk,
  options: OpenAiOptions,
  call: ModelCall<S>,
  { deadline, signal }: Limits,
): Promise<ModelAnswer<z.output<S>>> {
  const client = new Client({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    maxRetries: 0,
    timeout: call.timeoutMs,
    // A redirect would carry the key to another host.
    fetch: async (input, init) => bounded(await (options.transport ?? fetch)(input, { ...init, redirect: 'manual' })),
  })
  const { system, user } = promptMessages(call.instructions, call.data, options.nonce())
  const body: OpenAI.ChatCompletionCreateParamsNonStreaming = {
    model: options.model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    max_completion_tokens: maxAnswerTokens,
    response_format: {
      type: 'json_schema',
      json_schema: { name: call.ability.replaceAll('-', '_'), strict: true, schema: strictSchema(call.schema) },
    },
  }
  for (let isSecond = false; ; isSecond = true) {
    try {
      return read(await client.chat.completions.create(body, { signal }), call.schema)
    } catch (error) {
      if (signal.aborted) return { outcome: 'timed-out', usage: noUsage }
      if (error instanceof SyntaxError) return { outcome: 'malformed', usage: noUsage }
      if (!(error instanceof RateLimitError)) {
        // Half an answer, a dropped connection, 5xx, a wrong key: nothing a second try within seconds would mend.
        return { outcome: error instanceof APIError ? 'failed' : 'malformed', usage: noUsage }
      }
      const wait = retryAfterMs(error.headers?.get('retry-after'))
      if (isSecond || wait === undefined || Date.now() + wait + leastTryMs > deadline) {
        return { outcome: 'rate-limited', usage: noUsage }
      }
      await pause(wait, signal)
    }
  }
}

/** Wraps an answer so that its body ends in an error once it is longer than any answer may be. */
function bounded(response: Response): Response {
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxAnswerBytes) controller.error(new RangeError('the answer is too long'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}

/** Judges an answer on the wire. Nothing of it is trusted: the endpoint may be any server. */
function read<S extends z.ZodType>(completion: unknown, schema: S): ModelAnswer<z.output<S>> {
  const wire = (typeof completion === 'object' ? completion : null) as Partial<OpenAI.ChatCompletion> | null
  const usage = usageOf(wire?.usage)
  const choice = Array.isArray(wire?.choices) ? wire.choices[0] : undefined
  const message = choice?.message
  if (!message) return { outcome: 'malformed', usage }
  if (message.refusal || choice.finish_reason === 'content_filter') return { outcome: 'refused', usage }
  if (choice.finish_reason === 'length') return { outcome: 'cut-off', usage }
  if (typeof message.content !== 'string') return { outcome: 'malformed', usage }
  let json: unknown
  try {
    json = JSON.parse(message.content)
  } catch {
    return { outcome: 'malformed', usage }
  }
  const parsed = schema.safeParse(json)
  return parsed.success ? { outcome: 'answered', value: parsed.data, usage } : { outcome: 'invalid', usage }
}

function usageOf(usage: OpenAI.CompletionUsage | undefined): ModelUsage {
  const whole = (value: unknown) => (Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0)
  return { inputTokens: whole(usage?.prompt_tokens), outputTokens: whole(usage?.completion_tokens) }
}

/** `Retry-After` in seconds or as a date; undefined when it says nothing. */
function retryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
