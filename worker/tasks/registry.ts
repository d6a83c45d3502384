import { runFollowUpRules, tellDueFollowUps } from '#worker/features/candidates/follow-ups/follow-up-rules.service.ts'
import { forgottenPasswordTaskRun } from '#worker/features/identity/auth/auth.tasks.ts'
import { analysisTask } from '#worker/features/candidates/analysis/analysis.tasks.ts'
import { checkRollups, continueRecount, recountTask } from '#worker/features/insight/analytics/analytics.tasks.ts'
import { sweepDocuments } from '#worker/features/candidates/documents/documents.service.ts'
import { closeExpiredJobs } from '#worker/features/jobs/jobs/job-changes.service.ts'
import { sweepUsage } from '#worker/features/identity/intelligence/intelligence.service.ts'
import { jobSourcesCronJobs, readLane } from '#worker/features/sourcing/online-jobs/job-sources.tasks.ts'
import {
  runSearch,
  savedSearchesCronJobs,
  tellPeopleRun,
} from '#worker/features/sourcing/saved-searches/saved-searches.tasks.ts'
import { peopleCronJobs, peopleTasks } from '#worker/features/sourcing/people-search/people-search.tasks.ts'
import {
  candidateRightsCronJobs,
  removeFilesTaskRun,
} from '#worker/features/candidates/candidate-rights/candidate-rights.tasks.ts'
import { jobAlertsCronJobs, runAlertTask } from '#worker/features/jobs/job-alerts/job-alerts.tasks.ts'
import { mailsCronJobs, sendMailTaskRun } from '#worker/features/identity/mails/mails.tasks.ts'
import { sweepResumes } from '#worker/features/candidates/resumes/resumes.service.ts'
import { readResumeTask } from '#worker/features/candidates/resumes/resumes.tasks.ts'
import { rescoreTask, scoreTask } from '#worker/features/candidates/scoring/scoring.tasks.ts'
import { coreCronJobs, everyFiveMinutes, hourly, type CronJob } from './cron.ts'
import type { Task } from './task.ts'

/** Every task that the queue may name. */
export const tasks: readonly Task[] = [
  recountTask,
  readLane,
  runSearch,
  tellPeopleRun,
  ...peopleTasks,
  sendMailTaskRun,
  forgottenPasswordTaskRun,
  runAlertTask,
  removeFilesTaskRun,
  readResumeTask,
  scoreTask,
  rescoreTask,
  analysisTask,
]

/** Every cron job. */
export const cronJobs: readonly CronJob[] = [
  ...coreCronJobs(tasks),
  ...jobSourcesCronJobs,
  ...mailsCronJobs,
  ...jobAlertsCronJobs,
  ...candidateRightsCronJobs,
  ...savedSearchesCronJobs,
  ...peopleCronJobs,
  {
    name: 'resumes.sweep',
    title: 'Remove unclaimed résumés',
    cron: hourly,
    run: async (deps) => {
      const removed = await sweepResumes(deps)
      if (removed > 0) deps.log('resumes.swept', { removed })
    },
  },
  {
    name: 'documents.sweep',
    title: 'Remove unclaimed documents',
    cron: hourly,
    run: async (deps) => {
      const removed = await sweepDocuments(deps)
      if (removed > 0) deps.log('documents.swept', { removed })
    },
  },
  {
    name: 'analytics.recount',
    title: 'Continue the recount of statistics',
    cron: everyFiveMinutes,
    run: continueRecount,
  },
  { name: 'analytics.check', title: 'Check the statistics', cron: hourly, run: checkRollups },
  {
    name: 'jobs.expire',
    title: 'Close jobs after their last day',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const closed = await closeExpiredJobs(deps)
      if (closed > 0) deps.log('jobs.expired', { closed })
    },
  },
  { name: 'model_usage.sweep', title: 'Remove old model usage', cron: hourly, run: sweepUsage },
  {
    name: 'sessions.sweep',
    title: 'Remove expired sessions',
    cron: hourly,
    run: (deps) => deps.auth.sweep(deps.now()),
  },
  {
    name: 'password_resets.sweep',
    title: 'Remove expired password links',
    cron: hourly,
    run: (deps) => deps.passwordResets.sweep(deps.now()),
  },
  {
    name: 'follow_ups.rules',
    title: 'Create automatic follow-ups',
    cron: hourly,
    run: async (deps) => {
      const made = await runFollowUpRules(deps)
      if (Object.values(made).some((count) => count > 0)) deps.log('follow_ups.made', made)
    },
  },
  {
    name: 'follow_ups.tell',
    title: 'Notify owners of due follow-ups',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const told = await tellDueFollowUps(deps)
      if (told > 0) deps.log('follow_ups.told', { told })
    },
  },
]
