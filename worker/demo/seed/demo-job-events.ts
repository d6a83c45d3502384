import type { jobEvents } from '#worker/features/jobs/jobs/job-events.table.ts'
import { admins } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import type { DemoJob } from './demo-jobs.ts'

/** One job in this many was edited the day after it was posted. */
const editedEvery = 5

/** History of the demo jobs: all posted, some edited, and closed or deleted where the job is. Oldest event first. */
export function demoJobEvents({
  calendar,
  jobs,
}: {
  calendar: Calendar
  jobs: readonly DemoJob[]
}): (typeof jobEvents.$inferInsert)[] {
  return jobs
    .flatMap(({ id, postedDate, postedDaysAgo, closedAt, deletedAt }, index) => {
      const actorId = (admins[index % admins.length] ?? admins[0])?.id ?? null
      const isEdited = postedDaysAgo > 1 && index % editedEvery === 0
      return [
        { jobId: id, actorId, kind: 'created', createdAt: postedDate, detail: [] },
        ...(isEdited
          ? [
              {
                jobId: id,
                actorId,
                kind: 'edited',
                createdAt: calendar.at(postedDaysAgo - 1, '17:20'),
                detail: index % 2 === 0 ? ['description', 'requirements'] : ['salaryMax'],
              },
            ]
          : []),
        ...(closedAt ? [{ jobId: id, actorId, kind: 'closed', createdAt: closedAt, detail: [] }] : []),
        ...(deletedAt ? [{ jobId: id, actorId, kind: 'deleted', createdAt: deletedAt, detail: [] }] : []),
      ]
    })
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
