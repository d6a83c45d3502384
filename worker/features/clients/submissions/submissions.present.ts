import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import type { Submission } from './submissions.repo.ts'

export const presentSubmission = (row: Submission): ClientSubmission => ({
  id: row.id,
  applicationId: row.applicationId,
  companyName: row.companyName,
  status: row.status,
  notes: row.notes,
  interviewDate: row.interviewDate?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
