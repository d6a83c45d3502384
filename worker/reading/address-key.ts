/** The host of an address without "www.", with its port. */
export const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')

/** The key of an address: its host without "www.", a path, and the query without tracking parameters, sorted. */
export function addressKey(url: URL, path: string, tracking: RegExp): string {
  url.searchParams.sort()
  const query = [...url.searchParams]
    .filter(([name, value]) => !tracking.test(name) && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return hostOf(url) + path + (query ? `?${query}` : '')
}
