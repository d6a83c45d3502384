import { candidateStage } from './candidate-stages.ts'
import { candidateTruth } from '#contract/domain/status-truth.ts'
import type { DocumentsRepo } from '#worker/features/candidates/documents/documents.repo.ts'
import { withdrawnNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import type { ResumesRepo } from '#worker/features/candidates/resumes/resumes.repo.ts'
import { resumeById } from '#worker/features/candidates/resumes/resumes.service.ts'
import { listAdminsAnd } from '#worker/features/identity/users/users.service.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import {
  canceled,
  cancellationWrites,
  comingInterviews,
  dateAfter,
  interviewsOf,
} from '#worker/features/candidates/interviews/interview-changes.service.ts'
import type { InterviewsRepo } from '#worker/features/candidates/interviews/interviews.repo.ts'
import { mailsOfChange, type ChangeMailDeps } from '#worker/features/candidates/changes/change-mails.service.ts'
import type { ApplicationsRepo, FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'

type StatusPageDeps = ChangeMailDeps & {
  interviews: InterviewsRepo
  applications: ApplicationsRepo
  documents: DocumentsRepo
  resumes: ResumesRepo
  /** Statuses of the application's submissions to clients. */
  submissions: { statuses: (applicationId: number) => Promise<string[]> }
  limiter: RateLimiter
}
type Asked = { token: string; address: string }

export type StatusPage = {
  applicantName: string
  jobTitle: string
  shortId: string
  appliedAt: Date
  /** Null unless the interview is still to come. */
  interviewDate: Date | null
  stage: string
  next: string
  mayWithdraw: boolean
  /** Files that the candidate sent, with their dates. */
  documents: { name: string; at: Date }[]
}

/** Tokens can't be guessed; this only keeps a script from causing many look-ups. */
const perAddress: RateLimit = { name: 'status.address', max: 120, windowSeconds: 600 }

const linkOver = () =>
  notFound('status_link_over', 'We couldn’t find an application for this link. It may have been deleted.')

/** Viewer without an account: the token alone gives access. */
const viewer = { userId: 0, partnerId: undefined }

async function applicationOf(deps: StatusPageDeps, { token, address }: Asked): Promise<FullApplication> {
  await deps.limiter.hit(perAddress, address)
  const id = /^[\w-]{43}$/.test(token) ? await deps.applicationLinks.applicationOf(await sha256Hex(token)) : undefined
  const application = id === undefined ? undefined : await deps.applications.byId(viewer, id)
  if (!application) throw linkOver()
  return application
}

/** Stage of the candidate. A submission may be further along than the application's own status. */
const stageOf = async (deps: StatusPageDeps, { id, status }: FullApplication) =>
  candidateStage(candidateTruth(status, await deps.submissions.statuses(id)))

/** The page that a candidate sees through their private link. @throws AppError 404 status_link_over; 429. */
export async function readStatusPage(deps: StatusPageDeps, asked: Asked): Promise<StatusPage> {
  const application = await applicationOf(deps, asked)
  const { stage, next, isOver } = await stageOf(deps, application)
  const [documents, resume] = await Promise.all([
    deps.documents.ofApplication(application.id),
    application.resumeId ? resumeById(deps, application.resumeId) : undefined,
  ])
  const { interviewDate } = application
  return {
    applicantName: application.applicantName,
    jobTitle: application.job.title,
    shortId: application.job.shortId,
    appliedAt: application.appliedAt,
    interviewDate: interviewDate && interviewDate > deps.now() && !isOver ? interviewDate : null,
    stage,
    next,
    mayWithdraw: !isOver,
    documents: [
      ...(resume ? [{ name: resume.originalName ?? 'Resume', at: resume.claimedAt ?? resume.createdAt }] : []),
      ...documents
        .filter(({ uploadedBy }) => uploadedBy === null)
        .map(({ originalName, uploadedAt }) => ({ name: originalName, at: uploadedAt })),
    ],
  }
}

/**
 * Withdraws an application through its private link. Cancels an interview that is still to come and notifies the
 * assigned partner. A second call changes nothing.
 *
 * @throws AppError 404 status_link_over; 409 changed_meanwhile, application_over; 429.
 */
export async function withdraw(deps: StatusPageDeps, asked: Asked): Promise<void> {
  const application = await applicationOf(deps, asked)
  if (application.status === 'rejected_by_candidate') return
  if ((await stageOf(deps, application)).isOver) {
    throw conflict('application_over', 'This application is closed, so there’s nothing to withdraw.')
  }
  const at = deps.now()
  const { id: applicationId, assignedPartnerId } = application
  const all = interviewsOf(application, await deps.interviews.ofApplication(applicationId))
  const interviews = comingInterviews(all, at).map((one) => canceled(one, at))
  const next = {
    status: 'rejected_by_candidate' as const,
    ...(interviews.length > 0 ? { interviewDate: dateAfter(all, interviews, at) } : {}),
  }
  const who = { id: 0, name: application.applicantName }
  const mails = await mailsOfChange(deps, who, application, { next, interviews }, { notifyCandidate: true })
  const receivers =
    assignedPartnerId === null ? (await listAdminsAnd(deps, null)).map(({ id }) => id) : [assignedPartnerId]
  const { applicantName: candidate, job } = application
  const isSaved = await deps.applications.change(application, next, { by: null, at }, (tx) => [
    tx.event('status', { from: application.status, to: next.status }),
    cancellationWrites(tx, interviews),
    receivers.map((userId) =>
      tx.notify(withdrawnNotification({ userId, applicationId, at, candidate, job: job.title })),
    ),
    mails(tx),
  ])
  if (!isSaved) throw conflict('changed_meanwhile', 'Your application just changed. Please take another look.')
}
