import { operationsApi } from '#contract/api/insight/operations.ts'
import { route, type Router } from '#worker/http/route.ts'
import type { Background } from '#worker/feature.ts'
import { healthChecks } from './health-checks.ts'
import type { DeadLetterRow } from './operations.repo.ts'
import {
  checkUp,
  listDeadLetters,
  readHealth,
  readWaiting,
  removeDeadLetter,
  retryDeadLetter,
} from './operations.service.ts'

/** @param background Tasks and cron jobs of the installation. */
export function operationsRoutes(router: Router, { tasks, cronJobs }: Background): void {
  route(router, operationsApi.health, { access: 'public' }, async ({ deps, actor, c }) => {
    // For the check of a deploy (scripts/smoke-test.mjs).
    if (deps.config.VERSION?.id) c.header('X-Version', deps.config.VERSION.id)
    await checkUp(deps)
    const isAdmin = actor?.role === 'admin' && actor.status === 'active'
    if (!isAdmin) return { status: 'ok' as const }
    const [health, { total, late }] = await Promise.all([readHealth(deps, cronJobs, healthChecks), readWaiting(deps)])
    return { status: 'ok' as const, ...health, waiting: { total, late } }
  })
  route(router, operationsApi.deadLetters, { access: 'admin' }, async ({ deps, query }) => {
    const { rows, total, open, nextCursor } = await listDeadLetters(deps, query)
    return { items: rows.map(presentDeadLetter), total, counts: { open }, nextCursor }
  })
  route(router, operationsApi.retryDeadLetter, { access: 'admin' }, async ({ deps, params }) =>
    presentDeadLetter(await retryDeadLetter(deps, tasks, params.id)),
  )
  route(router, operationsApi.removeDeadLetter, { access: 'admin' }, async ({ deps, params }) => {
    await removeDeadLetter(deps, params.id)
    return { success: true as const }
  })
}

const presentDeadLetter = ({ id, task, payload, reason, createdAt, retriedAt }: DeadLetterRow) => ({
  id,
  task,
  payload,
  reason,
  createdAt: createdAt.toISOString(),
  retriedAt: retriedAt?.toISOString() ?? null,
})
