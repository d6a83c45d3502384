import type { z } from 'zod'
import type { recordConsentBody } from '#contract/api/clients/consents.ts'
import { anyPositionText, endOfDays } from '#contract/domain/consents.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { appending, evidenceOf, firmKeyOf } from '#worker/features/clients/evidence/evidence.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { badRequest, conflict } from '#worker/http/errors.ts'
import { emptyConsent, type Consent, type ListedConsent } from './consents.repo.ts'
import { byStaff, type ConsentDeps } from './consents.service.ts'

/**
 * Records an answer by email, on paper or by phone. An email or a signed paper counts with the document that proves it. A phone
 * call is only kept in the timeline and the evidence.
 *
 * @returns The consent, or null for a phone call.
 * @throws AppError 404 application_not_found; 400 unknown_document; 409 consent_running.
 */
export async function recordConsent(
  deps: ConsentDeps,
  actor: Actor,
  applicationId: number,
  input: z.output<typeof recordConsentBody>,
): Promise<ListedConsent | null> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const { firmName, scope, isForAnyPosition, channel, statement, documentId } = input
  const at = deps.now()
  const author = { by: actor.id, at }
  const statementHash = await sha256Hex(statement)
  const entry = { applicationId, firms: [firmName], by: byStaff(actor), at }
  if (channel === 'phone') {
    await appending(async () => {
      const facts = { channel, company: firmName, text: statement }
      const recorded = await evidenceOf(deps, { ...entry, kind: 'note', facts })
      await deps.consents.note(applicationId, author, (tx) => [
        tx.event('note', { to: `By phone about ${firmName}: ${statement}` }),
        recorded,
      ])
    })
    return null
  }
  if (!documentId || !(await deps.consents.isDocumentOf(documentId, applicationId)))
    throw badRequest('unknown_document', 'This document isn’t one of the candidate’s.')
  const [subject, settings] = await Promise.all([deps.consents.subject(applicationId, firmName), readSettings(deps)])
  const id = deps.ids.secretId()
  const validUntil = endOfDays(at, settings.consentValidDays)
  const consent: Consent = {
    ...emptyConsent,
    id,
    applicationId,
    candidateId: subject?.candidateId ?? null,
    firmName,
    firmKey: firmKeyOf(firmName),
    firmId: subject?.firmId ?? null,
    isForAnyPosition,
    state: 'given',
    channel,
    scope,
    statement,
    statementHash,
    requestedBy: actor.id,
    requestedAt: at,
    openUntil: at,
    answeredAt: at,
    validUntil,
    documentId,
  }
  const covers = isForAnyPosition ? anyPositionText : null
  const facts = { channel, company: firmName, covers, document: documentId, scope, statementHash }
  const isAdded = await appending(async () => {
    const recorded = await evidenceOf(deps, { ...entry, kind: 'consent_given', facts })
    return deps.consents.add(consent, author, (tx) => [tx.event('consent_given', { to: firmName }), recorded])
  })
  if (!isAdded) throw conflict('consent_running', 'This firm already has an open request or a valid consent.')
  return (await deps.consents.listed(id, at)) ?? null
}
