import { openDatabase } from '#worker/db/client.ts'
import { directoryProvider } from '#worker/features/sourcing/people-search/finding/directory.provider.ts'
import type { PeopleQuestion } from '#worker/features/sourcing/people-search/finding/people-match.ts'
import { peopleRepo } from '#worker/features/sourcing/people-search/people/people.repo.ts'

type Ask = { question: PeopleQuestion; runs: number }

/** Wraps a database to add up the rows that its statements read. */
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
    }) as unknown as D1PreparedStatement
  const meter = { prepare: (sql: string) => statement(db.prepare(sql)) } as unknown as D1Database
  return { db: meter, rows: () => rows }
}

const searchOf = (db: D1Database, question: PeopleQuestion) =>
  directoryProvider({ people: peopleRepo(openDatabase(db)) }).find(question)

const bench = {
  /** Runs a search as often as asked: milliseconds of each run in this Worker, and the rows read by one. */
  async fetch(request: Request, env: Cloudflare.Env): Promise<Response> {
    const { question, runs } = await request.json<Ask>()
    const meter = metered(env.DB)
    const { results } = await searchOf(meter.db, question)
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const began = performance.now()
      await searchOf(env.DB, question)
      times.push(performance.now() - began)
    }
    return Response.json({ times, rows: meter.rows(), found: results.length })
  },
}
// oxlint-disable-next-line import/no-default-export -- how a Worker is entered
export default bench
