// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkVersion, makeBackup, ownMigrations } from './backup-run.mjs'
import { withSnapshot } from './backup-stores.mjs'
import { writeLocally } from './create-admin.mjs'
import { withLocalState } from './local-state.mjs'
import { prepareState } from './seed.mjs'

/** @type {string} */
let stateDir
beforeEach(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'placet-baseline-'))
  await withLocalState(stateDir, async ({ db }) => {
    await db.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)').run()
    await db
      .prepare("INSERT INTO d1_migrations (name) VALUES ('0000_tables.sql'), ('0001_search-and-counts.sql')")
      .run()
    await db.prepare('CREATE TABLE users (id INTEGER PRIMARY KEY)').run()
  })
})
afterEach(() => rmSync(stateDir, { recursive: true, force: true }))

const sentence = /^This data was made by an earlier, unreleased version of Placet [^.]*start again\.$/

test('start, dev, backup and create-admin refuse a state from before the baseline', async () => {
  await expect(prepareState({ stateDir, seed: 'demo' })).rejects.toThrow(sentence)
  await expect(writeLocally('select 1', 'a@example.com', stateDir)).rejects.toThrow(sentence)
  await expect(withSnapshot(stateDir, (store) => makeBackup(store, join(stateDir, 'backup')))).rejects.toThrow(sentence)
  await withLocalState(stateDir, async ({ db }) => {
    const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
    expect(results.length).toBe(2)
  })
}, 60_000)

test('restore refuses a backup from before the baseline, and one of a newer version', () => {
  const manifest = (/** @type {string[]} */ migrations) =>
    /** @type {import('./backup-format.mjs').Manifest} */ ({
      format: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      migrations,
      tables: [],
      files: [],
      missingFiles: [],
    })
  expect(() => checkVersion(manifest(['0000_tables.sql']))).toThrow(
    /^The backup was made by an earlier[^.]*that version\.$/,
  )
  expect(() => checkVersion(manifest([...ownMigrations(), '9999_later.sql']))).toThrow('by a newer version')
  expect(() => checkVersion(manifest(ownMigrations()))).not.toThrow()
})
