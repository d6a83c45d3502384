import type { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { submissionStatuses, type SubmissionStatus } from '#contract/domain/submission-statuses.ts'
import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import type { Calendar } from './calendar.ts'
import type { DemoApplication } from './demo-applications.ts'
import { firms } from './firms.ts'
import type { Random } from './random.ts'

/** Where the submission to the job's own firm has the same status as the application. */
const standing: Partial<Record<ApplicationStatus, readonly SubmissionStatus[]>> = {
  submitted_to_client: ['submitted_to_client'],
  client_interview: ['client_interview', 'interview_scheduled'],
  reference_checks: ['client_interview'],
  offered: ['offered'],
  hired: ['hired'],
  rejected_by_client: ['rejected_by_client'],
}

const notes = [
  'Sent with the deal sheet; the hiring partner answered the same day.',
  'Firm asked for a second writing sample.',
  'Conflicts check under way.',
  'Practice head is travelling; decision expected next week.',
  null,
] as const

/** Submissions to client firms of everyone who was put before one. Adds their events to the applications. */
export function demoSubmissions({
  random,
  calendar,
  applications,
}: {
  random: Random
  calendar: Calendar
  applications: readonly DemoApplication[]
}): (typeof clientSubmissions.$inferInsert)[] {
  const rows: (typeof clientSubmissions.$inferInsert)[] = []
  for (const { row, job, owner, events } of applications) {
    const submitted = events.find((event) => event.kind === 'status' && event.to === 'submitted_to_client')
    if (!submitted) continue
    const at = submitted.createdAt
    const last = row.statusChangedAt as Date
    const others = random.some(
      firms.filter((firm) => firm.name !== job.firmName && firm.kind !== 'company'),
      random.int(0, 2),
    )
    const companies = [
      { companyName: job.firmName, status: random.pick(standing[row.status] ?? (['client_interview'] as const)) },
      ...others.map(({ name }) => ({ companyName: name, status: random.pick(submissionStatuses.slice(0, 4)) })),
    ]
    for (const { companyName, status } of companies) {
      const isMoved = status !== 'submitted_to_client' && last > at
      const stands = isMoved ? status : 'submitted_to_client'
      rows.push({
        id: rows.length + 1,
        applicationId: row.id,
        companyName,
        status: stands,
        notes: random.pick(notes),
        interviewDate:
          stands === 'interview_scheduled'
            ? calendar.workday(-random.int(1, 10), random.pick(['10:00', '13:30', '15:00']))
            : null,
        createdAt: at,
        updatedAt: isMoved ? last : at,
      })
      events.push({
        applicationId: row.id,
        actorId: owner.id,
        kind: 'submission_added',
        from: null,
        to: companyName,
        createdAt: at,
      })
      if (isMoved)
        events.push({
          applicationId: row.id,
          actorId: owner.id,
          kind: 'submission_changed',
          from: `${companyName}: submitted_to_client`,
          to: `${companyName}: ${stands}`,
          createdAt: last,
        })
    }
  }
  return rows
}
