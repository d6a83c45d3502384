import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll } from 'vitest'
import { publicPageCache } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'

/** Statements that migrate the database. They run in one transaction, because one after the other takes nearly twice as long. */
const schema = [
  ...env.TEST_SCHEMA,
  // Pages of another test are still in the cache, under the versions that its saves produced.
  'UPDATE site_state SET version = abs(random()) % 1000000000',
]

let isShared = false

/** Gives a test empty storage and a migrated database, unless it reads records that are stored once (`storedOnce`). */
export async function prepareStorage(): Promise<void> {
  publicPageCache.clear()
  if (!isShared) await startEmpty()
}

/**
 * Fills the storage once for all tests of a `describe` or a file, for records that take seconds to make. The tests should only read,
 * because each finds what the tests before it have changed.
 *
 * @returns A function that gives the tests the result of `fill`.
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
 * Empties the storage. Work that a test left unfinished can keep a database or a bucket from being reset, so the result is checked
 * and the reset is repeated.
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
