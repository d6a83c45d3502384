import { z } from 'zod'
import type { CronJob } from '#worker/tasks/cron.ts'
import type { Task } from '#worker/tasks/task.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { AppError, conflict, notFound } from '#worker/http/errors.ts'
import type { DeadLetterRow, OperationsRepo } from './operations.repo.ts'

type OperationsDeps = { operations: OperationsRepo; now: () => Date }

/** One part of the installation and its health, also as a sentence. */
export type HealthPart = { name: string; isWell: boolean; sentence: string }

/** A check of one part. It should read little. */
export type HealthCheck<Deps> = { name: string; read: (deps: Deps) => Promise<Omit<HealthPart, 'name'>> }

/** Throws AppError 503 when the database doesn't answer. */
export async function checkUp({ operations }: Pick<OperationsDeps, 'operations'>): Promise<void> {
  try {
    await operations.ping()
  } catch {
    throw new AppError(503, 'down', 'Placet is not available right now. Please try again in a moment.')
  }
}

const minute = 60_000
/** A task ends within seconds, and a lost one, with the sweep, within ten minutes. An older one is a fault. */
const lateMs = 15 * minute
/** Minutes between ticks, by cron expression. A job that missed two ticks counts as late. */
const tickMinutes: Record<string, number> = { '*/5 * * * *': 5, '17 * * * *': 60, '47 * * * *': 60 }

/** Runs all checks: those of every installation, then those of the features. A check that throws is unhealthy. */
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
          return { name, isWell: false, sentence: `This part couldn’t be read (${reason}).` }
        }
      }),
    ),
  ])
  return { parts: [...parts.slice(0, 2), cronPart(states, deps.now(), since), ...parts.slice(2)], crons: states }
}

/** Counts unfinished tasks, and those that are late. */
export const readWaiting = ({ operations, now }: OperationsDeps) =>
  operations.waiting(new Date(now().getTime() - lateMs))

const ownChecks: readonly HealthCheck<OperationsDeps>[] = [
  {
    name: 'Waiting tasks',
    read: async (deps) => {
      const { total, late, oldest } = await readWaiting(deps)
      if (!oldest) return { isWell: true, sentence: 'None. Every task has finished.' }
      const age = Math.max(1, Math.round((deps.now().getTime() - oldest.getTime()) / minute))
      if (late === 0) return { isWell: true, sentence: `${total} in progress; the oldest is ${age} min old.` }
      return {
        isWell: false,
        sentence: `${late} of ${total} unfinished tasks are late; the oldest is ${age} min old. They're resent automatically. If this number grows, the queue isn't delivering or the cron triggers aren't running.`,
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
            sentence: `${open} failed for good and ${open === 1 ? 'needs' : 'need'} attention below.`,
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
    return { name, isWell: false, sentence: "The cron triggers aren't running." }
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
 * Puts a failed task back on the queue, once: of two people who select Retry, the second gets a conflict. The outbox row is
 * written with the mark, so a queue that is down or loses the message only delays the task.
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
    throw conflict('task_unknown', 'This version of Placet no longer has this task. You can only remove it.')
  }
  const at = deps.now()
  if (!(await deps.operations.markRetried(id, at, (tx) => [tx.enqueue(task, payload.data)]))) {
    throw conflict('already_retried', 'Someone retried this task a moment ago.')
  }
  return { ...letter, retriedAt: at }
}

/** Removes a failed task from the list. Throws AppError 404. */
export async function removeDeadLetter({ operations }: OperationsDeps, id: number): Promise<void> {
  if (!(await operations.remove(id))) throw notFound()
}
