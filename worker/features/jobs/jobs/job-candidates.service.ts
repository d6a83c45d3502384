import type { JobCandidatesRepo, JobWish } from './job-candidates.repo.ts'

type ListJobCandidatesDeps = { jobCandidates: JobCandidatesRepo }

/** Open jobs that any of the wishes finds, without their texts. */
export const likelyJobs = (deps: ListJobCandidatesDeps, wishes: readonly JobWish[]) => deps.jobCandidates.likely(wishes)

/** Open jobs whole, by id, in no order. For staff: they name the firm of a confidential job. */
export const openJobsWhole = (deps: ListJobCandidatesDeps, ids: readonly number[]) => deps.jobCandidates.whole(ids)
