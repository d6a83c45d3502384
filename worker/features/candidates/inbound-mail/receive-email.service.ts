import PostalMime, { type Address, type Email } from 'postal-mime'
import { mimeTypes, resumeLimits, resumeProblem } from '#contract/domain/upload-limits.ts'
import { addIntakeFile } from '#worker/features/candidates/intake/intake-files.service.ts'
import type { IntakeRepo } from '#worker/features/candidates/intake/intake.repo.ts'
import type { PersonRecordsRepo } from '#worker/features/candidates/person-records/people.repo.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Log } from '#worker/http/log.ts'
import type { InboundMailRepo } from './inbound-mail.repo.ts'
import { isAlignedSender, isAutomatic, isPlainAddress } from './sender-check.service.ts'

/** The parts of Cloudflare's message that are used. */
export type InboundEmail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'rawSize' | 'raw' | 'setReject'>

type ReceiveEmailDeps = {
  inboundMail: InboundMailRepo
  intake: IntakeRepo
  personRecords: PersonRecordsRepo
  users: UsersRepo
  files: R2Bucket
  config: { SECRET_KEY: string }
  now: () => Date
  log: Log
}

const maxBytes = 25 * 1024 * 1024
const maxResumes = 20
const maxRecipients = 20
const maxTextLength = 50_000
const maxSubjectLength = 300
const maxName = 200

const addressPattern = /^(intake|log)\+([0-9a-z]{20})@/i

/** Sentences that the sending server passes on to the sender. */
const refusals = {
  tooLarge: 'This email is larger than 25 MB. Please drop the résumés into Intake instead.',
  unknown: 'This address doesn’t take email.',
  unreadable: 'This email couldn’t be read. Please drop the résumés into Intake instead.',
  sender: 'Only emails from the agency’s own accounts are taken here, and this one isn’t proven to come from one.',
  empty: 'No résumé was attached. Please attach PDF, DOC or DOCX files of up to 5 MB each.',
  nobody: 'Nobody on record, whom you may see, is among the recipients. Add the person first, then forward the email.',
} as const

type Refusal = keyof typeof refusals

/**
 * Takes an email from Cloudflare Email Routing: résumés for a user's intake, or a copy of correspondence for the records of
 * the people among its recipients. Anything else is refused with a sentence; what programs send is dropped without one, so
 * that two programs don't answer each other. HTML is never rendered, and no text is an instruction.
 */
export async function receiveEmail(deps: ReceiveEmailDeps, message: InboundEmail): Promise<void> {
  const refusal = await take(deps, message)
  deps.log('email.received', { result: refusal ?? 'taken' })
  if (refusal && refusal !== 'dropped') message.setReject(refusals[refusal])
}

async function take(deps: ReceiveEmailDeps, message: InboundEmail): Promise<Refusal | 'dropped' | undefined> {
  if (message.rawSize > maxBytes) return 'tooLarge'
  const [, kind, token] = addressPattern.exec(message.to) ?? []
  const owner = token ? await deps.inboundMail.ownerOf(token.toLowerCase()) : undefined
  if (!kind || !owner) return 'unknown'
  const email = await parsed(message)
  if (!email) return 'unreadable'
  if (isAutomatic(email.headers, message.from)) return 'dropped'
  const sender = isPlainAddress(message.from) ? await senderOf(deps, email) : undefined
  if (!sender) return 'sender'
  return kind.toLowerCase() === 'intake' ? takeResumes(deps, email, owner.id, sender.email) : file(deps, email, sender)
}

async function parsed({ raw }: InboundEmail): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 })
  } catch {
    return undefined
  }
}

/** The active user whose address is the only one in From, if their domain vouches for the email. */
async function senderOf({ users }: ReceiveEmailDeps, { headers, from }: Email) {
  const isOnly = headers.filter(({ key }) => key.toLowerCase() === 'from').length === 1
  const address = isOnly ? from?.address?.trim().toLowerCase() : undefined
  const domain = address?.split('@').at(-1)
  if (!address || !domain || !isAlignedSender(headers, domain)) return undefined
  const user = await users.byEmail(address)
  return user?.status === 'active' ? user : undefined
}

/** Same for every delivery of one email. */
const keyOf = ({ messageId, date, subject, from, text }: Email): Promise<string> =>
  sha256Hex(new TextEncoder().encode(JSON.stringify([from?.address, messageId ?? [date, subject, text]])))

async function takeResumes(
  deps: ReceiveEmailDeps,
  email: Email,
  ownerId: number,
  mailFrom: string,
): Promise<Refusal | undefined> {
  const key = await keyOf(email)
  let taken = 0
  for (const { filename, mimeType, content } of email.attachments) {
    if (taken >= maxResumes) break
    const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : undefined
    const name = filename ?? `resume.${mimeType === mimeTypes.pdf ? 'pdf' : 'docx'}`
    if (!bytes || resumeProblem({ name, size: bytes.byteLength, type: mimeType })) continue
    try {
      await addIntakeFile(deps, { key, name, type: mimeType, bytes, kinds: resumeLimits.extensions, ownerId, mailFrom })
      taken++
    } catch (error) {
      // A file that isn't what its name says.
      if (!(error instanceof AppError)) throw error
    }
  }
  return taken === 0 ? 'empty' : undefined
}

/** Files an email that the sender wrote in the records of the recipients whom the sender may see. */
async function file(
  deps: ReceiveEmailDeps,
  email: Email,
  sender: { id: number; role: string },
): Promise<Refusal | undefined> {
  const at = sentAt(email, deps.now())
  const row = {
    direction: 'out' as const,
    at,
    subject: (email.subject ?? '').slice(0, maxSubjectLength),
    text: (email.text ?? '').slice(0, maxTextLength),
    messageKey: await keyOf(email),
    filedBy: sender.id,
  }
  const recipients = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(mailboxes)
  const people = new Map(recipients.slice(0, maxRecipients).map(({ address, name }) => [address, name]))
  const rows: (typeof row & { candidateId: number; email: string; name: string | null })[] = []
  for (const [address, name] of people) {
    const person = await deps.personRecords.byEmail(address, sender.id)
    const isTheirs = person && (sender.role === 'admin' || person.assignedPartnerId === sender.id || person.isAssigned)
    if (isTheirs) rows.push({ ...row, candidateId: person.id, email: address, name: name || null })
  }
  if (rows.length === 0) return 'nobody'
  await deps.inboundMail.file(rows)
  return undefined
}

const mailboxes = (entry: Address): { address: string; name: string }[] =>
  (entry.group ?? [entry]).flatMap(({ address, name }) =>
    address ? [{ address: address.trim().toLowerCase(), name: name.trim().slice(0, maxName) }] : [],
  )

function sentAt({ date }: Email, now: Date): Date {
  const at = date ? new Date(date) : now
  return Number.isNaN(at.getTime()) || at > now ? now : at
}
