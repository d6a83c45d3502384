import type { applicationRepeats } from '#worker/features/candidates/apply/repeats.table.ts'
import type { DemoApplication } from './demo-applications.ts'

const hour = 3_600_000

/** Every fortieth applicant sent the form again an hour later, with another number and a letter. */
const repeated = (applications: readonly DemoApplication[]) =>
  applications.filter(({ row }, at) => at % 40 === 7 && row.appliedAt instanceof Date)

const momentOf = ({ row }: DemoApplication) => new Date((row.appliedAt as Date).getTime() + hour)

/** Notes in the timelines that somebody applied again. */
export function demoRepeatEvents(applications: readonly DemoApplication[]): void {
  for (const one of repeated(applications)) {
    one.events.push({
      applicationId: one.row.id,
      actorId: null,
      kind: 'applied_again',
      from: null,
      to: one.row.resumeId ?? null,
      createdAt: momentOf(one),
    })
  }
}

/** Their second submissions, stored apart from the application. */
export const demoRepeats = (applications: readonly DemoApplication[]): (typeof applicationRepeats.$inferInsert)[] =>
  repeated(applications).map((one, at) => ({
    id: at + 1,
    applicationId: one.row.id,
    key: `demo-${at}`,
    digest: `demo-${at}`,
    values: JSON.stringify({
      applicantName: one.row.applicantName,
      phoneNumber: `(646) 555-01${String(at % 100).padStart(2, '0')}`,
      location: one.row.location,
      coverLetter: 'I have a new number and can start in a month.',
    }),
    filled: [],
    resumeId: null,
    receivedAt: momentOf(one),
  }))
