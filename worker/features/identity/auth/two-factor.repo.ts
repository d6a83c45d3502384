import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { inValues } from '#worker/db/in-ids.ts'
import type { Database } from '#worker/db/client.ts'
import { recoveryCodes, twoFactorSecrets } from './two-factor.table.ts'

export type TwoFactorSecret = typeof twoFactorSecrets.$inferSelect

export type TwoFactorRepo = ReturnType<typeof twoFactorRepo>

export function twoFactorRepo(db: Database) {
  const insertCodes = (userId: number, codeHashes: readonly string[]) =>
    db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
  const removeCodes = (userId: number) => db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return {
    /** The secret of an account, also one that is still being set up (`confirmedAt` null). */
    ofUser: (userId: number): Promise<TwoFactorSecret | undefined> =>
      db.select().from(twoFactorSecrets).where(eq(twoFactorSecrets.userId, userId)).get(),
    /** Keeps a secret that is being set up in place of an unconfirmed one; false when a confirmed one is there. */
    async begin(userId: number, secret: string, at: Date): Promise<boolean> {
      const rows = await db
        .insert(twoFactorSecrets)
        .values({ userId, secret, createdAt: at })
        .onConflictDoUpdate({
          target: twoFactorSecrets.userId,
          set: { secret, lastStep: 0, createdAt: at },
          setWhere: isNull(twoFactorSecrets.confirmedAt),
        })
        .returning({ userId: twoFactorSecrets.userId })
      return rows.length === 1
    },
    /** Turns it on with its recovery codes, if the secret still is the one that was tested; false otherwise. */
    async confirm(
      pending: TwoFactorSecret,
      { step, codeHashes, at }: { step: number; codeHashes: readonly string[]; at: Date },
    ): Promise<boolean> {
      const { userId, secret } = pending
      const mine = and(
        eq(twoFactorSecrets.userId, userId),
        eq(twoFactorSecrets.secret, secret),
        isNull(twoFactorSecrets.confirmedAt),
      )
      const isPending = sql`exists (select 1 from two_factor_secrets where ${mine})`
      const [, , confirmed] = await db.batch([
        db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isPending)),
        db
          .insert(recoveryCodes)
          .select(
            sql`select null, ${userId}, value, null from json_each(${JSON.stringify(codeHashes)}) where ${isPending}`,
          ),
        db
          .update(twoFactorSecrets)
          .set({ confirmedAt: at, lastStep: step })
          .where(mine)
          .returning({ userId: twoFactorSecrets.userId }),
      ])
      return confirmed.length === 1
    },
    /** Uses up a step of the clock and all before it; false when a code of it or of a later one was accepted already. */
    async useStep(userId: number, step: number): Promise<boolean> {
      const rows = await db
        .update(twoFactorSecrets)
        .set({ lastStep: step })
        .where(
          and(
            eq(twoFactorSecrets.userId, userId),
            lt(twoFactorSecrets.lastStep, step),
            isNotNull(twoFactorSecrets.confirmedAt),
          ),
        )
        .returning({ userId: twoFactorSecrets.userId })
      return rows.length === 1
    },
    /** Uses up a recovery code; false when there is no such one or it was used. @param codeHashes As which it may be stored. */
    async useCode(userId: number, codeHashes: readonly string[], at: Date): Promise<boolean> {
      const rows = await db
        .update(recoveryCodes)
        .set({ usedAt: at })
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            inValues(recoveryCodes.codeHash, codeHashes),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ id: recoveryCodes.id })
      return rows.length === 1
    },
    codesLeft: (userId: number): Promise<number> =>
      db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    async replaceCodes(userId: number, codeHashes: readonly string[]): Promise<void> {
      await db.batch([removeCodes(userId), insertCodes(userId, codeHashes)])
    },
    async turnOff(userId: number): Promise<void> {
      await db.batch([removeCodes(userId), db.delete(twoFactorSecrets).where(eq(twoFactorSecrets.userId, userId))])
    },
  }
}
