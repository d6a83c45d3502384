import type { PublicJob } from '#contract/api/jobs.ts'
import type { Job } from './jobs.repo.ts'
import { confidential, firmMask } from '#contract/domain/firm-mask.ts'

/** A job as strangers see it. Every public place (page, list, feed, structured data, e-mail) starts from here. */
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
