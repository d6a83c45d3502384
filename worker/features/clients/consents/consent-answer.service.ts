import { z } from 'zod'
import {
  anyPositionText,
  consentLimits,
  endOfDays,
  lastDayText,
  priorContacts,
  type ConsentState,
} from '#contract/domain/consents.ts'
import { cleanText } from '#contract/domain/plain-text.ts'
import type { Writes } from '#worker/db/change.ts'
import { appending, evidenceOf, type EvidenceFacts } from '#worker/features/clients/evidence/evidence.service.ts'
import { takeOut, type TakeOutDeps } from '#worker/features/clients/submissions/take-out.service.ts'
import { followUpAdded } from '#worker/features/candidates/follow-ups/follow-ups.service.ts'
import { writeMails, type NewMail } from '#worker/features/identity/mails/mails.service.ts'
import { consentNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { SignedLink } from '#worker/features/identity/signed-links/signed-links.repo.ts'
import { listAdminsAnd } from '#worker/features/identity/users/users.service.ts'
import { badRequest } from '#worker/http/errors.ts'
import { readConsentPage } from './consent-page.service.ts'
import type { FullConsent } from './consents.repo.ts'
import { consentPath, type ConsentDeps } from './consents.service.ts'

type AnswerDeps = Omit<ConsentDeps, 'applications'> & TakeOutDeps

const words = z
  .string()
  .max(20_000)
  .transform(cleanText)
  .transform((text) => text.slice(0, consentLimits.answer) || null)

/** Fields of the candidate's form. No option is preselected. */
export const consentForm = z.object({
  action: z.enum(['yes', 'no', 'withdraw', 'reveal', 'again'], 'Please choose an answer.'),
  prior: z.enum(priorContacts).optional().catch(undefined),
  priorText: words.optional(),
  answer: words.optional(),
  reason: words.optional(),
})
type ConsentForm = z.output<typeof consentForm>

/** Sender of an answer. Address and browser are stored with it; the token goes into the candidate's copy. */
type AnswerOrigin = { ip: string; agent: string | undefined; token: string }

/**
 * Handles what the candidate sent. If the consent was answered, withdrawn or expired in the meantime, nothing changes and the
 * page shows the current state.
 *
 * @returns What the page says in addition.
 * @throws AppError 404 link_over; 400 prior_contact_needed for a yes without an answer about earlier submissions.
 */
export async function answerConsent(
  deps: AnswerDeps,
  link: Pick<SignedLink, 'subjectId'>,
  form: ConsentForm,
  origin: AnswerOrigin,
): Promise<'asked_again' | undefined> {
  const { consent, view } = await readConsentPage(deps, link)
  switch (form.action) {
    case 'reveal':
      await deps.consents.change(
        consent,
        { from: 'requested', isOpen: true },
        { revealedAt: deps.now() },
        { by: null, at: deps.now() },
        () => [],
      )
      return undefined
    case 'again':
      if (view.state !== 'expired') return undefined
      await askForAnother(deps, consent)
      return 'asked_again'
    case 'withdraw':
      if (view.state === 'given') await withdraw(deps, consent, form.reason ?? null)
      return undefined
    default:
      if (view.state !== 'requested' || view.firm === null) return undefined
      if (form.action === 'yes' && !form.prior)
        throw badRequest(
          'prior_contact_needed',
          'Please tell us whether you or anyone else has been in touch with this firm.',
        )
      await answer(deps, consent, form, origin)
      return undefined
  }
}

async function answer(deps: AnswerDeps, consent: FullConsent, form: ConsentForm, origin: AnswerOrigin): Promise<void> {
  const at = deps.now()
  const isYes = form.action === 'yes'
  const settings = await readSettings(deps)
  const state = isYes ? ('given' as const) : ('declined' as const)
  const kind = isYes ? ('consent_given' as const) : ('consent_declined' as const)
  const fields = {
    state,
    answeredAt: at,
    validUntil: isYes ? endOfDays(at, settings.consentValidDays) : null,
    answer: form.answer ?? null,
    priorContact: form.prior ?? null,
    priorContactText: form.priorText ?? null,
    answeredIp: origin.ip,
    answeredAgent: origin.agent?.slice(0, 300) ?? null,
  }
  const { candidate, applicationId, firmName, position } = consent
  const said = isYes ? 'said yes' : 'said no'
  const copies: NewMail[] = isYes
    ? [
        {
          kind: 'consent_copy',
          to: consent.email,
          applicationId,
          values: { name: candidate, statement: consent.statement, until: lastDayText(fields.validUntil ?? at) },
          link: { path: consentPath(origin.token), isPrivate: true },
          onceKey: `consent-copy:${consent.id}`,
        },
      ]
    : []
  const mails = await writeMails(
    deps,
    [...copies, ...answeredMail(consent, { candidate, answer: said, position })],
    settings,
  )
  const receivers = await receiversOf(deps, consent)
  await change(deps, consent, {
    from: 'requested',
    isOpen: true,
    at,
    fields,
    kind,
    facts: {
      answer: fields.answer,
      channel: 'link',
      covers: consent.isForAnyPosition ? anyPositionText : null,
      priorContact: fields.priorContact,
      priorContactText: fields.priorContactText,
      scope: consent.scope,
    },
    writes: (tx) => [
      tx.event(kind, { to: firmName }),
      tx.mail(mails),
      receivers.map((userId) =>
        tx.notify(
          consentNotification({
            userId,
            applicationId,
            at,
            message: `${candidate} ${said} to being submitted for ${position}.`,
          }),
        ),
      ),
    ],
  })
}

/**
 * Withdraws a consent. A submission that the firm doesn't have yet can't be sent anymore; where the firm has the candidate, they
 * are taken out, and the recruiter gets the task to inform the firm.
 */
async function withdraw(deps: AnswerDeps, consent: FullConsent, reason: string | null): Promise<void> {
  const at = deps.now()
  const { candidate, applicationId, firmName, position } = consent
  const [receivers, out, mails] = await Promise.all([
    receiversOf(deps, consent),
    takeOut(deps, consent, { at, reason: withdrewReason }),
    writeMails(deps, answeredMail(consent, { candidate, answer: 'withdrew the consent', position })),
  ])
  const isSubmitted = out.submissions.length > 0
  await change(deps, consent, {
    from: 'given',
    at,
    fields: { state: 'withdrawn', withdrawnAt: at, withdrawReason: reason },
    kind: 'consent_withdrawn',
    facts: { isSubmitted, reason },
    writes: (tx) => [
      tx.event('consent_withdrawn', { to: firmName }),
      tx.mail(mails),
      receivers.map((userId) =>
        tx.notify(
          consentNotification({
            userId,
            applicationId,
            at,
            message: `${candidate} withdrew the consent for ${position}.${isSubmitted ? ' They were already submitted, so please let the firm know.' : ''}`,
          }),
        ),
      ),
      out.writes,
      isSubmitted
        ? [
            followUpAdded({
              ownerId: consent.partnerId ?? 0,
              subject: 'application',
              subjectId: applicationId,
              applicationId,
              text: `Tell the firm: ${candidate} withdrew`,
              dueAt: at,
              createdAt: at,
              updatedAt: at,
            }),
          ]
        : [],
    ],
  })
}

/** Why the submissions of a withdrawn consent were closed. */
const withdrewReason = 'The candidate withdrew consent.'

type Transition = {
  from: ConsentState
  isOpen?: boolean
  at: Date
  fields: Partial<FullConsent>
  kind: string
  facts: EvidenceFacts
  writes: (tx: Parameters<Parameters<ConsentDeps['consents']['change']>[4]>[0]) => Writes
}

/** Changes a consent on behalf of its candidate and appends the evidence. */
const change = (deps: AnswerDeps, consent: FullConsent, given: Transition): Promise<boolean> =>
  appending(async () => {
    const { applicationId, candidate, candidateId, firmName, statementHash } = consent
    const { at, kind } = given
    const recorded = await evidenceOf(deps, {
      applicationId,
      firms: [firmName],
      kind,
      by: { kind: 'candidate', id: candidateId, name: candidate },
      at,
      facts: { ...given.facts, company: firmName, statementHash },
    })
    const { from, isOpen = false } = given
    return deps.consents.change(consent, { from, isOpen }, given.fields, { by: null, at }, (tx) => [
      given.writes(tx),
      recorded,
    ])
  })

/** Notifies the recruiter that the candidate wants a new request, once a day. */
async function askForAnother(deps: AnswerDeps, consent: FullConsent): Promise<void> {
  const at = deps.now()
  const receivers = await receiversOf(deps, consent)
  const { applicationId, candidate, position } = consent
  await deps.consents.note(applicationId, { by: null, at }, (tx) =>
    receivers.map((userId) =>
      tx.notify({
        ...consentNotification({
          userId,
          applicationId,
          at,
          message: `${candidate} asks you to send the request about ${position} again.`,
        }),
        onceKey: `consent-again:${consent.id}:${userId}:${at.toISOString().slice(0, 10)}`,
      }),
    ),
  )
}

/** The partner of the application, or all admins if it has no partner. */
async function receiversOf(deps: AnswerDeps, { partnerId }: FullConsent): Promise<number[]> {
  return partnerId === null ? (await listAdminsAnd(deps, null)).map(({ id }) => id) : [partnerId]
}

const answeredMail = (
  { ownerEmail, ownerName, requestedBy, applicationId }: FullConsent,
  values: { candidate: string; answer: string; position: string },
): NewMail[] =>
  ownerEmail === null || requestedBy === null
    ? []
    : [
        {
          kind: 'consent_answered',
          to: ownerEmail,
          userId: requestedBy,
          values: { name: ownerName ?? '', ...values },
          link: { path: `/admin/candidates?selected=${applicationId}&tab=submissions` },
        },
      ]
