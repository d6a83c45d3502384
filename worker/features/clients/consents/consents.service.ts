import type { z } from 'zod'
import type { askConsentBody } from '#contract/api/clients/consents.ts'
import { askAgainDays, consentStatement, endOfDays, lastDayText, stateNow } from '#contract/domain/consents.ts'
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
import { requestKey, type Consent, type ConsentsRepo, type FullConsent, type ListedConsent } from './consents.repo.ts'

type ConsentReads = { applications: Pick<ApplicationsRepo, 'snapshot'>; consents: ConsentsRepo; now: () => Date }
export type ConsentDeps = ConsentReads & EvidenceDeps & SignedLinkDeps & WriteMailsDeps & { mailer: unknown }

const consentNotFound = () =>
  notFound('consent_not_found', 'This consent doesn’t exist, or its candidate isn’t assigned to you.')

/** A link stays good so long, so that a candidate can see what they agreed to, and withdraw. */
const linkDays = 365

/** Consents of an application, newest first. @throws AppError 404 application_not_found. */
export async function listConsents(deps: ConsentReads, actor: Actor, applicationId: number): Promise<ListedConsent[]> {
  const [, rows] = await Promise.all([
    refuseUnlessSeen(deps, actor, applicationId),
    deps.consents.ofApplication(applicationId, deps.now()),
  ])
  return rows
}

/** A member of staff as the author of an entry of the evidence. */
export const byStaff = (actor: Actor) => ({ kind: 'staff' as const, id: actor.id, name: actor.name })

/** Makes a link to the candidate's page, with the day on which it is over. */
export const consentLink = (deps: SignedLinkDeps, subjectId: string, createdBy: number | null) =>
  makeLink(deps, { purpose: 'consent', subjectId, expiresAt: endOfDays(deps.now(), linkDays), createdBy })

export const consentPath = (token: string): string => `/consent/${token}`

/**
 * Asks a candidate by email for their consent to be submitted to a firm. A second request while one is open changes nothing.
 *
 * @throws AppError 404 application_not_found; 409 email_needed, do_not_contact, declined_recently.
 */
export async function askConsent(
  deps: ConsentDeps & BanDeps,
  actor: Actor,
  applicationId: number,
  input: z.output<typeof askConsentBody>,
): Promise<ListedConsent> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const [subject, settings, earlier] = await Promise.all([
    deps.consents.subject(applicationId),
    readSettings(deps),
    deps.consents.ofApplication(applicationId, deps.now()),
  ])
  if (!subject) throw consentNotFound()
  if (!subject.email) throw conflict('email_needed', 'This candidate has no email address. Add one first.')
  await refuseIfBanned(deps, { name: subject.candidate, ...subject })
  const at = deps.now()
  const { firmName, scope, message = null } = input
  const firmKey = firmKeyOf(firmName)
  const same = earlier.filter((one) => one.firmKey === firmKey)
  const running = same.find((one) => ['requested', 'given'].includes(stateNow(one, at)))
  if (running) return running
  refuseSoonAfterNo(same, at)
  const { position } = subject
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
    firmKey,
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
        kind: 'consent_request',
        to: subject.email,
        applicationId,
        values: {
          name: subject.candidate,
          recruiter: actor.name,
          until: lastDayText(consent.openUntil),
          message: message ?? '',
        },
        link: { path: consentPath(link.token), isPrivate: true },
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
  // Of two requests at once the second finds the first one's.
  const rows = await deps.consents.ofApplication(applicationId, at)
  const found = rows.find((one) => one.firmKey === firmKey)
  if (!found) throw consentNotFound()
  return found
}

function refuseSoonAfterNo(same: readonly Consent[], at: Date): void {
  const no = same.find(({ state }) => state === 'declined')?.answeredAt
  if (!no) return
  const again = easternMidnight(addDays(easternDay(no), askAgainDays + 1))
  if (at < again)
    throw conflict(
      'declined_recently',
      `The candidate said no to this firm. You can ask again after ${lastDayText(again)}.`,
    )
}

/** Columns of a consent that nobody has answered. */
export const emptyConsent = {
  message: null,
  answer: null,
  priorContact: null,
  priorContactText: null,
  remindedAt: null,
  answeredAt: null,
  validUntil: null,
  answeredIp: null,
  answeredAgent: null,
  documentId: null,
  withdrawnAt: null,
  withdrawReason: null,
  revealedAt: null,
} satisfies Partial<Consent>

async function visible(deps: ConsentReads, actor: Actor, id: string): Promise<FullConsent> {
  const consent = await deps.consents.byId(id)
  if (!consent || !mayChange(actor, { assignedPartnerId: consent.partnerId })) throw consentNotFound()
  return consent
}

async function listed(deps: ConsentReads, id: string): Promise<ListedConsent> {
  const found = await deps.consents.listed(id, deps.now())
  if (!found) throw consentNotFound()
  return found
}

/** Takes a request back. Its links end at once. Twice is once. @throws AppError 404 consent_not_found; 409 consent_answered. */
export async function cancelConsent(deps: ConsentDeps, actor: Actor, id: string): Promise<ListedConsent> {
  const consent = await visible(deps, actor, id)
  const at = deps.now()
  if (consent.state !== 'cancelled') {
    await deps.consents.change(consent, { from: 'requested' }, { state: 'cancelled' }, { by: actor.id, at }, (tx) => [
      tx.event('consent_cancelled', { from: consent.firmName }),
      deps.signedLinks.revokeWith({ purpose: 'consent', subjectId: id, by: actor.id, at }),
    ])
  }
  const now = await listed(deps, id)
  if (now.state !== 'cancelled')
    throw conflict('consent_answered', 'The candidate has answered already, so there’s nothing to take back.')
  return now
}

/** Ends the candidate's page. @throws AppError 404 consent_not_found. */
export async function revokeConsentLink(deps: ConsentDeps, actor: Actor, id: string): Promise<ListedConsent> {
  await visible(deps, actor, id)
  await deps.signedLinks.revoke({ purpose: 'consent', subjectId: id, by: actor.id, at: deps.now() })
  return listed(deps, id)
}

/** Reminds the candidate, unless that was done. @throws AppError 404 consent_not_found; 409 consent_over. */
export async function remindByStaff(deps: ConsentDeps & BanDeps, actor: Actor, id: string): Promise<ListedConsent> {
  const consent = await visible(deps, actor, id)
  if (stateNow(consent, deps.now()) !== 'requested') throw conflict('consent_over', 'This request isn’t open anymore.')
  await remind(deps, consent, actor.id)
  return listed(deps, id)
}

/** Writes the one reminder of a request. A second call writes none. @throws AppError 409 do_not_contact. */
async function remind(deps: ConsentDeps & BanDeps, consent: FullConsent, by: number | null): Promise<void> {
  if (consent.remindedAt) return
  await refuseIfBanned(deps, { name: consent.candidate, email: consent.email })
  const at = deps.now()
  const link = await consentLink(deps, consent.id, by)
  const mails = await writeMails(deps, [
    {
      kind: 'consent_reminder',
      to: consent.email,
      applicationId: consent.applicationId,
      values: { name: consent.candidate, recruiter: consent.ownerName ?? '', until: lastDayText(consent.openUntil) },
      link: { path: consentPath(link.token), isPrivate: true },
      onceKey: `consent-reminder:${consent.id}`,
      ...(by === null ? {} : { authorId: by }),
    },
  ])
  await deps.consents.change(consent, { from: 'requested', isOpen: true }, { remindedAt: at }, { by, at }, (tx) => [
    link.write,
    tx.mail(mails),
  ])
}

/** Reminds a candidate whose request is half over. For the task; twice is once. */
export async function remindIfDue(deps: ConsentDeps & BanDeps, id: string): Promise<void> {
  const consent = await deps.consents.byId(id)
  if (!consent || stateNow(consent, deps.now()) !== 'requested') return
  await remind(deps, consent, null)
}

/**
 * Makes a link that the recruiter hands over, while there is no email service. The evidence says so, because anyone who has
 * the link can answer.
 *
 * @throws AppError 404 consent_not_found; 409 emails_are_on.
 */
export async function copyConsentLink(deps: ConsentDeps, actor: Actor, id: string): Promise<string> {
  const consent = await visible(deps, actor, id)
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
