import type { IntakeDecided, IntakeDecision } from '#contract/api/candidates/intake.ts'
import { mayChangePerson } from '#worker/features/candidates/people/people.policy.ts'
import { addPerson } from '#worker/features/candidates/person-records/add-person.service.ts'
import { addApplication } from '#worker/features/candidates/person-records/person-applications.service.ts'
import type { PersonChange } from '#worker/features/candidates/person-records/people-changes.repo.ts'
import {
  changeablePerson,
  changedMeanwhile,
  type PeopleDeps,
} from '#worker/features/candidates/person-records/people.service.ts'
import { refuseIfBanned, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { MatchDeps } from '#worker/features/candidates/people/person-matches.service.ts'
import { activeUser } from '#worker/features/identity/users/users.service.ts'
import type { JobsRepo } from '#worker/features/jobs/jobs/jobs.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest, conflict, notAllowed } from '#worker/http/errors.ts'
import { personOfItem } from './intake-person.service.ts'
import { duplicatesOf } from './intake-duplicates.service.ts'
import type { IntakeRepo, WholeItem } from './intake.repo.ts'
import { itemById } from './intake.service.ts'

type DecideDeps = PeopleDeps & BanDeps & MatchDeps & { intake: IntakeRepo; users: UsersRepo; jobs: JobsRepo }

const alreadyDecided = () => conflict('intake_decided', 'Somebody has already decided about this résumé.')

/**
 * Puts an item on record: into the record of `candidateId`, into the one with its email address, or as a new person. Then
 * adds the person to a job, if one is given. Emails nobody. Asked again, it gives the same answer.
 *
 * @throws AppError 404 for someone else's item, or a person whom the actor may not see; 403 not_allowed; 409
 *   intake_reading, intake_decided, name_needed, do_not_contact, candidate_known, changed_meanwhile; 400 unknown_owner.
 */
export async function acceptItem(
  deps: DecideDeps,
  actor: Actor,
  id: number,
  decision: IntakeDecision,
): Promise<IntakeDecided> {
  const whole = await itemById(deps, actor, id)
  const { item } = whole
  const kept = isOnRecord(item) ? item.candidateId : await putOnRecord(deps, actor, whole, decision)
  const now = isOnRecord(item) ? whole : await itemById(deps, actor, id)
  return { candidateId: kept, state: now.item.state, ...(await addToJob(deps, actor, kept, decision.jobId)) }
}

const isOnRecord = <Item extends WholeItem['item']>(item: Item): item is Item & { candidateId: number } =>
  (item.state === 'kept' || item.state === 'joined') && item.candidateId !== null

async function putOnRecord(
  deps: DecideDeps,
  actor: Actor,
  whole: WholeItem,
  decision: IntakeDecision,
): Promise<number> {
  const { item } = whole
  if (item.state === 'reading')
    throw conflict('intake_reading', 'This résumé is still being read. Please wait a moment.')
  if (item.state !== 'ready' && item.state !== 'unreadable') throw alreadyDecided()
  const person = { ...personOfItem(whole, decision), assignedPartnerId: await ownerOf(deps, actor, item, decision) }
  await refuseIfBanned(deps, {
    name: person.name,
    email: person.email,
    phone: person.phone,
    url: person.linkedinUrl,
  })
  if (decision.candidateId !== undefined) return join(deps, actor, whole, decision.candidateId, person)
  const known = person.email ? await deps.personRecords.byEmail(person.email, actor.id) : undefined
  if (known && mayChangePerson(actor, known)) return join(deps, actor, whole, known.id, person)
  // Somebody whom the actor may not change is refused here, without saying who it is, and the admins are asked.
  if (known) {
    await addPerson(deps, actor, person)
    throw notAllowed('Only the owner of this person and admins can change the record.')
  }
  const added = await deps.intake.addAsNew(decisionOf(deps, actor, whole), person)
  if (added === undefined) throw await lostRace(deps, actor, item.id)
  return added
}

const decisionOf = ({ now }: Pick<DecideDeps, 'now'>, actor: Actor, { item }: WholeItem) => ({
  id: item.id,
  resumeId: item.resumeId,
  by: actor.id,
  at: now(),
})

async function join(
  deps: DecideDeps,
  actor: Actor,
  whole: WholeItem,
  candidateId: number,
  person: PersonChange & { name: string },
) {
  const { id } = await changeablePerson(deps, actor, candidateId)
  if (!(await deps.intake.join(decisionOf(deps, actor, whole), id, person))) throw alreadyDecided()
  return id
}

async function lostRace(deps: DecideDeps, actor: Actor, id: number): Promise<AppError> {
  const { item } = await itemById(deps, actor, id)
  return item.state === 'ready' || item.state === 'unreadable' ? changedMeanwhile() : alreadyDecided()
}

/** A partner's people are the partner's. Admins name an owner; otherwise it is the partner whose item it is. */
async function ownerOf(deps: DecideDeps, actor: Actor, { ownerId }: WholeItem['item'], decision: IntakeDecision) {
  if (actor.role === 'partner') {
    if (decision.ownerId !== undefined && decision.ownerId !== actor.id) {
      throw notAllowed('Only admins choose the owner of a person.')
    }
    return actor.id
  }
  if (decision.ownerId === undefined) {
    if (ownerId === actor.id) return null
    return (await activeUser(deps, ownerId))?.role === 'partner' ? ownerId : null
  }
  if (!(await activeUser(deps, decision.ownerId))) {
    throw badRequest('unknown_owner', 'Please choose an active partner as the owner.')
  }
  return decision.ownerId
}

/** The person stays on record where the job takes nobody; the answer then says why. */
async function addToJob(deps: DecideDeps, actor: Actor, candidateId: number, jobId: number | undefined) {
  if (jobId === undefined) return { applicationId: null, problem: null }
  try {
    const { id } = await addApplication(deps, actor, candidateId, { jobId, status: 'new' })
    return { applicationId: id, problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const known = error.code === 'already_applied' ? Number(error.issues?.[0]?.message) : Number.NaN
    return Number.isSafeInteger(known)
      ? { applicationId: known, problem: null }
      : { applicationId: null, problem: error.message }
  }
}

/**
 * Keeps those items that need no look: a name and an email address were read, and they resemble nobody on record. One
 * after the other, so that two résumés of one person in the same list become one person.
 */
export async function acceptClearItems(deps: DecideDeps, actor: Actor, ids: readonly number[]) {
  const found = await deps.intake.byIds([...new Set(ids)])
  const duplicates = await duplicatesOf(deps, actor, found)
  const kept: number[] = []
  const left: { id: number; message: string }[] = []
  for (const id of new Set(ids)) {
    const whole = found.find(({ item }) => item.id === id)
    try {
      if (whole) refuseUnclear(whole, (duplicates.get(id) ?? []).length > 0)
      await acceptItem(deps, actor, id, {})
      kept.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      left.push({ id, message: error.message })
    }
  }
  return { kept, left }
}

function refuseUnclear({ item }: WholeItem, hasDuplicates: boolean): void {
  if (isOnRecord(item)) return
  if (!item.name || !item.email) throw conflict('intake_unclear', 'A name or an email address is missing.')
  if (hasDuplicates) throw conflict('intake_unclear', 'Somebody on record may be the same person.')
}

/** @throws AppError 404; 409 intake_decided, intake_reading. */
export async function discardItem(
  deps: { intake: IntakeRepo; now: () => Date },
  actor: Actor,
  id: number,
): Promise<void> {
  const whole = await itemById(deps, actor, id)
  if (whole.item.state === 'discarded') return
  if (whole.item.state === 'reading')
    throw conflict('intake_reading', 'This résumé is still being read. Please wait a moment.')
  if (!(await deps.intake.discard(decisionOf(deps, actor, whole)))) throw alreadyDecided()
}

/** Takes a discarded item back. @throws AppError 404; 409 intake_decided for one that was kept. */
export async function restoreItem(deps: { intake: IntakeRepo }, actor: Actor, id: number): Promise<void> {
  const { item } = await itemById(deps, actor, id)
  if (item.state === 'kept' || item.state === 'joined') throw alreadyDecided()
  if (item.state === 'discarded') await deps.intake.restore(id)
}
