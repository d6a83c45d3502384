import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiOf, letMinutesPass } from './harness/after-a-kill.ts'
import { startPlacet } from './harness/serve.mjs'

// The server is killed as by a power cut while a search reads a firm, and started again with what it had written. Takes
// minutes, so `npm run test:long` runs it.
const isLong = Boolean(process.env['TEST_LONG'])

type Search = {
  query: {
    status: string
    failure: string | null
    resultCount: number
    progress: { pagesRead: number; firmsRead: number }
  }
  results: { name: string; profileUrl: string | null }[]
}

test.skipIf(!isLong)(
  'continues a search after a kill and ends with every person once',
  async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'placet-killed-'))
    const vars = { RATE_LIMIT_FACTOR: '1000' }
    const first = await startPlacet({ stateDir, vars })
    try {
      const api = await apiOf(first.url)
      const { id } = await api<{ id: number }>('/api/people-search', { location: 'Austin', keywords: 'litigation' })
      const read = (from: typeof api) => from<Search>(`/api/people-search/${id}`)
      await expect.poll(async () => (await read(api)).query.progress.pagesRead, { timeout: 120_000 }).toBeGreaterThan(0)
      await first.kill()

      // The reader held the firm for at most three minutes, and the sweep resends tasks after five.
      await letMinutesPass(stateDir, 6)
      const second = await startPlacet({ stateDir, vars })
      try {
        const again = await apiOf(second.url)
        expect((await read(again)).query.status).toBe('pending')
        await fetch(`${second.url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('*/5 * * * *')}`)
        await expect.poll(async () => (await read(again)).query.status, { timeout: 120_000 }).toBe('completed')
        const { query, results } = await read(again)
        expect(query).toMatchObject({ failure: null, progress: { firmsRead: 1, pagesRead: 12 } })
        expect(results.length).toBeGreaterThan(0)
        expect(new Set(results.map(({ profileUrl }) => profileUrl)).size).toBe(results.length)
      } finally {
        await second.stop()
      }
    } finally {
      await first.stop().catch(() => undefined)
      rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
  // Two starts of a server and a firm that is read to its end, on whatever machine.
  900_000,
)
