import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { EventKind } from '#contract/api/candidates/applications.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { applicationEvents } from './events.table.ts'

export type TimelineEntry = {
  id: number
  kind: string
  from: string | null
  to: string | null
  actor: { id: number; name: string } | null
  createdAt: Date
}

export type EventsRepo = ReturnType<typeof eventsRepo>

/** Enough for every real candidate, and a bound for one that a script moved all night. */
const maxTimelineEvents = 500

const before = alias(users, 'before_user')
const after = alias(users, 'after_user')
const nameOr = (name: SQL | typeof before.name | typeof after.name, stored: SQL) =>
  sql<string | null>`coalesce(${name}, ${stored})`

export function eventsRepo(db: Database) {
  return {
    /** The timeline of an application, oldest first; of more than 500 entries the newest. */
    async ofApplication(applicationId: number): Promise<TimelineEntry[]> {
      const isAssignment = sql`${applicationEvents.kind} = 'assigned'`
      const rows = await db
        .select({
          id: applicationEvents.id,
          kind: applicationEvents.kind,
          from: nameOr(before.name, sql`${applicationEvents.from}`),
          to: nameOr(after.name, sql`${applicationEvents.to}`),
          actorId: users.id,
          actorName: users.name,
          createdAt: applicationEvents.createdAt,
        })
        .from(applicationEvents)
        .leftJoin(users, eq(users.id, applicationEvents.actorId))
        .leftJoin(before, sql`${isAssignment} and ${before.id} = cast(${applicationEvents.from} as integer)`)
        .leftJoin(after, sql`${isAssignment} and ${after.id} = cast(${applicationEvents.to} as integer)`)
        .where(eq(applicationEvents.applicationId, applicationId))
        .orderBy(sql`${applicationEvents.id} desc`)
        .limit(maxTimelineEvents)
      return rows.reverse().map(({ actorId, actorName, ...entry }) => ({
        ...entry,
        actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
      }))
    },
    /** Every change of one kind, oldest first, as stored. */
    ofKind: (applicationId: number, kind: EventKind): Promise<{ from: string | null; to: string | null }[]> =>
      db
        .select({ from: applicationEvents.from, to: applicationEvents.to })
        .from(applicationEvents)
        .where(sql`${applicationEvents.applicationId} = ${applicationId} and ${applicationEvents.kind} = ${kind}`)
        .orderBy(applicationEvents.id),
    /** Every change of one kind, oldest first, for several applications. */
    ofKindMany: (
      applicationIds: readonly number[],
      kind: EventKind,
    ): Promise<{ applicationId: number; from: string | null; to: string | null }[]> =>
      db
        .select({
          applicationId: applicationEvents.applicationId,
          from: applicationEvents.from,
          to: applicationEvents.to,
        })
        .from(applicationEvents)
        .where(and(inValues(applicationEvents.applicationId, applicationIds), eq(applicationEvents.kind, kind)))
        .orderBy(applicationEvents.id),
    /** Who made the latest change of an application, of one kind or of any; undefined when there isn't one. */
    latest: async (
      applicationId: number,
      kind?: EventKind,
    ): Promise<{ actorId: number | null; name: string | null } | undefined> =>
      db
        .select({ actorId: applicationEvents.actorId, name: users.name })
        .from(applicationEvents)
        .leftJoin(users, eq(users.id, applicationEvents.actorId))
        .where(
          sql`${applicationEvents.applicationId} = ${applicationId} and ${kind ? sql`${applicationEvents.kind} = ${kind}` : sql`1`}`,
        )
        .orderBy(sql`${applicationEvents.id} desc`)
        .limit(1)
        .get(),
    /** Author of the latest change of one kind, for several applications, by application id. */
    async latestOf(
      applicationIds: readonly number[],
      kind: EventKind,
    ): Promise<Map<number, { actorId: number | null; name: string | null }>> {
      const rows = await db
        .select({
          applicationId: applicationEvents.applicationId,
          actorId: applicationEvents.actorId,
          name: users.name,
        })
        .from(applicationEvents)
        .leftJoin(users, eq(users.id, applicationEvents.actorId))
        .where(
          sql`${applicationEvents.id} in (select (select max(own.id) from application_events own
            where own.application_id = asked.value and own.kind = ${kind})
            from json_each(${JSON.stringify(applicationIds)}) asked)`,
        )
      return new Map(rows.map(({ applicationId, ...who }) => [applicationId, who]))
    },
  }
}
