import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { interviewMailKind } from '#contract/domain/interview-mail.ts'
import type { MailKind } from '#contract/domain/mail-templates.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { SqlPiece, Statement } from '#worker/db/client.ts'
import type { RowGuard } from '#worker/db/row-guard.ts'
import type { EventsRepo } from '#worker/features/candidates/events/events.repo.ts'
import { interviewChangesOf, recordEvent } from '#worker/features/candidates/events/events.service.ts'
import {
  isMailOff,
  writeMails,
  type MailNeeds,
  type NewMail,
  type WrittenMail,
} from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { ApplicationLinksRepo } from './application-links.repo.ts'
import type { FullApplication } from './applications.repo.ts'
import { calendarOf } from './interview-calendar.service.ts'
import { statusLinkOf } from './status-link.ts'

export type InterviewMailDeps = MailNeeds & { applicationLinks: ApplicationLinksRepo; events: EventsRepo }

/** Statements of a batch and the tasks that follow it. */
export type MailsOfChange = { statements: (when: SqlPiece) => Statement[]; messages: WrittenMail['message'][] }

export const noMails: MailsOfChange = { statements: () => [], messages: [] }

type InterviewChange = { application: FullApplication; interviewDate: Date | null }
/** Statements for the batch of one application's change, under that change's condition. */
type PartOfChange = { id: number; statements: (when: SqlPiece) => Statement[] }

/** The email about one changed interview, for the batch of that change. See `writeInterviewMails`. */
export async function mailsOfInterview(
  deps: InterviewMailDeps,
  actor: { id: number },
  change: InterviewChange,
  options: { notifyCandidate: boolean },
): Promise<MailsOfChange> {
  const { parts, messages } = await writeInterviewMails(deps, actor, [change], options)
  return { messages, statements: (when) => parts.flatMap(({ statements }) => statements(when)) }
}

/** The same for changes that are saved together, each under the condition of its own application. */
export async function mailsOfManyInterviews(
  deps: InterviewMailDeps,
  actor: { id: number },
  changes: readonly InterviewChange[],
  options: { notifyCandidate: boolean },
): Promise<{ statements: (guard: RowGuard) => Statement[]; messages: WrittenMail['message'][] }> {
  const { parts, messages } = await writeInterviewMails(deps, actor, changes, options)
  return {
    messages,
    statements: (guard) => parts.flatMap(({ id, statements }) => statements(guard.holdsForAny([id]))),
  }
}

/**
 * The emails about changed interviews to their candidates, each with the private link to their page. Where the actor goes
 * without, the timeline says so instead; an email that an admin turned off is neither written nor noted.
 */
async function writeInterviewMails(
  deps: InterviewMailDeps,
  actor: { id: number },
  changes: readonly InterviewChange[],
  { notifyCandidate }: { notifyCandidate: boolean },
): Promise<{ parts: PartOfChange[]; messages: WrittenMail['message'][] }> {
  const at = deps.now()
  const settings = await readSettings(deps)
  const due = changes.flatMap((change) => {
    const kind = interviewMailKind({ before: change.application.interviewDate, after: change.interviewDate }, at)
    return kind === null || isMailOff(settings, kind) ? [] : [{ ...change, kind }]
  })
  if (due.length === 0) return { parts: [], messages: [] }
  if (!notifyCandidate) {
    const parts = due.map(({ application: { id }, kind }): PartOfChange => {
      const event = { applicationId: id, actorId: actor.id, kind: 'not_emailed' as const, to: kind, at }
      return { id, statements: (when) => [recordEvent(deps, event, when)] }
    })
    return { parts, messages: [] }
  }
  const changesOf = await interviewChangesOf(
    deps,
    due.map(({ application }) => application.id),
  )
  const messages: WrittenMail['message'][] = []
  const parts: PartOfChange[] = []
  for (const { application, interviewDate, kind } of due) {
    const { id } = application
    const { path, tokenHash } = await statusLinkOf(deps, application)
    const mail = await interviewMail(deps, application, { kind, interviewDate, path, settings, saved: changesOf(id) })
    const written = await writeMails(deps, [mail], settings)
    messages.push(...written.map(({ message }) => message))
    parts.push({
      id,
      statements: (when) => [
        deps.applicationLinks.add(id, tokenHash, at, when),
        ...written.flatMap(({ statements }) => statements(when)),
      ],
    })
  }
  return { parts, messages }
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
      // The page of the file would open the candidate's status to anyone who sees their calendar.
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
