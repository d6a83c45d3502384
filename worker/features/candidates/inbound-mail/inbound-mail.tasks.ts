import { hourly, type CronJob } from '#worker/tasks/cron.ts'

export const inboundMailCronJobs: readonly CronJob[] = [
  {
    name: 'inbound_mail.sweep',
    title: 'Remove old emails that wait in Intake, and outcomes of received ones',
    cron: hourly,
    run: async (deps) => {
      const now = deps.now()
      const removed = (await deps.undecidedEmails.removeOld(now)) + (await deps.receivedEmails.removeOld(now))
      if (removed > 0) deps.log('inbound_mail.swept', { removed })
    },
  },
]
