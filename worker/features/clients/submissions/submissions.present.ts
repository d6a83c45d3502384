import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import type { Submission } from './submissions.repo.ts'

export const presentSubmission = (row: Submission): ClientSubmission => ({
  id: row.id,
  applicationId: row.applicationId,
  companyName: row.companyName,
  status: row.status,
  notes: row.notes,
  interviewDate: row.interviewDate?.toISOString() ?? null,
  firmId: row.firmId,
  jobId: row.jobId,
  contactId: row.contactId,
  consentId: row.consentId,
  findings: row.gate?.findings ?? null,
  override: row.gate?.override ? { name: row.gate.override.name, reason: row.gate.override.reason } : null,
  isImported: row.importId !== null,
  sentAt: row.sentAt?.toISOString() ?? null,
  outcomeReason: row.outcomeReason,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
