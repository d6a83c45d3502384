import { and, count, eq, isNotNull, isNull, lt, max, sql, type SQL } from 'drizzle-orm'
import { intakeDays } from '#contract/domain/intake.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { correspondence } from './inbound-mail.table.ts'

export type UndecidedEmailsRepo = ReturnType<typeof undecidedEmailsRepo>
/** An email without a person, by its filer: they decide about all of its address at once. */
type UndecidedAddress = { email: string; filedBy: number | null }

/** Characters of a text that a list shows. */
const maxShownText = 2_000
const dayMs = 24 * 3600_000

/** Emails that were filed with nobody, because no record has their address. */
export function undecidedEmailsRepo(db: Database) {
  const ofAddress = ({ email, filedBy }: UndecidedAddress): SQL | undefined =>
    and(
      isNull(correspondence.candidateId),
      filedBy === null ? isNull(correspondence.filedBy) : eq(correspondence.filedBy, filedBy),
      eq(correspondence.email, email),
    )
  const isOpen = and(isNull(correspondence.candidateId), isNull(correspondence.ignoredAt))
  return {
    /** The newest email of each address with the number of all, newest first. @param filedBy Undefined: everybody's. */
    addresses: (filedBy: number | undefined, limit: number) =>
      db
        .select({
          // SQLite takes the other columns from the row with the latest moment.
          id: correspondence.id,
          email: correspondence.email,
          name: correspondence.name,
          direction: correspondence.direction,
          at: max(correspondence.at).mapWith(correspondence.at),
          subject: correspondence.subject,
          text: sql<string>`substr(${correspondence.text}, 1, ${maxShownText})`,
          filedBy: correspondence.filedBy,
          filerName: users.name,
          emails: count(),
        })
        .from(correspondence)
        .leftJoin(users, eq(users.id, correspondence.filedBy))
        .where(and(isOpen, filedBy === undefined ? undefined : eq(correspondence.filedBy, filedBy)))
        .groupBy(correspondence.filedBy, correspondence.email)
        .orderBy(sql`max(${correspondence.at}) desc`, sql`${correspondence.id} desc`)
        .limit(limit),
    byId: (id: number) =>
      db
        .select({
          email: correspondence.email,
          name: correspondence.name,
          filedBy: correspondence.filedBy,
          filerRole: users.role,
          candidateId: correspondence.candidateId,
        })
        .from(correspondence)
        .leftJoin(users, eq(users.id, correspondence.filedBy))
        .where(eq(correspondence.id, id))
        .get(),
    /** Puts the emails of an address, those that were ignored too, into the record of a person. */
    join: async (address: UndecidedAddress, candidateId: number): Promise<void> =>
      void (await db.update(correspondence).set({ candidateId, ignoredAt: null }).where(ofAddress(address))),
    ignore: async (address: UndecidedAddress, at: Date): Promise<void> =>
      void (await db
        .update(correspondence)
        .set({ ignoredAt: at })
        .where(and(ofAddress(address), isNull(correspondence.ignoredAt)))),
    /** Takes ignored emails back. */
    restore: async (address: UndecidedAddress): Promise<void> =>
      void (await db
        .update(correspondence)
        .set({ ignoredAt: null })
        .where(and(ofAddress(address), isNotNull(correspondence.ignoredAt)))),
    /** Deletes emails that nobody decided about for long, and ignored ones. */
    async removeOld(now: Date): Promise<number> {
      const before = (days: number) => new Date(now.getTime() - days * dayMs)
      const isNobodys = isNull(correspondence.candidateId)
      const results = await db.batch([
        db.delete(correspondence).where(and(isNobodys, lt(correspondence.createdAt, before(intakeDays.undecided)))),
        db.delete(correspondence).where(and(isNobodys, lt(correspondence.ignoredAt, before(intakeDays.decided)))),
      ])
      return results.reduce((sum, { meta }) => sum + meta.changes, 0)
    },
  }
}
