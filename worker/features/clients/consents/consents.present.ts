import type { ConsentItem } from '#contract/api/clients/consents.ts'
import { stateNow } from '#contract/domain/consents.ts'
import { mailDelivery } from '#contract/domain/mail-delivery.ts'
import type { ListedConsent } from './consents.repo.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

export const presentConsent = (row: ListedConsent, now: Date): ConsentItem => ({
  id: row.id,
  firmName: row.firmName,
  state: stateNow(row, now),
  channel: row.channel,
  scope: row.scope,
  isForAnyPosition: row.isForAnyPosition,
  statement: row.statement,
  priorContact: row.priorContact,
  priorContactText: row.priorContactText,
  answer: row.answer,
  requestedBy: row.requester,
  requestedAt: row.requestedAt.toISOString(),
  openUntil: row.openUntil.toISOString(),
  remindedAt: iso(row.remindedAt),
  answeredAt: iso(row.answeredAt),
  validUntil: iso(row.validUntil),
  withdrawnAt: iso(row.withdrawnAt),
  withdrawReason: row.withdrawReason,
  opens: row.opens,
  lastOpenedAt: row.lastOpenedAt === null ? null : new Date(row.lastOpenedAt).toISOString(),
  hasLink: row.links > 0,
  delivery: row.mail ? mailDelivery(row.mail) : null,
})
