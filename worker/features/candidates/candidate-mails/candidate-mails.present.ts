import type { CandidateMail } from '#contract/api/candidates/candidate-mails.ts'
import { mailDelivery } from '#contract/domain/mail-delivery.ts'
import { mailKindLabel } from '#contract/domain/mail-templates.ts'
import type { CandidateMailRow } from '#worker/features/identity/mails/mails.repo.ts'

export const presentCandidateMail = (mail: CandidateMailRow): CandidateMail => ({
  id: mail.id,
  kind: mail.kind,
  label: mailKindLabel(mail.kind),
  to: mail.toAddress,
  subject: mail.subject,
  delivery: mailDelivery(mail),
  reason: mail.reason,
  createdAt: mail.createdAt.toISOString(),
  sendAt: mail.sendAt?.toISOString() ?? null,
  sentAt: mail.sentAt?.toISOString() ?? null,
  author: mail.author,
})
