import type { Feature } from '#worker/feature.ts'
import { siteRepo } from './site.repo.ts'

const repos = { site: siteRepo }
const replicaRepos = { siteReads: siteRepo }

export const siteCacheFeature: Feature<typeof repos, typeof replicaRepos> = { repos, replicaRepos }
