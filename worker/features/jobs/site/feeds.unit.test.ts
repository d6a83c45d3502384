import { expect, test } from 'vitest'
import { feeds } from './feeds.ts'

const origin = 'https://placet.test'

/** The sitemap files of a site with this many open jobs, as programs ask for them: the first file, then those it names. */
async function sitemapOf(count: number) {
  const updatedAt = new Date('2026-06-01T00:00:00Z')
  // Every third id is a job that is closed by now.
  const rows = Array.from({ length: count }, (_, n) => ({ id: n + Math.floor(n / 2) + 1, shortId: `j${n}`, updatedAt }))
  const addresses = (afterId: number, limit: number) => {
    const start = rows.findIndex(({ id }) => id > afterId)
    return Promise.resolve(start === -1 ? [] : rows.slice(start, start + limit))
  }
  const ask = async (path: string) => {
    const part = /^\/sitemaps\/(.+)$/.exec(path)?.[1]
    const feed = feeds.find((one) => one.path === (part === undefined ? path : '/sitemaps/:part'))
    const input = { deps: { board: { addresses } }, view: { origin }, params: part === undefined ? {} : { part } }
    return (await feed?.make(input as unknown as Parameters<typeof feed.make>[0])) ?? ''
  }
  const first = await ask('/sitemap.xml')
  const parts = [...first.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
  const files = parts.length === 0 ? [first] : await Promise.all(parts.map(ask))
  return { parts, files: files.map((file) => [...file.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)) }
}

test.each([0, 3, 49_991, 49_992, 50_000, 50_001, 120_000])(
  'a sitemap of %i jobs names every page once, in files that search engines take',
  async (count) => {
    const { parts, files } = await sitemapOf(count)
    expect(parts.length === 0).toBe(count < 49_992)
    for (const file of files) expect(file.length).toBeLessThanOrEqual(50_000)
    const all = files.flat()
    expect(all.length).toBe(count + 8)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain(`${origin}/jobs`)
    if (count > 0) expect(all).toContain(`${origin}/job/j${count - 1}`)
  },
)
