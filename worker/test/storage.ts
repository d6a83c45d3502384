import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll } from 'vitest'
import { publicPageCache } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'

/** All of them in one transaction: one after the other takes nearly twice as long. */
const schema = [
  ...env.TEST_SCHEMA,
  // Pages of another test are still in the cache, under the versions that its saves produced.
  'UPDATE site_state SET version = abs(random()) % 1000000000',
]

let isShared = false

/** Gives a test empty storage and a migrated database, unless it is one of several that read the same records (`storedOnce`). */
export async function prepareStorage(): Promise<void> {
  publicPageCache.clear()
  if (!isShared) await startEmpty()
}

/**
 * Fills the storage once for all tests of the `describe` or file that calls it, for records that take seconds to make. A test finds
 * what those before it changed, so they should only read.
 *
 * @returns What `fill` gave, for the tests.
 */
export function storedOnce<T>(fill: () => Promise<T>): () => T {
  let filled: { with: T } | undefined
  beforeAll(async () => {
    await startEmpty()
    filled = { with: await fill() }
    isShared = true
  }, 120_000)
  afterAll(() => {
    isShared = false
  })
  return () => {
    if (!filled) throw new Error('nothing is stored before the first test begins')
    return filled.with
  }
}

async function startEmpty(): Promise<void> {
  await emptyStorage()
  await env.DB.batch(schema.map((query) => env.DB.prepare(query)))
}

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
