import { inquiryDays } from '#contract/domain/inquiries.ts'
import { hourly, type CronJob } from '#worker/tasks/cron.ts'

export const inquiriesCronJobs: readonly CronJob[] = [
  {
    name: 'inquiries.sweep',
    title: 'Delete inquiries unchanged for a year',
    cron: hourly,
    run: (deps) => deps.inquiries.sweep(new Date(deps.now().getTime() - inquiryDays * 24 * 3600_000)),
  },
]
