import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'
import { forgetSiteState } from '#worker/features/site/page-cache.ts'

// Every test starts with empty storage and a migrated database.
beforeEach(async () => {
  await reset()
  forgetSiteState()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})
