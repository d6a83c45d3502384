import type { Ids } from '#worker/platform/ids.ts'
import type { TaskMessage } from '#worker/tasks/outbox.ts'

/** Names and messages of the tasks, apart from what they do: whoever causes a score needs no more than this. */
export const scoreTaskName = 'applications.score'
export const rescoreTaskName = 'applications.rescore'

/** So many applications are put on the queue at a time when a job or the weights have changed. */
export const rescoredAtOnce = 50

type Makes = { ids: Pick<Ids, 'secretId'> }

export const scoreMessage = (deps: Makes, applicationId: number): TaskMessage => ({
  id: deps.ids.secretId(),
  task: scoreTaskName,
  payload: { applicationId },
})

/** Scores the applications of a job again, or all of them (null), those after an id. */
export const rescoreMessage = (deps: Makes, of: { jobId: number | null; after?: number }): TaskMessage => ({
  id: deps.ids.secretId(),
  task: rescoreTaskName,
  payload: { jobId: of.jobId, after: of.after ?? 0 },
})

/** The fields of a job that a score compares: a change of another one changes no score. */
export const scoredJobFields: ReadonlySet<string> = new Set([
  'title',
  'location',
  'isRemote',
  'seniority',
  'practiceArea',
  'additionalAreas',
  'yearsExperienceMin',
  'yearsExperienceMax',
  'salaryMin',
  'salaryMax',
  'description',
  'requirements',
  'isBigLaw',
  'isBoutique',
])
