import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { interviewMailKind } from '#contract/domain/interview-mail.ts'
import type { MailKind } from '#contract/domain/mail-templates.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { Writes } from '#worker/db/change.ts'
import type { EventsRepo } from '#worker/features/candidates/applications/events.repo.ts'
import { interviewChangesOf } from '#worker/features/candidates/applications/events.service.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import {
  isMailOff,
  writeMails,
  type WriteMailsDeps,
  type NewMail,
} from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { ApplicationLinksRepo } from '#worker/features/candidates/applications/application-links.repo.ts'
import type { FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import { calendarOf } from './interview-calendar.service.ts'
import { statusLinkOf } from '#worker/features/candidates/applications/status-link.service.ts'

export type InterviewMailDeps = WriteMailsDeps & { applicationLinks: ApplicationLinksRepo; events: EventsRepo }

/** Adds the emails about an application, if there are any, to the writes of its change. */
export type CarriedMails = (tx: ApplicationTx) => Writes

export const noMails: CarriedMails = () => []

/**
 * Writes the emails that tell candidates about their changed interviews, each with the private link to their page. If
 * the actor chose not to send one, the timeline says so instead; an email that an admin turned off is neither written
 * nor noted.
 */
export async function interviewMails(
  deps: InterviewMailDeps,
  changes: readonly { application: FullApplication; interviewDate: Date | null }[],
  { notifyCandidate }: { notifyCandidate: boolean },
): Promise<CarriedMails> {
  const at = deps.now()
  const settings = await readSettings(deps)
  const due = changes.flatMap((change) => {
    const kind = interviewMailKind({ before: change.application.interviewDate, after: change.interviewDate }, at)
    return kind === null || isMailOff(settings, kind) ? [] : [{ ...change, kind }]
  })
  if (due.length === 0) return noMails
  const writesOf = new Map<number, CarriedMails>()
  const carried: CarriedMails = (tx) => writesOf.get(tx.applicationId)?.(tx) ?? []
  if (!notifyCandidate) {
    for (const { application, kind } of due)
      writesOf.set(application.id, (tx) => [tx.event('not_emailed', { to: kind })])
    return carried
  }
  const changesOf = await interviewChangesOf(
    deps,
    due.map(({ application }) => application.id),
  )
  for (const { application, interviewDate, kind } of due) {
    const { id: applicationId } = application
    const { path, tokenHash } = await statusLinkOf(deps, application)
    const saved = changesOf(applicationId)
    const mail = await interviewMail(deps, application, { kind, interviewDate, path, settings, saved })
    const mails = await writeMails(deps, [mail], settings)
    writesOf.set(applicationId, (tx) => [
      deps.applicationLinks.link({ applicationId, tokenHash, createdAt: tx.at }),
      tx.mail(mails),
    ])
  }
  return carried
}

/** The email about one interview, with its calendar file. */
export async function interviewMail(
  deps: Pick<InterviewMailDeps, 'origin' | 'now'>,
  application: FullApplication,
  {
    kind,
    interviewDate,
    path,
    settings,
    saved,
  }: {
    kind: MailKind
    interviewDate: Date | null
    path: string
    settings: Settings
    saved: readonly { from: string | null; to: string | null }[]
  },
): Promise<NewMail> {
  const { id, applicantName, applicantEmail, job, interviewDate: before } = application
  const calendar = await calendarOf(
    deps,
    { ...application, interviewDate },
    {
      settings,
      origin: deps.origin,
      attendees: [{ name: applicantName, email: applicantEmail }],
      // Not the status page: anyone who sees the candidate's calendar could open it.
      statusPath: '/',
      changes: [...saved, { from: before?.toISOString() ?? null, to: interviewDate?.toISOString() ?? null }],
    },
  )
  return {
    kind,
    to: applicantEmail,
    applicationId: id,
    values: { name: applicantName, job: job.title, when: interviewDateText(interviewDate ?? before) },
    link: { path, isPrivate: true },
    ...(calendar ? { calendar } : {}),
  }
}
