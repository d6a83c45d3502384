import type { BodyOf } from '#contract/endpoint.ts'
import type { candidatesApi } from '#contract/api/sourcing/matching.ts'
import {
  refuseIfBanned,
  type BanDeps,
  type Contact,
} from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import type { Match } from './match.service.ts'
import { maySeeProfile } from './profiles.policy.ts'
import type { NewProfile, ProfilesRepo } from './profiles.repo.ts'

type ProfilesDeps = { profiles: ProfilesRepo; now: () => Date }
type Adds = ProfilesDeps & BanDeps

/** Fields of a new profile. An absent criterion isn't applied. */
type NewProfileInput = Pick<BodyOf<typeof candidatesApi.create>, 'name'> & BodyOf<typeof candidatesApi.update>

const profileNotFound = () => notFound('candidate_not_found', 'This saved profile doesn’t exist.')

/** Admins see every saved profile, partners their own. */
export const listProfiles = (deps: Pick<ProfilesDeps, 'profiles'>, actor: Actor) =>
  deps.profiles.list(actor.role === 'admin' ? undefined : actor.id)

/** @throws AppError 404 for an unknown profile, or another partner's. */
export async function profileById(deps: Pick<ProfilesDeps, 'profiles'>, actor: Actor, id: number) {
  const profile = await deps.profiles.byId(id)
  if (!profile || !maySeeProfile(actor, profile)) throw profileNotFound()
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
 * Saves what was searched for under a candidate's name; a partner's is their own.
 *
 * @throws AppError 409 do_not_contact for somebody who asked not to be contacted.
 */
export async function createProfile(deps: Adds, actor: Actor, input: NewProfileInput) {
  await refuseIfBanned(deps, contactOf(input))
  const id = await deps.profiles.add({
    ...stored(input),
    name: input.name,
    assignedPartnerId: actor.role === 'partner' ? actor.id : null,
  })
  return profileById(deps, actor, id)
}

/**
 * As `createProfile`, unless the actor already has a profile of the same name and email: then returns that one,
 * unchanged. Two requests at the same time create one profile.
 *
 * @param input.personId The entry of the people index that it is made from, and `url` its page.
 * @throws AppError 409 do_not_contact for somebody who asked not to be contacted.
 */
export async function ensureProfile(
  deps: Adds,
  actor: Actor,
  input: NewProfileInput & Pick<Contact, 'personId' | 'url'>,
) {
  const { personId, url, ...fields } = input
  await refuseIfBanned(deps, { ...contactOf(input), personId, url })
  const { id, isNew } = await deps.profiles.addOnce({
    ...stored(fields),
    name: input.name,
    assignedPartnerId: actor.role === 'partner' ? actor.id : null,
  })
  return { profile: await profileById(deps, actor, id), isNew }
}

/** Changes what the body names. @throws AppError 404; 409 do_not_contact when it would name somebody who asked for that. */
export async function updateProfile(deps: Adds, actor: Actor, id: number, input: BodyOf<typeof candidatesApi.update>) {
  const { name } = await profileById(deps, actor, id)
  await refuseIfBanned(deps, contactOf({ ...input, name: input.name ?? name }))
  await deps.profiles.change(id, {
    ...stored(input),
    ...(input.name === undefined ? {} : { name: input.name }),
    updatedAt: deps.now(),
  })
  return profileById(deps, actor, id)
}

export async function removeProfile(deps: Pick<ProfilesDeps, 'profiles'>, actor: Actor, id: number): Promise<void> {
  await profileById(deps, actor, id)
  await deps.profiles.remove(id)
}

/** Keeps the result of a search with the profile it was made for. */
export async function saveMatches(
  deps: Pick<ProfilesDeps, 'profiles'>,
  actor: Actor,
  id: number,
  matches: readonly Match[],
) {
  await profileById(deps, actor, id)
  await deps.profiles.saveMatches(id, matches)
}

/** The columns of what was given; a yes/no that may be unsaid is no. */
function stored(input: BodyOf<typeof candidatesApi.update>): Partial<NewProfile> {
  const { remoteWork, bigLaw, boutique, name: _, workType: __, ...rest } = input
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...said,
    ...(remoteWork === undefined ? {} : { remoteWork: remoteWork ?? false }),
    ...(bigLaw === undefined ? {} : { bigLaw: bigLaw ?? false }),
    ...(boutique === undefined ? {} : { boutique: boutique ?? false }),
  }
}
