/** Rules for addresses that may be read. */
export type AddressRules = {
  /** Exact origins that are let through although they are private; empty in production (ALLOWED_PRIVATE_ORIGINS). */
  allowedPrivateOrigins: readonly string[]
  /** Host names of this installation: it does not read itself. */
  ownHosts: readonly string[]
}

export type AddressVerdict = { ok: true; url: URL } | { ok: false; sentence: string }

/** Longest address we read; longer ones are refused by many servers anyway. */
const maxAddressLength = 2_000

/** Endings that never name a public site: reserved by RFC 2606, 6761, 6762, 7686 and 8375, or customary for intranets. */
const privateEndings = (
  'local localhost localdomain internal intranet private lan home corp ' +
  'home.arpa arpa onion test invalid workers.dev'
).split(' ')

/** Names that answer with an address written into the name, private ones too: a public name for 127.0.0.1. */
const wildcardNames =
  'nip.io sslip.io xip.io traefik.me localtest.me lvh.me vcap.me local.gd lacolhost.com yoogle.com rbndr.us 1u.ms'.split(
    ' ',
  )

/** First labels of the machines that hand out cloud credentials. */
const metadataLabels = ['metadata', 'instance-data']

const endsWithName = (host: string, name: string) => host === name || host.endsWith(`.${name}`)

/**
 * Says whether an address may be read: http(s), ports 80 and 443, no credentials, a public name and no number. It judges
 * the parsed address, in which every other spelling of a number (decimal, octal, hex, circled digits) has already become
 * the plain one. A name that resolves to a private address can't be seen here: in production the platform has no route to
 * one.
 *
 * @param given The address as it was typed, or a part of a page.
 * @returns The parsed address, or a sentence that says what is wrong with it.
 */
export function judgeAddress(given: string | URL, rules: AddressRules): AddressVerdict {
  const refuse = (sentence: string): AddressVerdict => ({ ok: false, sentence })
  const text = String(given).trim()
  if (text.length > maxAddressLength) return refuse('This URL is too long.')
  const url = URL.parse(text)
  if (!url) return refuse('Enter a full URL that starts with https://.')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return refuse('Only URLs that start with https:// or http:// are supported.')
  }
  if (url.username || url.password) return refuse('URLs with a user name or password aren’t supported.')
  if (rules.allowedPrivateOrigins.includes(url.origin)) return { ok: true, url }
  if (url.port !== '' && url.port !== '80' && url.port !== '443') {
    return refuse('Only the standard web ports (80 and 443) are supported.')
  }
  const host = url.hostname.replace(/\.+$/, '').toLowerCase()
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) {
    return refuse('URLs with a number instead of a name aren’t supported.')
  }
  if (!isPublicName(host)) return refuse('This URL belongs to a private network, so we can’t read it.')
  if (rules.ownHosts.some((own) => endsWithName(host, own))) return refuse('This URL is on our own site.')
  return { ok: true, url }
}

function isPublicName(host: string): boolean {
  const labels = host.split('.')
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63)) return false
  if (privateEndings.some((ending) => endsWithName(host, ending))) return false
  if (wildcardNames.some((name) => endsWithName(host, name))) return false
  return !metadataLabels.includes(labels[0] ?? '')
}
