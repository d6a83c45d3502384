import type { Address, Email } from 'postal-mime'
import { cleanLine, cleanText } from '#contract/domain/plain-text.ts'
import type { PersonRecordsRepo } from '#worker/features/candidates/person-records/people.repo.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { forwardedEmail } from './forwarded-email.service.ts'
import type { InboundMailRepo } from './inbound-mail.repo.ts'

type FileEmailDeps = { inboundMail: InboundMailRepo; personRecords: PersonRecordsRepo; now: () => Date }
type Sender = { id: number; role: string; email: string }

const maxRecipients = 20
const maxTextLength = 50_000
const maxSubjectLength = 300
const maxName = 200

/**
 * Files an email of a member of staff: with those recipients who are on record and whom the sender may see, as an email to
 * them; or, if none is, with the person whose email it forwards, as an email from them.
 *
 * @returns False if nobody is found; nothing was stored.
 */
export async function fileEmail(deps: FileEmailDeps, email: Email, sender: Sender): Promise<boolean> {
  const text = cleanText((email.text ?? '').slice(0, 2 * maxTextLength))
  const recipients = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(mailboxes).slice(0, maxRecipients)
  const sent = {
    direction: 'out' as const,
    at: momentOf(email.date ? new Date(email.date) : undefined, deps.now()),
    subject: cleanLine(email.subject ?? '').slice(0, maxSubjectLength),
    text: text.slice(0, maxTextLength),
    messageKey: await keyOf(email),
    filedBy: sender.id,
  }
  const people = await onRecord(deps, new Map(recipients.map(({ address, name }) => [address, name])), sender)
  if (people.length > 0) {
    await deps.inboundMail.file(people.map((person) => ({ ...sent, ...person })))
    return true
  }
  const received = forwardedEmail(text)
  if (!received || received.address === sender.email) return false
  const from = await onRecord(deps, new Map([[received.address, received.name]]), sender)
  const row = {
    direction: 'in' as const,
    at: momentOf(received.sentAt, sent.at),
    subject: received.subject.slice(0, maxSubjectLength),
    text: received.text.slice(0, maxTextLength),
    messageKey: await hashOf([received.address, received.subject, received.text]),
    filedBy: sender.id,
  }
  await deps.inboundMail.file(from.map((person) => ({ ...row, ...person })))
  return from.length > 0
}

/** Those of several addresses that belong to people whom the sender may see. */
async function onRecord({ personRecords }: FileEmailDeps, names: ReadonlyMap<string, string>, sender: Sender) {
  const found: { candidateId: number; email: string; name: string | null }[] = []
  for (const [email, name] of names) {
    const person = await personRecords.byEmail(email, sender.id)
    const isTheirs = person && (sender.role === 'admin' || person.assignedPartnerId === sender.id || person.isAssigned)
    if (isTheirs) found.push({ candidateId: person.id, email, name: cleanLine(name).slice(0, maxName) || null })
  }
  return found
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
