import type { Feature } from '#worker/feature.ts'
import { hourly, type CronJob } from '#worker/tasks/cron.ts'
import { signedLinksRepo } from './signed-links.repo.ts'

const repos = { signedLinks: signedLinksRepo }

/** Staff see who opened an ended link for so long. */
const keptMs = 90 * 24 * 3600_000

const crons: readonly CronJob[] = [
  {
    name: 'signed_links.sweep',
    title: 'Delete links that ended long ago',
    cron: hourly,
    run: (deps) => deps.signedLinks.sweep(new Date(deps.now().getTime() - keptMs)),
  },
]

export const signedLinksFeature: Feature<typeof repos> = { repos, crons }
