import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'
import { forgetSiteState } from '#worker/features/site/page-cache.ts'

/** All of them in one transaction: one after the other takes nearly twice as long. */
const schema = [
  ...env.TEST_SCHEMA,
  // As the migration does: pages of another test are still in the cache of the data centre, under the numbers that it drew.
  'UPDATE site_state SET version = abs(random()) % 1000000000',
]

// Every test starts with empty storage and a migrated database.
beforeEach(async () => {
  await reset()
  forgetSiteState()
  await env.DB.batch(schema.map((query) => env.DB.prepare(query)))
})
