// @ts-check
// Which tables a backup holds, in which order they are written and read back, and the statements for both.

/**
 * Where the rows come from or go to: the local database, or wrangler's reach to the deployed one.
 * @typedef {object} Sql
 * @property {(sql: string) => Promise<Record<string, unknown>[]>} all reads
 * @property {(statements: { sql: string, json?: string }[]) => Promise<void>} write in order; `json` is the one bound value
 * @property {number} maxJson how many characters of JSON one statement may carry
 * @property {number} readRows how many rows one read may ask for
 */

/**
 * @typedef {object} Table
 * @property {string} name
 * @property {string[]} columns without generated ones
 * @property {string[]} key columns of the primary key, in its order
 * @property {string[]} parents tables that its foreign keys point to
 */

/**
 * Tables that no backup contains: the manifest has the migrations, rate limits last only minutes, and the lists of scheduled
 * backups and of archives are about the buckets of one installation. The Worker leaves out the same (backups.repo.ts).
 */
const leftOut = new Set(['d1_migrations', 'rate_limits', 'upload_uses', 'backup_runs', 'archives'])

const quoted = (/** @type {string} */ name) => `"${name.replaceAll('"', '""')}"`

/**
 * The tables of a database that hold data of their own: no virtual tables (triggers fill them) and none of SQLite's.
 * @param {Sql} sql
 * @returns {Promise<Table[]>}
 */
export async function readTables(sql) {
  const listed = await sql.all("select name, sql from sqlite_master where type = 'table' order by name")
  const virtual = listed.filter((row) => /^create virtual/i.test(String(row['sql']))).map((row) => String(row['name']))
  const isShadow = (/** @type {string} */ name) => virtual.some((owner) => name.startsWith(`${owner}_`))
  const names = listed
    .map((row) => String(row['name']))
    .filter((name) => !/^(sqlite_|_cf_)/.test(name) && !virtual.includes(name) && !leftOut.has(name))
    .filter((name) => !isShadow(name) || !isShadowKind(name, virtual))
  // By name: D1 refuses a pragma of its own tables, which sqlite_master lists too.
  const each = `json_each('${JSON.stringify(names)}') t`
  const columns = await sql.all(
    `select t.value as tab, x.name as col, x.pk as pk, x.hidden as hidden from ${each}, pragma_table_xinfo(t.value) x order by t.key, x.cid`,
  )
  const keys = await sql.all(
    `select t.value as tab, f."table" as parent from ${each}, pragma_foreign_key_list(t.value) f`,
  )
  return names.map((name) => {
    const own = columns.filter((row) => row['tab'] === name && row['hidden'] === 0)
    const key = own.filter((row) => Number(row['pk']) > 0).sort((a, b) => Number(a['pk']) - Number(b['pk']))
    return {
      name,
      columns: own.map((row) => String(row['col'])),
      key: key.map((row) => String(row['col'])),
      parents: [...new Set(keys.filter((row) => row['tab'] === name).map((row) => String(row['parent'])))],
    }
  })
}

/** FTS5 keeps its index in tables named after it. */
function isShadowKind(/** @type {string} */ name, /** @type {string[]} */ virtual) {
  return virtual.some((owner) =>
    ['data', 'idx', 'content', 'docsize', 'config'].some((kind) => name === `${owner}_${kind}`),
  )
}

/**
 * Which tables the triggers write, by the table that they are on.
 * @param {Sql} sql
 * @param {readonly Table[]} tables
 * @returns {Promise<Map<string, Set<string>>>} from a table to those that change with it, itself left out
 */
export async function readTriggerTargets(sql, tables) {
  const names = new Set(tables.map(({ name }) => name))
  /** @type {Map<string, Set<string>>} */
  const targets = new Map()
  for (const row of await sql.all("select tbl_name as tab, sql from sqlite_master where type = 'trigger'")) {
    const from = String(row['tab'])
    const body = String(row['sql']).replace(/^[\s\S]*?\bbegin\b/i, '')
    for (const [, written] of body.matchAll(
      /\b(?:insert(?:\s+or\s+\w+)?\s+into|replace\s+into|update(?:\s+or\s+\w+)?|delete\s+from)\s+["`[]?(\w+)/gi,
    )) {
      if (!written || written === from || !names.has(written)) continue
      targets.set(from, (targets.get(from) ?? new Set()).add(written))
    }
  }
  return targets
}

/**
 * Sorts names so that each comes after all that it needs.
 * @param {readonly string[]} names
 * @param {(name: string) => Iterable<string>} needs
 * @returns {string[]}
 * @throws Error that names a circle
 */
export function inOrder(names, needs) {
  /** @type {string[]} */
  const done = []
  const state = new Map()
  const visit = (/** @type {string} */ name, /** @type {string[]} */ path) => {
    if (state.get(name) === 'done' || !names.includes(name)) return
    if (state.get(name) === 'open') throw new Error(`a circle: ${[...path, name].join(' → ')}`)
    state.set(name, 'open')
    for (const needed of needs(name)) if (needed !== name) visit(needed, [...path, name])
    state.set(name, 'done')
    done.push(name)
  }
  for (const name of names) visit(name, [])
  return done
}

/**
 * The two passes of a restore. The first puts in every table, those that others point to first; triggers are on, so word
 * indexes fill themselves. What triggers wrote meanwhile (counts, unread marks) may differ from what was backed up, so
 * the second pass puts those tables right, each after the tables whose triggers write it.
 * @param {readonly Table[]} tables
 * @param {Map<string, Set<string>>} targets
 * @returns {{ load: string[], settle: string[] }}
 */
export function restoreOrder(tables, targets) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const names = tables.map(({ name }) => name)
  const written = new Set([...targets.values()].flatMap((set) => [...set]))
  const writersOf = (/** @type {string} */ name) =>
    [...targets].filter(([, set]) => set.has(name)).map(([writer]) => writer)
  return {
    load: inOrder(names, (name) => byName.get(name)?.parents ?? []),
    settle: inOrder(
      names.filter((name) => written.has(name)),
      writersOf,
    ),
  }
}

/** Columns that D1 allows in a result. */
const maxColumns = 100

/**
 * Counts the rows of each table with as few queries as the database allows, because through wrangler each query takes
 * half a second.
 * @param {Sql} sql
 * @param {readonly string[]} names
 * @returns {Promise<Map<string, number>>}
 */
export async function countRows(sql, names) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (let from = 0; from < names.length; from += maxColumns) {
    const asked = names.slice(from, from + maxColumns)
    const columns = asked.map((name, at) => `(select count(*) from ${quoted(name)}) as t${at}`)
    const [row] = await sql.all(`select ${columns.join(', ')}`)
    for (const [at, name] of asked.entries()) counts.set(name, Number(row?.[`t${at}`]))
  }
  return counts
}

/**
 * Reads a table in the order of its rows, a few thousand at a time.
 * @param {Sql} sql
 * @param {Table} table
 * @returns {AsyncGenerator<unknown[][]>} rows as arrays, in the order of `columns`
 */
export async function* readRows(sql, { name, columns }) {
  let after = -1
  for (;;) {
    const list = columns.map(quoted).join(', ')
    const rows = await sql.all(
      `select rowid as "~", ${list} from ${quoted(name)} where rowid > ${after} order by rowid limit ${sql.readRows}`,
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => columns.map((column) => row[column]))
    if (rows.length < sql.readRows) return
    after = Number(last['~'])
  }
}

/**
 * One statement that puts rows in, or over those that have the same key.
 * @param {Table} table
 * @returns {string} with one parameter, the rows as JSON
 */
export function upsertSql({ name, columns, key }) {
  const list = columns.map(quoted).join(', ')
  const values = columns.map((_, at) => `value ->> '$[${at}]'`).join(', ')
  const others = columns.filter((column) => !key.includes(column))
  const clash =
    others.length === 0
      ? 'nothing'
      : `update set ${others.map((c) => `${quoted(c)} = excluded.${quoted(c)}`).join(', ')}`
  const target = key.length > 0 ? ` on conflict (${key.map(quoted).join(', ')}) do ${clash}` : ''
  return `insert into ${quoted(name)} (${list}) select ${values} from json_each(?) where true${target}`
}

/**
 * Cuts rows into pieces of JSON that one statement may carry.
 * @param {readonly unknown[][]} rows
 * @param {number} maxJson characters
 * @returns {string[]} JSON arrays; a row that is longer than that is alone in its piece
 */
export function jsonPieces(rows, maxJson) {
  const pieces = []
  /** @type {string[]} */
  let piece = []
  let length = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (piece.length > 0 && length + text.length > maxJson) {
      pieces.push(`[${piece.join(',')}]`)
      piece = []
      length = 0
    }
    piece.push(text)
    length += text.length + 1
  }
  if (piece.length > 0) pieces.push(`[${piece.join(',')}]`)
  return pieces
}

/**
 * Statements that put rows in when statements can't be long: a text that is too long for one is put in by its beginning,
 * and the rest is added to it piece by piece.
 * @param {Table} table
 * @param {unknown[][]} rows
 * @param {number} maxJson
 * @returns {{ sql: string, json: string }[]}
 */
export function loadStatements(table, rows, maxJson) {
  const half = Math.floor(maxJson / 4)
  /** @type {{ sql: string, json: string }[]} */
  const more = []
  const short = rows.map((row) => {
    if (JSON.stringify(row).length <= maxJson) return row
    const where = table.key
      .map((column) => `${quoted(table.name)}.${quoted(column)} = value ->> '$.k${table.key.indexOf(column)}'`)
      .join(' and ')
    const keys = Object.fromEntries(table.key.map((column, at) => [`k${at}`, row[table.columns.indexOf(column)]]))
    return row.map((value, at) => {
      if (typeof value !== 'string' || value.length <= half / table.columns.length) return value
      const column = quoted(table.columns[at] ?? '')
      const parts = cut(value, half)
      for (const part of parts.slice(1)) {
        more.push({
          sql: `update ${quoted(table.name)} set ${column} = ${column} || (select value ->> '$.t' from json_each(?)) where exists (select 1 from json_each(?1) where ${where})`,
          json: JSON.stringify([{ ...keys, t: part }]),
        })
      }
      return parts[0] ?? ''
    })
  })
  const sql = upsertSql(table)
  return [...jsonPieces(short, maxJson).map((json) => ({ sql, json })), ...more]
}

/**
 * @param {string} text
 * @param {number} size characters
 * @returns {string[]} pieces that never split a surrogate pair
 */
function cut(text, size) {
  const parts = []
  for (let at = 0; at < text.length;) {
    let end = Math.min(text.length, at + size)
    if (end < text.length && /[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end--
    parts.push(text.slice(at, end))
    at = end
  }
  return parts
}

export { quoted }
