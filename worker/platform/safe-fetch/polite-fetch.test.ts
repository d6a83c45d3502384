import { test } from 'vitest'
import { testDeps, testNow } from '#worker/test/api.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { fetchHostsRepo } from './fetch-hosts.repo.ts'
import { makePoliteFetch } from './polite-fetch.ts'
import { makeSafeFetch } from './safe-fetch.ts'

/** A site with a clock that waiting moves on. */
function site(answer: (path: string) => Response, clockMoves = true) {
  let ms = testNow.getTime()
  const asked: { path: string; at: number }[] = []
  const now = () => new Date(ms)
  const safeFetch = makeSafeFetch({
    rules: { allowedPrivateOrigins: [], ownHosts: [] },
    userAgent: async () => 'test',
    transport: async (url) => {
      asked.push({ path: new URL(url).pathname, at: ms - testNow.getTime() })
      return answer(new URL(url).pathname)
    },
  })
  const hosts = fetchHostsRepo(testDeps().db)
  const waits: number[] = []
  const sleep = async (wait: number) => {
    waits.push(wait)
    if (clockMoves) ms += wait
  }
  const read = makePoliteFetch({ safeFetch, hosts, now, sleep })
  const outcome = (path: string) =>
    read(`https://firm.example.com${path}`).then(
      ({ text }) => text,
      (error: unknown) =>
        error instanceof PageError ? `${error.kind} ${error.retryAfterSeconds ?? ''}`.trim() : error,
    )
  return { read, outcome, asked, waits, later: (more: number) => void (ms += more) }
}
const robots = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/plain' } })

test('robots.txt is read once a day, kept to, and sets the pace', async ({ expect }) => {
  let rules = 'User-agent: *\nDisallow: /private\nCrawl-delay: 5\nSitemap: https://firm.example.com/s.xml'
  const { outcome, asked, later, read } = site((path) =>
    path === '/robots.txt' ? robots(rules) : new Response('page'),
  )
  expect(await outcome('/a')).toBe('page')
  expect(await outcome('/b')).toBe('page')
  expect(await outcome('/private/c')).toBe('robots')
  expect(asked).toEqual([
    { path: '/robots.txt', at: 0 },
    { path: '/a', at: 1000 },
    { path: '/b', at: 6000 },
  ])
  expect(await read.sitemaps('https://firm.example.com/')).toEqual(['https://firm.example.com/s.xml'])
  rules = 'User-agent: placet\nDisallow: /\n'
  expect(await outcome('/a')).toBe('page')
  later(24 * 3600_000)
  expect(await outcome('/a')).toBe('robots')
  rules = 'User-agent: *\nCrawl-delay: 3600'
  later(24 * 3600_000)
  expect(await outcome('/a')).toBe('robots')
})

test('reads a site without robots.txt, and waits for one that can’t answer', async ({ expect }) => {
  let status = 404
  const { outcome, later } = site((path) =>
    path === '/robots.txt' ? new Response('', { status }) : new Response('page'),
  )
  expect(await outcome('/')).toBe('page')
  status = 503
  later(24 * 3600_000)
  expect(await outcome('/')).toBe('server')
  status = 403
  expect(await outcome('/')).toBe('server')
  later(3600_000)
  expect(await outcome('/')).toBe('page')
})

test('after a 429 the host is left alone for as long as it asked', async ({ expect }) => {
  let isBusy = true
  const { outcome, asked, later } = site((path) => {
    if (path === '/robots.txt') return robots('')
    return isBusy ? new Response('', { status: 429, headers: { 'Retry-After': '600' } }) : new Response('page')
  })
  expect(await outcome('/')).toBe('too_many 600')
  isBusy = false
  later(60_000)
  expect(await outcome('/')).toBe('too_many 540')
  expect(asked).toHaveLength(2)
  later(540_000)
  expect(await outcome('/')).toBe('page')
})

test('readers that start at once take turns', async ({ expect }) => {
  const { outcome, waits } = site((path) => (path === '/robots.txt' ? robots('') : new Response('page')), false)
  await outcome('/first')
  await Promise.all(['/a', '/b', '/c'].map(outcome))
  expect(waits.sort((a, b) => a - b)).toEqual([1000, 2000, 3000, 4000])
})
