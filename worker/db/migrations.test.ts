import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { is, SQL, sql, type Column } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  getTableConfig,
  index,
  integer,
  SQLiteSyncDialect,
  type SQLiteTable,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, test } from 'vitest'
import { defaultPracticeAreas } from '#contract/domain/practice-areas.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { tables } from '#worker/test/tables.ts'

const dialect = new SQLiteSyncDialect({ casing: 'snake_case' })

const nameOf = (column: Column) => (column.keyAsName ? toSnakeCase(column.name) : column.name)
const plain = (text: string) =>
  text.replaceAll(/[`"]/g, '').replaceAll(/\s+/g, ' ').replaceAll(' (', '(').trim().toLowerCase()
const rendered = (part: SQL, source?: 'indexes') => plain(dialect.sqlToQuery(part, source).sql)
const unwrapped = (text: string) => text.replace(/^\((.*)\)$/s, '$1').trim()

async function rows<T>(query: string, ...values: string[]): Promise<T[]> {
  return (
    await env.DB.prepare(query)
      .bind(...values)
      .all<T>()
  ).results
}

/** One line per fact about a table, in a form that both drizzle and the database can be turned into. */
const fact = (...parts: (string | number)[]) => parts.join(' | ')

function declared(table: SQLiteTable): string[] {
  const { name, columns, indexes, foreignKeys, primaryKeys } = getTableConfig(table)
  const composite = primaryKeys.flatMap((key) => key.columns.map(nameOf))
  return [
    ...columns.map((column) =>
      fact(
        'column',
        nameOf(column),
        column.getSQLType(),
        column.notNull ? 'not null' : 'nullable',
        declaredDefault(column),
        column.primary ? 1 : composite.indexOf(nameOf(column)) + 1,
        column.generated ? `as (${rendered(column.generated.as as SQL)})` : '',
      ),
    ),
    ...columns
      .filter((column) => column.isUnique)
      .map((column) => plain(`create unique index ${column.uniqueName} on ${name}(${nameOf(column)})`)),
    ...indexes.map(({ config }) => {
      const parts = config.columns.map((part) => (is(part, SQL) ? rendered(part, 'indexes') : nameOf(part)))
      const where = config.where ? ` where ${rendered(config.where)}` : ''
      return `create ${config.unique ? 'unique ' : ''}index ${config.name} on ${name}(${parts.join(',')})${where}`
    }),
    ...foreignKeys.map((key) => {
      const { columns: from, foreignTable, foreignColumns } = key.reference()
      return fact(
        'foreign key',
        from.map(nameOf).join(),
        getTableConfig(foreignTable).name,
        foreignColumns.map(nameOf).join(),
        key.onDelete ?? 'no action',
        key.onUpdate ?? 'no action',
      )
    }),
  ].sort()
}

function declaredDefault(column: Column): string {
  if (!column.hasDefault || column.default === undefined) return ''
  if (is(column.default, SQL)) return unwrapped(dialect.sqlToQuery(column.default).sql)
  const value = column.mapToDriverValue(column.default)
  if (column.getSQLType() === 'text') return `'${String(value)}'`
  return String(typeof column.default === 'boolean' ? column.default : value)
}

type Info = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number; hidden: number }
type Reference = { from: string; table: string; to: string; on_delete: string; on_update: string }

async function migrated(name: string): Promise<string[]> {
  const [table] = await rows<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", name)
  const statement = plain(table?.sql ?? '')
  const columns = await rows<Info>('SELECT * FROM pragma_table_xinfo(?)', name)
  const indexes = await rows<{ sql: string }>(
    "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?",
    name,
  )
  const references = await rows<Reference>('SELECT * FROM pragma_foreign_key_list(?)', name)
  return [
    ...columns.map((column) =>
      fact(
        'column',
        column.name,
        column.type.toLowerCase().replace(' generated always', ''),
        column.notnull ? 'not null' : 'nullable',
        column.dflt_value === null ? '' : unwrapped(column.dflt_value),
        column.pk,
        column.hidden === 0 ? '' : `as (${generation(statement, column.name)})`,
      ),
    ),
    ...indexes.map((made) => plain(made.sql)),
    ...references.map((key) =>
      fact('foreign key', key.from, key.table, key.to, key.on_delete.toLowerCase(), key.on_update.toLowerCase()),
    ),
  ].sort()
}

/** The expression of a generated column, which no pragma reports. */
const generation = (table: string, column: string) =>
  new RegExp(`[(,] ?${column} \\w+ generated always as\\((.*?)\\) virtual`).exec(table)?.[1] ?? 'not found'

/** Every object and the rows that migrations insert, without times and random numbers. */
async function whole(): Promise<string[]> {
  const made = await rows<{ type: string; name: string; sql: string }>(
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'",
  )
  const filled = made.filter(({ type, name }) => type === 'table' && !/_(data|idx|content|docsize|config)$/.test(name))
  const contents = await Promise.all(filled.map(({ name }) => rows(`SELECT * FROM "${name}"`)))
  return [
    ...made.map(({ type, name, sql }) => fact(type, name, sql ?? '')),
    ...filled.flatMap(({ name }, n) =>
      name === 'site_state' ? [] : [fact(name, JSON.stringify(contents[n]).replaceAll(/\b1\d{12}\b/g, 'then'))],
    ),
  ].sort()
}

test('tests start with the database that the migrations make', async ({ expect }) => {
  const given = await whole()
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  expect(given.length).toBeGreaterThan(300)
  expect(given).toEqual(await whole())
})

describe('Migrations equal the schema', () => {
  beforeEach(async () => {
    await reset()
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  })

  test('compares columns, types, defaults, keys and indexes of every table', async ({ expect }) => {
    expect(tables.length).toBeGreaterThan(20)
    for (const table of tables) expect(await migrated(getTableConfig(table).name)).toEqual(declared(table))
  })

  test('declares every ordinary table in the schema', async ({ expect }) => {
    const found = await rows<{ name: string }>(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations' ORDER BY name",
    )
    expect(found.map(({ name }) => name)).toEqual(tables.map((table) => getTableConfig(table).name).sort())
  })

  test('generated ids are never reused', async ({ expect }) => {
    for (const table of tables) {
      const { name, columns } = getTableConfig(table)
      const [made] = await rows<{ sql: string }>(
        "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?",
        name,
      )
      const counts = columns.some((column) => 'autoIncrement' in column && column.autoIncrement === true)
      expect(`${name} ${/autoincrement/i.test(made?.sql ?? '')}`).toBe(`${name} ${counts}`)
    }
  })

  test('the comparison finds a table changed without a migration', async ({ expect }) => {
    const stored = await migrated('settings')
    const same = {
      key: text().primaryKey(),
      value: text().notNull(),
      updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    }
    const moment = () =>
      integer()
        .notNull()
        .default(sql`(unixepoch('subsec') * 1000)`)
    expect(declared(sqliteTable('settings', { ...same, updatedAt: moment() }))).toEqual(stored)
    const changes = [
      { ...same, updatedAt: moment(), note: text() },
      { ...same, updatedAt: integer().notNull() },
      { ...same, updatedAt: moment(), value: text() },
      { ...same, updatedAt: moment(), value: integer().notNull() },
      { ...same, updatedAt: moment(), updatedBy: integer().references(() => users.id) },
      { ...same, updatedAt: moment(), value: text().notNull().unique() },
      same,
    ]
    for (const columns of changes) expect(declared(sqliteTable('settings', columns))).not.toEqual(stored)
    const indexed = sqliteTable('settings', { ...same, updatedAt: moment() }, (t) => [
      index('settings_value').on(t.value),
    ])
    expect(declared(indexed)).not.toEqual(stored)
  })
})

test('every installation starts with the registry of practice areas', async ({ expect }) => {
  const stored = await rows<{ value: string; label: string }>('SELECT value, label FROM practice_areas ORDER BY id')
  expect(stored).toEqual(defaultPracticeAreas)
})
