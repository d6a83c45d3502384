import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addedId, guardOfRow, write, type Write, type Writer, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { taskTx } from '#worker/tasks/outbox.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import { mails } from './mails.table.ts'

type Mail = typeof mails.$inferSelect

/** An email in its final words, to be written with the change that it reports. */
export type WrittenMail = Pick<Mail, 'id' | 'kind' | 'toAddress' | 'subject' | 'text' | 'html'> &
  Partial<
    Pick<Mail, 'userId' | 'privateLink' | 'calendar' | 'calendarMethod' | 'stopUrl' | 'sendAt' | 'authorId' | 'replyTo'>
  > & {
    createdAt: Date
    /** `addedId`: the application that the same change adds. */
    applicationId?: number | typeof addedId | null
    /** May contain `addedId`. */
    onceKey?: string | null
  }

/** Sends an email; mails.tasks.ts runs it. */
export const sendMailTask = taskDefinition('mails.send', z.object({ mailId: z.string() }))

// One statement for each: two hundred emails in one parameter could be more than D1 takes.
const mailWriter: Writer<WrittenMail> = (db, rows, guard) =>
  rows.map((guarded) => {
    const { applicationId, onceKey = null, ...row } = guarded.row
    const added = sql`cast(${guard.addedId ?? null} as integer)`
    return db
      .insert(mails)
      .select(
        rowWhere(
          mails,
          {
            ...row,
            applicationId: applicationId === addedId ? added : applicationId,
            onceKey: onceKey?.includes(addedId) ? sql`replace(${onceKey}, ${addedId}, ${added})` : onceKey,
          },
          sql`where ${guardOfRow(guarded, guard)}`,
        ),
      )
      .onConflictDoNothing()
  })

type Canceled = { applicationId: number; kind: string; reason: string }

const cancelWriter: Writer<Canceled> = (db, rows, guard) =>
  rows.map((guarded) => {
    const { applicationId, kind, reason } = guarded.row
    return db
      .update(mails)
      .set({ state: 'canceled', reason, privateLink: null })
      .where(
        and(
          eq(mails.applicationId, applicationId),
          eq(mails.kind, kind),
          eq(mails.state, 'queued'),
          isNotNull(mails.sendAt),
          isNull(mails.claimedUntil),
          guardOfRow(guarded, guard),
        ),
      )
  })

/** Longer waits are left to the cron, which finds due emails. Seconds. */
const maxDelay = 240

/** Seconds until an email is due; undefined if the cron sends it. */
function delayOf({ sendAt, createdAt }: WrittenMail): number | undefined {
  const seconds = sendAt ? Math.ceil((sendAt.getTime() - createdAt.getTime()) / 1000) : 0
  return seconds > maxDelay ? undefined : Math.max(0, seconds)
}

/** Adds emails to a change. */
export const mailTx = (db: Database, of: readonly number[] = []) => ({
  /** Writes emails and the tasks that send them. A task whose email was written before, by its `onceKey`, finds nothing to do. */
  mail: (written: readonly WrittenMail[]): Writes =>
    written.map((mail): Write[] => {
      const delaySeconds = delayOf(mail)
      return [
        write(mailWriter, mail, { of }),
        ...(delaySeconds === undefined
          ? []
          : [taskTx(db, of).enqueue(sendMailTask, { mailId: mail.id }, { delaySeconds })]),
      ]
    }),
  /** Cancels emails of a kind about an application that wait for their time. One that is being sent isn't canceled. */
  cancelMails: (canceled: Canceled): Write => write(cancelWriter, canceled, { of }),
})
export type MailTx = ReturnType<typeof mailTx>
