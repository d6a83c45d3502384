import type { Feature } from '#worker/feature.ts'
import { everyFiveMinutes } from '#worker/tasks/cron.ts'
import { interviewsRepo } from './interviews.repo.ts'
import { interviewsRoutes } from './interviews.routes.ts'

const repos = { interviews: interviewsRepo }

export const interviewsFeature: Feature<typeof repos> = {
  routes: [interviewsRoutes],
  crons: [
    {
      name: 'interviews.advance',
      title: 'Show the next round when an interview is over',
      cron: everyFiveMinutes,
      run: (deps) => deps.interviews.advance(deps.now()),
    },
  ],
  repos,
}
