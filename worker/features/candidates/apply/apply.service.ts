import type { ApplyBody } from '#contract/domain/application-form-rules.ts'
import { resumeIdAt } from '#contract/domain/resume-address.ts'
import { statedPracticeArea, type PracticeArea } from '#contract/domain/practice-areas.ts'
import { jobById, jobByShortId, openJobByIdOrShortId } from '#worker/features/jobs/jobs/jobs.service.ts'
import type { JobsRepo } from '#worker/features/jobs/jobs/jobs.repo.ts'
import type { PracticeAreasRepo } from '#worker/features/jobs/practice-areas/practice-areas.repo.ts'
import { listPracticeAreas } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import type { ResumesRepo } from '#worker/features/candidates/resumes/resumes.repo.ts'
import { claimableSince, resumeById } from '#worker/features/candidates/resumes/resumes.service.ts'
import type { Write } from '#worker/db/change.ts'
import type { WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import { readResumeTask } from '#worker/features/candidates/resumes/resume-start.service.ts'
import { hmac, sha256Hex } from '#worker/http/digest.ts'
import { AppError, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { TaskTx } from '#worker/tasks/outbox.ts'
import type { ApplicationLinksRepo } from '#worker/features/candidates/applications/application-links.repo.ts'
import { receivedMail } from './received-mail.service.ts'
import type { Applicant, ApplyRepo, Claim } from './apply.repo.ts'

type ApplyDeps = WriteMailsDeps & {
  applicationLinks: ApplicationLinksRepo
  jobs: JobsRepo
  practiceAreas: PracticeAreasRepo
  resumes: ResumesRepo
  applying: ApplyRepo
  limiter: RateLimiter
  now: () => Date
  ids: Pick<Ids, 'secretId'>
}

/** People apply to a handful of jobs in an hour; a school's network may have many of them. */
const perAddress: RateLimit = { name: 'apply', max: 120, windowSeconds: 3600 }

/**
 * Applications of one caller to one job under one email in a day. Each caller has their own count, so that it reveals
 * nothing about others.
 */
const perCaller: RateLimit = { name: 'apply.person', max: 20, windowSeconds: 24 * 3600 }

/**
 * Minimum number of later applications that one application keeps. A keyed hash of the job and email raises it by up to
 * as many again, so that someone who fills it up can't tell from the number whether someone else had applied before.
 */
export const maxRepeats = 100

/**
 * Error for both limits, of the caller and of the email. They share a message so that it doesn't reveal whether the
 * email has applied before.
 */
function notKept(): AppError {
  const message =
    'We can’t take another application for this job with this email address right now, so this one wasn’t saved. Everything we confirmed earlier is safe. Please try again tomorrow, or contact us.'
  return new AppError(429, 'too_many_applications', message)
}

/** One sentence for every résumé that can't be used: unknown, not arrived, too old, or another application's. */
function resumeGone(): AppError {
  const message = 'This upload has expired. Please upload your résumé again.'
  return new AppError(409, 'resume_unusable', message, { issues: [{ path: 'resumeUrl', message }] })
}

/**
 * Applies to a job. The same form sent twice, even at once, is one application. A different form under the same email
 * is stored apart, with its own values and résumé, and fills only empty fields of the application. The caller can't
 * distinguish these outcomes. Everything answered with success is saved.
 *
 * @param input.jobKey The job's number or short id.
 * @param input.form Parsed by the contract: nothing but the form's own fields.
 * @param input.address The caller's network address.
 * @throws AppError 429, too_many_applications when this one isn't kept; 404 job_not_found; 410 job_closed; 409
 *   resume_unusable.
 */
export async function applyToJob(
  deps: ApplyDeps,
  { jobKey, form, address }: { jobKey: string; form: ApplyBody; address: string },
): Promise<void> {
  await deps.limiter.hit(perAddress, address)
  const job = await openJobByIdOrShortId(deps, jobKey)
  if (!job) throw await whyNoJob(deps, jobKey)

  const resume = await resumeById(deps, resumeIdAt(form.resumeUrl))
  if (!resume?.storedAt) throw resumeGone()
  const areas = form.primaryPracticeArea ? await listPracticeAreas(deps) : []
  const applicant = applicantOf(form, areas)
  const person = `${job.id}:${applicant.applicantEmail}`
  await deps.limiter.hit(perCaller, `${address}:${person}`).catch((error: unknown) => {
    throw error instanceof AppError ? notKept() : error
  })
  const now = deps.now()
  const claim = { resumeId: resume.id, since: claimableSince(now), now }
  const received = await receivedMail(deps, { job, applicant })
  const readResume = (tx: TaskTx) => tx.enqueue(readResumeTask, { resumeId: resume.id })
  if (await deps.applying.add(job.id, applicant, claim, (tx) => [received(tx), readResume(tx)])) return

  const existing = await deps.applying.existing(job.id, applicant.applicantEmail)
  const before = existing && (await resumeById(deps, resume.id))
  if (!before) throw resumeGone()
  const isTheirs = before.applicationId === existing.id
  if (isTheirs && saysTheSame(existing, applicant)) return
  const isClaimable = before.applicationId === null && before.createdAt > claim.since
  if (!isTheirs && !isClaimable) throw resumeGone()
  await applyAgain(deps, existing.id, { applicant, claim, person, readResume })
}

/** Stores what came under the email of somebody who had applied before. */
async function applyAgain(
  deps: ApplyDeps,
  applicationId: number,
  {
    applicant,
    claim,
    person,
    readResume,
  }: { applicant: Applicant; claim: Claim; person: string; readResume: (tx: TaskTx) => Write },
): Promise<void> {
  const { applicantEmail: _, source: __, ...said } = applicant
  const values = JSON.stringify(said)
  const repeat = {
    key: deps.ids.secretId(),
    digest: await sha256Hex(`${claim.resumeId}\n${values}`),
    values,
    max: await maxRepeatsOf(deps, person),
  }
  const outcome = await deps.applying.addAgain(applicationId, applicant, claim, repeat, (tx) => [readResume(tx)])
  if (outcome === 'full') throw notKept()
  if (outcome === 'resume_gone') throw resumeGone()
}

async function maxRepeatsOf({ config }: Pick<ApplyDeps, 'config'>, person: string): Promise<number> {
  const own = await hmac(config.SECRET_KEY, `repeats:${person}`)
  return maxRepeats + ((own.charCodeAt(0) * 128 + own.charCodeAt(1)) % maxRepeats)
}

/** Compares a form with the stored application. An empty value equals a missing one. */
function saysTheSame(existing: Record<string, unknown>, applicant: Applicant): boolean {
  const { applicantEmail: _, source: __, ...said } = applicant
  return Object.entries(said).every(([name, value]) => (value || null) === (existing[name] || null))
}

async function whyNoJob(deps: Pick<ApplyDeps, 'jobs'>, key: string): Promise<AppError> {
  const isNumber = /^[1-9]\d{0,14}$/.test(key)
  const closed = (await jobByShortId(deps, key)) ?? (isNumber ? await jobById(deps, Number(key)) : undefined)
  return closed
    ? new AppError(410, 'job_closed', 'This job no longer takes applications.')
    : notFound('job_not_found', "The job you're looking for doesn't exist or has been removed.")
}

/** Copies the form field by field, so that nothing else in a body is stored. */
const applicantOf = (form: ApplyBody, areas: readonly PracticeArea[]): Applicant => ({
  applicantName: form.applicantName,
  applicantEmail: form.applicantEmail.trim().toLowerCase(),
  phoneNumber: form.phoneNumber,
  linkedinUrl: form.linkedinUrl,
  jdYear: form.jdYear,
  yearsExperience: form.yearsExperience,
  experienceField: form.experienceField,
  primaryPracticeArea: statedPracticeArea(form.primaryPracticeArea, areas),
  location: form.location,
  expectedSalary: form.expectedSalary,
  hasPortableBook: form.hasPortableBook,
  bigFirmExperienceYears: form.bigFirmExperienceYears,
  lastJobTitle: form.lastJobTitle,
  lastFirmName: form.lastFirmName,
  firmPreference: form.firmPreference || undefined,
  needsVisaSponsorship: form.needsVisaSponsorship,
  coverLetter: form.coverLetter,
  source: form.source ?? 'job_board',
})
