import type { BulkRefusal, BulkStatusResult } from '#contract/api/candidates/bulk-changes.ts'
import { rejectionSendAt, type RejectionEmailChoice } from '#contract/domain/rejections.ts'
import { currentStatus, isApplicationStatus, isRejected, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { viewerOf } from '#worker/features/candidates/applications/application-list.service.ts'
import { maySee } from '#worker/features/candidates/applications/applications.policy.ts'
import { applicationNotFound } from '#worker/features/candidates/applications/applications.service.ts'
import {
  setStatuses,
  type MovedApplication,
  type SetStatusesDeps,
} from '#worker/features/candidates/changes/bulk-changes.service.ts'
import { isMailOff, writeMails } from '#worker/features/identity/mails/mails.service.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest } from '#worker/http/errors.ts'
import { rejectionMail } from './rejection-mails.service.ts'
import type { RejectionsRepo } from './rejections.repo.ts'
import { rejectionOf } from './rejections.writes.ts'

type RejectDeps = SetStatusesDeps & { rejections: RejectionsRepo }

type RejectInput = {
  changes: readonly { id: number; expectedStatus?: string | undefined }[]
  status: ApplicationStatus
  reason: string
  note?: string | undefined
  email: RejectionEmailChoice
  cancelInterviews: boolean
  notifyCandidates: boolean
}

/**
 * Rejects up to 200 candidates for a reason, each with its event and, if chosen, an email that waits for its time.
 * Candidates who already got a rejection email, or are about to, don't get another one.
 *
 * @throws AppError 400 reason_unknown.
 */
export async function reject(
  deps: RejectDeps,
  actor: Actor,
  { changes, status, reason, note, email, cancelInterviews, notifyCandidates }: RejectInput,
): Promise<BulkStatusResult & { sendAt: string | null }> {
  const settings = await readSettings(deps)
  if (!settings.rejectionReasons.includes(reason)) {
    const message = `“${reason}” isn’t on the list of reasons anymore. Please choose another one.`
    throw badRequest('reason_unknown', message, [{ path: 'reason', message }])
  }
  const at = deps.now()
  const sendAt = isMailOff(settings, 'rejection') ? null : rejectionSendAt(email, at)
  let isEmailing = false
  const result = await setStatuses(deps, actor, {
    changes: changes.map((one) => ({ ...one, status })),
    cancelInterviews,
    notifyCandidates,
    also: async (moved) => {
      const mailOf = sendAt ? await rejectionMails(deps, actor, moved, { settings, sendAt }) : () => undefined
      isEmailing = moved.some(({ id }) => mailOf(id) !== undefined)
      return (tx) =>
        moved.map(({ id, status: fromStatus }) => {
          const one = tx.of(id)
          const mail = mailOf(id)
          return [
            one.event('rejected', { to: note ? `${reason}: ${note}` : reason }),
            rejectionOf({
              applicationId: id,
              reason,
              note: note ?? null,
              fromStatus,
              mailId: mail?.id ?? null,
              by: actor.id,
              at,
            }),
            mail ? one.mail([mail]) : [],
          ]
        })
    },
  })
  return { ...result, sendAt: isEmailing ? (sendAt?.toISOString() ?? null) : null }
}

/** The rejection emails of the applications that get one, as a function from application id to its email. */
async function rejectionMails(
  deps: RejectDeps,
  actor: Actor,
  moved: readonly MovedApplication[],
  { settings, sendAt }: { settings: Settings; sendAt: Date },
) {
  const emailed = await deps.mails.applicationsWith(
    'rejection',
    moved.filter(({ status }) => isRejected(status)).map(({ id }) => id),
  )
  const ids = moved.map(({ id }) => id).filter((id) => !emailed.has(id))
  const applications = await deps.applications.whole(viewerOf(actor), ids)
  const mails = await writeMails(
    deps,
    applications.map((application) => ({ ...rejectionMail(application), sendAt, authorId: actor.id })),
    settings,
  )
  const byApplication = new Map(mails.map((mail) => [mail.applicationId, mail]))
  return (id: number) => byApplication.get(id)
}

/**
 * Moves rejected candidates back to the status before and cancels their waiting emails. Refuses a candidate whose email
 * was sent. The emails are canceled first, so that one cut off half-way leaves nobody emailed by mistake, and can be
 * repeated.
 */
export async function undoRejections(
  deps: RejectDeps,
  actor: Actor,
  ids: readonly number[],
): Promise<BulkStatusResult> {
  const [snapshots, rejections] = await Promise.all([deps.applications.snapshots(ids), deps.rejections.of(ids)])
  const visible = new Map(snapshots.filter((one) => maySee(actor, one)).map((one) => [one.id, one]))
  const mailIds = [...visible.keys()].flatMap((id) => rejections.get(id)?.mailId ?? [])
  if (mailIds.length > 0) await deps.mails.cancel(mailIds, `${actor.name} undid the rejection`)
  const states = await deps.mails.states(mailIds)

  const refused: BulkRefusal[] = []
  const changes: { id: number; status: ApplicationStatus; expectedStatus: string }[] = []
  for (const id of ids) {
    const application = visible.get(id)
    if (!application) {
      const { code, message } = applicationNotFound()
      refused.push({ id, applicantName: null, code, message })
      continue
    }
    const { applicantName, status } = application
    const rejection = rejections.get(id)
    const state = rejection?.mailId ? states.get(rejection.mailId) : undefined
    const before = currentStatus(rejection?.fromStatus ?? '')
    if (!rejection || !isRejected(status) || !isApplicationStatus(before)) {
      const message = `${applicantName} isn’t rejected anymore. Nothing was changed.`
      refused.push({ id, applicantName, code: 'not_rejected', message })
    } else if (state === 'sent' || state === 'queued') {
      refused.push({ id, applicantName, ...emailTooLate(applicantName, state) })
    } else changes.push({ id, status: before, expectedStatus: status })
  }
  if (changes.length === 0) return { done: [], refused }
  const result = await setStatuses(deps, actor, { changes, cancelInterviews: false, notifyCandidates: false })
  return { done: result.done, refused: [...refused, ...result.refused] }
}

/** Why a rejection can't be undone. An email that is still queued after canceling has been claimed by its sender. */
function emailTooLate(name: string, state: 'sent' | 'queued'): { code: string; message: string } {
  const options = 'so the rejection can’t be undone. You can still choose another status.'
  return state === 'sent'
    ? { code: 'already_sent', message: `We’ve already sent ${name} the rejection email, ${options}` }
    : { code: 'being_sent', message: `We’re sending ${name} the rejection email right now, ${options}` }
}
