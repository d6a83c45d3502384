import {
  contactKeys,
  linkedinKey,
  phoneKey,
  sharesName,
  type ContactFacts,
  type ContactKeys,
} from '#worker/features/identity/contact-ban/contact-keys.policy.ts'
import { conflict } from '#worker/http/errors.ts'

/** A person with a do-not-contact mark. */
type MarkedPerson = {
  id: number
  name: string
  email: string | null
  phone: string | null
  profileUrl: string
  markedAt: Date | null
}

export type BanDeps = {
  /** Marks live with the people index (sourcing), which this area can't import. */
  doNotContact: { marked: (keys: ContactKeys & { personId: number | null }) => PromiseLike<MarkedPerson[]> }
}

/** A person about to be added or contacted, with everything known about them. */
export type Contact = ContactFacts & { name?: string | undefined; personId?: number | null | undefined }

/** A person who asked not to be contacted, with the time of the mark. */
export type ContactBan = { name: string; since: Date }

/**
 * Finds the mark that forbids contacting a person: by their entry in the people index, email in any case, LinkedIn profile,
 * or phone number in any form. A phone number counts only with a name that shares a word, because colleagues share their
 * firm's number. Every way of adding or contacting a person asks this function.
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
 * Refuses to add or contact a marked person.
 *
 * @param contact.appliedAt When they applied. A person who applies after they were marked may get an answer.
 * @throws AppError 409 do_not_contact, with the name of the person.
 */
export async function refuseIfBanned(deps: BanDeps, contact: Contact & { appliedAt?: Date }): Promise<void> {
  const ban = await contactBanOf(deps, contact)
  if (ban && !isAnswer(ban, contact.appliedAt)) {
    throw conflict('do_not_contact', `${ban.name} is marked as do not contact.`)
  }
}

/** True if contacting a person answers an application that they sent after they were marked. */
export const isAnswer = (ban: ContactBan, appliedAt: Date | undefined): boolean =>
  appliedAt !== undefined && appliedAt > ban.since
