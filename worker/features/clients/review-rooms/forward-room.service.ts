import { z } from 'zod'
import { candidateCount, reviewLimits } from '#contract/domain/review-rooms.ts'
import { emailAddress, requiredLine, textLimits } from '#contract/domain/plain-text.ts'
import type { FirmContactsRepo, StoredContact } from '#worker/features/clients/firm-contacts/firm-contacts.repo.ts'
import { appending } from '#worker/features/clients/evidence/evidence.service.ts'
import { reviewNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { badRequest, conflict } from '#worker/http/errors.ts'
import { invitation, reviewLink, shownTo, type PublishDeps } from './publish-room.service.ts'
import { stillShown, type OpenedRoom } from './review-page.service.ts'

/** Fields of "Forward to a colleague". */
export const forwardForm = z.object({
  name: requiredLine('Please enter your colleague’s name.', { max: textLimits.name }),
  email: emailAddress('Please enter your colleague’s email address.'),
})

type ForwardDeps = PublishDeps & { firmContacts: FirmContactsRepo }

const askRecruiter = (code: string) =>
  conflict(code, 'We can’t send a link to this address. Please ask your recruiter.')

/** Only people of the firm get a link, and only while the room is open. */
function refuseOthers({ state, firmDomains }: OpenedRoom['room'], email: string): void {
  if (state !== 'open') throw conflict('room_closed', 'This review is closed, so nobody was invited.')
  const domains = (firmDomains ?? []).map((domain) => domain.toLowerCase())
  if (domains.includes(email.slice(email.lastIndexOf('@') + 1))) return
  const known = domains.map((one) => `@${one}`).join(', ')
  throw badRequest('other_domain', `Please use an address of your firm (${known}).`)
}

/**
 * Makes a room of their own for a colleague of the contact, and invites them. The same colleague again gets nothing more.
 *
 * @throws AppError 400 other_domain; 409 room_closed, forwarded_often, not_mailable.
 */
export async function forwardRoom(
  deps: ForwardDeps,
  { room, items: all }: OpenedRoom,
  { name, email }: z.output<typeof forwardForm>,
): Promise<void> {
  const { createdBy, firmId, creator } = room
  refuseOthers(room, email)
  if (createdBy === null || firmId === null || email === room.contact?.email) throw askRecruiter('not_mailable')
  const [forwards, items] = await Promise.all([deps.reviewRooms.forwards(room.id), stillShown(deps, all)])
  if (items.length === 0) throw askRecruiter('not_mailable')
  const contact = await contactFor(deps, { firmId, name, email, by: createdBy })
  if (!contact.isActive || contact.doNotMail) throw askRecruiter('not_mailable')
  if (forwards.some(({ contactId }) => contactId === contact.id)) return
  if (forwards.length >= reviewLimits.forwards) throw askRecruiter('forwarded_often')
  const settings = await readSettings(deps)
  const at = deps.now()
  const id = deps.ids.secretId()
  const { token, expiresAt, write } = await reviewLink(deps, id, { createdBy: null, settings })
  const to = { id: contact.id, name: contact.name, email }
  const given = { to, recruiter: creator?.name ?? settings.brandName, count: items.length, token, expiresAt, settings }
  const mails = await invitation(deps, { id, title: room.title, note: room.note }, given)
  const copy = {
    id,
    firmId,
    jobId: room.jobId,
    contactId: contact.id,
    title: room.title,
    note: room.note,
    showResume: room.showResume,
    state: 'open' as const,
    forwardedFrom: room.id,
    createdBy,
    createdAt: at,
    publishedAt: at,
  }
  const sender = room.contact?.name ?? ''
  await appending(async () => {
    const by = { kind: 'contact' as const, id: room.contactId, name: sender }
    const shown = await shownTo(deps, items, { receiver: contact.name, contactId: contact.id, by, at })
    return deps.reviewRooms.add(copy, items, { by: null, at }, (tx) => [
      write,
      tx.mail(mails),
      shown(tx),
      tx.notify(
        reviewNotification({
          userId: createdBy,
          applicationId: null,
          at,
          message: `A client forwarded your review room with ${candidateCount(items.length)} to a colleague.`,
        }),
      ),
    ])
  })
}

/** The person at the firm with an address; somebody new waits for an admin to confirm them. */
async function contactFor(
  deps: ForwardDeps,
  { firmId, name, email, by }: { firmId: number; name: string; email: string; by: number },
): Promise<StoredContact> {
  const find = async () => (await deps.firmContacts.ofFirm(firmId)).find((one) => one.email === email)
  const known = await find()
  if (known) return known
  const added = await deps.firmContacts.add(firmId, { name, email, isConfirmed: false }, { by, at: deps.now() })
  // Of two requests at once the second finds the first one's.
  const contact = added ?? (await find())
  if (!contact) throw askRecruiter('not_mailable')
  return contact
}
