import type { Feature } from '#worker/feature.ts'
import { mailsRepo } from './mails.repo.ts'
import { mailsRoutes } from './mails.routes.ts'
import { sealPurpose } from './mails.service.ts'
import { mailsCronJobs, sendMailTaskRun } from './mails.tasks.ts'

const repos = { mails: mailsRepo }

export const mailsFeature: Feature<typeof repos> = {
  routes: [mailsRoutes],
  tasks: [sendMailTaskRun],
  crons: mailsCronJobs,
  sealedColumns: [{ table: 'mails', id: 'id', column: 'private_link', purpose: sealPurpose, contextOf: (id) => id }],
  repos,
}
