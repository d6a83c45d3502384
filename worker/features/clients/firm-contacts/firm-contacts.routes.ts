import { contactColumns, firmContactsApi as api, type FirmContact } from '#contract/api/clients/firm-contacts.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import type { StoredContact } from './firm-contacts.repo.ts'
import { addContact, changeContact, listContacts, pageOfContacts, removeContact } from './firm-contacts.service.ts'

const present = ({ createdBy: _by, createdAt: _at, updatedAt, ...contact }: StoredContact): FirmContact => ({
  ...contact,
  updatedAt: updatedAt.toISOString(),
})

export function firmContactsRoutes(router: Router): void {
  route(router, api.csv, { access: 'staff' }, ({ deps, actor }) =>
    listCsv(deps, actor, {
      name: 'Contacts of firms',
      columns: contactColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageOfContacts(deps, actor, place)
        return {
          items: items.map(({ contact, firmName, office }) => ({ ...present(contact), firmName, office })),
          nextCursor,
        }
      },
    }),
  )
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, params }) =>
    (await listContacts(deps, actor, params.id)).map(present),
  )
  route(router, api.add, { access: 'staff', status: 201 }, async ({ deps, actor, params, body }) =>
    present(await addContact(deps, actor, params.id, body)),
  )
  route(router, api.change, { access: 'admin' }, async ({ deps, actor, params, body }) =>
    present(await changeContact(deps, actor, params.id, body)),
  )
  route(router, api.remove, { access: 'admin' }, async ({ deps, actor, params }) => {
    await removeContact(deps, actor, params.id)
    return { success: true as const }
  })
}
