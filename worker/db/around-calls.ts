/** One statement of a call, with the values that it binds. */
export type CalledStatement = { sql: string; values: readonly unknown[] }

/** One round trip to D1. A batch is one call of several statements. */
export type DatabaseCall = {
  method: 'run' | 'all' | 'first' | 'raw' | 'batch' | 'exec'
  statements: readonly CalledStatement[]
  /** Constraint or bookmark of the session that asks; undefined outside a session, where the primary answers. */
  session: string | undefined
  /** Runs a single statement as `all`, whose result says what it cost. */
  asAll: (() => Promise<D1Result<Record<string, unknown>>>) | undefined
}

/** True if a statement certainly changes nothing. A statement in doubt counts as a write. */
export const isRead = ({ sql }: Pick<CalledStatement, 'sql'>): boolean =>
  /^\s*select\b/i.test(sql) || (/^\s*with\b/i.test(sql) && !/\b(?:insert|update|delete|replace)\b/i.test(sql))

export type AroundCall = <T>(call: DatabaseCall, work: () => Promise<T>) => Promise<T>

type Known = { statement: D1PreparedStatement; called: CalledStatement }

/**
 * Wraps a database or session, so that every round trip passes through one function: to count it, and in tests to delay or
 * to fail it.
 */
export function aroundCalls<D extends D1Database | D1DatabaseSession>(
  database: D,
  around: AroundCall,
  session?: string,
): D {
  const known = new WeakMap<object, Known>()
  const wrap = (statement: D1PreparedStatement, called: CalledStatement): D1PreparedStatement => {
    const statements = [called]
    const asAll = () => statement.all()
    const call = <T>(method: DatabaseCall['method'], work: () => Promise<T>) =>
      around({ method, statements, session, asAll }, work)
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), { sql: called.sql, values }),
      run: () => call('run', () => statement.run()),
      all: () => call('all', () => statement.all()),
      first: (...column: [string]) => call('first', () => statement.first(...column)),
      raw: (...options: []) => call('raw', () => statement.raw(...options)),
    }
    known.set(wrapped, { statement, called })
    return wrapped as unknown as D1PreparedStatement
  }
  const batch = (given: D1PreparedStatement[]) => {
    const parts = given.map((one) => known.get(one) ?? { statement: one, called: { sql: '', values: [] } })
    return around({ method: 'batch', statements: parts.map(({ called }) => called), session, asAll: undefined }, () =>
      database.batch(parts.map(({ statement }) => statement)),
    )
  }
  const wrapped = {
    prepare: (sql: string) => wrap(database.prepare(sql), { sql, values: [] }),
    batch,
    exec: (sql: string) =>
      around({ method: 'exec', statements: [{ sql, values: [] }], session, asAll: undefined }, () =>
        (database as D1Database).exec(sql),
      ),
    withSession: (constraint = 'first-unconstrained') =>
      aroundCalls((database as D1Database).withSession(constraint), around, constraint),
    getBookmark: () => (database as D1DatabaseSession).getBookmark?.() ?? null,
  }
  return wrapped as unknown as D
}
