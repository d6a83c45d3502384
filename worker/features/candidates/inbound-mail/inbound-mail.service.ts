import { listedOwnerId } from '#worker/features/candidates/intake/intake.policy.ts'
import { personById, type PeopleDeps } from '#worker/features/candidates/person-records/people.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { InboundMailRepo } from './inbound-mail.repo.ts'
import type { ReceivedEmailsRepo } from './received-emails.repo.ts'

const tokenLength = 20

type AddressDeps = { inboundMail: InboundMailRepo; settings: SettingsRepo; ids: Pick<Ids, 'secretId'> }

/** Addresses that take a user's email: one for résumés, one for copies of correspondence. Null without Email Routing. */
export async function addressesOf(
  deps: AddressDeps,
  actor: Actor,
): Promise<{ intake: string | null; log: string | null }> {
  const domain = (await readSettings(deps)).intakeAddress.split('@')[1]
  if (!domain) return { intake: null, log: null }
  const token = await deps.inboundMail.tokenOf(actor.id, newToken(deps))
  return { intake: `intake+${token}@${domain}`, log: `log+${token}@${domain}` }
}

const newToken = ({ ids }: Pick<AddressDeps, 'ids'>) => ids.secretId().slice(0, tokenLength).toLowerCase()

/** Replaces a user's addresses, unless the one that they saw was replaced before. Returns the current ones. */
export async function replaceAddresses(deps: AddressDeps & { now: () => Date }, actor: Actor, intake: string) {
  const seen = /^intake\+([^@]*)@/.exec(intake)?.[1]
  if (seen) await deps.inboundMail.replaceToken(actor.id, seen, newToken(deps), deps.now())
  return addressesOf(deps, actor)
}

/** Outcomes of a user's emails to Placet, or for admins of everybody's. */
export const receivedEmails = (
  deps: { receivedEmails: Pick<ReceivedEmailsRepo, 'newest'> },
  actor: Actor,
  whose: 'mine' | 'all',
) => deps.receivedEmails.newest(listedOwnerId(actor, whose))

/** Emails with a person, newest first. @throws AppError 404 for a person whom the actor may not see. */
export async function correspondenceOf(
  deps: PeopleDeps & { inboundMail: Pick<InboundMailRepo, 'ofPerson'> },
  actor: Actor,
  id: number,
) {
  const person = await personById(deps, actor, id)
  return deps.inboundMail.ofPerson(person.id)
}
