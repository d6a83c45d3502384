import type { z } from 'zod'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Input and output of an endpoint as zod schemas. `'file'` answers bytes, `'none'` answers nothing (204). */
export type EndpointShape = {
  params?: z.ZodType
  query?: z.ZodType
  /** JSON by a schema, or `'stream'` for raw bytes that are never held in memory whole. */
  body?: z.ZodType | 'stream'
  response: z.ZodType | 'file' | 'none'
  /** For a POST that only asks, because its question doesn't fit an address: nothing follows up on it as on a change. */
  isQuestion?: true
}

export type Endpoint<S extends EndpointShape = EndpointShape> = S & {
  method: Method
  /** With `:name` for each parameter. */
  path: `/${string}`
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined
type In<T> = T extends z.ZodType ? z.input<T> : undefined

/** The parsed parameters, query and body as a handler reads them; `undefined` where the contract names none. */
export type ParamsOf<E extends EndpointShape> = Out<E['params']>
export type QueryOf<E extends EndpointShape> = Out<E['query']>
export type BodyOf<E extends EndpointShape> = Out<E['body']>
/** Input as a caller passes it, before parsing. */
export type ParamsInput<E extends EndpointShape> = In<E['params']>
export type QueryInput<E extends EndpointShape> = In<E['query']>
export type BodyInput<E extends EndpointShape> = In<E['body']>
/** The answer as the caller reads it. */
export type ResponseOf<E extends EndpointShape> = Out<E['response']>

/**
 * One endpoint of the API: the single statement of its address and shapes, imported by server, client, forms and tests.
 *
 * @example
 * ```ts
 * export const jobsApi = {
 *   byShortId: endpoint('GET /api/public/jobs/:shortId', { params: z.object({ shortId }), response: publicJob }),
 * }
 * ```
 */
export function endpoint<const S extends EndpointShape>(address: `${Method} /${string}`, shape: S): Endpoint<S> {
  const [method, path] = address.split(' ') as [Method, `/${string}`]
  return { ...shape, method, path }
}

/**
 * The address of an endpoint with its parameters and query filled in. Lists become repeated keys; `undefined`, `null` and
 * empty text are left out.
 */
export function endpointUrl(
  { path }: Pick<Endpoint, 'path'>,
  params: Record<string, string | number> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`missing parameter ${name} of ${path}`)
    return encodeURIComponent(String(value))
  })
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item) => `${encodeURIComponent(key)}=${encodeURIComponent(String(item))}`),
  )
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}
