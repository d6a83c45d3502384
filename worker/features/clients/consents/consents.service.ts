import type { z } from 'zod'
import type { askConsentBody } from '#contract/api/clients/consents.ts'
import {
  anyPositionText,
  askAgainDays,
  consentStatement,
  endOfDays,
  lastDayText,
  stateNow,
} from '#contract/domain/consents.ts'
import { addDays, easternMidnight } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { mayChange } from '#worker/features/candidates/applications/applications.policy.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import {
  appending,
  evidenceOf,
  firmKeyOf,
  type EvidenceDeps,
} from '#worker/features/clients/evidence/evidence.service.ts'
import { refuseIfBanned, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { siteOrigin, writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { makeLink, type SignedLinkDeps } from '#worker/features/identity/signed-links/signed-links.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import {
  emptyConsent,
  requestKey,
  type Consent,
  type ConsentsRepo,
  type FirmMeant,
  type FullConsent,
  type ListedConsent,
} from './consents.repo.ts'
import { requestMail } from './request-mail.service.ts'

type ConsentReads = { applications: Pick<ApplicationsRepo, 'snapshot'>; consents: ConsentsRepo; now: () => Date }
export type ConsentDeps = ConsentReads & EvidenceDeps & SignedLinkDeps & WriteMailsDeps & { mailer: unknown }

const consentNotFound = () =>
  notFound('consent_not_found', 'This consent doesn’t exist, or its candidate isn’t assigned to you.')

/** Life of a link in days. Long enough for candidates to look up what they agreed to, and to withdraw. */
const linkDays = 365

/** Consents of an application, newest first. @throws AppError 404 application_not_found. */
export async function listConsents(deps: ConsentReads, actor: Actor, applicationId: number): Promise<ListedConsent[]> {
  const [, rows] = await Promise.all([
    refuseUnlessSeen(deps, actor, applicationId),
    deps.consents.ofApplication(applicationId, deps.now()),
  ])
  return rows
}

/** A staff member as the author of an evidence entry. */
export const byStaff = (actor: Actor) => ({ kind: 'staff' as const, id: actor.id, name: actor.name })

/** Makes a link to the candidate's page. */
export const consentLink = (deps: SignedLinkDeps, subjectId: string, createdBy: number | null) =>
  makeLink(deps, { purpose: 'consent', subjectId, expiresAt: endOfDays(deps.now(), linkDays), createdBy })

export const consentPath = (token: string): string => `/consent/${token}`

/**
 * Asks a candidate by email for their consent to be submitted to a firm. A second request while one is open changes nothing.
 *
 * @returns The request, or the one that was there.
 * @throws AppError 404 application_not_found; 409 email_needed, do_not_contact, declined_recently.
 */
export async function askConsent(
  deps: ConsentDeps & BanDeps,
  actor: Actor,
  applicationId: number,
  input: z.output<typeof askConsentBody>,
): Promise<{ consent: ListedConsent; isNew: boolean }> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const [subject, settings, earlier] = await Promise.all([
    deps.consents.subject(applicationId, input.firmName),
    readSettings(deps),
    deps.consents.ofApplication(applicationId, deps.now()),
  ])
  if (!subject) throw consentNotFound()
  if (!subject.email) throw conflict('email_needed', 'This candidate has no email address. Add one first.')
  await refuseIfBanned(deps, { name: subject.candidate, ...subject })
  const at = deps.now()
  const { firmName, scope, isForAnyPosition, message = null } = input
  const firm = { firmKey: firmKeyOf(firmName), firmId: subject.firmId }
  const same = earlier.filter((one) => isSameFirm(one, firm))
  const running = same.find((one) => ['requested', 'given'].includes(stateNow(one, at)))
  if (running) return { consent: running, isNew: false }
  await refuseSoonAfterNo(deps, actor, applicationId, firm)
  const position = isForAnyPosition ? anyPositionText : subject.position
  const id = deps.ids.secretId()
  const statement = consentStatement(settings.consentStatement, {
    agency: settings.brandName,
    firm: firmName,
    position,
    scope,
    at,
  })
  const consent: Consent = {
    ...emptyConsent,
    id,
    applicationId,
    candidateId: subject.candidateId,
    firmName,
    ...firm,
    isForAnyPosition,
    state: 'requested',
    channel: 'link',
    scope,
    message,
    statement,
    statementHash: await sha256Hex(statement),
    requestedBy: actor.id,
    requestedAt: at,
    openUntil: endOfDays(at, settings.consentOpenDays),
  }
  const link = await consentLink(deps, id, actor.id)
  const mails = await writeMails(
    deps,
    [
      {
        ...requestMail({
          applicationId,
          candidate: subject.candidate,
          email: subject.email,
          recruiter: actor.name,
          until: consent.openUntil,
          message,
          path: consentPath(link.token),
        }),
        onceKey: requestKey(id),
        authorId: actor.id,
      },
    ],
    settings,
  )
  await appending(async () => {
    const recorded = await evidenceOf(deps, {
      applicationId,
      firms: [firmName],
      kind: 'consent_requested',
      by: byStaff(actor),
      at,
      facts: {
        company: firmName,
        covers: isForAnyPosition ? anyPositionText : null,
        openUntil: consent.openUntil.toISOString(),
        scope,
        statementHash: consent.statementHash,
      },
    })
    return deps.consents.add(consent, { by: actor.id, at }, (tx) => [
      tx.event('consent_requested', { to: firmName }),
      link.write,
      tx.mail(mails),
      recorded,
    ])
  })
  // The second of two simultaneous requests returns the first.
  const rows = await deps.consents.ofApplication(applicationId, at)
  const found = rows.find((one) => one.id === id) ?? rows.find((one) => isSameFirm(one, firm))
  if (!found) throw consentNotFound()
  return { consent: found, isNew: found.id === id }
}

const isSameFirm = (one: FirmMeant, other: FirmMeant): boolean =>
  one.firmKey === other.firmKey || (one.firmId !== null && one.firmId === other.firmId)

/** Refuses to ask a candidate who said no to the firm lately. Only those who may see the answer read about it. */
async function refuseSoonAfterNo(
  deps: ConsentReads,
  actor: Actor,
  applicationId: number,
  firm: FirmMeant,
): Promise<void> {
  const no = await deps.consents.lastNo(applicationId, firm)
  if (!no?.answeredAt) return
  const again = easternMidnight(addDays(easternDay(no.answeredAt), askAgainDays + 1))
  if (deps.now() >= again) return
  throw conflict(
    'declined_recently',
    mayChange(actor, { assignedPartnerId: no.partnerId })
      ? `The candidate said no to this firm. You can ask again after ${lastDayText(again)}.`
      : 'This candidate can’t be asked about this firm right now. Please ask an admin.',
  )
}

/** A consent that the actor may change. @throws AppError 404 consent_not_found. */
export async function visibleConsent(deps: ConsentReads, actor: Actor, id: string): Promise<FullConsent> {
  const consent = await deps.consents.byId(id)
  if (!consent || !mayChange(actor, { assignedPartnerId: consent.partnerId })) throw consentNotFound()
  return consent
}

/** A consent as lists show it. @throws AppError 404 consent_not_found. */
export async function listedConsent(deps: ConsentReads, id: string): Promise<ListedConsent> {
  const found = await deps.consents.listed(id, deps.now())
  if (!found) throw consentNotFound()
  return found
}

/** Cancels a request and its links. Canceling twice changes nothing. @throws AppError 404 consent_not_found; 409 consent_answered. */
export async function cancelConsent(deps: ConsentDeps, actor: Actor, id: string): Promise<ListedConsent> {
  const consent = await visibleConsent(deps, actor, id)
  const at = deps.now()
  if (consent.state !== 'cancelled') {
    await deps.consents.change(consent, { from: 'requested' }, { state: 'cancelled' }, { by: actor.id, at }, (tx) => [
      tx.event('consent_cancelled', { from: consent.firmName }),
      deps.signedLinks.revokeWith({ purpose: 'consent', subjectId: id, by: actor.id, at }),
    ])
  }
  const now = await listedConsent(deps, id)
  if (now.state !== 'cancelled')
    throw conflict('consent_answered', 'The candidate has already answered, so there’s nothing to cancel.')
  return now
}

/** Turns off the candidate's page. @throws AppError 404 consent_not_found. */
export async function revokeConsentLink(deps: ConsentDeps, actor: Actor, id: string): Promise<ListedConsent> {
  await visibleConsent(deps, actor, id)
  await deps.signedLinks.revoke({ purpose: 'consent', subjectId: id, by: actor.id, at: deps.now() })
  return listedConsent(deps, id)
}

/**
 * Makes a link for the recruiter to pass on, while there is no email service. The evidence records that, because anyone with
 * the link can answer.
 *
 * @throws AppError 404 consent_not_found; 409 emails_are_on.
 */
export async function copyConsentLink(deps: ConsentDeps, actor: Actor, id: string): Promise<string> {
  const consent = await visibleConsent(deps, actor, id)
  if (deps.mailer) throw conflict('emails_are_on', 'The candidate gets the link by email.')
  const [link, settings] = await Promise.all([consentLink(deps, id, actor.id), readSettings(deps)])
  const at = deps.now()
  const { applicationId, firmName } = consent
  await appending(async () => {
    const facts = { company: firmName, text: 'The link to the consent page was given to the recruiter.' }
    const by = byStaff(actor)
    const recorded = await evidenceOf(deps, { applicationId, firms: [firmName], kind: 'note', by, at, facts })
    await deps.consents.note(applicationId, { by: actor.id, at }, () => [link.write, recorded])
  })
  return siteOrigin(settings, deps) + consentPath(link.token)
}
