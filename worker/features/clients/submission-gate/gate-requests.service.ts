import { easternDay } from '#contract/domain/eastern-time.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { followUpAdded } from '#worker/features/candidates/follow-ups/follow-ups.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import { judge, type GateDeps, type GateTarget, type JudgedSubmission } from './submission-gate.service.ts'

type GateReads = GateDeps & { applications: Pick<ApplicationsRepo, 'snapshot'> }

/** Checks a submission for the form. Nothing is written. @throws AppError 404 application_not_found; 400 as `judge`. */
export async function checkSubmission(
  deps: GateReads,
  actor: Actor,
  { applicationId, ...target }: GateTarget & { applicationId: number },
): Promise<JudgedSubmission> {
  await refuseUnlessSeen(deps, actor, applicationId)
  return judge(deps, actor, applicationId, target)
}

/**
 * Asks the admins to allow a submission that was stopped: a follow-up for them, once a day for each firm.
 *
 * @throws AppError 404 application_not_found; 400 as `judge`.
 */
export async function askAdmin(
  deps: GateReads,
  actor: Actor,
  { applicationId, note, ...target }: GateTarget & { applicationId: number; note?: string | undefined },
): Promise<void> {
  const application = await refuseUnlessSeen(deps, actor, applicationId)
  const { findings, companyName } = await judge(deps, actor, applicationId, target)
  const at = deps.now()
  const key = firmKeys(companyName).at(-1) ?? ''
  const onceKey = `gate:${applicationId}:${key}:${easternDay(at)}`
  const why = findings.map(({ text }) => text.replace(/\.$/, '')).join('; ')
  const text = `${actor.name} asks to submit ${application.applicantName} to ${companyName}. ${why}.${note ? ` ${note}` : ''}`
  await deps.submissionGate.note(
    applicationId,
    { by: actor.id, at },
    () => [
      followUpAdded({
        ownerId: 0,
        subject: 'application',
        subjectId: applicationId,
        applicationId,
        onceKey,
        text: text.slice(0, 2_000),
        dueAt: at,
        createdBy: actor.id,
        createdAt: at,
        updatedAt: at,
      }),
    ],
    onceKey,
  )
}

/** Keeps that a firm knows a candidate already. The same again changes nothing. @throws AppError 404 application_not_found. */
export async function addPriorContact(
  deps: GateReads,
  actor: Actor,
  given: {
    applicationId: number
    companyName: string
    on?: string | null | undefined
    by: 'candidate' | 'other_agency' | 'us_before'
    note: string
    source: 'client' | 'staff'
  },
): Promise<number> {
  const { on, by, ...rest } = given
  await refuseUnlessSeen(deps, actor, given.applicationId)
  return deps.submissionGate.addPriorContact(
    { ...rest, party: by, onDay: on ?? null },
    { by: actor.id, at: deps.now() },
  )
}
