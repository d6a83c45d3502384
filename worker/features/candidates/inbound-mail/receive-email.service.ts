import { addressParser, type Email } from 'postal-mime'
import { maxIntakeFiles } from '#contract/domain/intake.ts'
import { resumeLimits, resumeProblem } from '#contract/domain/upload-limits.ts'
import { addIntakeFile } from '#worker/features/candidates/intake/intake-files.service.ts'
import type { IntakeRepo } from '#worker/features/candidates/intake/intake.repo.ts'
import type { PersonRecordsRepo } from '#worker/features/candidates/person-records/people.repo.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Log } from '#worker/http/log.ts'
import type { InboundMailRepo } from './inbound-mail.repo.ts'
import { fileEmail, keyOf } from './file-correspondence.service.ts'
import { filesOfEmail, parseEmail } from './open-email.service.ts'
import { dnsTextOver } from '#worker/platform/safe-fetch/dns-text.ts'
import { readBytes, type SafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { isAlignedSender, isAutomatic, isPlainAddress } from './sender-check.service.ts'
import { hasAlignedDkim } from './verify-dkim.service.ts'

/** The parts of Cloudflare's message that are used. */
export type InboundEmail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'rawSize' | 'raw' | 'setReject'>

type ReceiveEmailDeps = {
  inboundMail: InboundMailRepo
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
type ReceivedEmail = Email & { bytes: Uint8Array }

const maxBytes = 25 * 1024 * 1024

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
  const [, kind, token] = addressPattern.exec(message.to) ?? []
  const owner = token ? await deps.inboundMail.ownerOf(token.toLowerCase()) : undefined
  if (!kind || !owner) return 'unknown'
  const email = await parsed(message)
  if (!email) return 'unreadable'
  if (isAutomatic(email.headers, message.from)) return 'dropped'
  const sender = isPlainAddress(message.from) ? await senderOf(deps, email) : undefined
  if (sender === 'unchecked') return 'unchecked'
  if (!sender) return 'sender'
  if (kind.toLowerCase() === 'intake') return takeResumes(deps, email, owner.id, sender.email)
  return fileEmail(deps, email, sender)
}

async function parsed({ raw }: InboundEmail): Promise<ReceivedEmail | undefined> {
  try {
    const bytes = await readBytes(new Response(raw), maxBytes)
    const email = await parseEmail(bytes)
    return email && { ...email, bytes }
  } catch {
    return undefined
  }
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

async function takeResumes(
  deps: ReceiveEmailDeps,
  email: Email,
  ownerId: number,
  mailFrom: string,
): Promise<Refusal | undefined> {
  const key = await keyOf(email)
  let taken = 0
  for (const file of await filesOfEmail(email)) {
    if (taken >= maxIntakeFiles) break
    if (resumeProblem({ ...file, size: file.bytes.byteLength })) continue
    try {
      await addIntakeFile(deps, { ...file, key, kinds: resumeLimits.extensions, ownerId, mailFrom })
      taken++
    } catch (error) {
      // A file that isn't what its name says.
      if (!(error instanceof AppError)) throw error
      if (error.code === 'intake_full') return 'full'
    }
  }
  return taken === 0 ? 'empty' : undefined
}
