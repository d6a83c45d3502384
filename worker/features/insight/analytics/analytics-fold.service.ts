import { factsOfApplication, factsOfJob, factsVersion } from './application-facts.ts'
import type { AnalyticsFoldRepo, FoldedSubject } from './analytics-fold.repo.ts'
import { rollUpChanges } from './roll-up-changes.ts'

export type FoldDeps = { analyticsFold: AnalyticsFoldRepo }

/** Applications and jobs of one step: some 30 ms, and JSON far below the 2 MB that D1 takes as one value. */
const subjectsPerStep = 200

/**
 * Brings the roll-ups up to date with what has changed, a step of 200 applications and jobs at a time. Two runs at once
 * count nothing twice: the slower one finds that the other was faster, and reads again.
 *
 * @returns false when `maxSteps` were not enough.
 */
export async function foldChanges({ analyticsFold }: FoldDeps, maxSteps: number): Promise<boolean> {
  for (let step = 0; step < maxSteps; step++) {
    const { folds, applications, jobs } = await analyticsFold.dirty(subjectsPerStep)
    if (applications.length === 0 && jobs.length === 0) return true
    const foldedApplications = applications.map(({ id, version, before, state, changes }) => ({
      id,
      version,
      before,
      after: state && factsOfApplication(state, changes),
    }))
    const foldedJobs = jobs.map(({ id, version, before, state }) => ({
      id,
      version,
      before,
      after: state && factsOfJob(state),
    }))
    const folded: FoldedSubject[] = [
      ...foldedApplications.map(({ id, version, after }) => ({
        kind: 'application' as const,
        id,
        version,
        facts: after,
      })),
      ...foldedJobs.map(({ id, version, after }) => ({ kind: 'job' as const, id, version, facts: after })),
    ]
    const changes = rollUpChanges(foldedApplications, foldedJobs)
    const isSaved = await analyticsFold.save(folded, changes, { folds, factsVersion })
    if (isSaved && Math.max(applications.length, jobs.length) < subjectsPerStep) return true
  }
  return !(await analyticsFold.isDirty())
}

/** Starts a recount when the roll-ups miss an application or were counted by older rules. Returns whether it did. */
export async function recountIfNeeded({ analyticsFold }: FoldDeps): Promise<boolean> {
  if (!(await analyticsFold.needsRecount(factsVersion))) return false
  await analyticsFold.beginRecount(factsVersion)
  return true
}
