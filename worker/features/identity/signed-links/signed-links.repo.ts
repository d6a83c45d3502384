import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { signedLinks } from './signed-links.table.ts'

export type SignedLink = typeof signedLinks.$inferSelect
export type LinkPurpose = SignedLink['purpose']
type NewLink = typeof signedLinks.$inferInsert
type Revoked = { purpose: LinkPurpose; subjectId: string; by: number; at: Date }

export type SignedLinksRepo = ReturnType<typeof signedLinksRepo>

const linkWriter: Writer<NewLink> = (db, rows, guard) =>
  rows.map((guarded) =>
    db.insert(signedLinks).select(rowWhere(signedLinks, guarded.row, sql`where ${guardOfRow(guarded, guard)}`)),
  )

const revocation = (db: Database, { purpose, subjectId, by, at }: Revoked, holds = sql`1`) =>
  db
    .update(signedLinks)
    .set({ revokedAt: at, revokedBy: by })
    .where(
      and(eq(signedLinks.purpose, purpose), eq(signedLinks.subjectId, subjectId), isNull(signedLinks.revokedAt), holds),
    )

const revokeWriter: Writer<Revoked> = (db, rows, guard) =>
  rows.map((guarded) => revocation(db, guarded.row, guardOfRow(guarded, guard)))

type NewCode = { id: string; codeHash: string; codeUntil: Date }

const codeWriter: Writer<NewCode> = (db, rows, guard) =>
  rows.map((guarded) => {
    const { id, ...code } = guarded.row
    return db
      .update(signedLinks)
      .set({ ...code, codeTries: 0 })
      .where(sql`id = ${id} and ${guardOfRow(guarded, guard)}`)
  })

export function signedLinksRepo(db: Database) {
  return {
    /** Adds a link with the change that makes it. */
    add: (given: NewLink): Write => write(linkWriter, given),
    /** Ends every link of a record with the change that ends it. */
    revokeWith: (given: Revoked): Write => write(revokeWriter, given),
    /** Ends every link of a record. */
    revoke: async (given: Revoked): Promise<void> => void (await revocation(db, given)),
    /** The link with a token, unless it is over. */
    byToken: (purpose: LinkPurpose, tokenHash: string, now: Date): Promise<SignedLink | undefined> =>
      db
        .select()
        .from(signedLinks)
        .where(
          and(
            eq(signedLinks.tokenHash, tokenHash),
            eq(signedLinks.purpose, purpose),
            isNull(signedLinks.revokedAt),
            sql`${signedLinks.expiresAt} > ${now.getTime()}`,
          ),
        )
        .get(),
    /** Gives a link a new code, in place of the one before, with the email that it is in. */
    setCode: (given: NewCode): Write => write(codeWriter, given),
    /** Counts a try. @returns The hash of the link's code, unless it is over or was tried too often. */
    async tryCode(id: string, now: Date, maxTries: number): Promise<string | undefined> {
      const [row] = await db
        .update(signedLinks)
        .set({ codeTries: sql`${signedLinks.codeTries} + 1` })
        .where(sql`id = ${id} and code_until > ${now.getTime()} and code_tries < ${maxTries}`)
        .returning({ codeHash: signedLinks.codeHash })
      return row?.codeHash ?? undefined
    },
    /** Counts an opening of the page. */
    async opened(id: string, at: Date): Promise<void> {
      await db
        .update(signedLinks)
        .set({
          opens: sql`${signedLinks.opens} + 1`,
          firstOpenedAt: sql`coalesce(${signedLinks.firstOpenedAt}, ${at.getTime()})`,
          lastOpenedAt: at,
        })
        .where(eq(signedLinks.id, id))
    },
    /** Removes links that ended before a moment. For the hourly sweep. */
    async sweep(before: Date): Promise<void> {
      await db.delete(signedLinks).where(lt(signedLinks.expiresAt, before))
    },
  }
}
