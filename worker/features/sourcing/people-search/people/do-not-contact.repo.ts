import { and, count, desc, eq, isNotNull, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { ContactKeys } from '#worker/features/identity/contact-ban/contact-keys.policy.ts'
import { normalize } from '#worker/reading/lexicon/tokens.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { people } from './people.table.ts'

/** A mark as it is set: by whom, when, and why where a reason was given. */
export type ContactMark = { by: number; at: Date; reason: string | null }

export type DoNotContactRepo = ReturnType<typeof doNotContactRepo>
export type MarkedRow = Awaited<ReturnType<DoNotContactRepo['page']>>[number]

/** More words than these narrow nothing further. */
const maxWords = 8

/** Far more marks than one person's keys can mean. */
const maxMarked = 1_000

const places = JSON.stringify(Array.from({ length: 60 }, (_, at) => at + 1))

/** The digits of a phone number before its extension, however it is written. */
const digitsOf = (phone: AnyColumn): SQL => {
  const main = sql`substr(lower(${phone}), 1, instr(lower(${phone}) || 'x', 'x') - 1)`
  const beforeExtension = sql`substr(${main}, 1, instr(${main} || 'e', 'e') - 1)`
  return sql`(select group_concat(substr(${beforeExtension}, value, 1), '') from json_each(${sql.raw(`'${places}'`)})
    where substr(${beforeExtension}, value, 1) between '0' and '9')`
}

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
        .slice(0, maxWords)
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
    /**
     * Marked people who may be the one that these keys mean; the caller compares exactly. Walks the index of marks, which
     * holds few, so that nothing has to be kept beside each person.
     */
    marked({ emails, phones, linkedin, personId }: ContactKeys & { personId: number | null }) {
      const { id, name, email, phone, profileUrl } = people
      const isAmong = (value: SQL, keys: readonly string[]) =>
        sql`${value} in (select value from json_each(${JSON.stringify(keys)}))`
      return db
        .select({ id, name, email, phone, profileUrl, markedAt: people.doNotContactAt })
        .from(people)
        .where(
          and(
            isNotNull(people.doNotContactAt),
            isNull(people.deletedAt),
            or(
              personId === null ? undefined : eq(people.id, personId),
              emails.length === 0 ? undefined : isAmong(sql`lower(trim(${email}))`, emails),
              phones.length === 0 ? undefined : isAmong(sql`substr(${digitsOf(phone)}, -10)`, phones),
              linkedin.length === 0 ? undefined : sql`instr(lower(${profileUrl}), 'linkedin.com/') > 0`,
            ),
          ),
        )
        .limit(maxMarked)
    },
    async count(q: string): Promise<number> {
      const row = await db.select({ count: count() }).from(people).where(matching(q)).get()
      return row?.count ?? 0
    },
    /** Marks a person, or with null removes the mark. Returns false if there is no such person or mark. */
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
