import type { Feature } from '#worker/feature.ts'
import { appPages } from './app-pages.ts'
import { privatePages } from './private-pages.routes.tsx'
import { siteRoutes } from './site.routes.ts'

export const siteFeature: Feature = { routes: [siteRoutes, privatePages, appPages] }
