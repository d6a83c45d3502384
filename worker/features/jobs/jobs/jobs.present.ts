import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import type { Job } from './jobs.repo.ts'
import { confidential, firmMask } from '#contract/domain/firm-mask.ts'
import type { Actor } from '#worker/http/access.ts'
import { seesConfidentialFirms } from './jobs.policy.ts'

type Maskable = Pick<
  Job,
  'isConfidential' | 'title' | 'firmName' | 'firmSize' | 'requirements' | 'benefits' | 'source'
> &
  Partial<Pick<Job, 'description' | 'firmId' | 'contactId' | 'publicUrl' | 'applyUrl'>>

/** A job as a staff member may see it: without the firm of a confidential one, unless an admin has confirmed the account. */
export function maskedFor<T extends Maskable>(actor: Actor, job: T): T {
  if (!job.isConfidential || seesConfidentialFirms(actor)) return job
  const mask = firmMask(job.firmName)
  return {
    ...job,
    title: mask(job.title),
    firmName: confidential,
    firmSize: job.firmSize === null ? null : mask(job.firmSize),
    requirements: job.requirements.map(mask),
    benefits: job.benefits.map(mask),
    source: mask(job.source),
    ...(job.description === undefined ? {} : { description: mask(job.description) }),
    ...(job.firmId === undefined ? {} : { firmId: null }),
    ...(job.contactId === undefined ? {} : { contactId: null }),
    ...(job.publicUrl === undefined ? {} : { publicUrl: null }),
    ...(job.applyUrl === undefined ? {} : { applyUrl: null }),
  }
}

/** A job as strangers see it. Every public place (page, list, feed, structured data, email) starts from here. */
export function presentPublicJob(job: Job): PublicJob {
  const mask = job.isConfidential ? firmMask(job.firmName) : (text: string) => text
  return {
    id: job.id,
    shortId: job.shortId,
    title: mask(job.title),
    firmName: job.isConfidential ? confidential : job.firmName,
    description: mask(job.description),
    // Public also where the firm is named after its city.
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
    firmSize: job.firmSize === null ? null : mask(job.firmSize),
    requirements: job.requirements.map(mask),
    benefits: job.benefits.map(mask),
    postedDate: job.postedDate.toISOString(),
    source: mask(job.source),
  }
}
