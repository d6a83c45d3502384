import type { Feature } from '#worker/feature.ts'
import { inboundMailRepo } from './inbound-mail.repo.ts'
import { inboundMailRoutes } from './inbound-mail.routes.ts'

const repos = { inboundMail: inboundMailRepo }

export const inboundMailFeature: Feature<typeof repos> = {
  routes: [inboundMailRoutes],
  repos,
  personalTables: [{ table: 'correspondence', candidate: 'candidate_id' }],
}
