import type { AnalysisRepo, StoredAnalysis } from '#worker/features/candidates/analysis/analysis.repo.ts'
import type { DocumentsRepo, StaffDocument } from '#worker/features/candidates/documents/documents.repo.ts'
import type { EventsRepo, TimelineEntry } from '#worker/features/candidates/applications/events.repo.ts'
import { timelineOf } from '#worker/features/candidates/applications/events.service.ts'
import type { CandidateMailRow, MailsRepo } from '#worker/features/identity/mails/mails.repo.ts'
import type { FollowUpsRepo, FollowUpWithRecord } from '#worker/features/candidates/follow-ups/follow-ups.repo.ts'
import type { Message, MessagesRepo } from '#worker/features/candidates/messages/messages.repo.ts'
import type { ScoringRepo } from '#worker/features/candidates/scoring/scoring.repo.ts'
import { matchOf, type ApplicationMatch } from '#worker/features/candidates/scoring/scoring.service.ts'
import type { Submission, SubmissionsRepo } from '#worker/features/clients/submissions/submissions.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import type { Log } from '#worker/http/log.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import {
  readApplication,
  type ApplicationDetail,
} from '#worker/features/candidates/applications/applications.service.ts'
import { reasonOf } from '#worker/http/reason.ts'

type CandidateRecordDeps = {
  applications: ApplicationsRepo
  events: EventsRepo
  documents: DocumentsRepo
  submissions: SubmissionsRepo
  messages: MessagesRepo
  mails: MailsRepo
  followUps: Pick<FollowUpsRepo, 'ofApplication'>
  scoring: Pick<ScoringRepo, 'match'>
  analyses: Pick<AnalysisRepo, 'of'>
  log: Log
}

export type Panel = {
  application: ApplicationDetail
  events: TimelineEntry[] | null
  documents: StaffDocument[] | null
  submissions: Submission[] | null
  messages: Message[] | null
  mails: CandidateMailRow[] | null
  followUps: FollowUpWithRecord[] | null
  match: ApplicationMatch | null
  /** Null as well before the first analysis. */
  analysis: StoredAnalysis | null
}

/**
 * One application with everything that hangs on it, in as few round trips as six connections allow: the parts are read beside
 * the check and discarded with it. A part that can't be read is null, and logged: the rest of the panel must not be lost
 * with it.
 *
 * @throws AppError 404 application_not_found, also for one that the actor may not see.
 */
export async function readPanel(deps: CandidateRecordDeps, actor: Actor, id: number): Promise<Panel> {
  const part = <T>(name: string, read: Promise<T>): Promise<T | null> =>
    read.catch((error: unknown) => {
      deps.log('panel.part_failed', { part: name, reason: reasonOf(error) })
      return null
    })
  const [application, events, documents, submissions, messages, mails, followUps, match, analysis] = await Promise.all([
    readApplication(deps, actor, id),
    part('events', timelineOf(deps, id)),
    part('documents', deps.documents.ofApplication(id)),
    part('submissions', deps.submissions.ofApplication(id)),
    part('messages', deps.messages.ofApplication(id)),
    part('mails', deps.mails.toCandidate(id)),
    part('followUps', deps.followUps.ofApplication(id)),
    part('match', matchOf(deps, id)),
    part('analysis', deps.analyses.of(id)),
  ])
  return {
    application,
    events,
    documents,
    submissions,
    messages,
    mails,
    followUps,
    match,
    analysis: analysis ?? null,
  }
}
