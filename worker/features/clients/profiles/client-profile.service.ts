import type { MessagesRepo } from '#worker/features/candidates/messages/messages.repo.ts'
import { readThread } from '#worker/features/candidates/messages/messages.service.ts'
import type { ResumesRepo } from '#worker/features/candidates/resumes/resumes.repo.ts'
import type { SubmissionsRepo } from '#worker/features/clients/submissions/submissions.repo.ts'
import { listSubmissions } from '#worker/features/clients/submissions/submissions.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { activeUser } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict } from '#worker/http/errors.ts'
import type { Viewer } from '#worker/features/candidates/applications/applications.repo.ts'
import { disclosedBy } from './client-profile-check.ts'
import { clientProfile, textsOf } from './client-profile.ts'
import { loadForPdf, pdfFileName, type PdfDeps } from './candidate-pdf.service.ts'

type ClientProfileDeps = PdfDeps & {
  messages: MessagesRepo
  resumes: ResumesRepo
  submissions: SubmissionsRepo
  users: UsersRepo
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
  const { application, brand, now } = await loadForPdf(deps, actor, id)
  const { assignedPartnerId } = application
  const [resumes, others, messages, submissions, partner] = await Promise.all([
    deps.resumes.ofApplication(id),
    deps.applications.history(everybody, id),
    readThread(deps, actor, id),
    listSubmissions(deps, actor, id),
    assignedPartnerId === null ? undefined : activeUser(deps, assignedPartnerId),
  ])
  const resume = resumes.find(({ reading }) => reading?.facts)?.reading?.facts ?? null
  const { name, email } = partner ?? actor
  const contact = { name, email }
  const profile = clientProfile(application, resume, { brand, contact, now })

  const [{ printProfile }, { readBackPdf }] = await Promise.all([
    import('#worker/platform/pdf/print-profile.ts'),
    import('#worker/platform/pdf/read-back.ts'),
  ])
  const bytes = new Uint8Array(await printProfile(deps.assets, profile))
  const found = disclosedBy(
    await readBackPdf(bytes),
    {
      application,
      others: others.map(({ job }) => ({ title: job.title, firm: job.firmName })),
      submittedTo: submissions.map(({ companyName }) => companyName),
      messages: messages.map(({ message }) => message),
    },
    { texts: textsOf(profile), contact, brandName: brand.brandName, brandPhone: brand.brandPhone },
  )
  if (found.length > 0) {
    throw conflict(
      'profile_would_disclose',
      `We didn’t create the client profile because it would show ${found.slice(0, 4).join('; ')}. Check the candidate’s last position, firm, practice, location and law school.`,
    )
  }
  await deps.applications.addToTimeline(id, { by: actor.id, at: now }, (tx) => [tx.event('profile_made')])
  return { bytes, name: pdfFileName('client-profile', application.applicantName, now) }
}
