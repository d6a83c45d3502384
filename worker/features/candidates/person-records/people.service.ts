import type { PeopleQuery } from '#contract/api/candidates/people.ts'
import { mergeUndoDays, personFields, type CandidateVisibility, type PersonField } from '#contract/domain/people.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import {
  mayChangePerson,
  mayMerge,
  maySeePerson,
  seenOwnerId,
} from '#worker/features/candidates/people/people.policy.ts'
import { seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { activeUser } from '#worker/features/identity/users/users.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notAllowed, notFound } from '#worker/http/errors.ts'
import { z } from 'zod'
import type { PersonChange } from './people-changes.repo.ts'
import type { PersonRecordsRepo, PersonRecord } from './people.repo.ts'

export type PeopleDeps = { personRecords: PersonRecordsRepo; settings: SettingsRepo; now: () => Date }

export const personNotFound = () => notFound('candidate_not_found', 'This person doesn’t exist, or isn’t one of yours.')

const cursorShape = z.object({ place: z.number().int().positive() })

/** One page of the people whom the actor may see, last touched first. */
export async function pageOfPeople(deps: PeopleDeps, actor: Actor, { cursor, limit, ...search }: PeopleQuery) {
  const after = decodeCursor(cursorShape, cursor)?.place
  const seenBy = seenOwnerId(actor, await visibilityFor(deps, actor))
  const places = await deps.personRecords.places({ ...search, seenBy }, { after, limit: limit + 1 })
  const { items, nextCursor } = page(
    places.map((place) => ({ place })),
    limit,
    ({ place }) => ({ place }),
  )
  return {
    items: items.length === 0 ? [] : await deps.personRecords.listed(items.map(({ place }) => place)),
    nextCursor,
  }
}

/** Admins see everybody, so their requests don't read the setting. */
const visibilityFor = async (deps: Pick<PeopleDeps, 'settings'>, actor: Actor): Promise<CandidateVisibility> =>
  actor.role === 'admin' ? 'own' : (await readSettings(deps)).candidateVisibility

/**
 * The record of a person, or the record that it was merged into.
 *
 * @throws AppError 404 candidate_not_found, also for one that the actor may not see.
 */
export async function personById(deps: PeopleDeps, actor: Actor, id: number): Promise<PersonRecord> {
  const [person, visibility] = await Promise.all([deps.personRecords.byId(id, actor.id), visibilityFor(deps, actor)])
  if (!person || !maySeePerson(actor, person, visibility)) throw personNotFound()
  return person
}

/** As `personById`, for somebody whom the actor may change: one that the actor may only read is refused. */
export async function changeablePerson(deps: PeopleDeps, actor: Actor, id: number): Promise<PersonRecord> {
  const person = await personById(deps, actor, id)
  if (!mayChangePerson(actor, person)) {
    throw notAllowed('Only the owner of this person and admins can change the record.')
  }
  return person
}

const dayMs = 24 * 3600_000

/** Merges from this moment on can be undone. */
export const undoableSince = (now: Date) => new Date(now.getTime() - mergeUndoDays * dayMs)

/** The whole record with the applications that the actor may see, its log, and merges that can be undone. */
export async function readPerson(deps: PeopleDeps, actor: Actor, id: number) {
  const person = await personById(deps, actor, id)
  const [applications, events, merges, resume] = await Promise.all([
    deps.personRecords.applications(person.id, seenPartnerId(actor)),
    deps.personRecords.events(person.id),
    mayMerge(actor) ? deps.personRecords.merges(person.id, undoableSince(deps.now())) : [],
    visibilityFor(deps, actor).then((visibility) =>
      deps.personRecords.newestResume(person.id, seenOwnerId(actor, visibility)),
    ),
  ])
  return { person, applications, events, merges, resume, mayChange: mayChangePerson(actor, person) }
}
export type WholePerson = Awaited<ReturnType<typeof readPerson>>

/** Names of the fields that differ, for the log. */
function changedFields(person: PersonRecord, values: PersonChange): string {
  const names = Object.keys(personFields) as PersonField[]
  const differs = (name: PersonField) =>
    values[name] !== undefined && JSON.stringify(values[name] ?? null) !== JSON.stringify(person[name] ?? null)
  return names
    .filter(differs)
    .map((name) => personFields[name])
    .join(', ')
}

/**
 * Changes what `values` names in the record of a person.
 *
 * @param seen Version that the caller saw; undefined: the current one.
 * @throws AppError 404; 403 not_allowed; 400 unknown_owner; 409 changed_meanwhile, email_taken.
 */
export async function changePerson(
  deps: PeopleDeps & { users: UsersRepo },
  actor: Actor,
  person: PersonRecord,
  { values, seen }: { values: PersonChange; seen: number | undefined },
): Promise<void> {
  const { id, version } = person
  if (!mayChangePerson(actor, person))
    throw notAllowed('Only the owner of this person and admins can change the record.')
  await refuseOwner(deps, actor, person, values.assignedPartnerId)
  if (seen !== undefined && seen !== version) throw changedMeanwhile()
  const fields = changedFields(person, values)
  const author = { by: actor.id, at: deps.now() }
  if (
    await deps.personRecords.change({ id, version }, values, author, (tx) =>
      fields ? [tx.logged('changed', fields)] : [],
    )
  ) {
    return
  }
  const now = await deps.personRecords.byId(id, actor.id)
  throw now?.id === id && now.version === version ? emailTaken() : changedMeanwhile()
}

async function refuseOwner(
  deps: { users: UsersRepo },
  actor: Actor,
  person: PersonRecord,
  ownerId: number | null | undefined,
): Promise<void> {
  if (ownerId === undefined || ownerId === person.assignedPartnerId) return
  if (!mayMerge(actor)) throw notAllowed('Only admins change the owner of a person.')
  if (ownerId !== null && !(await activeUser(deps, ownerId))) {
    throw badRequest('unknown_owner', 'Please choose an active partner as the owner.')
  }
}

export const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Someone else changed this record in the meantime. Your changes are not saved yet.')
const emailTaken = () =>
  conflict('email_taken', 'Another record has this email address. Ask an admin to merge the two records.')
