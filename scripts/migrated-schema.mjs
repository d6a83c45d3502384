// @ts-check
// The database that the migrations make, read by running them in memory: as few statements for the Worker's tests, which
// create one database per test (running every migration took most of a test's time), and as the list of living triggers.
// worker/db/migrations.test.ts compares the former with the migrations themselves.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** D1 takes statements of 100 kB. */
const maxTextLength = 90_000

/**
 * @param {string} folder of the migrations
 * @returns {string[]} texts of many statements each: those that make the tables, then the rows that migrations put into them, then
 *   the rest. D1 counts changes and size around each text, which took longer than the statements themselves.
 */
export function migratedSchema(folder) {
  return inMigrated(folder, (db) => {
    const made = /** @type {{ type: string, name: string, sql: string }[]} */ (
      db
        .prepare(
          `select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite~_%' escape '~' order by rowid`,
        )
        .all()
    )
    const virtual = made.filter(({ sql }) => /^create virtual table/i.test(sql))
    const isPartOf = (/** @type {string} */ name) =>
      virtual.some((table) => name.startsWith(`${table.name}_`) && /_(?:data|idx|content|docsize|config)$/.test(name))
    const own = made.filter(({ type, name }) => type !== 'table' || !isPartOf(name))
    const tables = own.filter(({ type }) => type === 'table')
    return inFewTexts([
      ...tables.map(({ sql }) => sql),
      ...tables.filter((table) => !virtual.includes(table)).flatMap(({ name }) => rowsOf(db, name)),
      ...own.filter(({ type }) => type !== 'table').map(({ sql }) => sql),
    ])
  })
}

/** Joins statements to texts of at most `maxTextLength`. @param {string[]} statements */
export function inFewTexts(statements) {
  /** @type {string[]} */
  const texts = []
  for (const statement of statements) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + statement.length < maxTextLength)
      texts[texts.length - 1] = `${last};\n${statement}`
    else texts.push(statement)
  }
  return texts
}

/**
 * @param {string} folder of the migrations
 * @returns {string} every trigger as it is after the last migration, by table and name
 */
export function livingTriggers(folder) {
  const triggers = inMigrated(folder, (db) =>
    db.prepare("select sql from sqlite_master where type = 'trigger' order by tbl_name, name").all(),
  )
  return triggers.map(({ sql }) => `${String(sql)};\n`).join('\n')
}

/**
 * @template T
 * @param {string} folder
 * @param {(db: DatabaseSync) => T} read
 * @returns {T}
 */
function inMigrated(folder, read) {
  const db = new DatabaseSync(':memory:')
  try {
    const names = readdirSync(folder).filter((file) => file.endsWith('.sql'))
    for (const name of names.toSorted()) db.exec(readFileSync(join(folder, name), 'utf8'))
    return read(db)
  } finally {
    db.close()
  }
}

/** @param {DatabaseSync} db @param {string} table @returns {string[]} */
function rowsOf(db, table) {
  const rows = db.prepare(`select * from "${table}"`).all()
  /** @type {string[]} */
  const statements = []
  let values = ''
  for (const [n, row] of rows.entries()) {
    values += `${values && ', '}(${Object.values(row).map(literal).join(', ')})`
    if (values.length > maxTextLength || n === rows.length - 1) {
      statements.push(`insert into "${table}" values ${values}`)
      values = ''
    }
  }
  return statements
}

/** @param {unknown} value of a row @returns {string} it as SQL */
function literal(value) {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  throw new Error(`a migration inserted a value of an unexpected type: ${typeof value}`)
}
