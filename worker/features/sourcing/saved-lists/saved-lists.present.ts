import { z } from 'zod'
import type { SavedList as SavedListItem, SavedListCard as Card } from '#contract/api/sourcing/saved-lists.ts'
import type { KeptState } from './kept-jobs.service.ts'
import type { SavedList, SavedListCard } from './saved-lists.repo.ts'

const storedJob = z.object({
  title: z.string(),
  url: z.string(),
  source: z.string().catch(''),
  snippet: z.string().catch(''),
})

/** The addresses that are stored in a list. */
export const urlsIn = (stored: string): string[] => jobsIn(stored).map(({ url }) => url)

const kept = (stored: string, state: KeptState) =>
  jobsIn(stored).map((job) => ({ ...job, isThere: state.isThere(job.url), jobId: state.jobId(job.url) }))

/** The stored jobs; one that was stored in another shape is left out rather than failing the whole screen. */
function jobsIn(stored: string) {
  const rows: unknown = JSON.parse(stored)
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const parsed = storedJob.safeParse(row)
    return parsed.success && /^https?:\/\//.test(parsed.data.url) ? [parsed.data] : []
  })
}

const fields = (list: Omit<SavedList, 'jobData'>) => ({
  id: list.id,
  candidateName: list.candidateName,
  status: list.status,
  adminNotes: list.adminNotes,
  reviewedAt: list.reviewedAt?.toISOString() ?? null,
  createdAt: list.createdAt.toISOString(),
  updatedAt: list.updatedAt.toISOString(),
  submitter: list.submitter,
  reviewer: list.reviewer,
})

export const presentSavedList = (list: SavedList, state: KeptState): SavedListItem => ({
  ...fields(list),
  submittedBy: list.submittedBy,
  reviewedBy: list.reviewedBy,
  jobData: kept(list.jobData, state),
})

export const presentCard = (list: SavedListCard, state: KeptState): Card => ({
  ...fields(list),
  firstJobs: kept(list.firstJobs, state),
  jobCount: list.jobCount,
})
