// @ts-check
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dividedByMarks } from './local-state.mjs'
import { breakages, excused, tablesMade } from './migration-rules.mjs'
import { root } from './process.mjs'

const names = readdirSync(join(root, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort()

test('finds no migration that breaks the running version without an excuse', () => {
  const before = new Set()
  /** @type {Record<string, string[]>} */
  const found = {}
  for (const name of names) {
    const sql = readFileSync(join(root, 'migrations', name), 'utf8')
    const broken = breakages(sql, before)
    if (broken.length > 0) found[name] = broken.toSorted()
    for (const table of tablesMade(sql)) before.add(table)
  }
  expect(names.length).toBeGreaterThan(9)
  // An excuse that nothing needs is taken out too.
  expect(found).toEqual(
    Object.fromEntries(Object.entries(excused).map(([name, reasons]) => [name, Object.keys(reasons).toSorted()])),
  )
  expect(
    Object.values(excused)
      .flatMap((reasons) => Object.values(reasons))
      .every((why) => why.length > 20),
  ).toBe(true)
})

test('divides every migration at its marks into the statements that wrangler finds', async () => {
  const { unstable_splitSqlQuery: splitSql } = await import('wrangler')
  const plain = (/** @type {string} */ sql) => sql.replace('--> statement-breakpoint', '').trim().replace(/;$/, '')
  for (const name of names) {
    const sql = readFileSync(join(root, 'migrations', name), 'utf8')
    expect(dividedByMarks(sql).map(plain), name).toEqual(splitSql(sql).map(plain))
  }
})

test('reports what breaks a running version, and accepts additions', () => {
  const before = new Set(['users', 'jobs'])
  for (const [sql, found] of /** @type {[string, string[]][]} */ ([
    ['DROP TABLE `jobs`;', ['DROP TABLE jobs']],
    ['ALTER TABLE `users` DROP COLUMN `name`;', ['ALTER TABLE users DROP COLUMN name']],
    ['ALTER TABLE users RENAME COLUMN name TO full_name;', ['ALTER TABLE users RENAME COLUMN name TO full_name']],
    ['ALTER TABLE users RENAME TO people', ['ALTER TABLE users RENAME TO people']],
    ['ALTER TABLE users ADD `team` text NOT NULL;', ['ALTER TABLE users ADD team text NOT NULL']],
    ['CREATE UNIQUE INDEX `users_name` ON `users` (`name`);', ['CREATE UNIQUE INDEX users_name']],
    ['drop index if exists jobs_open', ['DROP INDEX jobs_open']],
    ['DROP TRIGGER jobs_words_insert;', ['DROP TRIGGER jobs_words_insert']],
    // The generator's way to rebuild a table.
    [
      'CREATE TABLE `__new_users` (`id` integer);--> statement-breakpoint\nDROP TABLE `users`;--> statement-breakpoint\nALTER TABLE `__new_users` RENAME TO `users`;',
      ['DROP TABLE users', 'ALTER TABLE __new_users RENAME TO users'],
    ],
    ['DROP TRIGGER t;\n--> statement-breakpoint\nCREATE TRIGGER t AFTER INSERT ON jobs BEGIN DELETE FROM x; END;', []],
    ["ALTER TABLE users ADD team text DEFAULT '' NOT NULL; ALTER TABLE users ADD note text;", []],
    ['CREATE TABLE teams (id integer); CREATE UNIQUE INDEX teams_id ON teams (id); -- DROP TABLE users', []],
  ])) {
    expect(breakages(sql, before), sql).toEqual(found)
  }
})
