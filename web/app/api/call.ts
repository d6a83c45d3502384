import { errorBody } from '#contract/api/common.ts'
import {
  endpointUrl,
  type BodyInput,
  type Endpoint,
  type ParamsInput,
  type QueryInput,
  type ResponseOf,
} from '#contract/endpoint.ts'
import { ApiError, offline } from './api-error.ts'

/** A part of a call: required when the contract names it, optional when everything in it is, absent otherwise. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : Record<never, unknown> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

export type CallInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>>

/** The input may be left out where nothing in it is required. */
export type CallArgs<E extends Endpoint> =
  Record<never, unknown> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

type Loose = { params?: Record<string, string | number>; query?: Record<string, unknown>; body?: unknown }

/**
 * Calls an endpoint and returns its answer, parsed by the contract.
 *
 * @throws ApiError with the server's sentence, code and issues; `offline` when no answer came.
 * @example
 * ```ts
 * const job = await call(jobsApi.byShortId, { params: { shortId } })
 * ```
 */
export function call<E extends Endpoint>(endpoint: E, ...[input]: CallArgs<E>): Promise<ResponseOf<E>> {
  return send(endpoint, input as Loose | undefined)
}

/** Like `call`, but cancelable through `signal`. */
export function callWithSignal<E extends Endpoint>(
  endpoint: E,
  signal: AbortSignal,
  ...[input]: CallArgs<E>
): Promise<ResponseOf<E>> {
  return send(endpoint, input as Loose | undefined, signal)
}

/**
 * Calls an endpoint that answers a file, and returns the file with the name that the server chose.
 *
 * @throws ApiError as `call`.
 */
export async function callFile<E extends Endpoint & { response: 'file' }>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ blob: Blob; name: string }> {
  const { params, body } = input as Loose
  const response = await answer(endpointUrl(endpoint, params), { method: endpoint.method, ...asJson(body) })
  if (!response.ok) throw await errorOf(response)
  try {
    return { blob: await response.blob(), name: nameIn(response.headers.get('Content-Disposition') ?? '') }
  } catch {
    // The connection broke during the download.
    throw offline()
  }
}

/** The file name in the form of RFC 6266 that our Worker writes; "download" if it is missing. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? 'download' : decodeURIComponent(encoded)
}

async function send<E extends Endpoint>(endpoint: E, input: Loose = {}, signal?: AbortSignal): Promise<ResponseOf<E>> {
  const response = await answer(endpointUrl(endpoint, input.params, input.query), {
    method: endpoint.method,
    ...asJson(input.body),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw await errorOf(response)
  const { response: shape } = endpoint
  if (shape === 'none') return undefined as ResponseOf<E>
  if (shape === 'file') throw new Error(`${endpoint.path} answers a file: use callFile or link to it`)
  const parsed = shape.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw unexpected(response)
  return parsed.data as ResponseOf<E>
}

const asJson = (body: unknown): RequestInit =>
  body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }

async function answer(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'same-origin', ...init })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw offline()
  }
}

/** Turns an error response into an ApiError: with the server's body, or a generic sentence if something else answered. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await response.json().catch(() => undefined))
  return body.success ? new ApiError({ status: response.status, ...body.data }) : unexpected(response)
}

function unexpected(response: Response): ApiError {
  const requestId = response.headers.get('X-Request-Id') ?? undefined
  return new ApiError({
    status: response.status,
    code: 'unexpected_answer',
    message: 'We couldn’t read the server’s response. Reload the page and try again.',
    ...(requestId ? { requestId } : {}),
  })
}
