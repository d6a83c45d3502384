import type { Feature } from '#worker/feature.ts'
import { inquiriesRepo } from './inquiries.repo.ts'
import { inquiriesRoutes } from './inquiries.routes.tsx'
import { inquiriesCronJobs } from './inquiries.tasks.ts'

const repos = { inquiries: inquiriesRepo }

export const inquiriesFeature: Feature<typeof repos> = {
  routes: [inquiriesRoutes],
  crons: inquiriesCronJobs,
  repos,
  personalTables: [{ table: 'inquiries', columns: { name: 'name', phone: 'phone' } }],
}
