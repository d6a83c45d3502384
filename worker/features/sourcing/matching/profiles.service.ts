import type { BodyOf } from '#contract/endpoint.ts'
import { emailAddress } from '#contract/domain/plain-text.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import type { candidatesApi } from '#contract/api/sourcing/matching.ts'
import {
  refuseIfBanned,
  type BanDeps,
  type Contact,
} from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { barsOf, keysOfContact } from '#worker/features/candidates/people/contact-columns.service.ts'
import { addPerson } from '#worker/features/candidates/person-records/add-person.service.ts'
import {
  changePerson,
  changeablePerson,
  personById,
  type PeopleDeps,
} from '#worker/features/candidates/person-records/people.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, notFound } from '#worker/http/errors.ts'
import type { Match } from './match.service.ts'
import { maySeeProfile } from './profiles.policy.ts'
import type { NewProfile, ProfilesRepo } from './profiles.repo.ts'

type ProfilesDeps = { profiles: ProfilesRepo; now: () => Date }
type Adds = ProfilesDeps & BanDeps

type ReadProfileDeps = Pick<ProfilesDeps, 'profiles'> & PeopleDeps
export type EnsureProfileDeps = Adds & PeopleDeps & { users: UsersRepo }
type ProfileChange = Omit<BodyOf<typeof candidatesApi.update>, 'version'>

/** Fields of a new profile. An absent criterion isn't applied. */
type NewProfileInput = Pick<BodyOf<typeof candidatesApi.create>, 'name'> & ProfileChange

const profileNotFound = () => notFound('candidate_not_found', 'This saved profile doesn’t exist.')

/** Admins see every saved profile, partners their own. */
export const listProfiles = (deps: Pick<ProfilesDeps, 'profiles'>, actor: Actor) =>
  deps.profiles.list(actor.role === 'admin' ? undefined : actor.id)

/** @throws AppError 404 for an unknown profile, another partner's, or a person whom the actor may not see. */
export async function profileById(deps: ReadProfileDeps, actor: Actor, id: number) {
  const profile = await deps.profiles.byId(id)
  if (!profile) throw profileNotFound()
  if (profile.isPerson) await personById(deps, actor, id)
  else if (!maySeeProfile(actor, profile)) throw profileNotFound()
  return profile
}

/** The person of a profile, to check that they may be contacted. */
const contactOf = ({ name, email, phone, notes, queryText }: Partial<NewProfileInput>): Contact => ({
  name,
  email,
  phone,
  texts: [notes, queryText],
})

/**
 * Adds a person, with what was searched for on their behalf; a partner's is their own. Somebody on record with the same
 * email whom the actor may see is returned, and only empty fields are filled.
 *
 * @throws AppError 409 do_not_contact for somebody who asked not to be contacted; 409 candidate_known for somebody whom
 *   the actor may not see.
 */
export async function createProfile(deps: EnsureProfileDeps, actor: Actor, input: NewProfileInput) {
  await refuseIfBanned(deps, contactOf(input))
  const { id, isNew } = await addPerson(deps, actor, newPerson(actor, input))
  return { profile: await savedProfile(deps, id), isNew }
}

/**
 * As `createProfile`; without an email address, a profile of the actor's with the same name is returned unchanged. Two
 * requests at the same time create one profile.
 *
 * @param input.personId The entry of the people index that it is made from, and `url` its page.
 * @throws AppError as `createProfile`.
 */
export async function ensureProfile(
  deps: EnsureProfileDeps,
  actor: Actor,
  input: NewProfileInput & Pick<Contact, 'personId' | 'url'>,
) {
  const { personId, url, ...fields } = input
  await refuseIfBanned(deps, { ...contactOf(input), personId, url })
  const person = newPerson(actor, fields)
  const { id, isNew } = input.email
    ? await addPerson(deps, actor, person)
    : await deps.profiles.addOnce({ ...person, isPerson: true, createdBy: actor.id })
  return { profile: await savedProfile(deps, id), isNew }
}

const newPerson = (actor: Actor, input: NewProfileInput) => ({
  ...stored(input),
  name: input.name,
  assignedPartnerId: actor.role === 'partner' ? actor.id : null,
})

/**
 * Changes what the body names, in the record of a person or in a search profile that isn't one.
 *
 * @throws AppError 404; 403 not_allowed; 400 invalid_email; 409 changed_meanwhile, email_taken; 409 do_not_contact when
 *   it would name somebody who asked for that.
 */
export async function updateProfile(
  deps: EnsureProfileDeps,
  actor: Actor,
  id: number,
  { version, ...input }: BodyOf<typeof candidatesApi.update>,
) {
  const known = await deps.profiles.byId(id)
  if (known?.isPerson) {
    const person = await personById(deps, actor, id)
    await refuseIfBanned(deps, contactOf({ ...input, name: input.name ?? person.name }))
    refuseBadEmail(input.email, person.email)
    await changePerson(deps, actor, person, { values: changesOf(input), seen: version })
    return savedProfile(deps, person.id)
  }
  const { name } = await profileById(deps, actor, id)
  await refuseIfBanned(deps, contactOf({ ...input, name: input.name ?? name }))
  const { assignedPartnerId: _, ...values } = changesOf(input)
  await deps.profiles.change(id, { ...values, updatedAt: deps.now() })
  return profileById(deps, actor, id)
}

async function savedProfile(deps: Pick<ProfilesDeps, 'profiles'>, id: number) {
  const profile = await deps.profiles.byId(id)
  if (!profile) throw profileNotFound()
  return profile
}

/** An email address identifies a person, so a changed one has to be one. */
function refuseBadEmail(email: string | null | undefined, before: string | null): void {
  if (email === undefined || email === null || email === before || emailAddress().safeParse(email).success) return
  const message = 'Please enter a valid email address'
  throw badRequest('invalid_email', message, [{ path: 'email', message }])
}

/** Columns of a change, with those that follow from others. */
const changesOf = (input: ProfileChange): Partial<NewProfile> => ({
  ...stored(input),
  ...keysOfContact(input),
  ...(input.name === undefined ? {} : { name: input.name }),
  ...(input.barStates === undefined ? {} : { barStates: barsOf(input.barStates) }),
  ...(input.region ? { region: stateCode(input.region) ?? input.region } : {}),
})

/**
 * Removes a saved profile. A person with applications stays on record and only leaves the saved profiles.
 *
 * @throws AppError 404; 403 not_allowed for a person whom the actor may only read.
 */
export async function removeProfile(deps: ReadProfileDeps, actor: Actor, id: number): Promise<void> {
  const { isPerson } = await profileById(deps, actor, id)
  if (isPerson) await changeablePerson(deps, actor, id)
  await deps.profiles.remove(id)
}

/** Saves the result of a search with the profile it was made for. */
export async function saveMatches(deps: ReadProfileDeps, actor: Actor, id: number, matches: readonly Match[]) {
  await profileById(deps, actor, id)
  await deps.profiles.saveMatches(id, matches)
}

/** The columns of what was given; a yes/no that may be unsaid is no. */
function stored(input: ProfileChange): Partial<NewProfile> {
  const { remoteWork, bigLaw, boutique, name: _, workType: __, ...rest } = input
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...said,
    ...(remoteWork === undefined ? {} : { remoteWork: remoteWork ?? false }),
    ...(bigLaw === undefined ? {} : { bigLaw: bigLaw ?? false }),
    ...(boutique === undefined ? {} : { boutique: boutique ?? false }),
  }
}
