import type { UndecidedDecision } from '#contract/api/candidates/undecided-emails.ts'
import { listedOwnerId, maySeeItem } from '#worker/features/candidates/intake/intake.policy.ts'
import { duplicatesOf, presentDuplicate } from '#worker/features/candidates/intake/intake-duplicates.service.ts'
import type { MatchDeps } from '#worker/features/candidates/people/person-matches.service.ts'
import { addPerson } from '#worker/features/candidates/person-records/add-person.service.ts'
import { changeablePerson, type PeopleDeps } from '#worker/features/candidates/person-records/people.service.ts'
import { refuseIfBanned, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { UndecidedEmailsRepo } from './undecided-emails.repo.ts'

/** Far more addresses than somebody decides about at once; the others follow when these are gone. */
const maxListed = 100

type UndecidedEmail = NonNullable<Awaited<ReturnType<UndecidedEmailsRepo['byId']>>>
type DecideEmailDeps = PeopleDeps & BanDeps & { users: UsersRepo; undecidedEmails: UndecidedEmailsRepo }

/** Addresses of filed emails that belong to nobody on record, each with its newest email and people of the same name. */
export async function undecidedEmails(
  deps: MatchDeps & { undecidedEmails: UndecidedEmailsRepo; settings: SettingsRepo },
  actor: Actor,
  whose: 'mine' | 'all',
) {
  const rows = await deps.undecidedEmails.addresses(listedOwnerId(actor, whose), maxListed)
  const keys = { phone: null, phoneKey: null, linkedinUrl: null, linkedinKey: null }
  const duplicates = await duplicatesOf(
    deps,
    actor,
    rows.map(({ id, name, email }) => ({ item: { id, name, email, ...keys }, reading: null })),
  )
  return rows.map(({ at, filerName, filedBy, ...row }) => ({
    ...row,
    at: (at ?? new Date(0)).toISOString(),
    filedBy: filedBy === null ? null : filerName,
    duplicates: (duplicates.get(row.id) ?? []).map(presentDuplicate),
  }))
}

/** @throws AppError 404 for an email that someone else filed. */
async function undecidedById(
  { undecidedEmails: emails }: { undecidedEmails: UndecidedEmailsRepo },
  actor: Actor,
  id: number,
): Promise<UndecidedEmail> {
  const email = await emails.byId(id)
  // Those of a deleted account are the admins' to decide about.
  if (!email || !maySeeItem(actor, { ownerId: email.filedBy ?? Number.NaN })) {
    throw notFound('email_not_found', 'This email doesn’t exist, or someone else filed it.')
  }
  return email
}

/**
 * Puts the emails of an address on record: with `candidateId`, with the person who has the address, or with a new one. Emails
 * nobody. Asked again, it gives the same answer.
 *
 * @throws AppError 404 for someone else's email, or a person whom the actor may not see; 403 not_allowed; 409 name_needed,
 *   do_not_contact, candidate_known.
 */
export async function acceptEmails(
  deps: DecideEmailDeps,
  actor: Actor,
  id: number,
  { name, candidateId }: UndecidedDecision,
): Promise<{ candidateId: number }> {
  const email = await undecidedById(deps, actor, id)
  if (email.candidateId !== null) return { candidateId: email.candidateId }
  const wanted = candidateId ?? (await addAuthor(deps, actor, email, name))
  const person = await changeablePerson(deps, actor, wanted)
  await deps.undecidedEmails.join(email, person.id)
  return { candidateId: person.id }
}

/** Adds the person of an address, or finds the one who has it. A partner's people are the partner's. */
async function addAuthor(deps: DecideEmailDeps, actor: Actor, from: UndecidedEmail, typed: string | undefined) {
  const name = typed ?? from.name
  const { email } = from
  if (!name) throw conflict('name_needed', 'Please enter the person’s name.')
  await refuseIfBanned(deps, { name, email })
  const filer = from.filerRole === 'partner' ? from.filedBy : null
  const assignedPartnerId = actor.role === 'partner' ? actor.id : filer
  return (await addPerson(deps, actor, { name, email, assignedPartnerId, isSearchProfile: false })).id
}

/** Leaves the emails of an address out of the records. @throws AppError 404; 409 email_decided. */
export async function ignoreEmails(
  deps: { undecidedEmails: UndecidedEmailsRepo; now: () => Date },
  actor: Actor,
  id: number,
): Promise<void> {
  await deps.undecidedEmails.ignore(await stillUndecided(deps, actor, id), deps.now())
}

/** Takes ignored emails back. @throws AppError 404; 409 email_decided. */
export async function restoreEmails(
  deps: { undecidedEmails: UndecidedEmailsRepo },
  actor: Actor,
  id: number,
): Promise<void> {
  await deps.undecidedEmails.restore(await stillUndecided(deps, actor, id))
}

async function stillUndecided(deps: { undecidedEmails: UndecidedEmailsRepo }, actor: Actor, id: number) {
  const email = await undecidedById(deps, actor, id)
  if (email.candidateId !== null) throw conflict('email_decided', 'These emails are on record with somebody already.')
  return email
}
