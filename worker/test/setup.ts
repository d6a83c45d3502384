import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'
import { publicPageCache } from '#worker/features/site/public-page-cache.ts'

/** All of them in one transaction: one after the other takes nearly twice as long. */
const schema = [
  ...env.TEST_SCHEMA,
  // Pages of another test are still in the data centre's cache, under the versions that its saves produced.
  'UPDATE site_state SET version = abs(random()) % 1000000000',
]

// Every test starts with empty storage and a migrated database.
beforeEach(async () => {
  await reset()
  publicPageCache.clear()
  await env.DB.batch(schema.map((query) => env.DB.prepare(query)))
})
