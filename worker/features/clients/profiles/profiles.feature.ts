import type { Feature } from '#worker/feature.ts'
import { sweepUploads } from '#worker/platform/uploads/sweep-uploads.ts'
import { hourly } from '#worker/tasks/cron.ts'
import { profilePages } from './profile-page.routes.tsx'
import { profileSourceRepo } from './profile-source.repo.ts'
import { profilePrefix } from './profiles.service.ts'
import { profilesRepo } from './profiles.repo.ts'
import { profilesRoutes } from './profiles.routes.tsx'
import { sealContext, sealPurpose } from './sealed-words.ts'

const repos = { clientProfiles: profilesRepo, profileSource: profileSourceRepo }

export const clientProfilesFeature: Feature<typeof repos> = {
  routes: [profilesRoutes, profilePages],
  crons: [
    {
      name: 'profiles.sweep',
      title: 'Remove files of profiles that weren’t stored',
      cron: hourly,
      run: async (deps) => {
        const removed = await sweepUploads(deps, {
          prefix: profilePrefix,
          kept: (keys) => deps.clientProfiles.kept(keys),
        })
        if (removed > 0) deps.log('profiles.swept', { removed })
      },
    },
  ],
  sealedColumns: [{ table: 'profiles', id: 'code', column: 'forbidden', purpose: sealPurpose, contextOf: sealContext }],
  repos,
}
