import type { BoardFilters } from '#contract/domain/board-filters.ts'
import { openDatabase } from '#worker/db/client.ts'
import { writeCursor } from '#worker/features/jobs/board-cursor.ts'
import { boardRepo } from '#worker/features/jobs/board.repo.ts'
import { listPublicJobs } from '#worker/features/jobs/board.service.ts'
import { practiceAreasRepo } from '#worker/features/practice-areas/practice-areas.repo.ts'

type Ask = {
  filters: BoardFilters
  /** Starts the page behind this many matches. */
  skip?: number
  /** Goes back from there. */
  isBack?: boolean
  runs: number
}

const depsOf = (db: D1Database) => {
  const database = openDatabase(db)
  return { board: boardRepo(database), practiceAreas: practiceAreasRepo(database) }
}

/** The same database, with the rows that its statements read added up. */
function metered(db: D1Database) {
  let rows = 0
  const note = <T>(result: D1Result<T>) => {
    rows += result.meta.rows_read
    return result
  }
  const inner = Symbol('statement')
  const statement = (real: D1PreparedStatement): D1PreparedStatement =>
    ({
      [inner]: real,
      bind: (...values: unknown[]) => statement(real.bind(...values)),
      all: async () => note(await real.all()),
      // D1 does not say what `raw` read; `all` reads the same.
      raw: async () => {
        note(await real.all())
        return real.raw()
      },
    }) as unknown as D1PreparedStatement
  const meter = {
    prepare: (sql: string) => statement(db.prepare(sql)),
    batch: async (all: D1PreparedStatement[]) => {
      const reals = all.map((one) => (one as unknown as Record<symbol, D1PreparedStatement>)[inner] ?? one)
      return (await db.batch(reals)).map(note)
    },
  }
  return { db: meter as unknown as D1Database, rows: () => rows }
}

/** The cursor of a page deep in a list, by paging to it in the largest steps there are. */
async function cursorAt(db: D1Database, { filters, skip = 0, isBack = false }: Ask): Promise<string | undefined> {
  const deps = depsOf(db)
  let cursor: string | undefined
  for (let left = skip; left > 0; left -= 500) {
    const page = await listPublicJobs(deps, filters, { cursor, limit: Math.min(500, left) })
    const [last] = await deps.board.byIds(page.jobs.slice(-1).map(({ id }) => id))
    if (!last || !page.next) break
    cursor = isBack && left <= 500 ? writeCursor(last, filters.sort ?? 'recent', true) : page.next
  }
  return cursor
}

const bench = {
  /** Runs a search of the board as often as asked: milliseconds of each run in this Worker, and the rows read by one. */
  async fetch(request: Request, env: Cloudflare.Env): Promise<Response> {
    const ask = await request.json<Ask>()
    const cursor = await cursorAt(env.DB, ask)
    const page = { cursor, limit: 20 }
    const meter = metered(env.DB)
    const { jobs, total, isMore } = await listPublicJobs(depsOf(meter.db), ask.filters, page)
    const deps = depsOf(env.DB)
    const times: number[] = []
    for (let run = 0; run < ask.runs; run++) {
      const began = performance.now()
      await listPublicJobs(deps, ask.filters, page)
      times.push(performance.now() - began)
    }
    return Response.json({ times, rows: meter.rows(), found: jobs.length, total, isMore })
  },
}
// oxlint-disable-next-line import/no-default-export -- how a Worker is entered
export default bench
