import type { Feature } from '#worker/feature.ts'
import { hourly } from '#worker/tasks/cron.ts'
import { resumeSearchRepo } from './resume-search.repo.ts'
import { resumesRepo } from './resumes.repo.ts'
import { resumesRoutes } from './resumes.routes.ts'
import { sweepResumes } from './resumes.service.ts'

const repos = { resumes: resumesRepo, resumeSearch: resumeSearchRepo }

export const resumesFeature: Feature<typeof repos> = {
  routes: [resumesRoutes],
  crons: [
    {
      name: 'resumes.sweep',
      title: 'Remove unclaimed résumés',
      cron: hourly,
      run: async (deps) => {
        const removed = await sweepResumes(deps)
        if (removed > 0) deps.log('resumes.swept', { removed })
      },
    },
  ],
  repos,
}
