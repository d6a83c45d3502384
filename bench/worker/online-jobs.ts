import { openDatabase } from '#worker/db/client.ts'
import { onlineSearchRepo } from '#worker/features/online-jobs/online-search.repo.ts'
import { searchOnline } from '#worker/features/online-jobs/online-search.service.ts'
import { onlineSearchBody } from '#contract/api/online-jobs.ts'

type Ask = { search: Record<string, unknown>; runs: number; pages?: number }

/** The same database, with the rows that its statements read added up. */
function metered(db: D1Database) {
  let rows = 0
  const statement = (real: D1PreparedStatement): D1PreparedStatement =>
    ({
      bind: (...values: unknown[]) => statement(real.bind(...values)),
      all: async () => {
        const result = await real.all()
        rows += result.meta.rows_read
        return result
      },
      raw: async () => {
        rows += (await real.all()).meta.rows_read
        return real.raw()
      },
    }) as unknown as D1PreparedStatement
  const meter = { prepare: (sql: string) => statement(db.prepare(sql)) } as unknown as D1Database
  return { db: meter, rows: () => rows }
}

const depsOf = (db: D1Database) => ({
  onlineSearch: { ...onlineSearchRepo(openDatabase(db)), noteSeen: async () => {} },
  now: () => new Date('2026-06-15T15:00:00Z'),
  config: { READ_SOURCES: true },
  limiter: { hit: async () => {}, giveBack: async () => {} },
  waitUntil: () => {},
})
const actor = { id: 1, role: 'admin' } as Parameters<typeof searchOnline>[1]

const bench = {
  /** Runs a search as often as asked: milliseconds of each run in this Worker, and the rows read by one. */
  async fetch(request: Request, env: Cloudflare.Env): Promise<Response> {
    const { search, runs, pages = 0 } = await request.json<Ask>()
    const body = onlineSearchBody.parse(search)
    let cursor: string | undefined
    for (let page = 0; page < pages; page++) {
      const { nextCursor } = await searchOnline(depsOf(env.DB), actor, { ...body, limit: 100, cursor })
      cursor = nextCursor ?? cursor
    }
    const asked = { ...body, cursor }
    const meter = metered(env.DB)
    const { found, total, isTotalCapped } = await searchOnline(depsOf(meter.db), actor, asked)
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const began = performance.now()
      await searchOnline(depsOf(env.DB), actor, asked)
      times.push(performance.now() - began)
    }
    return Response.json({ times, rows: meter.rows(), found: found.length, total, isMore: isTotalCapped })
  },
}
// oxlint-disable-next-line import/no-default-export -- how a Worker is entered
export default bench
