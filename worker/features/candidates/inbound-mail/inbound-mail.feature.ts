import type { Feature } from '#worker/feature.ts'
import { inboundMailRepo } from './inbound-mail.repo.ts'
import { inboundMailRoutes } from './inbound-mail.routes.ts'
import { inboundMailCronJobs } from './inbound-mail.tasks.ts'
import { receivedEmailsRepo } from './received-emails.repo.ts'
import { undecidedEmailsRepo } from './undecided-emails.repo.ts'

const repos = { inboundMail: inboundMailRepo, undecidedEmails: undecidedEmailsRepo, receivedEmails: receivedEmailsRepo }

export const inboundMailFeature: Feature<typeof repos> = {
  routes: [inboundMailRoutes],
  crons: inboundMailCronJobs,
  repos,
  // Emails that wait for a decision have no person, and are found by their address.
  personalTables: [{ table: 'correspondence', candidate: 'candidate_id' }],
}
