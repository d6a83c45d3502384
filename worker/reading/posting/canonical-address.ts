import { addressKey } from '#worker/reading/address-key.ts'

/** Query parameters that tell where a visitor came from, never which page it is. */
const tracking =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_\w+|ref|referrer|source|src|gh_src|lever-source|lever-origin|trk|trackingid|trid|oga|_ga|_gl|igshid|mkt_tok|jobsource|jobboardsource|from|iis|iisn|in_iframe|mobile|width|height|bga|needsredirect|jan1offset|jun1offset|mode|lang|language|locale)$/i

/**
 * The part of an address that identifies its page: host without "www.", path without a final slash or a locale before it, the query
 * without tracking, in order; neither scheme nor capitals of the host, nor a fragment, unless a program routes by
 * it ("#/job/12"). Two links with one key are one posting.
 * Text that isn't an address is its own key.
 */
export function canonicalAddress(address: string): string {
  const { hash = '' } = URL.parse(address) ?? {}
  return addressKey(address, tracking, bare) + (/^#!?\/.+/.test(hash) ? hash : '')
}

/** A path without a locale before it, and without the word "apply" and slashes at its end. */
const bare = (path: string): string =>
  path.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/)/, '').replace(/(?:\/(?:apply|application))?\/*$/i, '')
