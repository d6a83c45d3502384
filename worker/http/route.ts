import { zValidator } from '@hono/zod-validator'
import { matchedRoutes } from 'hono/route'
import type { Context, Handler, Hono, MiddlewareHandler, Next } from 'hono'
import type { z } from 'zod'
import type { BodyOf, Endpoint, EndpointShape, Method, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import type { Deps } from '#worker/deps.ts'
import { accessLevels, type Access, type Actor } from './access.ts'
import { AppError, badRequest, notAllowed, signInNeeded } from './errors.ts'
import type { Log } from './log.ts'

export type AppEnv = {
  Bindings: Cloudflare.Env
  Variables: {
    deps: Deps
    actor: Actor | null
    log: Log
    requestId: string
    /** True once an endpoint answers that changes nothing, whatever its method. */
    isQuestion?: boolean
    secureHeadersNonce?: string
    /** Which cached page this answer is, when it may be served again unchanged (features/jobs/site/quick-pages.ts). */
    cachedPage?: { key: string; tag: { build: string; version: number; day: string } }
  }
}

/** One line of the route list, which the guard tests walk. */
export type Mounted = { method: Method; path: string; access: Access; endpoint: EndpointShape }

export type Router = { hono: Hono<AppEnv>; mounted: Mounted[] }

type Options<A extends Access> = {
  access: A
  /** Answer of success; 200 by default, 204 for `response: 'none'`. */
  status?: 200 | 201 | 202
  /** Answers in place of the handler, which `make` asks: for answers that are stored. */
  around?: (c: Context<AppEnv>, make: () => Promise<Response>) => Promise<Response>
}

type Input<S extends EndpointShape, A extends Access> = {
  params: ParamsOf<S>
  query: QueryOf<S>
  body: BodyOf<S>
  deps: Deps
  actor: A extends 'public' ? Actor | null : Actor
  c: Context<AppEnv>
  /** Status of success, which the handler of an endpoint with two of them changes. */
  reply: { status: 200 | 201 | 202 }
}

type Answer<S extends EndpointShape> = S['response'] extends z.ZodType
  ? z.input<S['response']>
  : S['response'] extends 'file'
    ? Response
    : void

const validated = (target: 'param' | 'query' | 'json', schema: z.ZodType): MiddlewareHandler =>
  zValidator(target, schema, (result) => {
    if (result.success) return
    const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    if (target === 'param') throw new AppError(404, 'not_found', 'That page or record doesn’t exist.')
    throw badRequest('invalid_input', issues[0]?.message ?? 'Some of the input isn’t valid.', issues)
  })

const jsonOnly = (c: Context) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new AppError(415, 'json_needed', 'Send this request as JSON (Content-Type: application/json).')
  }
}

/** The pattern of the route that answered ("/job/:shortId"), never the address itself; "none" where there is no route. */
export const matchedRoute = (c: Context): string =>
  matchedRoutes(c)
    .find(({ method, path }) => method !== 'ALL' && path !== '/*')
    ?.path.replace(headPrefix, '') ?? 'none'

/** Where Hono finds the handlers of HEAD endpoints: it would send every HEAD to the GET of the same address. */
export const headPrefix = '/HEAD'

/**
 * Mounts one endpoint: access, validation by the contract, handler, response parsed on the way out, JSON. The only way to
 * put a route under `/api`.
 *
 * @param options.access Required: who may call (worker/http/access.ts).
 * @param handler Gets parsed input and gives the plain answer; a `Response` for `response: 'file'`.
 * @throws AppError 401/403 by access, 404 for malformed parameters, 400 with `issues`, 415 for a body that is not JSON.
 */
export function route<S extends EndpointShape, A extends Access>(
  router: Router,
  contract: Endpoint<S>,
  options: Options<A>,
  handler: (input: Input<S, A>) => Promise<Answer<S>> | Answer<S>,
): void {
  const { method, path, params, query, body, response, isQuestion = false } = contract as Endpoint
  router.mounted.push({ method, path, access: options.access, endpoint: contract })
  const mayCall = accessLevels[options.access]

  const answer = async (c: Context<AppEnv>): Promise<Response> => {
    const valid = (target: string) => c.req.valid(target as never) as unknown
    const reply = { status: options.status ?? 200 }
    const result = (await handler({
      params: params ? valid('param') : undefined,
      query: query ? valid('query') : undefined,
      body: body && body !== 'stream' ? valid('json') : undefined,
      deps: c.var.deps,
      actor: c.var.actor,
      c,
      reply,
    } as Input<S, A>)) as unknown
    if (response === 'none') return c.body(null, 204)
    if (response === 'file') return result as Response
    return c.json(response.parse(result) as object, reply.status)
  }
  const handlers: (Handler<AppEnv> | MiddlewareHandler)[] = [
    async (c: Context<AppEnv>, next: Next) => {
      const { actor } = c.var
      c.set('isQuestion', isQuestion)
      if (!mayCall(actor)) throw actor ? refusal(actor) : signInNeeded()
      if (body && body !== 'stream') jsonOnly(c)
      await next()
    },
    ...(params ? [validated('param', params)] : []),
    ...(query ? [validated('query', query)] : []),
    ...(body && body !== 'stream' ? [validated('json', body)] : []),
    (c: Context<AppEnv>) => (options.around ? options.around(c, () => answer(c)) : answer(c)),
  ]
  const [verb, address] = method === 'HEAD' ? ['GET', headPrefix + path] : [method, path]
  router.hono.on([verb], [address], ...handlers)
}

function refusal(actor: Actor): AppError {
  if (actor.status === 'waiting') return notAllowed('Your account is waiting for approval by an administrator.')
  if (!actor.mustSetUpTwoFactor) return notAllowed()
  return new AppError(
    403,
    'two_factor_needed',
    'Your agency requires two-factor sign-in. Set it up in your settings to continue.',
  )
}
