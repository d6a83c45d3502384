import type { Feature } from '#worker/feature.ts'
import { hourly } from '#worker/tasks/cron.ts'
import { agreementDocumentsRepo } from './agreement-documents.repo.ts'
import { sweepAgreementFiles } from './agreement-documents.service.ts'
import { agreementsRepo } from './agreements.repo.ts'
import { agreementsRoutes } from './agreements.routes.ts'

const repos = { agreements: agreementsRepo, agreementDocuments: agreementDocumentsRepo }

export const agreementsFeature: Feature<typeof repos> = {
  routes: [agreementsRoutes],
  crons: [
    {
      name: 'agreements.sweep',
      title: 'Remove files that no agreement has',
      cron: hourly,
      run: async (deps) => {
        const removed = await sweepAgreementFiles(deps)
        if (removed > 0) deps.log('agreements.swept', { removed })
      },
    },
  ],
  repos,
}
