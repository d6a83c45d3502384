// @ts-check

/** @typedef {import('@cloudflare/workers-types').D1Database} D1Database */
/** @typedef {import('@cloudflare/workers-types').D1PreparedStatement} D1PreparedStatement */

/**
 * Puts rows in, some thousand at a time.
 *
 * @param {D1Database} d1
 * @param {string} table
 * @param {readonly string[]} columns
 * @param {Iterable<readonly unknown[]>} rows One value for each column.
 */
export async function insert(d1, table, columns, rows) {
  const values = columns.map((_, at) => `json_extract(value, '$[${at}]')`).join(', ')
  const statement = d1.prepare(
    `insert into ${table} (${columns.join(', ')}) select ${values} from json_each(?) where true`,
  )
  /** @type {unknown[]} */
  let chunk = []
  const send = async () => {
    if (chunk.length > 0) await statement.bind(JSON.stringify(chunk)).run()
    chunk = []
  }
  for (const row of rows) {
    chunk.push(row)
    if (chunk.length === 1000) await send()
  }
  await send()
}

/**
 * Wraps a database to add up the rows that its statements read.
 *
 * @param {D1Database} d1
 * @returns {{ d1: D1Database, rowsRead: () => number }} `rowsRead` gives the sum and starts again at 0.
 */
export function counting(d1) {
  let sum = 0
  /** @template {{ meta: { rows_read: number } }} R @param {R} result @returns {R} */
  const add = (result) => {
    sum += result.meta.rows_read
    return result
  }
  /** @type {WeakMap<object, D1PreparedStatement>} */
  const originals = new WeakMap()
  /** @param {D1PreparedStatement} statement @returns {any} */
  const wrapped = (statement) => {
    const own = {
      bind: (/** @type {unknown[]} */ ...values) => wrapped(statement.bind(...values)),
      all: async () => add(await statement.all()),
      run: async () => add(await statement.run()),
      // Rows without names carry no account of what they cost: asked twice.
      raw: async () => {
        add(await statement.all())
        return statement.raw()
      },
    }
    originals.set(own, statement)
    return own
  }
  const counted = {
    prepare: (/** @type {string} */ text) => wrapped(d1.prepare(text)),
    batch: async (/** @type {object[]} */ statements) => {
      const results = await d1.batch(statements.flatMap((one) => originals.get(one) ?? []))
      return results.map(add)
    },
  }
  return {
    d1: /** @type {any} */ (counted),
    rowsRead: () => {
      const read = sum
      sum = 0
      return read
    },
  }
}
