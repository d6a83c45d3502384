import type { Ownership, OwnershipItem } from '#contract/api/clients/ownerships.ts'
import { mailDelivery } from '#contract/domain/mail-delivery.ts'
import { presentEvidence } from '#worker/features/clients/evidence/evidence.service.ts'
import type { ListedOwnership } from './ownerships.repo.ts'
import type { WholeOwnership } from './ownerships.service.ts'

/** Replaces the name of an erased person. */
export const erasedCandidate = '[erased]'

const iso = (at: Date | null) => at?.toISOString() ?? null

export const presentListedOwnership = (row: ListedOwnership): OwnershipItem => ({
  id: row.id,
  candidate: row.candidate ?? erasedCandidate,
  applicationId: row.candidate === null ? null : row.applicationId,
  position: row.position,
  firm: { id: row.firmId, name: row.firmName },
  owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  state: row.state,
})

export function presentOwnership(whole: WholeOwnership): Ownership {
  const { ownership, evidence, consents, submissions, mails, otherContacts, mayChange } = whole
  return {
    ...presentListedOwnership(ownership),
    version: ownership.version,
    months: ownership.months,
    sentAt: ownership.sentAt.toISOString(),
    sentHow: ownership.sentHow,
    ownerReason: ownership.ownerReason,
    releaseReason: ownership.releaseReason,
    disputeText: ownership.disputeText,
    closedAt: iso(ownership.closedAt),
    mayChange,
    evidence: presentEvidence(evidence),
    consents: consents.map((one) => ({
      id: one.id,
      isOfClock: one.id === ownership.consentId,
      state: one.state,
      scope: one.scope,
      statement: one.statement,
      answer: one.answer,
      answeredAt: iso(one.answeredAt),
      validUntil: iso(one.validUntil),
      withdrawnAt: iso(one.withdrawnAt),
      priorContact: one.priorContact,
      priorContactText: one.priorContactText,
    })),
    submissions: submissions.map(
      ({ partnerId: _partner, createdAt: _created, interviewUid: _uid, sentAt, receivedAt, ...one }) => ({
        ...one,
        sentAt: iso(sentAt),
        receivedAt: iso(receivedAt),
      }),
    ),
    mails: mails.map(({ id, subject, to, createdAt, ...mail }) => ({
      id,
      subject,
      to,
      createdAt: createdAt.toISOString(),
      delivery: mailDelivery(mail),
    })),
    otherContacts: otherContacts.map(({ partnerId: _partner, ...one }) => one),
  }
}
