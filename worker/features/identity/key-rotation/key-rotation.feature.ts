import type { Feature } from '#worker/feature.ts'
import { hourly } from '#worker/tasks/cron.ts'
import { resealAll } from './reseal.service.ts'
import { sealedKeysRepo } from './sealed-keys.repo.ts'

const repos = { sealedKeys: sealedKeysRepo }

export const keyRotationFeature: Feature<typeof repos> = {
  crons: [
    {
      name: 'secret_keys.reseal',
      title: 'Seal stored secrets with the newest key',
      cron: hourly,
      run: async (deps) => {
        const { resealed, unreadable } = await resealAll(deps)
        if (resealed + unreadable > 0) deps.log('secret_keys.resealed', { resealed, unreadable })
      },
    },
  ],
  repos,
}
