import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'
import { forgetSiteState } from '#worker/features/site/page-cache.ts'

/** All of them in one transaction: one after the other takes nearly twice as long, and most of a test's time. */
const migrations = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries)

// Every test starts with empty storage and a migrated database.
beforeEach(async () => {
  await reset()
  forgetSiteState()
  await env.DB.batch(migrations.map((query) => env.DB.prepare(query)))
})
