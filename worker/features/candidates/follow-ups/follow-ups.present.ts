import type { FollowUp } from '#contract/api/candidates/follow-ups.ts'
import type { Actor } from '#worker/http/access.ts'
import type { FollowUpWithRecord } from './follow-ups.repo.ts'

export const presentFollowUp = (row: FollowUpWithRecord, actor: Actor): FollowUp => ({
  id: row.id,
  // Written by this feature alone, from `followUpSubjects`.
  subject: row.subject as FollowUp['subject'],
  subjectId: row.subjectId,
  applicationId: row.applicationId,
  about: row.about,
  // Read from a firm's site: a link may carry web addresses alone.
  recordUrl: /^https?:\/\//.test(row.recordUrl ?? '') ? row.recordUrl : null,
  rule: row.rule,
  text: row.text,
  dueAt: row.dueAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
  outcome: row.outcome,
  ownerName: row.ownerName,
  isOwn: row.rule === null && row.createdBy === actor.id,
  updatedAt: row.updatedAt.toISOString(),
})
