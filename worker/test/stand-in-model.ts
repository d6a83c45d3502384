/**
 * A stand-in for an OpenAI-compatible endpoint: speaks the wire format of chat completions with structured outputs, refuses
 * whatever the real one refuses, and misbehaves on demand.
 */

export const misbehaviors = [
  'refusal',
  'content-filter',
  'truncated',
  'not-json',
  'breaks-schema',
  'no-choices',
  'empty-answer',
  'html',
  'half-body',
  'server-error',
  'rate-limited',
  'rate-limited-long',
  'wrong-key',
  'redirect',
  'silence',
  'slow-body',
  'endless',
  'dropped',
] as const
export type Misbehavior = (typeof misbehaviors)[number]

export type AskedModel = {
  /** Name of the answer's schema: the ability in snake_case. */
  schemaName: string
  schema: JsonSchema
  system: string
  /** The texts between the data markers, by name. */
  data: Record<string, string>
}

export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
}

export type StandIn = {
  /** As `fetch`: what the client calls. */
  fetch: typeof fetch
  /** Requests, in order. */
  asked: AskedModel[]
  /** Requests that the real endpoint would have refused, with what is wrong; a test wants none. */
  refused: string[]
  /** Requests in all. */
  requests: number
  /** Bytes of an endless answer that were taken. */
  sentBytes: number
}

/**
 * @param answer What the model says: an object for the schema asked, computed from the data.
 * @param behave How the nth request (from 1) is answered; undefined: well.
 */
export function standInModel(
  answer: (asked: AskedModel) => unknown,
  behave: (request: number) => Misbehavior | undefined = () => undefined,
): StandIn {
  const standIn: StandIn = { fetch: respond as typeof fetch, asked: [], refused: [], requests: 0, sentBytes: 0 }
  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    standIn.requests++
    const request = new Request(input as RequestInfo, init as RequestInit)
    const signal = init?.signal ?? undefined
    const problem = await check(request.clone())
    if (typeof problem === 'string') {
      standIn.refused.push(problem)
      return json(400, { error: { message: problem, type: 'invalid_request_error', param: null, code: null } })
    }
    standIn.asked.push(problem)
    return misbehave(behave(standIn.requests), problem, { answer, signal, standIn })
  }
  return standIn
}

async function misbehave(
  how: Misbehavior | undefined,
  asked: AskedModel,
  {
    answer,
    signal,
    standIn,
  }: { answer: (asked: AskedModel) => unknown; signal: AbortSignal | undefined; standIn: StandIn },
): Promise<Response> {
  const good = () => JSON.stringify(answer(asked))
  const failure = (status: number, message: string, headers: Record<string, string> = {}) =>
    json(status, { error: { message, type: 'api_error', param: null, code: null } }, headers)
  switch (how) {
    case 'refusal':
      return json(200, completion({ refusal: 'I’m sorry, I can’t help with that.', content: null }, 'stop'))
    case 'content-filter':
      return json(200, completion({ content: '' }, 'content_filter'))
    case 'truncated':
      return json(200, completion({ content: good().slice(0, -5) }, 'length'))
    case 'not-json':
      return json(200, completion({ content: 'Sure! Here is what I found: ' }, 'stop'))
    case 'breaks-schema':
      return json(200, completion({ content: '{"unexpected":[1,2,3]}' }, 'stop'))
    case 'no-choices':
      return json(200, { id: 'chatcmpl-1', object: 'chat.completion', choices: [] })
    case 'empty-answer':
      return json(200, completion({ content: null }, 'stop'))
    case 'html':
      return new Response('<html><title>502</title></html>', { headers: { 'Content-Type': 'text/html' } })
    case 'half-body':
      return new Response(JSON.stringify(completion({ content: good() }, 'stop')).slice(0, 60), {
        headers: { 'Content-Type': 'application/json' },
      })
    case 'server-error':
      return failure(500, 'The server had an error while processing your request')
    case 'rate-limited':
      return failure(429, 'Rate limit reached', { 'Retry-After': '0' })
    case 'rate-limited-long':
      return failure(429, 'Rate limit reached', { 'Retry-After': '3600' })
    case 'wrong-key':
      return failure(401, 'Incorrect API key provided')
    case 'redirect':
      return new Response(null, { status: 307, headers: { Location: 'https://elsewhere.example/v1/chat/completions' } })
    case 'dropped':
      throw new TypeError('network connection lost')
    case 'silence':
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    case 'slow-body': {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"id":'))
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'application/json' } })
    }
    case 'endless': {
      // As much as is read, up to what would be noticed: 64 MB.
      const chunk = new TextEncoder().encode(' '.repeat(64 * 1024))
      let chunks = 0
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          standIn.sentBytes += chunk.byteLength
          controller.enqueue(chunk)
          if (++chunks === 1024) controller.close()
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'application/json' } })
    }
    case undefined:
      return json(200, completion({ content: good() }, 'stop'))
  }
}

/** Returns the request, or the objection of the real endpoint. */
async function check(request: Request): Promise<AskedModel | string> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'POST' || !pathname.endsWith('/chat/completions')) return `unknown url ${pathname}`
  if (!/^Bearer \S+$/.test(request.headers.get('authorization') ?? '')) return 'no API key'
  if (!request.headers.get('content-type')?.startsWith('application/json')) return 'not JSON'
  const body = (await request.json()) as Record<string, unknown>
  const allowed = ['model', 'messages', 'max_completion_tokens', 'response_format']
  const unknown = Object.keys(body).find((key) => !allowed.includes(key))
  if (unknown !== undefined) return `unrecognized request argument: ${unknown}`
  if (typeof body['model'] !== 'string' || body['model'] === '') return 'you must provide a model parameter'
  const messages = body['messages'] as { role: string; content: string }[]
  const roles = Array.isArray(messages) ? messages.map(({ role }) => role).join() : ''
  if (roles !== 'system,user' || messages.some(({ content }) => typeof content !== 'string')) return 'bad messages'
  const format = body['response_format'] as
    | { type: string; json_schema?: { name?: string; strict?: boolean; schema?: JsonSchema } }
    | undefined
  const { name, strict, schema } = format?.json_schema ?? {}
  if (format?.type !== 'json_schema' || strict !== true || !schema) return 'no strict json_schema'
  if (!/^[\w-]{1,64}$/.test(name ?? '')) return 'invalid schema name'
  const wrong = schemaProblem(schema, '$')
  if (wrong) return wrong
  const [system, user] = messages
  return { schemaName: name ?? '', schema, system: system?.content ?? '', data: dataOf(user?.content ?? '') }
}

const keywords = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'enum',
  'const',
  'description',
])

/** The rules of structured outputs: objects closed, every property required, no keyword beyond the supported ones. */
function schemaProblem(schema: JsonSchema, at: string): string | undefined {
  const odd = Object.keys(schema).find((key) => !keywords.has(key))
  if (odd) return `${at}: '${odd}' is not permitted`
  if (schema.type === 'object') {
    if (schema.additionalProperties !== false) return `${at}: 'additionalProperties' is required to be false`
    const names = Object.keys(schema.properties ?? {})
    const missing = names.find((key) => !schema.required?.includes(key))
    if (missing) return `${at}: 'required' must name every property; missing '${missing}'`
  }
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(([key, part]) => [part, `${at}.${key}`] as const),
    ...(schema.items ? [[schema.items, `${at}[]`] as const] : []),
    ...(schema.anyOf ?? []).map((part) => [part, at] as const),
  ]
  for (const [part, where] of parts) {
    const wrong = schemaProblem(part, where)
    if (wrong) return wrong
  }
  return undefined
}

function dataOf(user: string): Record<string, string> {
  const data: Record<string, string> = {}
  for (const [, name = '', nonce = '', text = ''] of user.matchAll(
    /<<<DATA (\S+) (\S+)>>>\n([\s\S]*?)\n<<<END \1 \2>>>/g,
  )) {
    if (nonce.length >= 16) data[name] = text
  }
  return data
}

const completion = (message: { content: string | null; refusal?: string }, finishReason: string) => ({
  id: 'chatcmpl-standin',
  object: 'chat.completion',
  created: 1_781_535_600,
  model: 'stand-in-1',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', refusal: null, annotations: [], ...message },
      logprobs: null,
      finish_reason: finishReason,
    },
  ],
  usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
})

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
