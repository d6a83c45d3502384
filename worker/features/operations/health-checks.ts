import type { Deps } from '#worker/deps.ts'
import type { HealthCheck } from './operations.service.ts'

/** What the features say of themselves on the operations page; a feature adds its own check here. */
export const healthChecks: readonly HealthCheck<Deps>[] = [
  {
    name: 'File storage',
    read: async ({ files }) => {
      await files.head('health-check')
      return { isWell: true, sentence: 'Answers.' }
    },
  },
]
