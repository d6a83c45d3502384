import type { Feature } from '#worker/feature.ts'
import { everyFiveMinutes, hourly } from '#worker/tasks/cron.ts'
import { analyticsRepo } from './analytics.repo.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { checkRollups, continueRecount, recountTask } from './analytics.tasks.ts'

const repos = { analytics: analyticsRepo }

export const analyticsFeature: Feature<typeof repos> = {
  routes: [analyticsRoutes],
  tasks: [recountTask],
  crons: [
    {
      name: 'analytics.recount',
      title: 'Continue the recount of statistics',
      cron: everyFiveMinutes,
      run: continueRecount,
    },
    { name: 'analytics.check', title: 'Check the statistics', cron: hourly, run: checkRollups },
  ],
  repos,
}
