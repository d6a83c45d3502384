/** Query parameters that say where a reader came from, never which page it is. */
const tracking =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_\w+|ref|referrer|source|src|trk|lang|language|locale|print|t|from)$/i

/** The host of an address without "www.", with its port. */
export const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')

/**
 * Returns the key of a person's page among addresses: host without "www.", path without a final slash and in lower case, the
 * query that is left without tracking, in order. Text that isn't an address is its own key.
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
