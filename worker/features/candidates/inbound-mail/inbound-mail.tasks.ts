import { hourly, type CronJob } from '#worker/tasks/cron.ts'

export const inboundMailCronJobs: readonly CronJob[] = [
  {
    name: 'inbound_mail.sweep',
    title: 'Remove old emails with nobody on record',
    cron: hourly,
    run: async (deps) => {
      const removed = await deps.undecidedEmails.removeOld(deps.now())
      if (removed > 0) deps.log('inbound_mail.swept', { removed })
    },
  },
]
