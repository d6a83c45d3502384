import type { Feature } from '#worker/feature.ts'
import { contactEmailsRepo } from './contact-emails.repo.ts'
import { contactEmailsRoutes } from './contact-emails.routes.ts'

const repos = { contactEmails: contactEmailsRepo }

export const contactEmailsFeature: Feature<typeof repos> = {
  routes: [contactEmailsRoutes],
  repos,
  personalTables: [{ table: 'contact_emails' }],
}
