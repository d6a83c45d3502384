import { expect, test } from 'vitest'
import { makeBrowserPages } from './browser-pages.ts'

/** Browser Rendering that answers these statuses in turn, and has no browser to connect to. */
function browsers(statuses: readonly number[], retryAfter?: string) {
  const waits: number[] = []
  let asked = 0
  const binding = {
    fetch: async () => {
      const status = statuses[asked++] ?? 500
      const headers = retryAfter && status === 429 ? { 'Retry-After': retryAfter } : {}
      return new Response(JSON.stringify({ sessionId: 'one' }), { status, headers })
    },
  }
  const pages = makeBrowserPages({
    binding: binding as unknown as Fetcher,
    mayFetch: (url) => ({ ok: true, url: new URL(url) }),
    userAgent: () => Promise.resolve('PlacetBot/1.0'),
    sleep: async (ms) => void waits.push(ms),
  })
  const problem = pages.html('https://firm.example/people').catch((error: Error) => error.message)
  return { problem, waits, asked: () => asked }
}

test('waits as long as the platform asks before it starts another browser', async () => {
  // The fourth answer is to the connection, which this stand-in refuses.
  const { problem, waits, asked } = browsers([429, 429, 200], '3')
  expect(await problem).toContain('No browser is available')
  expect([waits, asked()]).toEqual([[3000, 3000], 4])
})

test('says that all browsers are busy when the platform keeps refusing', async () => {
  const { problem, waits } = browsers([429, 429, 429, 429])
  expect(await problem).toContain('All browsers are busy')
  expect(waits).toEqual([2000, 2000, 2000])
})

test('does not wait for minutes, nor for a platform without browsers', async () => {
  const long = browsers([429], '120')
  expect(await long.problem).toContain('All browsers are busy')
  const none = browsers([503])
  expect(await none.problem).toContain('No browser is available')
  expect([...long.waits, ...none.waits]).toEqual([])
})
