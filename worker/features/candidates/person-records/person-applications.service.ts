import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import { maySee } from '#worker/features/candidates/applications/applications.policy.ts'
import { scoreTask } from '#worker/features/candidates/scoring/scoring-start.service.ts'
import { refuseIfBanned, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { JobsRepo } from '#worker/features/jobs/jobs/jobs.repo.ts'
import { isOpen, jobById } from '#worker/features/jobs/jobs/jobs.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, conflict, notFound } from '#worker/http/errors.ts'
import type { StaffApplication } from './people-changes.repo.ts'
import type { PersonRecord } from './people.repo.ts'
import { changeablePerson, type PeopleDeps } from './people.service.ts'

type AddToJobDeps = PeopleDeps & BanDeps & { jobs: JobsRepo }

/**
 * Adds a person to a job. Emails nobody. A partner's candidate is assigned to that partner.
 *
 * @throws AppError 404 candidate_not_found, job_not_found; 403 not_allowed; 409 email_needed, do_not_contact, job_closed,
 *   already_applied (an issue `applicationId` names the application where the actor may see it).
 */
export async function addApplication(
  deps: AddToJobDeps,
  actor: Actor,
  id: number,
  { jobId, status }: { jobId: number; status: ApplicationStatus },
): Promise<{ id: number }> {
  const person = await changeablePerson(deps, actor, id)
  const { name, email, phone, linkedinUrl } = person
  if (!email) throw conflict('email_needed', 'Add an email address to this person first, then add them to the job.')
  const job = await jobById(deps, jobId)
  if (!job || job.deletedAt !== null) throw notFound('job_not_found', 'This job doesn’t exist.')
  if (!isOpen(job)) throw conflict('job_closed', 'This job is closed. Reopen it to add candidates.')
  await refuseIfBanned(deps, { name, email, phone, url: linkedinUrl })
  const application = applicationOf(person, { email, jobId, status, actor })
  const added = await deps.personRecords.addApplication(application, { by: actor.id, at: deps.now() }, (tx) => [
    tx.application.enqueue(scoreTask, { applicationId: tx.application.applicationId }),
    tx.person.logged('applied_by_staff', job.title),
    tx.application.event('added_by_staff', { to: status }),
  ])
  if (added !== undefined) return { id: added }
  throw await alreadyApplied(deps, actor, jobId, { id: person.id, email: application.applicantEmail })
}

function applicationOf(
  person: PersonRecord,
  { email, jobId, status, actor }: { email: string; jobId: number; status: ApplicationStatus; actor: Actor },
): StaffApplication {
  return {
    jobId,
    candidateId: person.id,
    applicantName: person.name,
    applicantEmail: email.trim().toLowerCase(),
    phoneNumber: person.phone,
    linkedinUrl: person.linkedinUrl,
    jdYear: person.jdYear,
    yearsExperience: person.yearsExperience,
    primaryPracticeArea: person.practiceAreas[0] ?? null,
    location: [person.city, person.region].filter(Boolean).join(', ') || null,
    lastJobTitle: person.lastJobTitle,
    lastFirmName: person.lastFirmName,
    assignedPartnerId: actor.role === 'partner' ? actor.id : person.assignedPartnerId,
    resumeId: person.resumeId,
    status,
    source: 'staff',
  }
}

async function alreadyApplied(
  deps: PeopleDeps,
  actor: Actor,
  jobId: number,
  person: { id: number; email: string },
): Promise<AppError> {
  const known = await deps.personRecords.applicationTo(jobId, person)
  const message = 'This person is already a candidate for this job.'
  const more = known && maySee(actor, known) ? { issues: [{ path: 'applicationId', message: String(known.id) }] } : {}
  return new AppError(409, 'already_applied', message, more)
}
