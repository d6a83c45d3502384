import { clock, dayNumber, isWorking, midnight, workingDaysAfter } from './calendar.ts'
import { isOver, type Version, type World } from './world.ts'

export type Tick = { at: number; cron: 'hourly' | 'five minutes' }
/** A reminder that the rules promise: when the first tick may make it, and from when on its reason is gone. */
type Promised = { key: string; rule: string; ownerId: number; dueAt: number; from: number; until: number }
/** Result of the ticks; `notifiedAt` and `settledAt` are Infinity for never. */
export type Reminder = Promised & { madeAt: number; notifiedAt: number; settledAt: number }

const never = Number.POSITIVE_INFINITY
const hour = 3600_000
const nine = (day: number) => clock(day, 9)

/**
 * Follow-ups that the rules promise for a year, from its whole history: not from what a query finds at a moment, and with a calendar
 * of its own.
 */
export function promisesOf({ applications, submissions, ownerships, jobs, lists }: World): Promised[] {
  const all: Promised[] = []
  const add = (
    rule: string,
    id: number,
    ownerId: number,
    since: number,
    dueDay: number,
    until: number,
    from = midnight(dueDay),
  ) => all.push({ key: `${rule}:${id}:${since}`, rule, ownerId, dueAt: nine(dueDay), from, until })

  for (const { id, ownerId, versions } of applications) {
    const end = (n: number) => versions[n + 1]?.from ?? never
    /** The first moment from which on a version differs in what counts. */
    const endOf = (n: number, isSame: (one: Version) => boolean) =>
      versions.slice(n).find((one) => !isSame(one))?.from ?? never
    for (const [n, version] of versions.entries()) {
      const before = versions[n - 1]
      const { from, status, statusChangedAt, interviewDate } = version
      if (n === 0) add('untouched', id, ownerId, from, workingDaysAfter(dayNumber(from), 2), end(0))
      if (status === 'new' || isOver(status)) continue
      add('owed_update', id, ownerId, from, workingDaysAfter(dayNumber(from), 7), end(n))
      if (before?.statusChangedAt !== statusChangedAt) {
        const until = endOf(n, (one) => one.statusChangedAt === statusChangedAt)
        add('stale_stage', id, ownerId, statusChangedAt, dayNumber(statusChangedAt) + 21, until)
      }
      if (interviewDate === null || before?.interviewDate === interviewDate) continue
      const until = endOf(n, (one) => one.interviewDate === interviewDate && one.status === status)
      const day = dayNumber(interviewDate)
      add(
        'interview_tomorrow',
        id,
        ownerId,
        interviewDate,
        day - 1,
        Math.min(until, interviewDate),
        Math.max(from, midnight(day - 1)),
      )
      add(
        'feedback_due',
        id,
        ownerId,
        interviewDate,
        workingDaysAfter(day, 1),
        until,
        Math.max(from, interviewDate + hour + 1),
      )
    }
  }
  for (const { id, applicationId, from, answeredAt } of submissions) {
    const application = applications[applicationId - 1]
    const over = application?.versions.find(({ status }) => isOver(status))?.from ?? never
    const day = workingDaysAfter(dayNumber(from), 5)
    add('submission_unanswered', id, application?.ownerId ?? 0, from, day, Math.min(answeredAt, over))
  }
  for (const { id, ownerId, from, lastDay, releasedAt } of ownerships) {
    // The first reminder gives way to the second one.
    const [first, last] = [lastDay - 30, lastDay - 7]
    const at = (dueDay: number) => Date.UTC(2026, 0, 1) + dueDay * 24 * hour
    const begins = (dueDay: number) => Math.max(from, midnight(dueDay))
    add('ownership_ending', id, ownerId, at(first), first, Math.min(releasedAt, midnight(last)), begins(first))
    add('ownership_ending', id, ownerId, at(last), last, Math.min(releasedAt, midnight(lastDay + 1)), begins(last))
  }
  for (const { id, ownerId, from, validThrough, closedAt } of jobs) {
    add('job_old', id, ownerId, from, dayNumber(from) + 45, closedAt)
    if (validThrough === null) continue
    const day = dayNumber(validThrough) - 7
    add('job_expiring', id, ownerId, validThrough, day, closedAt, Math.max(from, midnight(day)))
  }
  for (const { id, from, decidedAt } of lists)
    add('list_waiting', id, 0, from, workingDaysAfter(dayNumber(from), 1), decidedAt)
  return all
}

/** The reminders that ticks at these moments must make, tell and settle. */
export function remindersOf(promises: readonly Promised[], ticks: readonly Tick[]): Reminder[] {
  const timesOf = (cron: Tick['cron']) => ticks.filter((tick) => tick.cron === cron).map(({ at }) => at)
  const [hourly, often] = [timesOf('hourly'), timesOf('five minutes')]
  return promises.flatMap((promised) => {
    const madeAt = firstFrom(hourly, promised.from)
    if (madeAt >= promised.until || madeAt === never) return []
    const settledAt = firstFrom(hourly, promised.until)
    const notified = firstFrom(often, Math.max(promised.dueAt, madeAt))
    return [{ ...promised, madeAt, settledAt, notifiedAt: notified < settledAt ? notified : never }]
  })
}

/** The digests of working days, as "day:user": who has something due until midnight that existed at eight. */
export function digestsOf(
  reminders: readonly Reminder[],
  ticks: readonly Tick[],
  { admins, partners }: { admins: readonly number[]; partners: readonly number[] },
): string[] {
  const days = Map.groupBy(
    ticks.filter(({ at, cron }) => {
      const day = dayNumber(at)
      return cron === 'five minutes' && isWorking(day) && at >= clock(day, 8) && at < clock(day, 12)
    }),
    ({ at }) => dayNumber(at),
  )
  const byOwner = Map.groupBy(reminders, ({ ownerId }) => ownerId)
  const keys: string[] = []
  for (const [day, [first]] of days) {
    if (!first) continue
    const [eight, ends] = [clock(day, 8), midnight(day + 1)]
    // Written by the first tick that finds something: nothing that existed at eight comes later in the morning.
    const has = (owner: number) =>
      (byOwner.get(owner) ?? []).some(
        ({ madeAt, settledAt, dueAt }) => madeAt < eight && settledAt > first.at && dueAt < ends,
      )
    for (const id of partners) if (has(id)) keys.push(`${day}:${id}`)
    if (has(0)) for (const id of admins) keys.push(`${day}:${id}`)
  }
  return keys
}

/** The first of sorted times that is not before a moment. */
function firstFrom(times: readonly number[], moment: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? never) < moment) low = middle + 1
    else high = middle
  }
  return times[low] ?? never
}
