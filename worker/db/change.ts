import { sql, type SQL } from 'drizzle-orm'
import { inOneBatch, type Database, type Statement, type TaskMessage } from './client.ts'

/*
 * The one way to write. A use case reads a snapshot, decides, and hands its repo the change together with everything that
 * belongs to it:
 *
 *   await deps.applications.change(snapshot, { status }, { by, at }, (tx) => [
 *     tx.event('status', { from, to }),
 *     tx.notify(statusNotification(…)),
 *     tx.mail(mails),
 *     tx.enqueue(scoreTask, { applicationId }),
 *   ])
 *
 * The repo knows the guard: the change happens only while the row still is as the snapshot says. `commit` puts the change
 * and all it carries into one transaction, each statement under that guard, so that of two writers the second writes nothing
 * at all. Tasks that were written are sent once the transaction is committed. A `tx` is made by the features that own the tables
 * (`*.writes.ts`); services pass on what it returns and see no SQL.
 */

/** Decides, inside the transaction, whether a change and what it carries are written. For repos and `*.writes.ts` only. */
export type Guard = {
  /** Condition of a row. @param states SQL of a JSON list: `stateOf` of each record that the row is about. */
  holds: (states: SQL) => SQL
  /** For a change of several records: the state in which one was read, as plain JSON. */
  stateOf?: (id: number) => unknown
  /** SQL of the id of the record that this change adds. */
  addedId?: SQL
}

/** A guard with one condition for everything that is written. */
export const guardOf = (condition: SQL, addedId?: SQL): Guard => ({
  holds: () => condition,
  ...(addedId ? { addedId } : {}),
})

/** For writes that nothing can forestall. */
export const always: Guard = guardOf(sql`1`)

/** In a row: the id of the record that the same change adds. As text inside a key it is replaced by that id. */
export const addedId = '{added id}'

/** Makes the statements that write any number of rows of one kind under a guard. */
export type Writer<Row> = (db: Database, rows: readonly GuardedRow<Row>[], guard: Guard) => Statement[]
export type GuardedRow<Row> = { row: Row; states: unknown[] }

/** A row that is written with a change: an event, a notification, an email, a task. Opaque to services. */
export type Write = {
  writer: Writer<never>
  row: unknown
  /** Records of a change of several that the row is about: it is written if any of them changes. */
  of: readonly number[]
}
/** Parts of a change. Lists may nest, so that parts can be left out. */
export type Writes = readonly (Write | Writes)[]

export const write = <Row>(writer: Writer<Row>, row: Row, { of = [] }: { of?: readonly number[] } = {}): Write => ({
  writer: writer as Writer<never>,
  row,
  of,
})

const taskStatements = new WeakMap<Statement, (rows: unknown) => readonly TaskMessage[]>()

/**
 * Marks a statement that writes tasks.
 *
 * @param messagesOf Messages of the rows that it returns. `commit` sends them after the transaction.
 */
export function writesTasks<S extends Statement, Row>(
  statement: S,
  messagesOf: (rows: readonly Row[]) => readonly TaskMessage[],
): S {
  taskStatements.set(statement, (rows) => messagesOf(rows as readonly Row[]))
  return statement
}

/** Statements of a repo's own that another repo's change carries. */
export const writeStatements = (statements: (guard: Guard) => Statement[]): Write =>
  write<null>((_db, _rows, guard) => statements(guard), null)

/**
 * A change that another one carries, if a condition of its own holds too.
 *
 * @param given.statements The inner change, under both conditions.
 * @param given.addedId SQL of the id of the record that `statements` add; the writes then follow them and may refer to it.
 */
export const writeChange = (
  condition: SQL,
  given: { writes: Writes; statements: (guard: Guard) => Statement[]; addedId?: SQL },
): Write => {
  return write<null>((db, _rows, outer) => {
    const guard = guardOf(sql`(${condition}) and (${outer.holds(sql`null`)})`, given.addedId)
    const written = statementsOf(db, flatten(given.writes), guard)
    return given.addedId ? [...given.statements(guard), ...written] : [...written, ...given.statements(guard)]
  }, null)
}

/** The end of an `insert … select`: the rows as `r.value`, each only if its guard holds. */
export const guardedRows = <Row>(rows: readonly GuardedRow<Row>[], guard: Guard): SQL =>
  sql`from json_each(${JSON.stringify(rows)}) r where ${guard.holds(sql`r.value -> 'states'`)}`

/** The condition of a row that has a statement of its own. */
export const guardOfRow = ({ states }: GuardedRow<unknown>, guard: Guard): SQL =>
  guard.holds(sql`${JSON.stringify(states)}`)

type Change = {
  guard: Guard
  writes: Writes
  before?: readonly Statement[]
  /** Returns one row (with its `id`, if several change) for each record that it changes. Left out: the writes are all. */
  statement?: Statement
  /** Writes run before the change, because it makes their guard false; after it where they refer to what it adds. */
  writesRun?: 'before' | 'after'
  /** Run last. */
  after?: readonly Statement[]
}

/**
 * Commits a change with everything that it carries in one transaction, then sends the tasks that were written.
 *
 * @returns `rows` that the change returned, none if its guard didn't hold; `after`, what those statements returned.
 */
export async function commit<Row = { id: number }>(
  db: Database,
  { guard, writes, before = [], statement, writesRun = 'before', after = [] }: Change,
): Promise<{ rows: Row[]; after: unknown[] }> {
  const written = statementsOf(db, flatten(writes), guard)
  const change = statement ? [statement] : []
  const both = writesRun === 'before' ? [...written, ...change] : [...change, ...written]
  const statements = [...before, ...both, ...after]
  const results = await inOneBatch(db, statements)
  const messages = statements.flatMap((each, at) => taskStatements.get(each)?.(results[at]) ?? [])
  if (messages.length > 0) db.tasks.send(messages)
  const at = before.length + (writesRun === 'before' ? written.length : 0)
  return { rows: (statement ? results[at] : []) as Row[], after: results.slice(results.length - after.length) }
}

const flatten = (writes: Writes): Write[] =>
  writes.flatMap((one) => (Array.isArray(one) ? flatten(one as Writes) : [one as Write]))

/** Rows of one kind go into the same statements, in the order of the first of each kind. */
function statementsOf(db: Database, writes: readonly Write[], guard: Guard): Statement[] {
  const byWriter = Map.groupBy(writes, ({ writer }) => writer)
  return [...byWriter].flatMap(([writer, some]) =>
    (writer as Writer<unknown>)(
      db,
      some.map(({ row, of }) => ({ row, states: of.map((id) => guard.stateOf?.(id) ?? null) })),
      guard,
    ),
  )
}
