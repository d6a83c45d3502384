// @ts-check
import { scryptSync } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { isCommonPassword } from '../contract/domain/common-passwords.ts'
import { adminArguments, adminSql, hashPassword, passwordObjection } from './create-admin.mjs'

test('the e-mail is required, checked and stored in lower case; the name falls back on it', () => {
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
    expect(() => adminArguments(['--email', email]), email).toThrow('is not an e-mail address')
  }
})

test('short and common passwords are refused with a sentence', () => {
  expect(passwordObjection('five5', isCommonPassword)).toContain('at least 6')
  expect(passwordObjection('LetMeIn', isCommonPassword)).toContain('most common')
  expect(passwordObjection('a fine sentence', isCommonPassword)).toBeUndefined()
})

test('the hash holds its own parameters and fits the password', () => {
  const [scheme, N, r, p, salt = '', hash = ''] = hashPassword('a fine sentence').split('$')
  expect([scheme, N, r, p]).toEqual(['scrypt', '32768', '8', '3'])
  const saltBytes = Buffer.from(salt, 'base64url')
  expect(saltBytes).toHaveLength(16)
  const key = scryptSync('a fine sentence', saltBytes, 32, { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 })
  expect(key.toString('base64url')).toBe(hash)
})

test('a second run gives the same account a new password and ends its sessions', () => {
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
