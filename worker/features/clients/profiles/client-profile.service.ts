import type { EventsRepo } from '#worker/features/candidates/applications/events.repo.ts'
import type { MessagesRepo } from '#worker/features/candidates/messages/messages.repo.ts'
import { readThread } from '#worker/features/candidates/messages/messages.service.ts'
import type { ResumesRepo } from '#worker/features/candidates/resumes/resumes.repo.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { SubmissionsRepo } from '#worker/features/clients/submissions/submissions.repo.ts'
import { listSubmissions } from '#worker/features/clients/submissions/submissions.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { activeUser } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notAllowed } from '#worker/http/errors.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import { mayDownloadPdf } from '#worker/features/candidates/applications/applications.policy.ts'
import type { ApplicationsRepo, Viewer } from '#worker/features/candidates/applications/applications.repo.ts'
import { readApplication } from '#worker/features/candidates/applications/applications.service.ts'
import { pdfFileName, pdfLimit } from './internal-file.service.ts'
import { disclosedBy } from './client-profile-check.ts'
import { clientProfile, clientProfileFacts } from './client-profile.ts'

type ClientProfileDeps = {
  applications: ApplicationsRepo
  events: EventsRepo
  messages: MessagesRepo
  resumes: ResumesRepo
  settings: SettingsRepo
  submissions: SubmissionsRepo
  users: UsersRepo
  limiter: RateLimiter
  assets: Fetcher
  now: () => Date
}

/** Sees every application of a candidate: what a partner may not see must not leave through their profile either. */
const everybody: Viewer = { userId: 0, partnerId: undefined }

/**
 * The client profile of a candidate as PDF. Before it is handed out its bytes are read back and searched for everything
 * that a client must not read; the timeline keeps that it was made.
 *
 * @returns The file and its name, `client-profile-<name>-<UTC moment>.pdf`.
 * @throws AppError 403 for a role that may not; 404 application_not_found; 409 profile_would_disclose; 429.
 */
export async function makeClientProfile(
  deps: ClientProfileDeps,
  actor: Actor,
  id: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  if (!mayDownloadPdf(actor)) throw notAllowed('Only admins and partners can download candidate PDFs.')
  const application = await readApplication(deps, actor, id)
  await deps.limiter.hit(pdfLimit, String(actor.id))
  const { assignedPartnerId } = application
  const [brand, resumes, others, messages, submissions, partner] = await Promise.all([
    readSettings(deps),
    deps.resumes.ofApplication(id),
    deps.applications.history(everybody, application),
    readThread(deps, actor, id),
    listSubmissions(deps, actor, id),
    assignedPartnerId === null ? undefined : activeUser(deps, assignedPartnerId),
  ])
  const resume = resumes.find(({ reading }) => reading?.facts)?.reading?.facts ?? null
  const { name, email } = partner ?? actor
  const [facts, contact, now] = [clientProfileFacts(application, resume), { name, email }, deps.now()]

  const { printDocument } = await import('#worker/platform/pdf/print-document.ts')
  const { readBackPdf } = await import('#worker/platform/pdf/read-back.ts')
  const bytes = new Uint8Array(await printDocument(deps.assets, clientProfile(facts, { brand, contact, now })))
  const found = disclosedBy(
    await readBackPdf(bytes),
    {
      application,
      others: others.map(({ job }) => ({ title: job.title, firm: job.firmName })),
      submittedTo: submissions.map(({ companyName }) => companyName),
      messages: messages.map(({ message }) => message),
    },
    { facts, contact, brandName: brand.brandName, brandPhone: brand.brandPhone },
  )
  if (found.length > 0) {
    throw conflict(
      'profile_would_disclose',
      `The client profile wasn’t made, because it would show ${found.slice(0, 4).join('; ')}. Check the candidate’s last position, firm, practice, location and law school for it.`,
    )
  }
  await deps.applications.addToTimeline(id, { by: actor.id, at: now }, (tx) => [tx.event('profile_made')])
  return { bytes, name: pdfFileName('client-profile', application.applicantName, now) }
}
