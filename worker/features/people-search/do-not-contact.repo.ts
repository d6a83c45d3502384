import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { normalize } from '#contract/domain/vocabulary/tokens.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/users/users.table.ts'
import { people } from './people.table.ts'

/** A mark as it is set: by whom, when, and why where a reason was given. */
export type ContactMark = { by: number; at: Date; reason: string | null }

export type DoNotContactRepo = ReturnType<typeof doNotContactRepo>
export type MarkedRow = Awaited<ReturnType<DoNotContactRepo['page']>>[number]

/** More words than these narrow nothing further. */
const mostWords = 8

/** Who is not to be contacted. Deleted people are not among them: nothing is known of them any more. */
export function doNotContactRepo(db: Database) {
  // The key of a name has no accents, so that "etienne" finds Étienne; SQLite lowers ASCII letters alone.
  const text = sql`lower(${people.name} || ' ' || ${people.nameKey} || ' ' || ${people.firm} || ' '
    || coalesce(${people.title}, '') || ' ' || coalesce(${people.email}, '') || ' ' || coalesce(${people.doNotContactReason}, ''))`
  const matching = (q: string) =>
    and(
      isNotNull(people.doNotContactAt),
      isNull(people.deletedAt),
      ...q
        .split(/\s+/)
        .filter((word) => word !== '')
        .slice(0, mostWords)
        .map((word) => sql`(instr(${text}, ${word.toLowerCase()}) > 0 or instr(${text}, ${normalize(word)}) > 0)`),
    )
  return {
    /** Those marked last first; `after` continues a list. */
    page(q: string, { limit, after }: { limit: number; after?: { at: number; id: number } | undefined }) {
      const { id, name, title, firm, offices, email, profileUrl, goneAt } = people
      return db
        .select({
          id,
          name,
          title,
          firm,
          offices,
          email,
          profileUrl,
          goneAt,
          markedAt: people.doNotContactAt,
          reason: people.doNotContactReason,
          by: users.name,
        })
        .from(people)
        .leftJoin(users, eq(users.id, people.doNotContactBy))
        .where(and(matching(q), after && sql`(${people.doNotContactAt}, ${people.id}) < (${after.at}, ${after.id})`))
        .orderBy(desc(people.doNotContactAt), desc(people.id))
        .limit(limit)
    },
    async count(q: string): Promise<number> {
      const row = await db.select({ count: count() }).from(people).where(matching(q)).get()
      return row?.count ?? 0
    },
    /** Marks a person, or with null takes the mark off. False for who is not there, and for a mark that is not. */
    async set(id: number, mark: ContactMark | null): Promise<boolean> {
      const rows = await db
        .update(people)
        .set({
          doNotContactAt: mark?.at ?? null,
          doNotContactBy: mark?.by ?? null,
          doNotContactReason: mark?.reason ?? null,
        })
        .where(and(eq(people.id, id), isNull(people.deletedAt), mark ? undefined : isNotNull(people.doNotContactAt)))
        .returning({ id: people.id })
      return rows.length > 0
    },
  }
}
