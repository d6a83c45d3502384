import type { Feature } from '#worker/feature.ts'
import { firmContactsRepo } from './firm-contacts.repo.ts'
import { contactsOfErasure } from './firm-contacts.writes.ts'
import { firmContactsRoutes } from './firm-contacts.routes.ts'

const repos = { firmContacts: firmContactsRepo }

export const firmContactsFeature: Feature<typeof repos> = {
  routes: [firmContactsRoutes],
  repos,
  personalTables: [{ table: 'firm_contacts', columns: { name: 'name', phone: 'phone' } }],
  erasureWrites: contactsOfErasure,
}
