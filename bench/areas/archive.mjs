// @ts-check
// An archive of 20,000 people with 2,000 files: seconds, slices, calls, and memory, and a check of the whole ZIP.
import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import { withLocalState } from '../../scripts/local-state.mjs'
import { stateWith } from '../data.mjs'
import { insert } from '../database.mjs'
import { note, printTable, recordFact } from '../harness/results.mjs'

/** An archive is made to be read later, so times of the simulated stores matter less than the number of calls. */
const people = 20_000
const files = 2_000
/** Bytes of a file: a résumé. */
const bytes = 150_000
const at = Date.UTC(2026, 10, 23)

const load = (/** @type {string} */ path) => import(new URL(`../../worker/${path}`, import.meta.url).href)
const resumeOf = (/** @type {number} */ n) => `r${String(n).padStart(31, '0')}`
const rowsOf = (/** @type {number} */ count, /** @type {(n: number) => unknown[]} */ row) =>
  Array.from({ length: count }, (_, n) => row(n + 1))

/** @param {{ scale: number }} bench */
export async function run({ scale }) {
  const [peopleCount, fileCount] = [Math.round(people * scale), Math.round(files * scale)]
  const state = await stateWith(
    `archive-${peopleCount}`,
    ['bench/areas/archive.mjs'],
    async ({ db, files: bucket }) => {
      const notes = 'Advised lenders and sponsors, with notes of a call. '.repeat(8)
      await insert(
        db,
        'candidates',
        ['name', 'email', 'last_firm_name', 'notes', 'created_at', 'is_person'],
        rowsOf(peopleCount, (n) => [`Person ${n}`, `p${n}@example.com`, 'Cooley LLP', notes, at, 1]),
      )
      await insert(
        db,
        'resumes',
        ['id', 'original_name', 'mime_type', 'file_size', 'stored_at', 'is_from_staff', 'created_at'],
        rowsOf(fileCount, (n) => [resumeOf(n), 'cv.pdf', 'application/pdf', bytes, at, 1, at]),
      )
      for (let n = 1; n <= fileCount; n++) await bucket.put(`resumes/${resumeOf(n)}`, randomBytes(bytes))
    },
  )
  const [
    { openDatabase },
    { budgeted },
    { archivesRepo },
    { settingsRepo },
    { archiveSlice, partsOf },
    { archiveFiles },
  ] = await Promise.all(
    [
      'db/client.ts',
      'db/call-budget.ts',
      'features/workspace/archives/archives.repo.ts',
      'features/identity/settings/settings.repo.ts',
      'features/workspace/archives/archive-slice.service.ts',
      'features/workspace/archives/archive-catalog.ts',
    ].map(load),
  )
  await withLocalState(state, async ({ db: d1, files: bucket }) => {
    const total = await archivesRepo(openDatabase(d1)).total(archiveFiles)
    const archive = { id: `bench-${Date.now()}`, step: 0, progress: null, startedAt: new Date(at), state: 'running' }
    const rows = []
    let [most, peak] = [0, 0]
    const began = performance.now()
    while (archive.state === 'running') {
      const { database, budget } = budgeted(d1, (/** @type {unknown} */ _call, /** @type {() => unknown} */ work) =>
        work(),
      )
      const db = openDatabase(database)
      let calls = 0
      const counted = new Proxy(bucket, {
        get(target, name) {
          const value = Reflect.get(target, name)
          if (typeof value !== 'function') return value
          return (/** @type {unknown[]} */ ...given) => {
            calls++
            peak = Math.max(peak, process.memoryUsage().arrayBuffers)
            return value.apply(target, given)
          }
        },
      })
      const started = performance.now()
      const change = await archiveSlice(
        {
          archives: archivesRepo(db),
          settings: settingsRepo(db),
          budget,
          files: counted,
          ids: { secretId: () => `${archive.step}` },
          log: () => undefined,
          now: () => new Date(at),
        },
        archive,
      )
      Object.assign(archive, change, { step: archive.step + 1 })
      most = Math.max(most, budget.queries() + calls)
      rows.push([archive.step, budget.queries(), calls, ((performance.now() - started) / 1000).toFixed(1), change.done])
    }
    const seconds = (performance.now() - began) / 1000
    printTable(['slice', 'queries', 'calls of R2', 's', 'rows and files so far'], rows, 'Slices of an archive')
    const parts = /** @type {[string, number][]} */ (partsOf(archive))
    const pieces = []
    for (const [key] of parts) pieces.push(new Uint8Array((await (await bucket.get(key))?.arrayBuffer()) ?? []))
    const zip = unzipSync(new Uint8Array(Buffer.concat(pieces)))
    const size = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
    const found = Object.keys(zip).filter((name) => name.startsWith('files/')).length
    if (found !== fileCount) throw new Error(`${found} files instead of ${fileCount}`)
    note(
      `${total} rows and files, ${(size / 1e6).toFixed(0)} MB in ${parts.length} parts: ${seconds.toFixed(1)} s in ${rows.length} slices of at most ${most} queries and calls; at most ${(peak / 1e6).toFixed(0)} MB of buffers.`,
    )
    recordFact('archive', { seconds, slices: rows.length, most, peak, size })
    for (const [key] of parts) await bucket.delete(key)
  })
}
