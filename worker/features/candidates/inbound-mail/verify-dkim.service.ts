import type { DnsText } from '#worker/platform/safe-fetch/dns-text.ts'
import { canonicalBody, canonicalHeader, splitEmail, type RawHeader } from './dkim-canonical.service.ts'
import { isAligned } from './sender-check.service.ts'

/** Signatures of one email that are looked at; each costs a question to the name server. */
const maxSignatures = 3
const keyBits = { min: 1024, max: 4096 } as const
const maxSignedNames = 100

type Tags = ReadonlyMap<string, string>
type Signature = { header: RawHeader; tags: Tags; domain: string; isEd25519: boolean }
type SignedEmail = { headers: readonly RawHeader[]; body: Uint8Array }

/**
 * Checks that a domain which aligns with the sender's signed an email with DKIM (RFC 6376, RFC 8463): From and the whole body
 * are as the domain sent them. Headers that anyone could have written have no part in it.
 *
 * @param fromDomain In lower case.
 * @throws PageError when the name server can't be asked.
 */
export async function hasAlignedDkim(
  deps: { dnsText: DnsText; now: () => Date },
  bytes: Uint8Array,
  fromDomain: string,
): Promise<boolean> {
  const email = splitEmail(bytes)
  if (!email || email.headers.filter(({ name }) => name.toLowerCase() === 'from').length !== 1) return false
  const signatures = email.headers
    .filter(({ name }) => name.toLowerCase() === 'dkim-signature')
    .flatMap((header) => signatureOf(header, deps.now()) ?? [])
    .filter(({ domain }) => isAligned(domain, fromDomain, false))
  for (const signature of signatures.slice(0, maxSignatures)) {
    if (await isValid(deps.dnsText, email, signature)) return true
  }
  return false
}

/** A signature that can be checked and covers enough: From, and the whole body. */
function signatureOf(header: RawHeader, now: Date): Signature | undefined {
  const tags = tagsOf(header.value)
  if (!tags) return undefined
  const tag = (name: string) => tags.get(name) ?? ''
  const domain = tag('d').toLowerCase()
  const algorithm = tag('a').toLowerCase()
  const isChecked = [
    tag('v') === '1',
    /^(?:rsa|ed25519)-sha256$/.test(algorithm),
    domain.length <= 200 && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(domain),
    tag('s').length <= 100 && /^[\w-]+(?:\.[\w-]+)*$/.test(tag('s')),
    // With a length, anyone could add text below what was signed.
    !tags.has('l'),
    !isOver(tags.get('x'), now),
    isSignerOf(tags.get('i'), domain),
    signedNames(tags).includes('from'),
  ].every(Boolean)
  return isChecked ? { header, tags, domain, isEd25519: algorithm.startsWith('ed') } : undefined
}

/** "v=1; a=rsa-sha256; …". Undefined if a tag comes twice. */
function tagsOf(text: string): Tags | undefined {
  const tags = new Map<string, string>()
  for (const part of text.replaceAll('\r\n', '').split(';')) {
    const at = part.indexOf('=')
    if (at < 0) continue
    const name = part.slice(0, at).trim()
    if (tags.has(name)) return undefined
    tags.set(name, part.slice(at + 1).trim())
  }
  return tags
}

const isOver = (expires: string | undefined, now: Date) =>
  expires !== undefined && !(Number(expires) * 1000 > now.getTime())

const isSignerOf = (identity: string | undefined, domain: string) => {
  const of = identity?.split('@').at(-1)?.toLowerCase()
  return of === undefined || of === domain || of.endsWith(`.${domain}`)
}

const signedNames = (tags: Tags): string[] => (tags.get('h') ?? '').split(':').map((name) => name.trim().toLowerCase())

async function isValid(dnsText: DnsText, email: SignedEmail, signature: Signature): Promise<boolean> {
  const { tags, isEd25519 } = signature
  const [ofHeader = 'simple', ofBody = 'simple'] = (tags.get('c') ?? '').toLowerCase().split('/').filter(Boolean)
  const signed = signedText(email.headers, signature, ofHeader === 'relaxed')
  const bytes = bytesOf(tags.get('b'))
  if (!signed || !bytes) return false
  const records = await dnsText(`${tags.get('s')}._domainkey.${signature.domain}`)
  const key = records.length === 1 ? await keyOf(records[0] ?? '', signature) : undefined
  if (!key) return false
  const data = isEd25519 ? await crypto.subtle.digest('SHA-256', signed) : signed
  const algorithm = isEd25519 ? 'Ed25519' : 'RSASSA-PKCS1-v1_5'
  if (!(await crypto.subtle.verify(algorithm, key, bytes, data))) return false
  // The body last: the signature vouches for its digest, and it is long.
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', canonicalBody(email.body, ofBody === 'relaxed')))
  return digest.toBase64() === (tags.get('bh') ?? '').replaceAll(/\s/g, '')
}

/** The headers that are signed, the lowest of a name first, and the signature without its value. */
function signedText(headers: readonly RawHeader[], { header, tags }: Signature, isRelaxed: boolean) {
  const names = signedNames(tags)
  if (names.length > maxSignedNames) return undefined
  const left = Map.groupBy(headers, ({ name }) => name.toLowerCase())
  const lines = names.flatMap((name) => {
    const found = left.get(name)?.pop()
    return found ? [`${canonicalHeader(found, isRelaxed)}\r\n`] : []
  })
  const unsigned = { name: header.name, value: header.value.replace(/(^|;)(\s*b\s*=)[^;]*/, '$1$2') }
  const text = lines.join('') + canonicalHeader(unsigned, isRelaxed)
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Key of a record "v=DKIM1; k=rsa; p=…" that may sign this email. Undefined: withdrawn, too short, or for something else. */
async function keyOf(record: string, { tags, domain, isEd25519 }: Signature): Promise<CryptoKey | undefined> {
  const key = tagsOf(record)
  const bytes = bytesOf(key?.get('p'))
  if (!key || !bytes || !mayCheck(key, isEd25519) || !isForSigner(key, tags.get('i'), domain)) return undefined
  try {
    if (isEd25519) return await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const imported = await crypto.subtle.importKey('spki', bytes, algorithm, false, ['verify'])
    const { modulusLength: bits = 0 } = imported.algorithm as { modulusLength?: number }
    return bits >= keyBits.min && bits <= keyBits.max ? imported : undefined
  } catch {
    return undefined
  }
}

function mayCheck(key: Tags, isEd25519: boolean): boolean {
  const hashes = listOf(key.get('h'))
  const services = listOf(key.get('s'))
  return (
    (key.get('v') ?? 'DKIM1') === 'DKIM1' &&
    (key.get('k') ?? 'rsa').toLowerCase() === (isEd25519 ? 'ed25519' : 'rsa') &&
    (hashes.length === 0 || hashes.includes('sha256')) &&
    (services.length === 0 || services.includes('*') || services.includes('email'))
  )
}

/** Flag "y": the domain only tries DKIM out. "s": its subdomains can't use the key. */
function isForSigner(key: Tags, identity: string | undefined, domain: string): boolean {
  const flags = listOf(key.get('t'))
  const isDomainItself = identity === undefined || identity.toLowerCase().endsWith(`@${domain}`)
  return !flags.includes('y') && (!flags.includes('s') || isDomainItself)
}

const listOf = (text: string | undefined): string[] => (text ? text.split(':').map((one) => one.trim()) : [])

function bytesOf(base64: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  const text = base64?.replaceAll(/\s/g, '')
  if (!text) return undefined
  try {
    return Uint8Array.fromBase64(text)
  } catch {
    return undefined
  }
}
