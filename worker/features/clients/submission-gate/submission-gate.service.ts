import { addMonths } from '#contract/domain/add-months.ts'
import { agreementInForce } from '#contract/domain/agreements.ts'
import { addDays, easternMidnight } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import {
  gateOutcome,
  judgeSubmission,
  type EarlierSubmission,
  type SubmissionFacts,
  type SubmissionJudgment,
} from '#contract/domain/judge-submission.ts'
import { limitsOn } from '#contract/domain/off-limits.ts'
import { seniorityValues } from '#contract/domain/seniorities.ts'
import type { GateMode, GateRecord } from '#contract/domain/submission-gate.ts'
import type { AgreementsRepo } from '#worker/features/clients/agreements/agreements.repo.ts'
import type { OffLimitsRepo } from '#worker/features/clients/off-limits/off-limits.repo.ts'
import { contactBanOf, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest } from '#worker/http/errors.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import { linkedinKey, phoneKey } from '#worker/features/identity/contact-ban/contact-keys.policy.ts'
import type { GateSubject, PersonKeys, StoredEarlier, SubmissionGateRepo } from './submission-gate.repo.ts'

export type GateDeps = BanDeps & {
  submissionGate: SubmissionGateRepo
  agreements: Pick<AgreementsRepo, 'current'>
  offLimits: Pick<OffLimitsRepo, 'concerning'>
  settings: SettingsRepo
  now: () => Date
}

/** Whom a candidate is to be put before, and for what. */
export type GateTarget = {
  companyName: string
  firmId?: number | undefined
  jobId?: number | undefined
  contactId?: number | undefined
  consentId?: string | undefined
}

/** A judged submission, with what it is about after names and numbers were looked up. */
export type JudgedSubmission = SubmissionJudgment & {
  mode: GateMode
  /** The name that is stored: the directory's where the typed one is another firm's. */
  companyName: string
  firm: { id: number; name: string } | null
  job: { id: number; title: string } | null
}

/** A double click or a repeated request comes within this. Milliseconds. */
export const sameSubmissionMs = 5_000

/**
 * Judges a submission in two round trips. The same submission of the last five seconds doesn't count against itself.
 *
 * @param except A submission that is being changed, which doesn't count either.
 * @throws AppError 400 unknown_firm, unknown_job, unknown_contact, unknown_consent.
 */
export async function judge(
  deps: GateDeps,
  actor: Actor,
  applicationId: number,
  target: GateTarget & { status?: string | undefined },
  except?: number,
): Promise<JudgedSubmission> {
  const now = deps.now()
  const [subject, settings] = await Promise.all([
    deps.submissionGate.subject(applicationId, target, now),
    readSettings(deps),
  ])
  if (!subject) throw badRequest('unknown_application', 'This application doesn’t exist anymore.')
  refuseUnknown(subject, target)
  const { firmId, candidateId } = subject
  const day = easternDay(now)
  const person = keysOf(applicationId, subject)
  const keys = keysOfFirm(subject, target.companyName)
  const need = { firmId, firmKeys: keys, jobId: target.jobId ?? subject.ownJobId }
  const since = new Date(easternMidnight(addMonths(addDays(day, -4), -settings.lookBackMonths)).getTime() - 1)
  const [ban, answers, earlier, agreements, limits] = await Promise.all([
    contactBanOf(deps, {
      name: subject.name,
      email: subject.email,
      phone: subject.phone,
      url: subject.linkedin,
      texts: [subject.personEmail, subject.personPhone],
    }),
    deps.submissionGate.answers(person, need),
    firmId === null ? [] : deps.submissionGate.earlier(person, firmId, since),
    firmId === null ? [] : deps.agreements.current(firmId),
    deps.offLimits.concerning({ firmId, candidateId }, day),
  ])
  if (
    target.consentId !== undefined &&
    !answers.consents.some(({ id, isOfCandidate }) => isOfCandidate && id === target.consentId)
  )
    throw badRequest('unknown_consent', 'This consent isn’t the candidate’s for this firm.')
  const job = jobOf(subject, target)
  const isNamed = firmKeys(target.companyName).some((key) => keysInDirectory(subject).includes(key))
  const companyName = subject.firmName !== null && !isNamed ? subject.firmName : target.companyName
  const isRepeat = (one: StoredEarlier) =>
    one.id === except ||
    (one.applicationId === applicationId &&
      one.companyName === companyName &&
      one.status === target.status &&
      one.at > now.getTime() - sameSubmissionMs)
  const facts: SubmissionFacts = {
    mode: settings.submissionGate,
    now,
    lookBackMonths: settings.lookBackMonths,
    isDoNotContact: ban !== undefined,
    consents: answers.consents,
    need,
    namedConsentId: target.consentId,
    limits: limitsOn(limits, { firmId, officeIds: null, candidateIds: candidateId === null ? [] : [candidateId] }, day),
    submissions: earlier.filter((one) => !isRepeat(one)).map((one) => earlierOf(one, actor, job?.id ?? null)),
    priorContacts: answers.priorContacts,
    isCurrentEmployer: isEmployer(subject, keys),
    hasAgreement:
      agreementInForce(agreements, {
        day,
        // The office of a job isn't known, so an agreement with any of them may cover it.
        officeIds: agreements.flatMap(({ officeId }) => officeId ?? []),
        seniority: seniorityValues.find((level) => level === subject.jobSeniority) ?? null,
      }) !== undefined,
    job: job && { isOpen: subject.isJobOpen === 1, isOfFirm: subject.jobFirmId === firmId },
  }
  const firm = firmId === null ? null : { id: firmId, name: subject.firmName ?? '' }
  return { ...judgeSubmission(facts), mode: settings.submissionGate, companyName, firm, job }
}

function refuseUnknown(subject: GateSubject, { firmId, jobId, contactId }: GateTarget): void {
  if (firmId !== undefined && subject.firmId === null) throw badRequest('unknown_firm', 'This firm doesn’t exist.')
  if (jobId !== undefined && subject.jobId === null) throw badRequest('unknown_job', 'This job doesn’t exist.')
  if (contactId !== undefined && (subject.contactFirmId === null || subject.contactFirmId !== subject.firmId))
    throw badRequest('unknown_contact', 'This contact doesn’t work at the firm.')
}

/** The job that was named, or the application's own if it is of the firm. */
function jobOf({ jobId, jobTitle, jobFirmId, firmId }: GateSubject, target: GateTarget): JudgedSubmission['job'] {
  const isMeant = target.jobId !== undefined || (firmId !== null && jobFirmId === firmId)
  return isMeant && jobId !== null ? { id: jobId, title: jobTitle ?? '' } : null
}

const given = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string' && value !== '') as string[]),
]

function keysOf(applicationId: number, subject: GateSubject): PersonKeys {
  const jdYear = subject.personJdYear ?? subject.jdYear
  const lastFirm = subject.personLastFirm ?? subject.lastFirm
  return {
    applicationId,
    candidateId: subject.candidateId,
    emails: given([subject.email, subject.personEmail]),
    phones: given([subject.phone === null ? null : phoneKey(subject.phone), subject.personPhone]),
    linkedin: given([subject.linkedin === null ? null : linkedinKey(subject.linkedin), subject.personLinkedin]),
    alike:
      jdYear === null || !lastFirm
        ? null
        : { name: subject.name, jdYear, lastFirm, lastFirmId: subject.personLastFirmId },
  }
}

const keysInDirectory = ({ firmKey, aliasKeys }: GateSubject): string[] => [...given([firmKey]), ...aliasKeys]

/** Keys of a firm's name in the directory, its other names, and the typed one. */
const keysOfFirm = (subject: GateSubject, typed: string): string[] => [
  ...new Set([
    ...keysInDirectory(subject),
    ...(subject.firmName ? firmKeys(subject.firmName) : []),
    ...firmKeys(typed),
  ]),
]

function isEmployer(
  { lastFirm, personLastFirm, personLastFirmId, firmId }: GateSubject,
  keys: readonly string[],
): boolean {
  if (firmId !== null && personLastFirmId === firmId) return true
  return given([lastFirm, personLastFirm]).some((name) => firmKeys(name).some((key) => keys.includes(key)))
}

/** Admins may know who submitted the person, and partners what they submitted themselves. */
const earlierOf = (row: StoredEarlier, actor: Actor, jobId: number | null): EarlierSubmission => ({
  at: new Date(row.at),
  isSameJob: jobId !== null && row.jobId === jobId,
  isPossible: row.isPossible === 1,
  who: actor.role === 'admin' || row.partnerId === actor.id ? (row.partner ?? 'The agency') : null,
})

/** An admin's reason to submit in spite of findings. */
export type GateOverride = { reason: string }

/**
 * Decides about a submission that is to be saved: judges it, and refuses what may not pass, with an entry in the timeline.
 *
 * @returns What is stored of the check.
 * @throws AppError 403 not_allowed for the override of a partner; 409 with `findings`: submission_stopped, or the code of the
 *   concern that nobody can override.
 */
export async function passGate(
  deps: GateDeps,
  actor: Actor,
  applicationId: number,
  given: GateTarget & { status: string; override?: GateOverride | undefined },
  except?: number,
): Promise<JudgedSubmission & { gate: GateRecord }> {
  const { override } = given
  if (override && actor.role !== 'admin')
    throw new AppError(403, 'override_needs_admin', 'Only an admin can submit in spite of findings. Ask one to do it.')
  const judged = await judge(deps, actor, applicationId, given, except)
  const { verdict, findings, mode, companyName } = judged
  const at = deps.now()
  const outcome = gateOutcome(verdict, mode, override !== undefined)
  if (outcome !== 'passes') {
    const codes = findings.map(({ code }) => code).join(', ')
    await deps.submissionGate.note(applicationId, { by: actor.id, at }, (tx) => [
      tx.event('submission_blocked', { to: `${companyName} (${codes})` }),
    ])
    throw refusal(judged, outcome, actor)
  }
  return {
    ...judged,
    gate: {
      mode,
      verdict,
      findings,
      checkedAt: at.toISOString(),
      override: override && findings.length > 0 ? { by: actor.id, name: actor.name, reason: override.reason } : null,
    },
  }
}

function refusal({ findings }: JudgedSubmission, outcome: 'stopped' | 'refused', actor: Actor): AppError {
  const worst = findings.find(({ level }) => level === 'hard') ?? findings[0]
  const text = worst ? worst.text.replace(/\.$/, '') : ''
  if (outcome === 'refused')
    return new AppError(409, worst?.code ?? 'submission_stopped', `${text}. This can’t be overridden.`, { findings })
  const next = actor.role === 'admin' ? 'Give a reason to submit all the same.' : 'Ask an admin to allow it.'
  return new AppError(409, 'submission_stopped', `${text}. ${next}`, { findings })
}
