import { z } from 'zod'
import type { CronJob } from '#worker/tasks/cron.ts'
import type { Task } from '#worker/tasks/task.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { AppError, conflict, notFound } from '#worker/http/errors.ts'
import type { DeadLetterRow, OperationsRepo } from './operations.repo.ts'

type OperationsDeps = { operations: OperationsRepo; now: () => Date }

/** One part of the installation: what it is called, whether it is well, and that in words. */
export type HealthPart = { name: string; isWell: boolean; sentence: string }

/** A part that a feature looks after: it reads little and says how it is. */
export type HealthCheck<Deps> = { name: string; read: (deps: Deps) => Promise<Omit<HealthPart, 'name'>> }

/** Whether the installation answers at all. Throws AppError 503 when the database does not. */
export async function checkUp({ operations }: Pick<OperationsDeps, 'operations'>): Promise<void> {
  try {
    await operations.ping()
  } catch {
    throw new AppError(503, 'down', 'Placet is not available right now. Please try again in a moment.')
  }
}

const minute = 60_000
/** A task ends within seconds, and one that got lost within ten minutes, with the sweep: older means that something fails. */
const lateMs = 15 * minute
/** A cron that missed two ticks does not run. Minutes between ticks, by its expression. */
const tickMinutes: Record<string, number> = { '*/5 * * * *': 5, '17 * * * *': 60 }

/** The parts every installation has, then those of the features; a check that fails is itself a finding. */
export async function readHealth<D extends OperationsDeps>(
  deps: D,
  crons: readonly ScheduledJob[],
  checks: readonly HealthCheck<D>[],
): Promise<{ parts: HealthPart[]; crons: Awaited<ReturnType<typeof cronStates>> }> {
  const [states, since, parts] = await Promise.all([
    cronStates(deps, crons),
    deps.operations.runningSince(),
    Promise.all(
      [...ownChecks, ...checks].map(async ({ name, read }) => {
        try {
          return { name, ...(await read(deps)) }
        } catch (error) {
          const reason = error instanceof Error ? error.name : 'unknown'
          return { name, isWell: false, sentence: `This part could not be read (${reason}).` }
        }
      }),
    ),
  ])
  return { parts: [...parts.slice(0, 2), cronPart(states, deps.now(), since), ...parts.slice(2)], crons: states }
}

/** How many tasks haven't ended yet, and how many of them should have. */
export const readWaiting = ({ operations, now }: OperationsDeps) =>
  operations.waiting(new Date(now().getTime() - lateMs))

const ownChecks: readonly HealthCheck<OperationsDeps>[] = [
  {
    name: 'Waiting tasks',
    read: async (deps) => {
      const { total, late, oldest } = await readWaiting(deps)
      if (!oldest) return { isWell: true, sentence: 'None: every task has ended.' }
      const age = Math.max(1, Math.round((deps.now().getTime() - oldest.getTime()) / minute))
      if (late === 0) return { isWell: true, sentence: `${total} under way, the oldest for ${age} min.` }
      return {
        isWell: false,
        sentence: `${late} of ${total} unfinished tasks are late, the oldest by now ${age} min old. They are sent again on their own; if this number grows, the queue doesn't deliver or the cron triggers don't run.`,
      }
    },
  },
  {
    name: 'Failed tasks',
    read: async ({ operations }) => {
      const open = await operations.openDeadLetters()
      return open === 0
        ? { isWell: true, sentence: 'None.' }
        : {
            isWell: false,
            sentence: `${open} failed to the end and ${open === 1 ? 'waits' : 'wait'} for a person below.`,
          }
    },
  },
]

type ScheduledJob = Pick<CronJob, 'name' | 'title' | 'cron'>

async function cronStates({ operations }: OperationsDeps, crons: readonly ScheduledJob[]) {
  const runs = new Map((await operations.cronRuns()).map((run) => [run.job, run]))
  return crons.map(({ name, title, cron }) => {
    const run = runs.get(name)
    return {
      job: name,
      title,
      cron,
      startedAt: run?.startedAt.toISOString() ?? null,
      endedAt: run?.endedAt?.toISOString() ?? null,
      failure: run?.failure ?? null,
    }
  })
}

/**
 * @param since When the installation was last installed, upgraded or started: until then nothing could run, so a job is late
 *   only when it has missed ticks after that.
 */
function cronPart(states: Awaited<ReturnType<typeof cronStates>>, now: Date, since: Date): HealthPart {
  const name = 'Scheduled work'
  const failed = states.filter(({ failure }) => failure !== null)
  const late = states.filter(({ cron, startedAt }) => {
    const waitsSince = Math.max(since.getTime(), startedAt === null ? 0 : Date.parse(startedAt))
    return now.getTime() - waitsSince > 3 * (tickMinutes[cron] ?? 60) * minute
  })
  const list = (jobs: typeof states) => jobs.map(({ title }) => title).join(', ')
  const often = states.filter(({ cron }) => tickMinutes[cron] === 5)
  if (often.length > 0 && often.every((job) => late.includes(job)))
    return { name, isWell: false, sentence: "The cron triggers don't run." }
  if (failed.length > 0) return { name, isWell: false, sentence: `Failed in the last run: ${list(failed)}.` }
  if (late.length > 0) return { name, isWell: false, sentence: `Late: ${list(late)}.` }
  const waiting = states.filter(({ startedAt }) => startedAt === null).length
  return {
    name,
    isWell: true,
    sentence:
      waiting > 0
        ? `On time; ${waiting} of ${states.length} jobs are still due to run for the first time.`
        : `All ${states.length} jobs ran on time.`,
  }
}

const place = z.object({ id: z.number().int().positive() })

/** A page of the tasks that failed for good, newest first. `total` counts those in `state`. */
export async function listDeadLetters(
  { operations }: OperationsDeps,
  { state, cursor, limit }: { state: 'open' | 'all'; cursor?: string | undefined; limit: number },
): Promise<{ rows: DeadLetterRow[]; total: number; open: number; nextCursor: string | null }> {
  const beforeId = decodeCursor(place, cursor)?.id
  const [rows, open, all] = await Promise.all([
    operations.deadLetters({ isOpenOnly: state === 'open', limit: limit + 1, ...(beforeId ? { beforeId } : {}) }),
    operations.openDeadLetters(),
    operations.allDeadLetters(),
  ])
  const { items, nextCursor } = page(rows, limit, ({ id }) => ({ id }))
  return { rows: items, total: state === 'open' ? open : all, open, nextCursor }
}

/**
 * Puts a failed task on the queue again, once: of two people who select Retry, one is told that the other was first. The
 * outbox row is written with the mark, so a queue that is down or loses the message only delays the task.
 *
 * @throws AppError 404; 409 when it was retried already, or when its task no longer exists.
 */
export async function retryDeadLetter(
  deps: OperationsDeps,
  tasks: readonly Task[],
  id: number,
): Promise<DeadLetterRow> {
  const letter = await deps.operations.deadLetter(id)
  if (!letter) throw notFound()
  const task = tasks.find(({ name }) => name === letter.task)
  const payload = task?.payload.safeParse(JSON.parse(letter.payload))
  if (!task || !payload?.success) {
    throw conflict('task_unknown', 'This version of Placet does not know the task any more. It can only be removed.')
  }
  const at = deps.now()
  if (!(await deps.operations.markRetried(id, at, (tx) => [tx.enqueue(task, payload.data)]))) {
    throw conflict('already_retried', 'Somebody put this task on the queue again a moment ago.')
  }
  return { ...letter, retriedAt: at }
}

/** Takes a failed task off the list. Throws AppError 404. */
export async function removeDeadLetter({ operations }: OperationsDeps, id: number): Promise<void> {
  if (!(await operations.remove(id))) throw notFound()
}
