// @ts-check
import { scryptSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isCommonPassword } from '../worker/features/identity/auth/common-passwords.ts'
import { makeBackup } from './backup-run.mjs'
import { withSnapshot } from './backup-stores.mjs'
import { adminArguments, adminSql, hashPassword, passwordObjection, writeLocally } from './create-admin.mjs'
import { localFiles, openDatabaseFile, withLocalState } from './local-state.mjs'
import { root, run } from './process.mjs'
import { prepareState } from './seed.mjs'

const script = join(root, 'scripts/create-admin.mjs')

test('requires an email, stores it in lower case, and derives a missing name', () => {
  expect(adminArguments(['--email', 'Ann@Firm.Example'])).toEqual({
    email: 'ann@firm.example',
    name: 'ann',
    isRemote: false,
    env: undefined,
  })
  expect(adminArguments(['--email', 'ann@firm.example', '--name', 'Ann Lee', '--remote'])).toMatchObject({
    name: 'Ann Lee',
    isRemote: true,
  })
  expect(adminArguments(['--email', 'ann@firm.example', '--remote', '--env', 'staging'])).toMatchObject({
    env: 'staging',
  })
  expect(() => adminArguments(['--email', 'ann@firm.example', '--env', 'staging'])).toThrow('add --remote')
  expect(() => adminArguments([])).toThrow('Usage:')
  expect(() => adminArguments(['--mail', 'x'])).toThrow('Usage:')
  for (const email of ['ann', 'ann@', 'ann@firm', 'a nn@firm.example', "ann'--@firm.example", 'ann@firm..example']) {
    expect(() => adminArguments(['--email', email]), email).toThrow('is not an email address')
  }
})

test('refuses short and common passwords with a sentence', () => {
  expect(passwordObjection('five5', isCommonPassword)).toContain('at least 6')
  expect(passwordObjection('LetMeIn', isCommonPassword)).toContain('most common')
  expect(passwordObjection('a fine sentence', isCommonPassword)).toBeUndefined()
})

test('stores the parameters in the hash and verifies the password', () => {
  const [scheme, N, r, p, salt = '', hash = ''] = hashPassword('a fine sentence').split('$')
  expect([scheme, N, r, p]).toEqual(['scrypt', '32768', '8', '3'])
  const saltBytes = Buffer.from(salt, 'base64url')
  expect(saltBytes).toHaveLength(16)
  const key = scryptSync('a fine sentence', saltBytes, 32, { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 })
  expect(key.toString('base64url')).toBe(hash)
})

test('sets a new password on a second run and ends the sessions', () => {
  const db = new DatabaseSync(':memory:')
  db.exec(`CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, password TEXT NOT NULL,
    role TEXT NOT NULL, status TEXT NOT NULL, session_epoch INTEGER NOT NULL DEFAULT 0, deleted_at INTEGER);
    CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE deleted_at IS NULL;
    CREATE TABLE two_factor_secrets (user_id INTEGER PRIMARY KEY);
    INSERT INTO users (name, email, password, role, status, deleted_at) VALUES
      ('Pat', 'Pat@firm.example', 'old', 'partner', 'waiting', NULL), ('Gone', 'pat@firm.example', 'x', 'admin', 'active', 1);
    INSERT INTO two_factor_secrets VALUES (1), (2)`)
  db.exec(adminSql({ email: 'o.hara@firm.example', name: "Ann O'Hara", password: 'first' }))
  db.exec(adminSql({ email: 'o.hara@firm.example', name: 'Other', password: 'second' }))
  db.exec(adminSql({ email: 'pat@firm.example', name: 'pat', password: 'new' }))
  const rows = db.prepare('SELECT name, password, role, status, session_epoch AS epoch FROM users ORDER BY id').all()
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { name: 'Pat', password: 'new', role: 'admin', status: 'active', epoch: 1 },
    { name: 'Gone', password: 'x', role: 'admin', status: 'active', epoch: 0 },
    { name: "Ann O'Hara", password: 'second', role: 'admin', status: 'active', epoch: 1 },
  ])
  // Pat's phone was lost; nobody else's was.
  expect(
    db
      .prepare('SELECT user_id AS id FROM two_factor_secrets')
      .all()
      .map((row) => ({ ...row })),
  ).toEqual([{ id: 2 }])
})

describe('beside a server', () => {
  /** @type {string} */
  let stateDir
  beforeEach(() => {
    stateDir = mkdtempSync(join(tmpdir(), 'placet-admin-'))
  })
  afterEach(() => rmSync(stateDir, { recursive: true, force: true }))
  const sqlFor = (/** @type {string} */ email) => adminSql({ email, name: 'Ann', password: 'hash' })
  const emails = () => {
    const db = openDatabaseFile(stateDir, { readOnly: true })
    const rows = db.prepare("select email from users where password = 'hash' order by id").all()
    db.close()
    return rows.map((row) => row['email'])
  }

  test('waits for the first start before it creates an admin', async () => {
    const starting = prepareState({ stateDir, seed: 'none' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const child = run('node', [script, '--email', 'ann@firm.example'], { output: 'keep', env: { STATE_DIR: stateDir } })
    await starting
    const { code, output } = await child
    expect(output).toContain('ann@firm.example is an admin now.')
    expect(code).toBe(0)
  }, 60_000)

  test('creates an admin in an empty folder and beside an open database', async () => {
    expect(await writeLocally(sqlFor('ann@firm.example'), 'ann@firm.example', stateDir)).toBe(false)
    await withLocalState(stateDir, async ({ db }) => {
      await db.prepare('select 1 from users').first()
      expect(await writeLocally(sqlFor('bob@firm.example'), 'bob@firm.example', stateDir)).toBe(false)
      expect(await writeLocally(sqlFor('bob@firm.example'), 'bob@firm.example', stateDir)).toBe(true)
      await db.prepare("update users set name = 'Bob' where email = 'bob@firm.example'").run()
    })
    expect(emails()).toEqual(['ann@firm.example', 'bob@firm.example'])
  }, 60_000)

  test('explains a damaged database in a sentence, with what to do', async () => {
    await prepareState({ stateDir, seed: 'none' })
    const { database } = localFiles(stateDir)
    for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true })
    writeFileSync(database, readFileSync(database).fill(0x5a, 0, 4096))
    const damaged = /is damaged \([^)]+\)[\s\S]*npm run restore/
    await expect(writeLocally(sqlFor('ann@firm.example'), 'ann@firm.example', stateDir)).rejects.toThrow(damaged)
    await expect(prepareState({ stateDir, seed: 'none' })).rejects.toThrow(damaged)
    await expect(withSnapshot(stateDir, (store) => makeBackup(store, join(stateDir, 'copy')))).rejects.toThrow(damaged)
  }, 60_000)
})
