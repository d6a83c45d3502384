import { isShortId } from '#worker/platform/short-id.ts'
import type { Job, JobsRepo } from './jobs.repo.ts'

type ReadJobDeps = { jobs: Pick<JobsRepo, 'byId' | 'byShortId'> }

/** True when strangers may see the job and apply to it. */
export const isOpen = (job: Pick<Job, 'isActive' | 'deletedAt'>): boolean => job.isActive && job.deletedAt === null

/** A job that is not deleted, open or closed; undefined otherwise. For staff: it names the firm of a confidential job. */
export const jobById = (deps: ReadJobDeps, id: number): Promise<Job | undefined> => deps.jobs.byId(id)

/** As `jobById`, by the id of its public address. */
export async function jobByShortId(deps: ReadJobDeps, shortId: string): Promise<Job | undefined> {
  const job = isShortId(shortId) ? await deps.jobs.byShortId(shortId) : undefined
  return job?.deletedAt === null ? job : undefined
}

/**
 * The open job that a public address names by short id or by number ("7k2m9xqa" or "412"); undefined when there isn't one,
 * or it is closed or deleted. A text that could be both is a short id first: those are what addresses carry.
 */
export async function openJobByIdOrShortId(deps: ReadJobDeps, key: string): Promise<Job | undefined> {
  const byShortId = isShortId(key) ? await deps.jobs.byShortId(key) : undefined
  const job = byShortId ?? (/^[1-9]\d{0,14}$/.test(key) ? await deps.jobs.byId(Number(key)) : undefined)
  return job && isOpen(job) ? job : undefined
}
