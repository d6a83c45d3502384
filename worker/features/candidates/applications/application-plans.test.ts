import { env } from 'cloudflare:workers'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { test } from 'vitest'
import { applicationSorts } from '#contract/domain/candidate-view.ts'
import { applicationStatuses } from '#contract/domain/statuses.ts'
import { signedIn } from '#worker/test/api.ts'
import { applicationsMatch } from './application-match.ts'
import { walkQuery, walksOf } from './application-walks.ts'
import { many } from './application-list.fixture.ts'

test('every plan of a list searches an index, and sorts at most a few pages', async ({ expect }) => {
  const dialect = new SQLiteSyncDialect()
  const plan = async (statement: Parameters<typeof dialect.sqlToQuery>[0]) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    return results.map(({ detail }) => detail)
  }
  const after = { key: 5, id: 5, status: 'new' }
  for (const statuses of [undefined, ['new'], [...applicationStatuses]]) {
    for (const partnerId of [undefined, 0, 7]) {
      for (const jobId of [undefined, 9]) {
        for (const sort of applicationSorts) {
          for (const place of [undefined, after]) {
            const filter = { statuses, partnerId, jobId }
            const details = await plan(walkQuery(walksOf(filter, sort, place), 50))
            const reads = details.filter((detail) => detail.includes('job_applications'))
            const isWhole = !statuses && partnerId === undefined && jobId === undefined
            // Only the list of everything goes through an index from its end; all others look their rows up.
            const searches = reads.every(
              (detail) =>
                /^SEARCH job_applications USING (COVERING )?INDEX/.test(detail) ||
                (isWhole && /^SCAN job_applications USING (COVERING )?INDEX/.test(detail)),
            )
            expect([filter, sort, reads.length > 0, searches, details]).toEqual([filter, sort, true, true, details])
            // Walks that are merged four at a time give groups of a page, and only those are sorted.
            const sorts = details.filter((detail) => detail.includes('TEMP B-TREE')).length
            const groups = details.filter((detail) => detail.startsWith('CO-ROUTINE')).length
            if (jobId === undefined) expect([filter, sort, sorts <= groups]).toEqual([filter, sort, true])
          }
        }
      }
    }
  }
})

/** The database with a note of every statement that gets its values. */
function noting(prepared: D1PreparedStatement[]): D1Database {
  return new Proxy(env.DB, {
    get: (db, key: keyof D1Database) => {
      if (key !== 'prepare') return db[key]
      return (query: string) => {
        const statement = db.prepare(query)
        return {
          ...statement,
          bind: (...values: unknown[]) => (prepared.push(statement.bind(...values)), statement.bind(...values)),
        }
      }
    },
  })
}

test('starts a further page of a search where the last one ended', async ({ expect }) => {
  const { added } = await many(90, [null])
  const ids = added.map(({ id }) => id).sort((a, b) => a - b)
  const prepared: D1PreparedStatement[] = []
  const { applicationListRepo } = await import('./application-list.repo.ts')
  const { openDatabase } = await import('#worker/db/client.ts')
  const list = applicationListRepo(openDatabase(noting(prepared)))
  const match = applicationsMatch('tax', undefined) ?? ''
  // Half of the ninety are for the tax job; the window holds two of them.
  const below = ids[4] ?? 0
  const found = await list.matches(match, { below, limit: 3 })
  expect(found.map(({ id }) => id)).toEqual([ids[2], ids[0]])
  const [statement] = prepared
  const { meta } = (await statement?.all()) ?? {}
  expect(meta?.rows_read).toBeLessThanOrEqual(8)
})

test('looks up what a list shows beside each row, and never scans', async ({ expect }) => {
  const [partner] = [await signedIn('partner')]
  const { added } = await many(40, [partner.user.id])
  const { meta } = await env.DB.prepare('select count(*) from job_applications').all()
  expect(meta.rows_read).toBeGreaterThanOrEqual(added.length)
  const prepared: D1PreparedStatement[] = []
  const { applicationsRepo } = await import('./applications.repo.ts')
  const { openDatabase } = await import('#worker/db/client.ts')
  const repo = applicationsRepo(openDatabase(noting(prepared)))
  const viewer = { userId: partner.user.id, partnerId: partner.user.id }
  await repo.listed(
    viewer,
    added.slice(0, 10).map(({ id }) => id),
  )
  await repo.history(viewer, added[0]?.id ?? 0)
  expect(prepared.length).toBe(2)
  const rows = await Promise.all(prepared.map(async (statement) => (await statement.all()).meta.rows_read))
  // Ten listed rows, each reading at most ten: the application, job, partner, unread mark and others with the same
  // email.
  expect(rows[0]).toBeLessThanOrEqual(10 * 10)
  expect(rows[1]).toBeLessThanOrEqual(5)
})
