/** Query parameters that don't tell pages apart: where a reader came from, the language, the print view. */
const tracking =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_\w+|ref|referrer|source|src|trk|lang|language|locale|print|t|from)$/i

/** The host of an address without "www.", with its port. */
export const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')

/**
 * Returns the key under which a page is known: the host without "www.", the path in lower case without a final slash or index
 * file, and the query without tracking parameters, sorted. Text that isn't an address is its own key.
 */
export function canonicalAddress(address: string): string {
  const url = URL.parse(address)
  if (!url) return address.trim()
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  const query = [...url.searchParams]
    .filter(([name, value]) => !tracking.test(name) && value !== '')
    .sort(([a], [b]) => Number(a > b) - Number(a < b))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const path = url.pathname.replace(/\/(?:index\.\w+)?$/i, '').toLowerCase()
  return host + (url.port && `:${url.port}`) + path + (query ? `?${query}` : '')
}
