import type { Feature } from '#worker/feature.ts'
import { appPages } from './app-pages.ts'
import { privatePages } from './private-pages.routes.tsx'
import { siteRepo } from './site.repo.ts'
import { siteRoutes } from './site.routes.ts'

const repos = { site: siteRepo }
const replicaRepos = { siteReads: siteRepo }

export const siteFeature: Feature<typeof repos, typeof replicaRepos> = {
  routes: [siteRoutes, privatePages, appPages],
  repos,
  replicaRepos,
}
