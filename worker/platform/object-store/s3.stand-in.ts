import type { S3Transport } from './s3-store.ts'

/** Settings of a stand-in, and the faults that a test asks for. */
export type S3StandIn = {
  transport: S3Transport
  /** Stored objects by key. */
  objects: Map<string, { bytes: Uint8Array<ArrayBuffer>; modifiedAt: Date }>
  /** Requests so far, as "PUT rows/…". */
  requests: string[]
  /** Answers of the next requests instead of what they would get; each is used once, null lets one request through. */
  faults: ((() => Response | Promise<Response>) | null)[]
}

type StandInOptions = {
  bucket?: string
  accessId?: string
  accessSecret?: string
  region?: string
  now: () => Date
  /** Longest object of a single PUT. The real limit is 5 GB; a test sets a small one. */
  maxPutBytes?: number
}

/** Requests signed longer ago are refused, as S3 does. */
const maxSkewMs = 15 * 60_000

/**
 * An S3 service in memory, as strict as real ones: it computes the signature of every request again with code of its own,
 * compares the hash of the body with the signed one, and refuses clocks that differ, unknown keys, other regions, other
 * buckets and bodies over the limit of a single PUT.
 */
export function s3StandIn(options: StandInOptions): S3StandIn {
  const { bucket = 'backups', accessId = 'test-id', accessSecret = 'test-secret', region = 'auto', now } = options
  const { maxPutBytes = 5 * 1024 ** 3 } = options
  const objects: S3StandIn['objects'] = new Map()
  const requests: string[] = []
  const faults: S3StandIn['faults'] = []

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const body = new Uint8Array(await request.arrayBuffer())
    const refused = await refusalOf(request, url, body)
    if (refused) return refused
    const [, ownBucket, ...rest] = url.pathname.split('/').map(decodeURIComponent)
    if (ownBucket !== bucket) return refusal(404, 'NoSuchBucket')
    const key = rest.join('/')
    if (key === '') return request.method === 'GET' ? list(url) : refusal(405, 'MethodNotAllowed')
    if (new TextEncoder().encode(key).length > 1024) return refusal(400, 'KeyTooLongError')
    if (request.method === 'PUT') {
      if (body.byteLength > maxPutBytes) return refusal(400, 'EntityTooLarge')
      objects.set(key, { bytes: body, modifiedAt: now() })
      return new Response(null, { headers: headers() })
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return new Response(null, { status: 204, headers: headers() })
    }
    if (request.method !== 'GET') return refusal(405, 'MethodNotAllowed')
    const found = objects.get(key)
    return found ? new Response(found.bytes, { headers: headers() }) : refusal(404, 'NoSuchKey')
  }

  async function refusalOf(request: Request, url: URL, body: Uint8Array<ArrayBuffer>): Promise<Response | undefined> {
    const header = (name: string) => request.headers.get(name) ?? ''
    const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    )
    if (!given) return refusal(403, 'AccessDenied')
    const [, credential = '', signedHeaders = '', signature] = given
    const [id, ...scope] = credential.split('/')
    const names = signedHeaders.split(';')
    const date = header('x-amz-date')
    const day = date.slice(0, 8)
    if (id !== accessId) return refusal(403, 'InvalidAccessKeyId')
    if (scope.slice(1).join('/') !== `${region}/s3/aws4_request`) return refusal(400, 'AuthorizationHeaderMalformed')
    if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
      return refusal(403, 'AccessDenied')
    const signedAt = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
    if (!(Math.abs(now().getTime() - signedAt) <= maxSkewMs) || scope[0] !== day)
      return refusal(403, 'RequestTimeTooSkewed')
    const hash = header('x-amz-content-sha256')
    if (hash !== (await sha256(body))) return refusal(400, 'XAmzContentSHA256Mismatch')
    const lines = names.map((name) => `${name}:${name === 'host' ? url.host : header(name)}\n`).join('')
    const canonical = [request.method, pathOf(url), queryOf(url), lines, signedHeaders, hash].join('\n')
    const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), await sha256(utf8(canonical))].join('\n')
    let key = utf8(`AWS4${accessSecret}`)
    for (const part of scope) key = await hmac(key, part)
    return hex(await hmac(key, text)) === signature ? undefined : refusal(403, 'SignatureDoesNotMatch')
  }

  function list(url: URL): Response {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('start-after') ?? ''
    const limit = Math.min(1000, Number(url.searchParams.get('max-keys') ?? 1000))
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const contents = found
      .slice(0, limit)
      .map(
        ([key, { bytes, modifiedAt }]) =>
          `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.byteLength}</Size></Contents>`,
      )
    const xml = `<ListBucketResult><IsTruncated>${found.length > limit}</IsTruncated>${contents.join('')}</ListBucketResult>`
    return new Response(`<?xml version="1.0" encoding="UTF-8"?>${xml}`, { headers: headers() })
  }

  const headers = () => ({ Date: now().toUTCString() })

  return {
    objects,
    requests,
    faults,
    transport: async (url, init) => {
      const request = new Request(url, init as RequestInit)
      requests.push(`${request.method} ${new URL(url).pathname.split('/').slice(2).join('/')}`)
      const fault = faults.shift()
      return fault ? fault() : answer(request)
    },
  }
}

/** A refusal as services send it. */
export const refusal = (status: number, code: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`, { status })

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

const pathOf = (url: URL) => url.pathname.split('/').map(decodeURIComponent).map(encoded).join('/')
const queryOf = (url: URL) =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, utf8(text)))
}
