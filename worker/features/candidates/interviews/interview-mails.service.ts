import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { interviewMailKind, isComing, type InterviewMailKind } from '#contract/domain/interview-mail.ts'
import { detailLines } from '#contract/domain/interviews.ts'
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
import { datesOf, isUnchanged, movesOf, type InterviewChange } from './interview-changes.service.ts'
import { statusLinkOf } from '#worker/features/candidates/applications/status-link.service.ts'

export type InterviewMailDeps = WriteMailsDeps & { applicationLinks: ApplicationLinksRepo; events: EventsRepo }

/** Adds the emails about an application, if there are any, to the writes of its change. */
export type CarriedMails = (tx: ApplicationTx) => Writes

export const noMails: CarriedMails = () => []

/** The email that a change of an interview sends to the candidate, or null. */
export function mailKindOf(change: InterviewChange, now: Date): InterviewMailKind | null {
  const dates = datesOf(change)
  const kind = interviewMailKind(dates, now)
  if (kind !== null || isUnchanged(change)) return kind
  return isComing(dates.after, now) ? 'interview_updated' : null
}

/**
 * Writes the emails that notify candidates of their changed interviews, each with the private link to their page. If
 * the actor chose not to send one, the timeline says so instead; an email that an admin turned off is neither written
 * nor noted.
 */
export async function interviewMails(
  deps: InterviewMailDeps,
  changed: readonly { application: FullApplication; changes: readonly InterviewChange[] }[],
  { notifyCandidate }: { notifyCandidate: boolean },
): Promise<CarriedMails> {
  const at = deps.now()
  const settings = await readSettings(deps)
  const due = changed.flatMap(({ application, changes }) =>
    changes.flatMap((change) => {
      const kind = mailKindOf(change, at)
      return kind === null || isMailOff(settings, kind) ? [] : [{ application, change, kind }]
    }),
  )
  if (due.length === 0) return noMails
  const writesOf = new Map<number, CarriedMails[]>()
  const carried: CarriedMails = (tx) => (writesOf.get(tx.applicationId) ?? []).map((writes) => writes(tx))
  const carry = (id: number, writes: CarriedMails) => writesOf.set(id, [...(writesOf.get(id) ?? []), writes])
  if (!notifyCandidate) {
    for (const { application, kind } of due) carry(application.id, (tx) => [tx.event('not_emailed', { to: kind })])
    return carried
  }
  const changesOf = await interviewChangesOf(
    deps,
    due.map(({ application }) => application.id),
  )
  for (const { application, change, kind } of due) {
    const { id: applicationId } = application
    const { path, tokenHash } = await statusLinkOf(deps, application)
    const saved = changesOf(applicationId)
    const mail = await interviewMail(deps, application, { kind, change, path, settings, saved })
    const mails = await writeMails(deps, [mail], settings)
    carry(applicationId, (tx) => [
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
    change,
    path,
    settings,
    saved,
  }: {
    kind: MailKind
    change: InterviewChange
    path: string
    settings: Settings
    saved: readonly { from: string | null; to: string | null }[]
  },
): Promise<NewMail> {
  const { id, applicantName, applicantEmail, job } = application
  const calendar = await calendarOf(deps, application, {
    settings,
    origin: deps.origin,
    attendees: [{ name: applicantName, email: applicantEmail }],
    reader: 'candidate',
    interview: change.after,
    changes: [...saved, ...movesOf(change)],
  })
  return {
    kind,
    to: applicantEmail,
    applicationId: id,
    values: {
      name: applicantName,
      job: job.title,
      when: interviewDateText(change.after.startsAt),
      details: detailLines(change.after).join('\n'),
    },
    link: { path, isPrivate: true },
    ...(calendar ? { calendar } : {}),
  }
}
