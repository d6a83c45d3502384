import { contactBanOf, type BanDeps, type Contact } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { contactKeys, type ContactKeys } from '#worker/features/identity/contact-ban/contact-keys.policy.ts'
import type { StoredRow } from './imports.repo.ts'

type NamedRow = { contact: Contact; problems: StoredRow['problems'] }

/**
 * Adds a problem to rows about people who asked not to be contacted: nobody comes back by a file.
 *
 * @param column Header of the column with the name.
 */
export async function refuseBanned(
  { doNotContact }: BanDeps,
  column: string,
  rows: readonly NamedRow[],
): Promise<void> {
  const keys = rows.map(({ contact }) => contactKeys(contact))
  const all = (name: keyof ContactKeys) => [...new Set(keys.flatMap((one) => one[name]))]
  const marked = await doNotContact.marked({
    emails: all('emails'),
    phones: all('phones'),
    linkedin: all('linkedin'),
    personId: null,
  })
  if (marked.length === 0) return
  const found = { doNotContact: { marked: async () => marked } }
  for (const { contact, problems } of rows) {
    const ban = await contactBanOf(found, contact)
    if (ban) problems.push({ column, message: `${ban.name} is marked as do not contact.` })
  }
}
