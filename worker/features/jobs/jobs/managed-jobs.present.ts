import type { JobEvent, JobRow, StaffJob } from '#contract/api/jobs/jobs.ts'
import { lastDayOf } from '#contract/domain/job-dates.ts'
import { jobEventKinds } from '#contract/domain/managed-jobs.ts'
import type { StoredJobEvent } from './job-changes.repo.ts'
import type { Job } from './jobs.repo.ts'
import type { ListedJob } from './managed-jobs.repo.ts'
import type { WithApplicants } from './managed-jobs.service.ts'

/** A job as a row of a staff list. */
export function presentJobRow(job: WithApplicants<ListedJob>): JobRow {
  return {
    id: job.id,
    shortId: job.shortId,
    title: job.title,
    firmName: job.firmName,
    isConfidential: job.isConfidential,
    location: job.location,
    practiceArea: job.practiceArea,
    additionalAreas: job.additionalAreas,
    seniority: job.seniority,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    yearsExperienceMin: job.yearsExperienceMin,
    yearsExperienceMax: job.yearsExperienceMax,
    isRemote: job.isRemote,
    isBigLaw: job.isBigLaw,
    isBoutique: job.isBoutique,
    workType: job.workType,
    firmSize: job.firmSize,
    requirements: job.requirements,
    benefits: job.benefits,
    postedDate: job.postedDate.toISOString(),
    source: job.source,
    isActive: job.isActive,
    validThrough: lastDayOf(job.validThrough),
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    closedAt: job.closedAt?.toISOString() ?? null,
    version: job.version,
    applicants: job.applicants,
  }
}

/** A whole job for staff. */
export function presentStaffJob(job: WithApplicants<Job>): StaffJob {
  const { description, assignedPartnerId, firmId, contactId, publicUrl, applyUrl } = job
  return { ...presentJobRow(job), description, assignedPartnerId, firmId, contactId, publicUrl, applyUrl }
}

/** One line of a job's history. */
export function presentJobEvent({ kind, createdAt, ...event }: StoredJobEvent): JobEvent {
  const known = jobEventKinds.find((one) => one === kind)
  if (!known) throw new Error(`unknown job event ${kind}`)
  return { ...event, kind: known, createdAt: createdAt.toISOString() }
}
