import type { EventKind } from '#contract/api/candidates/applications.ts'
import type { EventsRepo, TimelineEntry } from './events.repo.ts'

type EventsDeps = { events: EventsRepo }

/** The timeline of an application, oldest first. Whether the caller may see it is decided before. */
export const timelineOf = (deps: EventsDeps, applicationId: number): Promise<TimelineEntry[]> =>
  deps.events.ofApplication(applicationId)

/** Every change of the interview date, oldest first. Null means that there was no date. */
export const interviewChanges = (
  deps: EventsDeps,
  applicationId: number,
): Promise<{ from: string | null; to: string | null }[]> => deps.events.ofKind(applicationId, 'interview')

/** Changes of the interview dates of several applications, as a function from application id to its changes. */
export async function interviewChangesOf(
  deps: EventsDeps,
  applicationIds: readonly number[],
): Promise<(applicationId: number) => { from: string | null; to: string | null }[]> {
  const rows = await deps.events.ofKindMany(applicationIds, 'interview')
  const byId = Map.groupBy(rows, ({ applicationId }) => applicationId)
  return (applicationId) => byId.get(applicationId) ?? []
}

/** Who changed an application last, by the kind of change or any; "Someone else" if unknown. */
export async function lastEditor(
  deps: EventsDeps,
  applicationId: number,
  kind?: EventKind,
): Promise<{ id: number | null; name: string }> {
  const latest = await deps.events.latest(applicationId, kind)
  return { id: latest?.actorId ?? null, name: latest?.name ?? 'Someone else' }
}

/** Who changed each of several applications last in one way. */
export async function lastEditors(
  deps: EventsDeps,
  applicationIds: readonly number[],
  kind: EventKind,
): Promise<(applicationId: number) => { id: number | null; name: string }> {
  const latest: Awaited<ReturnType<EventsRepo['latestOf']>> =
    applicationIds.length === 0 ? new Map() : await deps.events.latestOf(applicationIds, kind)
  return (applicationId) => {
    const who = latest.get(applicationId)
    return { id: who?.actorId ?? null, name: who?.name ?? 'Someone else' }
  }
}
