import type { Address, Email } from 'postal-mime'
import { maxUndecided } from '#contract/domain/intake.ts'
import { cleanLine, cleanText, emailAddress } from '#contract/domain/plain-text.ts'
import type { PersonRecordsRepo } from '#worker/features/candidates/person-records/people.repo.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { forwardedEmail, type ForwardedEmail } from './forwarded-email.service.ts'
import type { InboundMailRepo } from './inbound-mail.repo.ts'
import { attachedEmail, textOfEmail } from './open-email.service.ts'

type FiledEmail = {
  direction: 'in' | 'out'
  at: Date
  subject: string
  text: string
  messageKey: string
  filedBy: number
}
export type FileEmailDeps = {
  inboundMail: InboundMailRepo
  /** People at firms, whom this area can't import. */
  contactEmails: {
    contactsWith: (emails: readonly string[]) => Promise<{ id: number; email: string }[]>
    file: (rows: readonly (FiledEmail & { contactId: number; email: string })[]) => Promise<void>
  }
  personRecords: PersonRecordsRepo
  settings: SettingsRepo
  now: () => Date
}
type Sender = { id: number; role: string; email: string }
/** Another side of an email: a person whom the sender may see, people at firms, or somebody about whom the sender decides. */
type OtherSide = {
  candidateId: number | null
  contactIds: readonly number[]
  email: string
  name: string | null
}

const maxRecipients = 20
const maxTextLength = 50_000
const maxSubjectLength = 300
const maxName = 200

/**
 * Files an email of a member of staff: with those recipients who are on record and whom the sender may see, and with those who
 * are contacts of firms, as an email to them; or, if none is, with the person whose email it forwards, as an email from them. Other recipients, or else the one
 * whose email is forwarded, wait in Intake for a decision.
 *
 * @returns The reason why nothing was stored; undefined if something was, or had been before.
 */
export async function fileEmail(
  deps: FileEmailDeps,
  email: Email,
  sender: Sender,
): Promise<'nobody' | 'undecided' | undefined> {
  const text = cleanText(textOfEmail(email).slice(0, 2 * maxTextLength))
  const sent = {
    direction: 'out' as const,
    at: momentOf(email.date ? new Date(email.date) : undefined, deps.now()),
    subject: cleanLine(email.subject ?? '').slice(0, maxSubjectLength),
    text: text.slice(0, maxTextLength),
    messageKey: await keyOf(email),
    filedBy: sender.id,
  }
  const received = forwardedEmail(text) ?? (await attachedTo(email))
  const recipients = await otherSides(deps, [...(email.to ?? []), ...(email.cc ?? [])].flatMap(mailboxes), sender)
  const authors = received ? await otherSides(deps, [received], sender) : []
  const known = recipients.filter(isOnRecord)
  const isForwarded = known.length === 0 && (authors.some(isOnRecord) || recipients.length === 0)
  if (!received || !isForwarded) return file(deps, sent, recipients)
  const forwarded = {
    ...sent,
    direction: 'in' as const,
    at: momentOf(received.sentAt, sent.at),
    subject: received.subject.slice(0, maxSubjectLength),
    text: received.text.slice(0, maxTextLength),
    messageKey: await hashOf([sender.id, received.address, received.subject, received.text]),
  }
  return file(deps, forwarded, authors)
}

/** The email that an email forwards as an attachment. */
async function attachedTo(email: Email): Promise<ForwardedEmail | undefined> {
  const attached = await attachedEmail(email)
  const [from] = attached?.from ? mailboxes(attached.from) : []
  if (!attached || !from) return undefined
  const sentAt = attached.date ? new Date(attached.date) : undefined
  return {
    ...from,
    name: cleanLine(from.name),
    subject: cleanLine(attached.subject ?? ''),
    sentAt: sentAt && Number.isNaN(sentAt.getTime()) ? undefined : sentAt,
    text: cleanText(textOfEmail(attached).slice(0, 2 * maxTextLength)),
  }
}

async function file({ inboundMail, contactEmails }: FileEmailDeps, email: FiledEmail, sides: readonly OtherSide[]) {
  if (sides.length === 0) return 'nobody'
  const waiting = sides.filter((side) => !isOnRecord(side))
  const free = waiting.length > 0 ? Math.max(0, maxUndecided - (await inboundMail.countUndecided(email.filedBy))) : 0
  const filed = [...sides.filter(({ candidateId }) => candidateId !== null), ...waiting.slice(0, free)]
  const withContacts = sides.flatMap(({ contactIds, email: address }) =>
    contactIds.map((contactId) => ({ ...email, contactId, email: address })),
  )
  if (filed.length === 0 && withContacts.length === 0) return 'undecided'
  await Promise.all([
    inboundMail.file(filed.map(({ contactIds: _contacts, ...side }) => ({ ...email, ...side }))),
    contactEmails.file(withContacts),
  ])
  return undefined
}

const isOnRecord = ({ candidateId, contactIds }: OtherSide) => candidateId !== null || contactIds.length > 0

/** The people of several addresses, without the agency's own accounts and its addresses for email. */
async function otherSides(
  deps: FileEmailDeps,
  addresses: readonly { address: string; name: string }[],
  sender: Sender,
): Promise<OtherSide[]> {
  const names = new Map(
    addresses
      .slice(0, maxRecipients)
      .filter(({ address }) => addressShape.safeParse(address).success)
      .map(({ address, name }) => [address, cleanLine(name).slice(0, maxName) || null]),
  )
  if (names.size === 0) return []
  const [accounts, { intakeAddress }] = await Promise.all([
    deps.inboundMail.accountsAmong([...names.keys()]),
    readSettings(deps),
  ])
  const ownDomain = intakeAddress.split('@')[1]?.toLowerCase()
  const others = [...names].filter(([address]) => !accounts.has(address) && address.split('@')[1] !== ownDomain)
  const contacts = others.length > 0 ? await deps.contactEmails.contactsWith(others.map(([email]) => email)) : []
  return Promise.all(
    others.map(async ([email, name]) => ({
      candidateId: await personOf(deps, email, sender),
      contactIds: contacts.flatMap((contact) => (contact.email === email ? contact.id : [])),
      email,
      name,
    })),
  )
}

const addressShape = emailAddress()

/** The person of an address whom the sender may see: by the record's own address, or by emails that were filed with it. */
async function personOf({ personRecords, inboundMail }: FileEmailDeps, email: string, sender: Sender) {
  const joined = async () => {
    const id = await inboundMail.joinedTo(email)
    return id === undefined ? undefined : personRecords.byId(id, sender.id)
  }
  const person = (await personRecords.byEmail(email, sender.id)) ?? (await joined())
  const isTheirs = person && (sender.role === 'admin' || person.assignedPartnerId === sender.id || person.isAssigned)
  return isTheirs ? person.id : null
}

const mailboxes = (entry: Address): { address: string; name: string }[] =>
  (entry.group ?? [entry]).flatMap(({ address, name }) =>
    address ? [{ address: address.trim().toLowerCase(), name }] : [],
  )

/** A moment that a header states; `latest` without one, and where it is later than that. */
const momentOf = (stated: Date | undefined, latest: Date): Date =>
  stated && stated <= latest && stated.getTime() > 0 ? stated : latest

const hashOf = (parts: unknown): Promise<string> => sha256Hex(new TextEncoder().encode(JSON.stringify(parts)))

/** Same for every delivery of one email. */
export const keyOf = ({ messageId, date, subject, from, text }: Email): Promise<string> =>
  hashOf([from?.address, messageId ?? [date, subject, text]])
