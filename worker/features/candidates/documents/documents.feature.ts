import type { Feature } from '#worker/feature.ts'
import { hourly } from '#worker/tasks/cron.ts'
import { documentsRepo } from './documents.repo.ts'
import { documentsRoutes } from './documents.routes.ts'
import { sweepDocuments } from './documents.service.ts'

const repos = { documents: documentsRepo }

export const documentsFeature: Feature<typeof repos> = {
  routes: [documentsRoutes],
  crons: [
    {
      name: 'documents.sweep',
      title: 'Remove unclaimed documents',
      cron: hourly,
      run: async (deps) => {
        const removed = await sweepDocuments(deps)
        if (removed > 0) deps.log('documents.swept', { removed })
      },
    },
  ],
  repos,
}
