// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBackup, sha256 } from './backup-format.mjs'
import { makeBackup, ownMigrations, restoreBackup } from './backup-run.mjs'
import { localStore, remoteStore, withSnapshot } from './backup-stores.mjs'
import { jsonPieces, loadStatements, readTables, readTriggerTargets, restoreOrder } from './backup-tables.mjs'
import { demoStateIn } from './demo-state.mjs'
import { migrate, withLocalState } from './local-state.mjs'
import { root, run } from './process.mjs'

/** @type {string} */
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'placet-backup-'))
})
afterAll(() => {
  delete process.env['STAND_IN_ACCOUNT']
  rmSync(folder, { recursive: true, force: true })
})

/** Far longer than one statement of a deployed database may be. */
const longText = `${'Łukasz 王小明 🙂 '.repeat(12_000)}'end"`

const smallInstallation = [
  "insert into users (id, name, email, password, role, status) values (1, 'Ann', 'ann@firm.example', 'x', 'admin', 'active')",
  "insert into jobs (id, short_id, title, firm_name, location, seniority, practice_area, description) values (1, 'abcdefgh', 'Tax ''Associate''', 'A; B', 'New York, NY', 'associate', 'Tax', 'x')",
  "insert into job_applications (id, job_id, applicant_name, applicant_email) values (1, 1, 'Łukasz Żółć', 'l@example.com')",
  "insert into resumes (id, mime_type, stored_at, application_id) values ('r1', 'application/pdf', 5, 1)",
  "insert into documents (application_id, filename, original_name, key, document_type, file_size, mime_type) values (1, 'lost', 'lost.pdf', 'documents/lost', 'other', 3, 'application/pdf')",
]

/** The state that two installations must share: every row of every table, and the results of a word search. */
const contents = (/** @type {import('./backup-stores.mjs').Store} */ store) => async () => {
  const tables = await readTables(store.sql)
  /** @type {Record<string, unknown>} */
  const all = {}
  for (const { name, columns, key } of tables) {
    const order = (key.length > 0 ? key : columns).map((column) => `"${column}"`).join(', ')
    all[name] = await store.sql.all(
      `select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}" order by ${order}`,
    )
  }
  all['search'] = await store.sql.all(
    `select rowid from applications_contains where applications_contains match '"ann"' order by rowid`,
  )
  return all
}

describe('backup of a whole installation', () => {
  test('saves one moment into a folder while people work, and restores it', async () => {
    const from = join(folder, 'from')
    const to = join(folder, 'to')
    const backup = join(folder, 'backup')
    await demoStateIn(from)
    const { manifest, before } = await withLocalState(from, async (state) => {
      const before = await contents(localStore(state))()
      /** @type {import('./backup-format.mjs').Manifest | undefined} */
      let manifest
      let writes = 0
      await withSnapshot(from, async (store) => {
        await store.sql.all('select 1 from users')
        // People work on: none of their writes is refused, and none of them is in the backup.
        const backingUp = { isDone: false }
        const people = (async () => {
          for (; !backingUp.isDone; writes++)
            await state.db.prepare('update users set name = ?').bind(`Name ${writes}`).run()
        })()
        manifest = await makeBackup(store, backup)
        backingUp.isDone = true
        await people
        await expect(makeBackup(store, backup)).rejects.toThrow('is not empty')
      })
      if (!manifest) throw new Error('no backup was made')
      expect(writes).toBeGreaterThan(10)
      return { manifest, before }
    })
    expect(manifest.migrations).toEqual(ownMigrations())
    expect(manifest.files.length).toBeGreaterThan(10)
    expect(manifest.missingFiles).toEqual([])

    await withLocalState(to, async (state) => {
      await migrate(state.db)
      const store = localStore(state)
      await restoreBackup(store, backup, await readBackup(backup))
      expect(await contents(store)()).toEqual(before)
      for (const { key, size, sha256: hash } of manifest.files) {
        const { bytes } = (await store.files.get(key)) ?? { bytes: new Uint8Array() }
        expect([bytes.byteLength, sha256(bytes)], key).toEqual([size, hash])
      }
      const [admin] = await store.sql.all("select password from users where email = 'admin@placet.test'")
      const passwords = new URL('../worker/features/identity/auth/password.service.ts', import.meta.url).href
      const { verifyPassword } = await import(passwords)
      expect(await verifyPassword('placet-demo', String(admin?.['password']))).toMatchObject({ ok: true })
      await expect(restoreBackup(store, backup, manifest)).rejects.toThrow('is in use')
    })
  }, 240_000)

  test('restores into a deployed installation and backs it up through wrangler', async () => {
    const account = join(folder, 'account')
    mkdirSync(account)
    process.env['STAND_IN_ACCOUNT'] = account
    const database = () => new DatabaseSync(join(account, 'remote.sqlite'))
    const migrated = database()
    migrated.exec('BEGIN')
    migrated.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)')
    for (const name of ownMigrations()) {
      migrated.exec(readFileSync(join(root, 'migrations', name), 'utf8'))
      migrated.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
    }
    migrated.exec('COMMIT')
    migrated.close()
    const { backup, manifest } = await withLocalState(join(folder, 'small'), async (state) => {
      await migrate(state.db)
      await state.db.batch(smallInstallation.map((sql) => state.db.prepare(sql)))
      await state.db.prepare('update job_applications set cover_letter = ?').bind(longText).run()
      await state.files.put('resumes/r1', 'a résumé', { httpMetadata: { contentType: 'application/pdf' } })
      const to = join(folder, 'small-backup')
      return { backup: to, manifest: await makeBackup(localStore(state), to) }
    })
    expect(manifest.missingFiles).toEqual(['documents/lost'])
    const standIn = join(root, 'scripts/fixture/wrangler-stand-in.mjs')
    const wrangler = (/** @type {string[]} */ args) => run(standIn, args, { output: 'keep' })
    const remote = remoteStore({ bucket: 'placet-files', flags: [], wrangler })
    await restoreBackup(remote, backup, manifest)
    const again = await makeBackup(remote, join(folder, 'again'))
    expect(again.tables).toEqual(manifest.tables)
    expect(again.files).toEqual(manifest.files)
    expect(database().prepare('select cover_letter from job_applications').get()).toEqual({ cover_letter: longText })
  }, 240_000)

  test('refuses a cut or damaged backup before it changes anything', async () => {
    await expect(readBackup(folder)).rejects.toThrow('holds no finished backup')
    const again = join(folder, 'again')
    const [file] = readdirSync(join(again, 'files'))
    const path = join(again, 'files', file ?? '')
    const bytes = readFileSync(path)
    truncateSync(path, 3)
    await expect(readBackup(again)).rejects.toThrow(/damaged: the file .* is missing or has changed/)
    writeFileSync(path, bytes)
    writeFileSync(join(again, 'tables/jobs.ndjson.gz'), 'not gzip')
    await expect(readBackup(again)).rejects.toThrow(/damaged: .*jobs/)
  })
})

test('finds an order of tables in which no trigger undoes a restored row', async () => {
  const db = new DatabaseSync(':memory:')
  for (const name of ownMigrations()) db.exec(readFileSync(join(root, 'migrations', name), 'utf8'))
  const sql = {
    all: async (/** @type {string} */ text) => /** @type {Record<string, unknown>[]} */ (db.prepare(text).all()),
    write: async () => {},
    maxJson: 1,
    readRows: 1,
  }
  const tables = await readTables(sql)
  const names = tables.map(({ name }) => name)
  expect(names).toContain('job_applications')
  expect(names.filter((name) => /_(data|idx|docsize|config)$/.test(name))).toEqual([])
  const { load, settle } = restoreOrder(tables, await readTriggerTargets(sql, tables))
  expect(load).toHaveLength(names.length)
  expect(load.indexOf('users')).toBeLessThan(load.indexOf('job_applications'))
  expect(settle).toContain('site_state')
})

test('cuts rows into statements by size without splitting a character', () => {
  expect(jsonPieces([[1], [2], ['three']], 8)).toEqual(['[[1],[2]]', '[["three"]]'])
  const table = { name: 't', columns: ['id', 'body'], key: ['id'], parents: [] }
  const statements = loadStatements(table, [[7, '🙂'.repeat(100)]], 120)
  expect(statements.length).toBeGreaterThan(3)
  const db = new DatabaseSync(':memory:')
  db.exec('create table t (id integer primary key, body text)')
  for (const { sql, json } of statements) db.prepare(sql).run(json)
  expect(db.prepare('select body from t').get()).toEqual({ body: '🙂'.repeat(100) })
})
