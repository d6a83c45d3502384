import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ImportDetail } from '#contract/api/workspace/imports.ts'
import { openDatabaseFile } from '../scripts/local-state.mjs'
import { apiOf, letMinutesPass } from './harness/after-a-kill.ts'
import { startPlacet } from './harness/serve.mjs'

// The server is killed as by a power cut in the middle of an import, and again in the middle of its undo. Takes minutes, so
// `npm run test:long` runs it.
const isLong = Boolean(process.env['TEST_LONG'])

const rows = 8_000
/** Rows about people who are on record. */
const known = 300
const everyFiveMinutes = encodeURIComponent('*/5 * * * *')

function select(stateDir: string, statement: string): Record<string, unknown>[] {
  const db = openDatabaseFile(stateDir, { readOnly: true })
  try {
    return db.prepare(statement).all()
  } finally {
    db.close()
  }
}

/** Records that no application changes meanwhile, but for what any change moves. */
const recordsIn = (stateDir: string) =>
  select(
    stateDir,
    `select * from candidates c
      where not exists (select 1 from job_applications where candidate_id = c.id) order by id`,
  ).map(({ version: _version, updated_at: _at, list_order: _order, ...record }) => record)

test.skipIf(!isLong)(
  'continues an import and its undo after a kill, with no row twice',
  async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'placet-killed-'))
    const vars = { RATE_LIMIT_FACTOR: '1000' }
    let server = await startPlacet({ stateDir, vars })
    let api = await apiOf(server.url)
    let id = 0
    const detail = () => api<ImportDetail>(`/api/imports/${id}`)
    const until = (state: string) => expect.poll(async () => (await detail()).state, { timeout: 240_000 }).toBe(state)
    const checked = async (lines: readonly string[]) => {
      const file = `Name,Email,Law school\n${lines.join('\n')}\n`
      const read = await api<ImportDetail>('/api/imports?name=killed.csv', file)
      id = read.id
      await api(`/api/imports/${id}/check`, { columns: read.columns })
      await until('checked')
    }
    /** Starts a step, kills the server when some of its rows are done, starts it again, and waits for the end. */
    const killedDuring = async (step: 'run' | 'undo', states: [working: string, ended: string]) => {
      await api(`/api/imports/${id}/${step}`, {})
      // Asks the file: the server answers when the slices leave it time.
      const progress = () => select(stateDir, `select progress from imports where id = ${id}`)[0]?.['progress']
      await expect.poll(progress, { timeout: 120_000, interval: 5 }).toBeGreaterThan(0)
      await server.kill()
      const [left] = select(stateDir, `select state, progress from imports where id = ${id}`)
      expect(left?.['state']).toBe(states[0])
      expect(left?.['progress']).toBeLessThan(rows)
      await letMinutesPass(stateDir, 6)
      server = await startPlacet({ stateDir, vars })
      api = await apiOf(server.url)
      await fetch(`${server.url}/cdn-cgi/handler/scheduled?cron=${everyFiveMinutes}`)
      await until(states[1])
    }
    try {
      await checked(Array.from({ length: known }, (_, n) => `Known ${n},row${n}@example.com,`))
      await api(`/api/imports/${id}/run`, {})
      await until('done')
      const before = recordsIn(stateDir)
      await checked(Array.from({ length: rows }, (_, n) => `Name ${n},row${n}@example.com,Fordham`))

      await killedDuring('run', ['running', 'done'])
      const added = rows - known
      expect(await detail()).toMatchObject({ progress: rows, counts: { added, filled: known } })
      const [made] = select(
        stateDir,
        `select count(*) as people, count(distinct import_row) as rows, count(distinct email_key) as emails,
          (select count(*) from candidate_events e join candidates c on c.id = e.candidate_id
            where c.import_id = ${id} and e.kind = 'imported') as events
        from candidates where import_id = ${id}`,
      )
      expect(made).toEqual({ people: added, rows: added, emails: added, events: added })

      await killedDuring('undo', ['undoing', 'undone'])
      expect(await detail()).toMatchObject({ counts: { kept: 0 } })
      expect(recordsIn(stateDir)).toEqual(before)
    } finally {
      await server.stop().catch(() => undefined)
      rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
  // Three starts of a server, and 8,000 rows checked, imported and undone, on whatever machine.
  900_000,
)
