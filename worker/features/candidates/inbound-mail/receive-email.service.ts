import { addressParser, type Email } from 'postal-mime'
import { cleanLine } from '#contract/domain/plain-text.ts'
import type { IntakeRepo } from '#worker/features/candidates/intake/intake.repo.ts'
import type { PersonRecordsRepo } from '#worker/features/candidates/person-records/people.repo.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { Log } from '#worker/http/log.ts'
import type { InboundMailRepo } from './inbound-mail.repo.ts'
import { fileEmail, keyOf, type FileEmailDeps } from './file-correspondence.service.ts'
import { parseEmail } from './open-email.service.ts'
import type { ReceivedEmailsRepo } from './received-emails.repo.ts'
import { takeResumes, type Outcome } from './take-resumes.service.ts'
import { dnsTextOver } from '#worker/platform/safe-fetch/dns-text.ts'
import { readBytes, type SafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { isAlignedSender, isAutomatic, isPlainAddress } from './sender-check.service.ts'
import { hasAlignedDkim } from './verify-dkim.service.ts'

/** The parts of Cloudflare's message that are used. */
export type InboundEmail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'rawSize' | 'raw' | 'setReject'>

type ReceiveEmailDeps = FileEmailDeps & {
  inboundMail: InboundMailRepo
  receivedEmails: ReceivedEmailsRepo
  intake: IntakeRepo
  personRecords: PersonRecordsRepo
  settings: SettingsRepo
  users: UsersRepo
  files: R2Bucket
  config: { SECRET_KEY: string }
  safeFetch: SafeFetch
  now: () => Date
  log: Log
}
type ReceivedEmail = Email & { bytes: Uint8Array; isWhole: boolean }

const maxBytes = 25 * 1024 * 1024
const maxHeaderBytes = 256 * 1024
const maxSubjectLength = 300

const addressPattern = /^(intake|log)\+([0-9a-z]{20})@/i

/** Sentences that the sending server passes on to the sender. */
const refusals = {
  tooLarge: 'This email is larger than 25 MB. Please drop the résumés into Intake instead.',
  unknown: 'This address doesn’t take email.',
  unreadable: 'This email couldn’t be read. Please drop the résumés into Intake instead.',
  sender: 'Only emails from the agency’s own accounts are taken here, and this one isn’t proven to come from one.',
  unchecked: 'The sender of this email couldn’t be checked right now. Please send it again in a few minutes.',
  empty: 'No résumé was attached. Please attach PDF, DOC or DOCX files of up to 5 MB each.',
  full: 'Your intake is full. Please decide about some of its résumés, then forward this email again.',
  nobody: 'This email names nobody outside the agency, and forwards no email that somebody sent.',
  undecided:
    'Too many emails wait for your decision. Please decide about some of them in Intake, then send this one again.',
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
  const address = await addressOf(deps, message.to)
  if (!address) return 'unknown'
  const email = await received(message)
  if (!email) return 'unreadable'
  if (isAutomatic(email.headers, message.from)) return 'dropped'
  const sender = isPlainAddress(message.from) ? await senderOf(deps, email) : undefined
  if (sender === 'unchecked') return 'unchecked'
  if (!sender) return 'sender'
  const { kind } = address
  const key = await keyOf(email)
  const ownerId = kind === 'intake' ? address.ownerId : sender.id
  const outcome = email.isWhole ? await outcomeOf(deps, email, { kind, key, ownerId, sender }) : unreadable
  const subject = cleanLine(email.subject ?? '').slice(0, maxSubjectLength)
  await deps.receivedEmails.record({ ownerId, kind, messageKey: key, subject, at: deps.now(), ...outcome })
  return outcome.result === 'taken' ? undefined : outcome.result
}

/** The kind of an address of ours, and whose it is. */
async function addressOf({ inboundMail }: ReceiveEmailDeps, to: string) {
  const [, prefix = '', token] = addressPattern.exec(to) ?? []
  const owner = token ? await inboundMail.ownerOf(token.toLowerCase()) : undefined
  const kind = prefix.toLowerCase() === 'intake' ? ('intake' as const) : ('log' as const)
  return owner && { kind, ownerId: owner.id }
}

const unreadable: Outcome = { result: 'unreadable', taken: 0, leftOut: [] }

type Sender = NonNullable<Awaited<ReturnType<UsersRepo['byEmail']>>>
type Delivery = { kind: 'intake' | 'log'; key: string; ownerId: number; sender: Sender }

async function outcomeOf(deps: ReceiveEmailDeps, email: Email, delivery: Delivery): Promise<Outcome> {
  const { kind, sender } = delivery
  if (kind === 'intake') return takeResumes(deps, email, { ...delivery, mailFrom: sender.email })
  const problem = await fileEmail(deps, email, sender)
  return { result: problem ?? 'taken', taken: problem ? 0 : 1, leftOut: [] }
}

/** Reads an email; of one whose parts can't be read, the headers. Undefined for one that is too large, or without those. */
async function received({ raw }: InboundEmail): Promise<ReceivedEmail | undefined> {
  let bytes: Uint8Array
  try {
    bytes = await readBytes(new Response(raw), maxBytes)
  } catch {
    return undefined
  }
  const whole = await parseEmail(bytes)
  const headers = whole ? undefined : headersOf(bytes)
  const email = whole ?? (headers && (await parseEmail(headers)))
  return email && { ...email, bytes, isWhole: whole !== undefined }
}

/** Part of an email before the first empty line. Undefined for headers that are too long. */
function headersOf(bytes: Uint8Array): Uint8Array | undefined {
  const head = bytes.subarray(0, maxHeaderBytes)
  const text = new TextDecoder('latin1').decode(head)
  const end = text.search(/\r?\n\r?\n/)
  return end < 0 ? undefined : head.subarray(0, end)
}

/**
 * The active user whose address is the only one in From, if their domain vouches for the email: by the results of the
 * receiving server, or, since that server doesn't add them to every email, by a DKIM signature that is checked here.
 */
async function senderOf(deps: ReceiveEmailDeps, { headers, bytes }: ReceivedEmail) {
  const address = onlyAddress(headers)
  const domain = address?.split('@').at(-1)
  if (!address || !domain) return undefined
  const user = await deps.users.byEmail(address)
  if (user?.status !== 'active') return undefined
  if (isAlignedSender(headers, domain)) return user
  try {
    const dnsText = dnsTextOver(deps.safeFetch)
    return (await hasAlignedDkim({ dnsText, now: deps.now }, bytes, domain)) ? user : undefined
  } catch (error) {
    if (error instanceof PageError) return 'unchecked' as const
    throw error
  }
}

/** The one address of the one From, in lower case. */
function onlyAddress(headers: Email['headers']): string | undefined {
  const fields = headers.filter(({ key }) => key.toLowerCase() === 'from')
  const mailboxes = fields.flatMap(({ value }) => addressParser(value))
  return fields.length === 1 && mailboxes.length === 1 ? mailboxes[0]?.address?.trim().toLowerCase() : undefined
}
