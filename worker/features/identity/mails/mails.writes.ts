import { sql } from 'drizzle-orm'
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
  Partial<Pick<Mail, 'userId' | 'privateLink' | 'calendar' | 'calendarMethod' | 'stopUrl'>> & {
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

/** Adds emails to a change. */
export const mailTx = (db: Database, of: readonly number[] = []) => ({
  /** Writes emails and the tasks that send them. A task whose email was written before, by its `onceKey`, finds nothing to do. */
  mail: (written: readonly WrittenMail[]): Writes =>
    written.map((mail): Write[] => [
      write(mailWriter, mail, { of }),
      taskTx(db, of).enqueue(sendMailTask, { mailId: mail.id }),
    ]),
})
export type MailTx = ReturnType<typeof mailTx>
