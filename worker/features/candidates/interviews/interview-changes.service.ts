import { isComing } from '#contract/domain/interview-mail.ts'
import { hasSameDetails, noDetails, type InterviewDetails } from '#contract/domain/interviews.ts'
import type { Write, Writes } from '#worker/db/change.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { canceledInterviews, savedInterview, type InterviewRow } from './interviews.writes.ts'

/** One interview. Id 0: it has no row yet. */
export type Interview = Omit<InterviewRow, 'createdAt' | 'createdBy'>

/** An interview that is added (`before` null), moved, changed, or canceled (`after.canceledAt`). */
export type InterviewChange = { before: Interview | null; after: Interview }

type Scheduled = { id: number; interviewDate: Date | null }

/**
 * The interviews of an application. Its date counts: where no row has it, the first interview is there, or was moved
 * there by a program that only knows the date.
 */
export function interviewsOf({ id, interviewDate }: Scheduled, rows: readonly InterviewRow[]): Interview[] {
  if (interviewDate === null) return [...rows]
  const time = interviewDate.getTime()
  if (rows.some(({ startsAt, canceledAt }) => startsAt.getTime() === time && canceledAt === null)) return [...rows]
  const first = rows.find(({ uid }) => uid === null) ?? { ...emptyInterview(id, interviewDate), uid: null }
  return [...rows.filter((row) => row !== first), { ...first, startsAt: interviewDate, canceledAt: null }].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  )
}

export const emptyInterview = (applicationId: number, startsAt: Date): Interview => ({
  id: 0,
  applicationId,
  uid: null,
  sequence: 0,
  startsAt,
  ...noDetails,
  interviewers: [],
  canceledAt: null,
})

/** The interview that the application's date means. */
export const currentInterview = ({ interviewDate }: Scheduled, all: readonly Interview[]): Interview | undefined =>
  interviewDate === null
    ? undefined
    : all.find(({ startsAt, canceledAt }) => canceledAt === null && startsAt.getTime() === interviewDate.getTime())

/** Interviews that a candidate is waiting for. */
export const comingInterviews = (all: readonly Interview[], now: Date): Interview[] =>
  all.filter(({ startsAt, canceledAt }) => canceledAt === null && isComing(startsAt, now))

/** The date of an application after changes of its interviews: the next one, else the last one that was held. */
export function dateAfter(all: readonly Interview[], changes: readonly InterviewChange[], now: Date): Date | null {
  const changed = new Set(changes.map(({ before }) => before))
  const left = [...all.filter((one) => !changed.has(one)), ...changes.map(({ after }) => after)]
    .filter(({ canceledAt }) => canceledAt === null)
    .map(({ startsAt }) => startsAt)
    .toSorted((a, b) => a.getTime() - b.getTime())
  return left.find((date) => date > now) ?? left.at(-1) ?? null
}

const dateOf = (interview: Interview | null): Date | null =>
  interview === null || interview.canceledAt !== null ? null : interview.startsAt

/** The dates of a change, null before it is scheduled and after it is canceled. */
export const datesOf = ({ before, after }: InterviewChange) => ({ before: dateOf(before), after: dateOf(after) })

/** The move that a change adds to the timeline, which the first interview's number in calendars counts. */
export function movesOf(change: InterviewChange): { from: string | null; to: string | null }[] {
  const { before, after } = datesOf(change)
  if (before?.getTime() === after?.getTime()) return []
  return [{ from: before?.toISOString() ?? null, to: after?.toISOString() ?? null }]
}

/** True for a change that isn't one. */
export const isUnchanged = (change: InterviewChange): boolean => {
  const { before, after } = datesOf(change)
  return before?.getTime() === after?.getTime() && (change.before ? hasSameDetails(change.before, change.after) : false)
}

/** The interview with other details; those that are undefined stay. */
export function withDetails<T extends Interview>(
  interview: T,
  {
    round,
    minutes,
    place,
    videoUrl,
    interviewers,
  }: Partial<{ [K in keyof InterviewDetails]: InterviewDetails[K] | undefined }>,
): T {
  return {
    ...interview,
    ...(round === undefined ? {} : { round }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(place === undefined ? {} : { place }),
    ...(videoUrl === undefined ? {} : { videoUrl }),
    ...(interviewers === undefined ? {} : { interviewers: [...interviewers] }),
  }
}

/** The timeline entry of a change. The first interview and later rounds have kinds of their own. */
function eventOf(tx: ApplicationTx, change: InterviewChange): Write {
  const { before, after } = datesOf(change)
  const { uid, round } = change.after
  if (before?.getTime() === after?.getTime()) return tx.event('interview_details', { to: round })
  return tx.event(uid === null ? 'interview' : 'interview_round', {
    from: before?.toISOString() ?? null,
    to: after?.toISOString() ?? null,
  })
}

/** Rows and timeline entries of changed interviews. */
export const interviewWrites = (tx: ApplicationTx, by: number | null, changes: readonly InterviewChange[]): Writes =>
  changes.map((change) => [savedInterview({ ...change.after, createdBy: by, at: tx.at }), eventOf(tx, change)])

/** As `interviewWrites`, where everything that is still to come is canceled: few statements for many applications. */
export const cancellationWrites = (tx: ApplicationTx, changes: readonly InterviewChange[]): Writes =>
  changes.length === 0
    ? []
    : [canceledInterviews(tx.applicationId, tx.at), changes.map((change) => eventOf(tx, change))]

type Wish = {
  /** Undefined: the interview that the application's date means; null: another round. */
  interviewId?: number | null | undefined
  startsAt: Date
  details: Parameters<typeof withDetails>[1]
}

/**
 * The change that sets an interview: moves one, adds a round, or schedules a canceled one again.
 *
 * @param uid Its name in calendars if it is a further round.
 * @returns Undefined if there is no such interview.
 */
export function plannedInterview(
  application: Scheduled,
  all: readonly Interview[],
  { interviewId, startsAt, details }: Wish,
  uid: string,
): InterviewChange | undefined {
  const first = all.find((one) => one.uid === null)
  const before = interviewToChange(application, all, interviewId)
  if (before === undefined && interviewId) return undefined
  if (before) return stepped({ before, after: { ...withDetails(before, details), startsAt, canceledAt: null } })
  const added = { ...emptyInterview(application.id, startsAt), uid: first ? uid : null }
  return { before: null, after: withDetails(added, details) }
}

function interviewToChange(application: Scheduled, all: readonly Interview[], interviewId: number | null | undefined) {
  if (interviewId === null) return undefined
  if (interviewId !== undefined) return all.find(({ id, canceledAt }) => id === interviewId && canceledAt === null)
  return currentInterview(application, all) ?? all.find(({ uid, canceledAt }) => uid === null && canceledAt !== null)
}

/** The change with the number that calendars compare. The first interview's dates are counted in the timeline. */
function stepped(change: InterviewChange): InterviewChange {
  const { before, after } = datesOf(change)
  const isCounted = change.after.uid !== null || before?.getTime() === after?.getTime()
  return isCounted ? { ...change, after: { ...change.after, sequence: change.after.sequence + 1 } } : change
}

export const canceled = (before: Interview, at: Date): InterviewChange =>
  stepped({ before, after: { ...before, canceledAt: at } })
