import { aroundCalls, isRead, type DatabaseCall } from '../db/around-calls.ts'
import { watchedStores } from './simulated-stores.ts'

/*
 * The platform as it is far away and under its limits, around the bindings of a local one. Tests run under the limits
 * (worker/test/setup.ts), `npm run bench -- edge` under limits and distance. CONTRIBUTING.md says when to use what.
 */

/** Limits that the platform enforces and a local server doesn't. */
export const platformLimits = {
  /** Queries to D1 of one invocation. */
  queries: 1000,
  /** Calls of any binding and fetches of other sites by one invocation. */
  subrequests: 10_000,
  /** Connections of one invocation that wait for an answer. Others queue up. */
  connections: 6,
  boundValues: 100,
  valueBytes: 2_000_000,
  statementBytes: 100_000,
  kvWriteEveryMs: 1000,
  kvKeyBytes: 512,
  kvValueBytes: 25 * 1024 * 1024,
  r2KeyBytes: 1024,
  messages: 100,
  messageBytes: 128_000,
  sendBytes: 256_000,
  delaySeconds: 43_200,
} as const

/** Faults that last until they are taken away. */
export type PlatformFault = 'database down' | 'replica behind' | 'kv stale' | 'queue late'

/** A place from which the Worker is asked. A test may change it between two requests. */
export type Conditions = {
  /** Round trip to D1's primary, milliseconds. */
  primaryMs: number
  /** Round trip to the nearest replica. */
  replicaMs: number
  /** Round trip to KV and R2. */
  storeMs: number
  /** Time after which a replica has received a write. */
  lagMs: number
  faults: Set<PlatformFault>
}

/** Resources that one invocation used. */
export type InvocationMeter = {
  /** Calls of D1; a batch is one. */
  calls: number
  /** Statements of those calls. */
  queries: number
  /** Calls that the primary answered. */
  primaryCalls: number
  /** Longest chain of calls to D1, each begun after the end of the one before. */
  roundTrips: number
  rowsRead: number
  rowsWritten: number
  kvReads: number
  kvWrites: number
  r2Calls: number
  sends: number
  subrequests: number
}

export const newMeter = (): InvocationMeter => ({
  calls: 0,
  queries: 0,
  primaryCalls: 0,
  roundTrips: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvReads: 0,
  kvWrites: 0,
  r2Calls: 0,
  sends: 0,
  subrequests: 0,
})

type Options = {
  conditions?: Partial<Conditions>
  limits?: Partial<Record<keyof typeof platformLimits, number>>
  now?: () => number
  sleep?: (ms: number) => Promise<void>
}

type Transport = (url: string, init: RequestInit) => Promise<Response>

type Invocation<E> = {
  env: E
  meter: InvocationMeter
  /** Counts fetches of other sites among the subrequests and connections of the invocation. */
  fetched: (transport: Transport) => Transport
}

/** Everything that a simulated platform remembers between invocations. */
export type Simulation = {
  conditions: Conditions
  limits: Record<keyof typeof platformLimits, number>
  now: () => number
  /** Sentences about exceeded limits, also of calls whose error the Worker survived. */
  violations: string[]
  wait: (ms: number) => Promise<void>
}

type Bindings = Pick<Cloudflare.Env, 'DB' | 'FILES' | 'SESSIONS' | 'TASKS' | 'READS' | 'FILE_TASKS'>

/**
 * Makes a platform around local bindings. Each invocation gets bindings of its own, because limits count per invocation.
 *
 * @param options.limits Replaces some limits, or lifts them with Infinity.
 */
export function simulatePlatform({ conditions, limits, now = Date.now, sleep = pause }: Options = {}) {
  const simulation: Simulation = {
    conditions: { ...near(), ...conditions },
    limits: { ...platformLimits, ...limits },
    now,
    violations: [],
    wait: (ms) => (ms > 0 ? sleep(ms) : Promise.resolve()),
  }
  const replica = laggingReplica(simulation)
  const stores = watchedStores(simulation)
  return {
    conditions: simulation.conditions,
    /** Sentences about exceeded limits since the last call. */
    takeViolations: (): string[] => simulation.violations.splice(0),
    /** Makes every fault pass and forgets what earlier invocations did: for a test of its own storage. */
    clear(): void {
      Object.assign(simulation.conditions, near(), conditions)
      replica.clear()
      stores.clear()
    },
    /**
     * Bindings of one invocation, and what it used of them so far.
     *
     * @param options.isMetered Whether `rowsRead` and `rowsWritten` are filled in, for which some reads are asked twice.
     */
    invocation<E extends Bindings>(env: E, { isMetered = false } = {}): Invocation<E> {
      const meter = newMeter()
      const refuse = (sentence: string): never => {
        simulation.violations.push(sentence)
        throw new Error(sentence)
      }
      const subrequest = connections(simulation, meter, refuse)
      const depths = { ended: 0 }
      const ask = async <T>(call: DatabaseCall, work: () => Promise<T>): Promise<T> => {
        meter.calls++
        meter.queries += call.statements.length
        if (meter.queries > simulation.limits.queries) refuse(tooMany(simulation.limits.queries, 'D1 queries'))
        const problem = problemOf(call, simulation.limits)
        if (problem) refuse(problem)
        const depth = depths.ended + 1
        meter.roundTrips = Math.max(meter.roundTrips, depth)
        const isReplica = call.session === 'first-unconstrained' && call.statements.every(isRead)
        if (!isReplica) meter.primaryCalls++
        const here = simulation.conditions
        const ms = isReplica ? here.replicaMs : here.primaryMs
        try {
          return await subrequest(ms, () => {
            if (here.faults.has('database down')) throw new Error('D1_ERROR: the database does not answer')
            const metered = isMetered ? () => meteredAnswer(call, work, meter) : work
            return isReplica ? replica.read(call, metered) : replica.write(call, metered)
          })
        } finally {
          depths.ended = Math.max(depths.ended, depth)
        }
      }
      return {
        env: { ...env, DB: aroundCalls(env.DB, ask), ...stores.around(env, meter, subrequest, refuse) },
        meter,
        fetched: (transport) => (url, init) => subrequest(0, () => transport(url, init)),
      }
    },
  }
}

const near = (): Conditions => ({ primaryMs: 0, replicaMs: 0, storeMs: 0, lagMs: 0, faults: new Set() })

export type Subrequest = <T>(ms: number, work: () => Promise<T>) => Promise<T>
export type Refuse = (sentence: string) => never

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const tooMany = (limit: number, what: string) =>
  `limit of the platform: more than ${limit} ${what} in one invocation`

/** Counts calls of bindings and fetches, and lets as many wait at once as the platform does. */
function connections({ limits, wait }: Simulation, meter: InvocationMeter, refuse: Refuse): Subrequest {
  let open = 0
  const queue: (() => void)[] = []
  return async (ms, work) => {
    meter.subrequests++
    if (meter.subrequests > limits.subrequests) refuse(tooMany(limits.subrequests, 'subrequests'))
    if (open >= limits.connections) await new Promise<void>((resolve) => queue.push(resolve))
    open++
    try {
      if (ms > 0) await wait(ms)
      return await work()
    } finally {
      open--
      queue.shift()?.()
    }
  }
}

/** Returns a sentence about a statement that D1 refuses. */
function problemOf({ statements }: DatabaseCall, limits: Simulation['limits']): string | undefined {
  for (const { sql, values } of statements) {
    if (values.length > limits.boundValues) return `limit of D1: ${values.length} bound values in: ${sql.slice(0, 120)}`
    if (sql.length > limits.statementBytes) return `limit of D1: a statement of ${sql.length} characters`
    for (const value of values) {
      if (sizeOf(value) > limits.valueBytes)
        return `limit of D1: a value of ${sizeOf(value)} bytes in: ${sql.slice(0, 120)}`
    }
  }
  return undefined
}

/** Length in bytes, counted only where the number of characters leaves a doubt. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length < 600_000 ? value.length : new TextEncoder().encode(value).length
  return value instanceof ArrayBuffer ? value.byteLength : 0
}

/**
 * A replica that receives writes late. It has no data of its own: before a write it looks again at what it was asked lately,
 * and answers with that until the write has arrived. What it was never asked it answers from the present.
 */
function laggingReplica({ conditions, now }: Simulation) {
  const asked = new Map<string, () => Promise<unknown>>()
  let old: { answers: Map<string, unknown>; until: number } | undefined
  const isBehind = () => conditions.lagMs > 0 || conditions.faults.has('replica behind')
  return {
    clear(): void {
      asked.clear()
      old = undefined
    },
    async read<T>(call: DatabaseCall, work: () => Promise<T>): Promise<T> {
      if (!isBehind()) return work()
      const key = JSON.stringify([call.method, call.statements])
      asked.delete(key)
      asked.set(key, work)
      if (asked.size > 50) asked.delete(asked.keys().next().value ?? key)
      const isOld = old !== undefined && (conditions.faults.has('replica behind') || now() < old.until)
      if (!isOld) old = undefined
      return old?.answers.has(key) ? (old.answers.get(key) as T) : work()
    },
    async write<T>(call: DatabaseCall, work: () => Promise<T>): Promise<T> {
      if (!isBehind() || call.statements.every(isRead)) return work()
      const until = now() + conditions.lagMs
      if (!old || now() >= old.until) {
        const entries = [...asked].map(async ([key, again]) => [key, await again()] as const)
        old = { answers: new Map(await Promise.all(entries)), until }
      }
      return work()
    },
  }
}

/** Runs a call and adds the rows that it read and wrote. */
async function meteredAnswer<T>(call: DatabaseCall, work: () => Promise<T>, meter: InvocationMeter): Promise<T> {
  const note = (result: { meta: { rows_read?: number; rows_written?: number } }) => {
    meter.rowsRead += result.meta.rows_read ?? 0
    meter.rowsWritten += result.meta.rows_written ?? 0
  }
  if (call.method === 'batch' || call.method === 'all' || call.method === 'run') {
    const answer = await work()
    for (const result of [answer].flat()) note(result as Parameters<typeof note>[0])
    return answer
  }
  if (!call.asAll) return work()
  // Rows without names and first rows come without their cost: a question is asked twice, and what writes once.
  const result = await call.asAll()
  note(result)
  if (call.statements.every(isRead)) return work()
  const rows = result.results
  return (call.method === 'raw' ? rows.map((row) => Object.values(row)) : (rows[0] ?? null)) as T
}
