import type { Feature } from '#worker/feature.ts'
import { hourly } from '#worker/tasks/cron.ts'
import { intelligenceRepo } from './intelligence.repo.ts'
import { intelligenceRoutes } from './intelligence.routes.ts'
import { sweepUsage } from './intelligence.service.ts'

const repos = { intelligence: intelligenceRepo }

export const intelligenceFeature: Feature<typeof repos> = {
  routes: [intelligenceRoutes],
  crons: [{ name: 'model_usage.sweep', title: 'Remove old model usage', cron: hourly, run: sweepUsage }],
  repos,
}
