import { aroundCalls } from '#worker/db/around-calls.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { invocationEnv } from './platform.ts'

/**
 * Faults of one step, a step being one call of a binding or of a port that reaches outside:
 * - `fails`: nothing happened, and the caller gets an error;
 * - `answer lost`: it happened, and the caller gets an error all the same;
 * - `dies before`, `dies after`: the Worker is gone before or after it; nothing that was running comes back;
 * - `overtaken`: it waits so long that the same thing, sent again, begins and ends in between.
 */
export const faults = ['fails', 'answer lost', 'dies before', 'dies after', 'overtaken'] as const
export type Fault = (typeof faults)[number]

/** Returns true when a step changes something that people would miss. */
export const isWrite = (step: string): boolean =>
  /^DB (?:insert|update|delete)|^DB\.batch|\.(?:put|delete|send\w*)$/.test(step) && !step.includes('rate_limits')

/** One run with at most one fault, at its nth step (from 0). */
export type FaultPlan = {
  /** The steps so far, by name: "DB insert job_applications", "FILES.put", "TASKS.sendBatch". */
  steps: string[]
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Resolves when the Worker died. */
  death: Promise<void>
  /** Waits for what was under way when it died: a statement that reached the database happens. */
  settled: () => Promise<void>
}

const never = () => new Promise<never>(() => undefined)

/** @param meanwhile What overtakes the step. */
export function planFault(
  at = -1,
  fault: Fault = 'fails',
  meanwhile: () => Promise<unknown> = async () => {},
): FaultPlan {
  const steps: string[] = []
  const underWay = new Set<Promise<unknown>>()
  let isDead = false
  const died = Promise.withResolvers<void>()
  const die = () => {
    isDead = true
    died.resolve()
    return never()
  }
  const begin = <T>(work: () => Promise<T>): Promise<T> => {
    const running = work()
    const quiet = running.then(
      () => undefined,
      () => undefined,
    )
    underWay.add(quiet)
    void quiet.then(() => underWay.delete(quiet))
    // Answers to a Worker that is gone reach nobody.
    return running.then(
      (value) => (isDead ? never() : value),
      (error: unknown) => (isDead ? never() : Promise.reject(error as Error)),
    )
  }
  return {
    steps,
    death: died.promise,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async step(name, work) {
      if (isDead) return never()
      const n = steps.push(name) - 1
      if (n !== at) return begin(work)
      switch (fault) {
        case 'fails':
          throw new Error(`${name}: not reached`)
        case 'answer lost':
          await begin(work)
          throw new Error(`${name}: connection lost`)
        case 'dies before':
          return die()
        case 'dies after':
          await begin(work)
          return die()
        case 'overtaken':
          await meanwhile()
          return begin(work)
      }
    },
  }
}

/** A queue that keeps what it takes; what is on it is delivered by the test, not behind its back. */
type SentTasks = { sent: TaskMessage[] }

/** The test's own bindings, every call of which is a step of the plan; queues keep what they take. */
export function faultyEnv(plan: FaultPlan): { bindings: Cloudflare.Env } & SentTasks {
  const sent: TaskMessage[] = []
  const queue = (name: string) => ({
    send: (body: TaskMessage) => plan.step(`${name}.send`, async () => void sent.push(body)),
    sendBatch: (messages: Iterable<{ body: TaskMessage }>) =>
      plan.step(`${name}.sendBatch`, async () => void sent.push(...[...messages].map(({ body }) => body))),
  })
  const env = invocationEnv()
  const bindings = {
    ...env,
    RATE_LIMIT_FACTOR: '100000',
    DB: database(plan, env.DB),
    FILES: watched(plan, 'FILES', env.FILES, ['put', 'get', 'head', 'delete', 'list']),
    SESSIONS: watched(plan, 'SESSIONS', env.SESSIONS, ['put', 'get', 'delete', 'list']),
    // Drawn pages are tested with a real browser; here none is free, in every way.
    BROWSER: { fetch: () => plan.step('BROWSER.fetch', async () => new Response('None is free.', { status: 503 })) },
    TASKS: queue('TASKS'),
    READS: queue('READS'),
    FILE_TASKS: queue('FILE_TASKS'),
  }
  return { bindings: bindings as unknown as Cloudflare.Env, sent }
}

/** A binding whose methods are steps. */
function watched<T extends object>(plan: FaultPlan, name: string, target: T, methods: readonly string[]): T {
  return new Proxy(target, {
    get(inner, property) {
      const value: unknown = Reflect.get(inner, property)
      if (typeof value !== 'function') return value
      const call = value.bind(inner) as (...args: unknown[]) => Promise<unknown>
      if (!methods.includes(String(property))) return call
      return (...args: unknown[]) => plan.step(`${name}.${String(property)}`, () => call(...args))
    },
  })
}

const database = (plan: FaultPlan, db: D1Database): D1Database =>
  aroundCalls(db, ({ method, statements }, work) =>
    plan.step(
      method === 'batch' ? `DB.batch of ${statements.length}` : `DB ${titleOf(statements[0]?.sql ?? '')}`,
      work,
    ),
  )

/** "select users", "insert resumes": enough to find the line. */
const titleOf = (query: string) =>
  [/^\s*(\w+)/.exec(query)?.[1], /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(query)?.[1]].filter(Boolean).join(' ')

/**
 * Does something as the Worker would, to the end of its background work or to its death.
 *
 * @returns What it answered, also when it died afterwards; undefined where it died before.
 */
export async function runUnder<T>(
  plan: FaultPlan,
  work: (ctx: ExecutionContext) => Promise<T>,
): Promise<{ answer: T | undefined }> {
  const background: Promise<unknown>[] = []
  const ctx = {
    waitUntil: (one: Promise<unknown>) => void background.push(one.catch(() => undefined)),
    passThroughOnException: () => undefined,
    props: {},
  } as unknown as ExecutionContext
  let answer: T | undefined
  const whole = (async () => {
    answer = await work(ctx)
    for (let done = 0; done < background.length; done++) await background[done]
  })()
  await Promise.race([whole, plan.death])
  await plan.settled()
  return { answer }
}
