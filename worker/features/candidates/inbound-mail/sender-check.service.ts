/** A header as it was received, in order: the topmost was added last. */
export type Header = { key: string; value: string }

/** Names of Cloudflare's receiving servers: in the results that they add, and in the `Received` above those. */
const trustedServer = 'mx.cloudflare.net'
const trustedReceiver = /\bby cloudflare-email\.net\b/i

/**
 * Checks that the domain of a sender vouches for an email: DKIM or SPF passed for the domain of From or one above it, or
 * DMARC passed for it.
 *
 * A sender can write any header, but none above those of the receiving server. So the results have to be between its
 * `Received`, which is the topmost, and the `Received` of the server before it, and only one header may claim to be them.
 * A sender's text appears within the results as well, as comments or quoted strings; results with anything beyond plain
 * words are not believed.
 */
export function isAlignedSender(headers: readonly Header[], fromDomain: string): boolean {
  const parts = trustedResults(headers)?.split(';') ?? []
  const results = parts.map((part) => part.trim()).filter(Boolean)
  if (!results.every((result) => plainResult.test(result))) return false
  return results.some((result) => {
    const [, method = '', domain = ''] = passed.exec(result) ?? []
    return isAligned(domainOf(domain), fromDomain, method.toLowerCase() === 'dmarc')
  })
}

/** Results that the receiving server added, without its name and comments. Undefined: none, or doubtful ones. */
function trustedResults(headers: readonly Header[]): string | undefined {
  const [received, before = headers.length] = headers.flatMap(({ key }, at) => (isNamed(key, 'received') ? [at] : []))
  if (received === undefined || !trustedReceiver.test(headers[received]?.value ?? '')) return undefined
  const claimed = headers.flatMap(({ key, value }, at) => {
    const [server = '', ...results] = isNamed(key, 'authentication-results') ? withoutComments(value).split(';') : []
    return server.trim().split(/\s/)[0]?.toLowerCase() === trustedServer ? [{ at, text: results.join(';') }] : []
  })
  const [one] = claimed
  return claimed.length === 1 && one && one.at > received && one.at < before ? one.text : undefined
}

const isNamed = (key: string, name: string) => key.toLowerCase() === name

/** "dkim=pass header.d=example.com header.s=a"; only an IP address may be quoted. */
const plainResult = /^[a-z-]{1,30}=[a-z]{1,30}(?:\s+[a-z.-]{1,40}=(?:"[0-9a-f.:]{1,45}"|[^\s;"()<>\\,]{1,300})){0,8}$/i
const passed = /^(dkim|spf|dmarc)=pass\s(?:.*\s)?(?:header\.d|smtp\.mailfrom|header\.from)=([^\s]{1,300})/i

/** A comment may hold anything, "; dkim=pass" too. One that isn't closed takes the rest with it. */
function withoutComments(text: string): string {
  let depth = 0
  let left = ''
  for (const letter of text) {
    if (letter === '(') depth++
    else if (letter === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) left += letter
  }
  return left
}

/** An address without quotes, comments and other letters by which text could leave its place in a header. */
export const isPlainAddress = (address: string) => /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d.-]{1,253}$/i.test(address)

const domainOf = (address: string) => address.split('@').at(-1)?.toLowerCase() ?? ''

/** A domain with one label, such as "com", aligns with nothing. */
export function isAligned(domain: string, fromDomain: string, isExact: boolean): boolean {
  if (!domain.includes('.')) return false
  if (domain === fromDomain) return true
  return !isExact && fromDomain.endsWith(`.${domain}`) && domain.split('.').length > 2
}

/** Emails that programs send: answering or filing them could go round in circles. */
export function isAutomatic(headers: readonly Header[], envelopeFrom: string): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key.toLowerCase() === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = value('auto-submitted')
  return (
    envelopeFrom.trim() === '' ||
    /^(?:mailer-daemon|postmaster)@/i.test(envelopeFrom) ||
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(value('precedence') ?? '') ||
    value('list-id') !== undefined ||
    value('x-autoreply') !== undefined ||
    value('x-autorespond') !== undefined
  )
}
