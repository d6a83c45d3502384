import { AwsV4Signer } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { judgeAddress, type AddressRules } from '#worker/platform/safe-fetch/address-guard.ts'
import { StoreError, type ObjectStore } from './object-store.ts'

/** Where a bucket is and how to sign for it. */
export type S3Place = {
  /** Address of the service, without the bucket. */
  url: string
  bucket: string
  /** `auto` for R2. */
  region: string
  accessId: string
  accessSecret: string
}

/** One request on the wire: the platform's `fetch`, or a stand-in. */
export type S3Transport = (url: string, init: RequestInit) => Promise<Response>

type S3StoreDeps = {
  rules: AddressRules
  now: () => Date
  /** Default: the platform's `fetch`. */
  transport?: S3Transport
  /** An answer that takes longer is given up, and the task tries again. */
  timeoutMs?: number
}

/** A list or a refusal is far smaller; what is larger isn't from an S3 service. */
const maxXmlBytes = 4 * 1024 * 1024
/** Chunks stay below this; résumés and documents are at most 10 MB. */
const maxObjectBytes = 48 * 1024 * 1024

/** Refusals that last until somebody changes a setting, by the service's code. */
const lastingSentences: Record<string, string> = {
  AccessDenied: 'The bucket refuses these keys (403). Allow them to read, write, list and delete objects.',
  InvalidAccessKeyId: 'The service doesn’t know BACKUP_ACCESS_ID.',
  SignatureDoesNotMatch: 'The service refuses the signature. Check BACKUP_ACCESS_SECRET and BACKUP_REGION.',
  NoSuchBucket: 'The bucket in BACKUP_BUCKET doesn’t exist.',
  PermanentRedirect: 'The bucket is in another region. Check BACKUP_URL and BACKUP_REGION.',
  AuthorizationHeaderMalformed: 'The bucket is in another region. Check BACKUP_REGION.',
}

/**
 * A bucket of any service that speaks S3 (R2, AWS, Backblaze, MinIO). Each request carries the hash of its body, so a body
 * that was cut off on the way is refused, and addresses are those that outgoing requests may reach.
 */
export function s3Store(place: S3Place, deps: S3StoreDeps): ObjectStore {
  const { rules, now, transport = (url, init) => fetch(url, init), timeoutMs = 60_000 } = deps
  const base = `${place.url.replace(/\/+$/, '')}/${encodeURIComponent(place.bucket)}`

  async function ask(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const verdict = judgeAddress(`${base}${path}`, rules)
    if (!verdict.ok) throw new StoreError(`BACKUP_URL can’t be used. ${verdict.sentence}`, true)
    const signed = await new AwsV4Signer({
      method,
      url: verdict.url.href,
      headers: { 'X-Amz-Content-Sha256': await sha256(body ?? new Uint8Array()) },
      accessKeyId: place.accessId,
      secretAccessKey: place.accessSecret,
      service: 's3',
      region: place.region,
      datetime: now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ''),
    }).sign()
    try {
      return await transport(signed.url.href, {
        method,
        headers: signed.headers,
        body: body ?? null,
        // A redirect would lead where the guard has not looked.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch {
      throw new StoreError('The backup bucket didn’t respond.', false)
    }
  }

  return {
    async put(key, bytes) {
      const response = await ask('PUT', pathOf(key), bytes)
      if (!response.ok) throw await refusalOf(response)
      await response.body?.cancel()
    },
    async get(key) {
      const response = await ask('GET', pathOf(key))
      if (response.ok) return readUpTo(response, maxObjectBytes)
      const refusal = await refusalOf(response)
      if (refusal.code === 'NoSuchKey') return null
      throw refusal
    },
    async list(prefix, after) {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1000', prefix })
      if (after !== undefined) query.set('start-after', after)
      const response = await ask('GET', `?${query.toString().replaceAll('+', '%20')}`)
      if (!response.ok) throw await refusalOf(response)
      const { ListBucketResult: list } = readXml(await readUpTo(response, maxXmlBytes))
      if (!list) throw new StoreError('BACKUP_URL doesn’t answer like an S3 service.', true)
      const objects = (list.Contents ?? []).map(({ Key, Size, LastModified }) => ({
        key: Key,
        size: Number(Size),
        modifiedAt: new Date(LastModified),
      }))
      const date = Date.parse(response.headers.get('date') ?? '')
      return { objects, isWhole: list.IsTruncated !== 'true', at: Number.isNaN(date) ? now() : new Date(date) }
    },
    async delete(key) {
      const response = await ask('DELETE', pathOf(key))
      if (!response.ok && response.status !== 404) throw await refusalOf(response)
      await response.body?.cancel()
    },
  }
}

const pathOf = (key: string) => `/${key.split('/').map(encodeURIComponent).join('/')}`

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest('SHA-256', bytes))

type S3Xml = {
  ListBucketResult?: {
    IsTruncated?: string
    Contents?: { Key: string; Size: string; LastModified: string }[]
  }
  Error?: { Code?: string }
}

const parser = new XMLParser({ parseTagValue: false, processEntities: false, isArray: (name) => name === 'Contents' })

function readXml(bytes: Uint8Array): S3Xml {
  try {
    return parser.parse(new TextDecoder().decode(bytes)) as S3Xml
  } catch {
    return {}
  }
}

class S3Refusal extends StoreError {
  readonly code: string
  constructor(code: string, sentence: string, isLasting: boolean) {
    super(sentence, isLasting)
    this.code = code
  }
}

/** Turns an answer that isn't a success into a sentence, by the code that the service gives. */
async function refusalOf(response: Response): Promise<S3Refusal> {
  const bytes = await readUpTo(response, maxXmlBytes).catch(() => new Uint8Array())
  const { status } = response
  const code = readXml(bytes).Error?.Code ?? (status === 403 ? 'AccessDenied' : '')
  // The clock of a platform is right; it is the one request that was late.
  if (code === 'RequestTimeTooSkewed')
    return new S3Refusal(code, 'The service’s clock and this one’s are more than 15 minutes apart.', false)
  const lasting = lastingSentences[code]
  if (lasting) return new S3Refusal(code, lasting, true)
  if (status >= 300 && status < 400)
    return new S3Refusal(code, 'BACKUP_URL redirects. Enter the address that it leads to.', true)
  return new S3Refusal(
    code,
    `The backup bucket answered with ${status}${code ? ` (${code.slice(0, 60)})` : ''}.`,
    false,
  )
}

/** @throws StoreError for a body that is longer, or that ends before its announced length. */
async function readUpTo(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(response.headers.get('content-length') ?? Number.NaN)
  if (announced > maxBytes) {
    await response.body?.cancel()
    throw new StoreError('The backup bucket sent an object that is larger than any backup has.', false)
  }
  let bytes
  try {
    bytes = new Uint8Array(await response.arrayBuffer())
  } catch {
    throw new StoreError('The backup bucket’s answer was cut off.', false)
  }
  if (bytes.byteLength > maxBytes || (!Number.isNaN(announced) && bytes.byteLength < announced))
    throw new StoreError('The backup bucket’s answer was cut off.', false)
  return bytes
}
