import type { defaultRejectionReasons } from '#contract/domain/rejections.ts'
import type { rejections } from '#worker/features/candidates/rejections/rejections.table.ts'
import type { DemoApplication } from './demo-applications.ts'

type Reason = (typeof defaultRejectionReasons)[number]

const reasonsOf: Record<string, readonly Reason[]> = {
  rejected_by_brand: [
    'Practice area doesn’t match',
    'Class year too junior',
    'Missing bar admission',
    'Compensation expectations too high',
  ],
  rejected_by_client: ['Client chose another candidate', 'Interview performance', 'Portable book too small'],
  rejected_by_candidate: ['Candidate accepted another offer', 'Candidate withdrew'],
}

/** Reasons of the rejections, one for each rejected application, noted in their timelines too. */
export function demoRejections(applications: readonly DemoApplication[]): (typeof rejections.$inferInsert)[] {
  return applications.flatMap(({ row, events }, at) => {
    const reasons = reasonsOf[row.status]
    const moved = events.findLast(({ kind, to }) => kind === 'status' && to === row.status)
    if (!reasons || !moved) return []
    const reason = reasons[at % reasons.length] ?? 'Other'
    events.push({ ...moved, kind: 'rejected', from: null, to: reason })
    return [
      {
        applicationId: row.id,
        reason,
        note: null,
        fromStatus: moved.from ?? 'new',
        mailId: null,
        rejectedBy: moved.actorId ?? null,
        rejectedAt: moved.createdAt,
      },
    ]
  })
}
