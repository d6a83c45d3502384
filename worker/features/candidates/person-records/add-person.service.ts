import { mayChangePerson, maySeePerson } from '#worker/features/candidates/people/people.policy.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listAdminsAnd } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict } from '#worker/http/errors.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import type { PersonChange } from './people-changes.repo.ts'
import type { PersonRecord } from './people.repo.ts'
import type { PeopleDeps } from './people.service.ts'

type AddPersonDeps = PeopleDeps & { users: UsersRepo }

/**
 * Adds a person, unless somebody on record has the email address. One whom the actor may see is returned, with only empty
 * fields filled. Two requests at the same time add one person.
 *
 * @throws AppError 409 candidate_known for somebody whom the actor may not see. Admins are notified; the answer says
 *   nothing about the person.
 */
export async function addPerson(
  deps: AddPersonDeps,
  actor: Actor,
  values: PersonChange & { name: string },
): Promise<{ id: number; isNew: boolean }> {
  const author = { by: actor.id, at: deps.now() }
  const known = values.email ? await deps.personRecords.byEmail(values.email, actor.id) : undefined
  if (known) return joinKnown(deps, actor, known, values)
  const id = await deps.personRecords.add({ ...values, isPerson: true }, author, (tx) => [tx.logged('added')])
  if (id !== undefined) return { id, isNew: true }
  // Somebody was faster by a moment.
  const faster = values.email ? await deps.personRecords.byEmail(values.email, actor.id) : undefined
  if (!faster) throw conflict('changed_meanwhile', 'Someone else added this person just now. Please try again.')
  return joinKnown(deps, actor, faster, values)
}

async function joinKnown(deps: AddPersonDeps, actor: Actor, person: PersonRecord, values: PersonChange) {
  if (!maySeePerson(actor, person, (await readSettings(deps)).candidateVisibility)) {
    await askAdmins(deps, actor, person)
    throw conflict(
      'candidate_known',
      'This person is already known to the agency. An admin has been asked to connect you.',
    )
  }
  if (mayChangePerson(actor, person))
    await deps.personRecords.fill(person.id, { ...values, isSearchProfile: true }, deps.now())
  return { id: person.id, isNew: false }
}

/** Asks every admin to connect the actor with the owner, once a day for one person. */
async function askAdmins(deps: AddPersonDeps, actor: Actor, person: PersonRecord): Promise<void> {
  const at = deps.now()
  const admins = await listAdminsAnd(deps, null)
  await deps.personRecords.notify(
    person.id,
    { by: actor.id, at },
    admins.map(({ id: userId }) => ({
      userId,
      type: 'known_person' as const,
      title: 'Two partners know the same person',
      message: `${actor.name} tried to add ${person.name}, who is already on record${person.ownerName ? ` with ${person.ownerName}` : ''}. Please connect them.`,
      applicationId: null,
      subjectId: person.id,
      onceKey: `known_person:${person.id}:${actor.id}:${easternDay(at)}`,
      at,
    })),
  )
}
