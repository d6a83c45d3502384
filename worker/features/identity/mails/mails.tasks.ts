import { everyFiveMinutes, hourly, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import { giveUpMail, sendMail } from './mails.service.ts'
import { sendMailTask } from './mails.writes.ts'

/** Sends one mail. */
export const sendMailTaskRun = task({
  ...sendMailTask,
  run: (deps, { mailId }) => sendMail({ ...deps, mailFrom: deps.config.MAIL_FROM }, mailId),
  giveUp: (deps, { mailId }) => giveUpMail(deps, mailId),
})

/** A mail is kept half a year, to be looked up; then its text goes. */
const keptMs = 182 * 24 * 3600_000

/** Emails that one tick sends; the rest follow five minutes later. */
const maxDue = 500

export const mailsCronJobs: readonly CronJob[] = [
  {
    name: 'mails.due',
    title: 'Send emails that waited for their time',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const due = await deps.mails.due(deps.now(), maxDue)
      deps.enqueue(due.map((mailId) => messageFor(deps.ids, sendMailTask, { mailId })))
    },
  },
  {
    name: 'mails.sweep',
    title: 'Remove old emails',
    cron: hourly,
    run: (deps) => deps.mails.sweep(new Date(deps.now().getTime() - keptMs)),
  },
]
