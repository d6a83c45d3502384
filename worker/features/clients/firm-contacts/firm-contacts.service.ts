import type { ChangeContactBody, ContactBody } from '#contract/api/clients/firm-contacts.ts'
import { maxContacts } from '#contract/domain/firms.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { refuseUnlessSeesFirms } from '#worker/features/clients/firm-directory/firm-directory.policy.ts'
import { firmById, type FirmDeps } from '#worker/features/clients/firm-directory/firm-directory.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest, conflict, notFound } from '#worker/http/errors.ts'
import { z } from 'zod'
import type { ContactColumns, FirmContactsRepo, StoredContact } from './firm-contacts.repo.ts'

type ContactDeps = Pick<FirmDeps, 'firmDirectory' | 'now'> & { firmContacts: FirmContactsRepo }

const contactNotFound = () => notFound('contact_not_found', 'This contact doesn’t exist.')

/** People of a firm. @throws AppError 403 not_allowed; 404 firm_not_found. */
export async function listContacts(deps: ContactDeps, actor: Actor, firmId: number): Promise<StoredContact[]> {
  refuseUnlessSeesFirms(actor)
  return deps.firmContacts.ofFirm((await firmById(deps, firmId)).id)
}

const cursorShape = z.object({ id: z.number().int() })

/** One page of the contacts of all firms. @throws AppError 403 not_allowed. */
export async function pageOfContacts(
  { firmContacts }: Pick<ContactDeps, 'firmContacts'>,
  actor: Actor,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  refuseUnlessSeesFirms(actor)
  const rows = await firmContacts.page(decodeCursor(cursorShape, cursor)?.id ?? 0, limit + 1)
  return page(rows, limit, ({ contact }) => ({ id: contact.id }))
}

/**
 * Adds a contact. One that a partner proposes waits for an admin to confirm it.
 *
 * @throws AppError 403 not_allowed; 404 firm_not_found; 400 unknown_office; 409 contact_exists, too_many_contacts.
 */
export async function addContact(
  deps: ContactDeps,
  actor: Actor,
  firmId: number,
  body: ContactBody,
): Promise<StoredContact> {
  refuseUnlessSeesFirms(actor)
  const { id } = await firmById(deps, firmId)
  const values = { ...stated(body), name: body.name, isConfirmed: actor.role === 'admin' }
  const added = await deps.firmContacts.add(id, values, { by: actor.id, at: deps.now() })
  return added ?? (await refuse(deps, id, values))
}

/**
 * Changes what the body names. The same again writes nothing.
 *
 * @throws AppError 404; 400 unknown_office; 409 contact_exists, changed_meanwhile.
 */
export async function changeContact(
  deps: ContactDeps,
  actor: Actor,
  id: number,
  body: ChangeContactBody,
): Promise<StoredContact> {
  const before = await deps.firmContacts.byId(id)
  if (!before) throw contactNotFound()
  const values = stated(body)
  const names = Object.keys(values) as (keyof ContactColumns)[]
  if (names.every((name) => values[name] === before[name])) return before
  const changed = await deps.firmContacts.change(before, values, { by: actor.id, at: deps.now() })
  if (changed) return changed
  const now = await deps.firmContacts.byId(id)
  if (!now) throw contactNotFound()
  if (now.updatedAt.getTime() === before.updatedAt.getTime()) return refuse(deps, before.firmId, values)
  throw conflict('changed_meanwhile', 'Someone else changed this contact in the meantime. Please look at it again.')
}

/** Deletes a contact. @throws AppError 404, also the second time. */
export async function removeContact(deps: ContactDeps, actor: Actor, id: number): Promise<void> {
  const contact = await deps.firmContacts.byId(id)
  const author = { by: actor.id, at: deps.now() }
  if (!contact || !(await deps.firmContacts.remove(contact, author))) throw contactNotFound()
}

/** Fields with a value, null among them. */
const stated = (body: ChangeContactBody): ContactColumns =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

async function refuse(deps: ContactDeps, firmId: number, { email, officeId }: ContactColumns): Promise<never> {
  const refusal = (path: string, code: string, message: string) =>
    new AppError(409, code, message, { issues: [{ path, message }] })
  if (email && (await deps.firmContacts.hasEmail(firmId, email))) {
    throw refusal('email', 'contact_exists', 'Somebody at this firm has this email address already.')
  }
  if (officeId) {
    const message = 'Please choose an office of this firm.'
    throw badRequest('unknown_office', message, [{ path: 'officeId', message }])
  }
  throw conflict('too_many_contacts', `A firm has at most ${maxContacts} contacts. Please delete some first.`)
}
