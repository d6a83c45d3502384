/** The host of an address without "www.", with its port. */
export const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')

/**
 * The key of an address: its host without "www.", its path as `pathOf` writes it, and the query without tracking parameters, sorted.
 * Text that isn't an address is its own key.
 */
export function addressKey(address: string, tracking: RegExp, pathOf: (path: string) => string): string {
  const url = URL.parse(address)
  if (!url) return address.trim()
  url.searchParams.sort()
  const query = [...url.searchParams]
    .filter(([name, value]) => !tracking.test(name) && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return hostOf(url) + pathOf(url.pathname) + (query ? `?${query}` : '')
}
