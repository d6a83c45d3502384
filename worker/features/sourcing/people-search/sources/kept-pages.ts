import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'

/** Pages that are kept: those that a layout is learned from, and the one whose records are being read. */
const maxKept = 6

/** Readers that ask a site only once for a page that several people are read from. */
export function withPagesKept<T extends { politeFetch: PoliteFetch; browserPages: BrowserPages }>(deps: T): T {
  const kept = <V>(read: (address: string) => Promise<V>) => {
    const pages = new Map<string, V>()
    return async (address: string): Promise<V> => {
      const key = address.replace(/#.*$/, '')
      const known = pages.get(key) ?? (await read(address))
      pages.delete(key)
      pages.set(key, known)
      for (const old of [...pages.keys()].slice(0, -maxKept)) pages.delete(old)
      return known
    }
  }
  const { politeFetch, browserPages } = deps
  const fetchOnce = kept((address) => politeFetch(address))
  const drawOnce = kept((address) => browserPages.html(address))
  const keptFetch: PoliteFetch = Object.assign(
    (address: string, options?: Parameters<PoliteFetch>[1]) =>
      options ? politeFetch(address, options) : fetchOnce(address),
    { waitFor: politeFetch.waitFor, sitemaps: politeFetch.sitemaps },
  )
  return { ...deps, politeFetch: keptFetch, browserPages: { ...browserPages, html: drawOnce } }
}
