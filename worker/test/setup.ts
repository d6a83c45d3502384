import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect } from 'vitest'
import { publicPageCache } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'
import { platform } from './platform.ts'

/** All of them in one transaction: one after the other takes nearly twice as long. */
const schema = [
  ...env.TEST_SCHEMA,
  // Pages of another test are still in the cache, under the versions that its saves produced.
  'UPDATE site_state SET version = abs(random()) % 1000000000',
]

// Every test starts with empty storage and a migrated database.
beforeEach(async () => {
  await emptyStorage()
  publicPageCache.clear()
  platform.clear()
  await env.DB.batch(schema.map((query) => env.DB.prepare(query)))
})

// Also when the Worker survived the error that the platform would have thrown.
afterEach(() => expect(platform.takeViolations(), 'limits of the platform').toEqual([]))

/**
 * Work that a test left behind its answers can hold a database or a bucket while it is reset, which then keeps what it had: so
 * it is looked at, and reset again.
 */
async function emptyStorage(): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await reset()
    const [table, { objects }] = await Promise.all([
      env.DB.prepare("select 1 from sqlite_master where name = 'settings'").first(),
      env.FILES.list({ limit: 1 }),
    ])
    if (table === null && objects.length === 0) return
  }
  throw new Error('the storage of the test before could not be emptied')
}
