import {
  contactKeys,
  linkedinKey,
  phoneKey,
  sharesName,
  type ContactFacts,
} from '#worker/reading/person/contact-keys.ts'
import { conflict } from '#worker/http/errors.ts'
import type { DoNotContactRepo } from './do-not-contact.repo.ts'

export type BanDeps = { doNotContact: Pick<DoNotContactRepo, 'marked'> }

/** Somebody who is about to be added or contacted, by whatever is known of them. */
export type Contact = ContactFacts & { name?: string | undefined; personId?: number | null | undefined }

/** A person who asked not to be contacted, and since when. */
export type ContactBan = { name: string; since: Date }

/**
 * The mark that forbids contacting somebody: by their entry in the people index, email in any case, LinkedIn profile, or
 * phone number in any form. A number counts only beside a name that shares a word, for a firm's number is everybody's there.
 * Every way in which a person is added or contacted asks this, and nothing else.
 */
export async function contactBanOf({ doNotContact }: BanDeps, contact: Contact): Promise<ContactBan | undefined> {
  const keys = contactKeys(contact)
  const personId = contact.personId ?? null
  if (personId === null && [keys.emails, keys.phones, keys.linkedin].every((some) => some.length === 0))
    return undefined
  const rows = await doNotContact.marked({ ...keys, personId })
  const row = rows.find(
    ({ id, name, email, phone, profileUrl }) =>
      id === personId ||
      (email !== null && keys.emails.includes(email.trim().toLowerCase())) ||
      keys.linkedin.includes(linkedinKey(profileUrl) ?? '\0') ||
      (phone !== null &&
        keys.phones.includes(phoneKey(phone) ?? '\0') &&
        (contact.name === undefined || sharesName(contact.name, name))),
  )
  return row?.markedAt ? { name: row.name, since: row.markedAt } : undefined
}

/**
 * @param contact.appliedAt When they applied: somebody who applies after they were marked waits for an answer, and may get it.
 * @throws AppError 409 do_not_contact, with who must not be contacted.
 */
export async function refuseIfBanned(deps: BanDeps, contact: Contact & { appliedAt?: Date }): Promise<void> {
  const ban = await contactBanOf(deps, contact)
  if (ban && !isAnswer(ban, contact.appliedAt)) {
    throw conflict('do_not_contact', `${ban.name} is marked as do not contact.`)
  }
}

/** Whether contacting somebody answers an application that they sent after they were marked. */
export const isAnswer = (ban: ContactBan, appliedAt: Date | undefined): boolean =>
  appliedAt !== undefined && appliedAt > ban.since
