// @ts-check
// A whole agency into a folder, gone, and back: how long each step takes, and whether what came back is what was there.
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { readBackup } from '../../scripts/backup-format.mjs'
import { makeBackup, restoreBackup } from '../../scripts/backup-run.mjs'
import { localStore } from '../../scripts/backup-stores.mjs'
import { migrate, persistencePath, withLocalState } from '../../scripts/local-state.mjs'
import { root } from '../../scripts/process.mjs'
import { startServer } from '../harness/serve.mjs'
import { recordFact, note, printTable } from '../harness/results.mjs'
import { worldAt } from '../world/world.mjs'

/** Files beside those of the demo data, at full scale, and the bytes of each: a short résumé. */
const files = 5_000
const bytes = 30_000

/** Questions of staff and strangers, asked before and after. */
const searches = [
  '/api/applications/page?q=tax&limit=25',
  '/api/applications/page?limit=25',
  '/api/public/jobs?q=counsel',
]

/** @param {import('../registry.mjs').Bench} bench */
export async function run({ scale, signIn }) {
  const folder = mkdtempSync(join(root, 'bench/.data', 'backup-'))
  const state = join(folder, 'state')
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  /** @type {[what: string, seconds: string, how: string][]} */
  const rows = []
  /** @template T @param {string} what @param {() => Promise<T>} body @param {(value: T) => string} how */
  const timed = async (what, body, how = () => '') => {
    const began = performance.now()
    const value = await body()
    const seconds = (performance.now() - began) / 1000
    rows.push([what, seconds.toFixed(1), how(value)])
    recordFact(what, seconds)
    return value
  }
  const answers = async () => {
    const server = await startServer({ stateDir: state })
    try {
      const cookie = await signIn(server)
      return await Promise.all(
        searches.map(async (path) => {
          const answer = await fetch(server.url + path, { headers: { Cookie: cookie } })
          if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
          return answer.text()
        }),
      )
    } finally {
      await server.stop()
    }
  }
  const count = (/** @type {{ rows: number }[]} */ tables) => tables.reduce((sum, table) => sum + table.rows, 0)

  try {
    cpSync(await worldAt(scale), state, { recursive: true, mode: 2 })
    await withLocalState(state, async ({ files: bucket }) => {
      for (let n = 0; n < Math.round(files * scale); n++) await bucket.put(`resumes/bench-${n}`, randomBytes(bytes))
    })
    const before = await answers()
    const made = await timed(
      'backup',
      () => withLocalState(state, (local) => makeBackup(localStore(local), first)),
      ({ tables, files: kept }) => `${count(tables)} rows of ${tables.length} tables, ${kept.length} files`,
    )
    const size = sizeOf(first)
    rmSync(persistencePath(state), { recursive: true })
    const manifest = await timed('check of every hash', () => readBackup(first))
    await timed('restore into an empty installation', () =>
      withLocalState(state, async (local) => {
        await migrate(local.db)
        await restoreBackup(localStore(local), first, manifest)
      }),
    )
    const again = await timed('backup of what came back', () =>
      withLocalState(state, (local) => makeBackup(localStore(local), second)),
    )
    printTable(['step', 's', 'what'], rows, `A backup at scale ${scale}, ${(size / 1e6).toFixed(0)} MB`)

    const tables = new Map(again.tables.map((table) => [table.name, table]))
    const otherTables = made.tables.filter(({ name, rows: n, sha256 }) => {
      const found = tables.get(name)
      return found?.rows !== n || found.sha256 !== sha256
    })
    const hashes = new Map(again.files.map(({ key, sha256 }) => [key, sha256]))
    const otherFiles = made.files.filter(({ key, sha256 }) => hashes.get(key) !== sha256)
    const after = await answers()
    const sameSearches = searches.filter((_, at) => before[at] === after[at])
    const applications = made.tables.find(({ name }) => name === 'job_applications')?.rows ?? 0
    note(
      `${applications} applications; tables whose rows or hash differ: ${otherTables.length} of ${made.tables.length}; files whose hash differs: ${otherFiles.length} of ${made.files.length}; the admin signs in again; searches with the same answer: ${sameSearches.length} of ${searches.length}.`,
    )
    if (otherTables.length + otherFiles.length > 0 || sameSearches.length < searches.length) {
      throw new Error(
        `not the same: ${[...otherTables, ...otherFiles]
          .map((one) => JSON.stringify(one))
          .join(' ')
          .slice(0, 500)}`,
      )
    }
    recordFact('backupBytes', size)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  )
