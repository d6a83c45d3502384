import { z } from 'zod'
import type { addRoomBody, changeRoomBody, reviewRoomsApi } from '#contract/api/clients/review-rooms.ts'
import type { ReviewRoomState } from '#contract/domain/review-rooms.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { mayChange, seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import type { FirmContactsRepo } from '#worker/features/clients/firm-contacts/firm-contacts.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { FullItem, Item, OtherAnswer, ReviewItemsRepo } from './review-items.repo.ts'
import { mayChangeRoom, seenItems } from './review-rooms.policy.ts'
import type { RoomPeopleRepo } from './room-people.repo.ts'
import type { FullRoom, ListedRoom, ReviewRoomsRepo } from './review-rooms.repo.ts'
import { permissionsFor, profilesFor, type RoomProfileDeps } from './room-profiles.service.ts'

export type RoomReads = { reviewRooms: ReviewRoomsRepo; reviewItems: ReviewItemsRepo; now: () => Date }
type RoomDeps = RoomReads & RoomProfileDeps & { firmContacts: Pick<FirmContactsRepo, 'byId'>; ids: Ids }

/** A room with the candidates that the reader sees, and what colleagues of the contact answered about them. */
export type SeenRoom = { room: ListedRoom; items: FullItem[]; answers: OtherAnswer[]; mayChange: boolean }

const roomNotFound = () =>
  notFound('room_not_found', 'This review room doesn’t exist, or none of its candidates is assigned to you.')

async function withItems(deps: RoomReads, actor: Actor, rooms: readonly ListedRoom[]): Promise<SeenRoom[]> {
  const ids = rooms.map(({ id }) => id)
  const [items, answers] = await Promise.all([deps.reviewItems.ofRooms(ids), deps.reviewItems.answersAbout(ids)])
  return rooms.map((room) => {
    const all = items.filter(({ roomId }) => roomId === room.id)
    return { room, items: seenItems(actor, all), answers, mayChange: mayChangeRoom(actor, all) }
  })
}

const place = z.object({ at: z.number().int(), id: z.string().max(40) })

/** A page of the rooms that the actor sees, newest first. @throws AppError 400 bad_cursor. */
export async function pageRooms(
  deps: RoomReads,
  actor: Actor,
  {
    state,
    applicationId,
    cursor,
    limit,
  }: {
    state?: ReviewRoomState | undefined
    applicationId?: number | undefined
    cursor?: string | undefined
    limit: number
  },
): Promise<{ items: SeenRoom[]; nextCursor: string | null }> {
  const after = decodeCursor(place, cursor)
  const rooms = await deps.reviewRooms.page(
    { state, applicationId, partnerId: seenPartnerId(actor) },
    { after, limit: limit + 1, now: deps.now() },
  )
  const { items, nextCursor } = page(rooms, limit, ({ createdAt, id }) => ({ at: createdAt.getTime(), id }))
  return { items: await withItems(deps, actor, items), nextCursor }
}

/** One room as staff see it. @throws AppError 404 room_not_found. */
export async function readRoom(deps: RoomReads, actor: Actor, id: string): Promise<SeenRoom> {
  const room = await deps.reviewRooms.listed(id, seenPartnerId(actor), deps.now())
  const [seen] = room ? await withItems(deps, actor, [room]) : []
  if (!seen) throw roomNotFound()
  return seen
}

/**
 * A room that the actor may change, with all its candidates.
 *
 * @throws AppError 404 room_not_found; 409 not_all_yours where another recruiter's candidates are in it.
 */
export async function ownRoom(
  deps: RoomReads,
  actor: Actor,
  id: string,
): Promise<{ room: FullRoom; items: FullItem[] }> {
  const [room, items] = await Promise.all([deps.reviewRooms.byId(id), deps.reviewItems.ofRooms([id])])
  const isSeen = room && (actor.role === 'admin' || seenItems(actor, items).length > 0)
  if (!isSeen) throw roomNotFound()
  if (!mayChangeRoom(actor, items)) {
    throw conflict('not_all_yours', 'Another recruiter’s candidates are in this room, so please ask an admin.')
  }
  return { room, items }
}

/** Submissions and contacts to make a room of. */
export async function roomChoices(
  deps: Pick<RoomReads, 'reviewRooms' | 'now'> & { roomPeople: RoomPeopleRepo },
  actor: Actor,
): Promise<z.input<typeof reviewRoomsApi.choices.response>> {
  const submissions = await deps.reviewRooms.choices(seenPartnerId(actor), maxChoices)
  const [contacts, permissionFor, stored] = await Promise.all([
    deps.reviewRooms.contacts([...new Set(submissions.map(({ firmId }) => firmId))]),
    permissionsFor(
      deps,
      submissions.map(({ id, companyName }) => ({ submissionId: id, companyName })),
    ),
    deps.roomPeople.profiles(submissions.map(({ id }) => id)),
  ])
  const profilesOf = Map.groupBy(stored, ({ submissionId }) => submissionId)
  return [...Map.groupBy(submissions, ({ firmId }) => firmId)]
    .map(([id, some]) => ({
      id,
      name: some[0]?.firmName ?? '',
      contacts: contacts.flatMap(({ firmId, id: contactId, name, email }) =>
        firmId === id && email !== null ? [{ id: contactId, name, email }] : [],
      ),
      submissions: some.map(({ id: submissionId, candidate, jobTitle, submittedAt }) => ({
        id: submissionId,
        candidate,
        jobTitle,
        submittedAt: new Date(submittedAt).toISOString(),
        permission: permissionFor(submissionId),
        profiles: (profilesOf.get(submissionId) ?? []).map(({ profile: { id: profileId, code, kind, headline } }) => ({
          id: profileId,
          code,
          kind,
          headline,
        })),
      })),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** More live submissions than a recruiter has. */
const maxChoices = 300

/**
 * Makes a draft of a room: candidates who were submitted to one firm, for one of its people. The same again gives the draft
 * that there is. Each candidate is shown by a stored profile; see `profilesFor`.
 *
 * @throws AppError 404 submission_not_found, contact_not_found; 400 other_firm, same_candidate, other_profile; 409
 *   person_needed, still_identifying; 403 not_allowed; 429.
 */
export async function addRoom(deps: RoomDeps, actor: Actor, body: z.output<typeof addRoomBody>): Promise<SeenRoom> {
  const submissionIds = [...new Set(body.submissionIds)]
  const [contact, found] = await Promise.all([
    deps.firmContacts.byId(body.contactId),
    deps.reviewItems.candidates(submissionIds),
  ])
  const submissions = submissionIds.map((id) => {
    const submission = found.find((one) => one.submissionId === id)
    if (!submission || !mayChange(actor, { assignedPartnerId: submission.partnerId })) {
      throw notFound('submission_not_found', 'This submission doesn’t exist, or its candidate isn’t assigned to you.')
    }
    return submission
  })
  if (!contact) throw notFound('contact_not_found', 'This contact doesn’t exist.')
  const stranger = submissions.find(({ firmId }) => firmId !== contact.firmId)
  if (stranger) {
    throw badRequest(
      'other_firm',
      `${stranger.candidate} was submitted to ${stranger.companyName}, where ${contact.name} doesn’t work.`,
    )
  }
  // Each has a chain of evidence, and of two entries in one change neither could follow the other.
  const people = submissions.map(({ candidateId, applicationId }) => `${candidateId ?? `a${applicationId}`}`)
  if (new Set(people).size < people.length) {
    throw badRequest('same_candidate', 'The same person is in this room twice. Please choose one of the submissions.')
  }
  const jobIds = new Set(submissions.map(({ jobId }) => jobId))
  const [first] = submissions
  const profileIds = await profilesFor(deps, actor, submissions, body.profiles)
  const shown = submissionIds.map((id) => `${id}:${profileIds.get(id)}`)
  const draftKey = `${contact.id}:${shown.toSorted().join(',')}`
  const id = deps.ids.secretId()
  const createdAt = deps.now()
  const title = body.title ?? (jobIds.size === 1 ? first?.jobTitle : undefined) ?? 'Candidates for your review'
  await deps.reviewRooms.add(
    {
      id,
      firmId: contact.firmId,
      jobId: jobIds.size === 1 ? (first?.jobId ?? null) : null,
      contactId: contact.id,
      title: title.slice(0, 200),
      note: body.note ?? null,
      showResume: body.showResume,
      draftKey,
      createdBy: actor.id,
      createdAt,
    },
    submissionIds.map((submissionId, at) => ({
      submissionId,
      profileId: profileIds.get(submissionId) ?? null,
      position: at + 1,
    })),
    { by: actor.id, at: createdAt },
    () => [],
  )
  return readRoom(deps, actor, (await deps.reviewRooms.draft(draftKey)) ?? id)
}

/**
 * Changes what the body names.
 *
 * @throws AppError 404 room_not_found; 409 not_all_yours, room_closed, changed_meanwhile.
 */
export async function changeRoom(
  deps: RoomReads,
  actor: Actor,
  id: string,
  body: z.output<typeof changeRoomBody>,
): Promise<SeenRoom> {
  const { room } = await ownRoom(deps, actor, id)
  if (room.state === 'closed') throw roomClosed()
  const { version, title = room.title, note = room.note, showResume = room.showResume } = body
  const isSame = title === room.title && note === room.note && showResume === room.showResume
  if (!isSame) {
    const author = { by: actor.id, at: deps.now() }
    const isSaved =
      version === room.version && (await deps.reviewRooms.change(room, { title, note, showResume }, author, () => []))
    if (!isSaved) throw changedMeanwhile()
  }
  return readRoom(deps, actor, id)
}

export const roomClosed = () => conflict('room_closed', 'This room is closed. Make another one to continue.')
export const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Somebody else changed this room in the meantime. Please look at it again.')

/** Deletes a draft. @throws AppError 404 room_not_found, also the second time; 409 not_all_yours, room_published. */
export async function removeDraft(deps: RoomReads, actor: Actor, id: string): Promise<void> {
  const { room } = await ownRoom(deps, actor, id)
  if (room.state !== 'draft') {
    throw conflict('room_published', 'The client has this room already. Close it instead.')
  }
  await deps.reviewRooms.removeDraft(id)
}

/**
 * Gives the contact fifteen more minutes to change an answer.
 *
 * @throws AppError 404 item_not_found; 409 not_all_yours, room_closed, not_answered.
 */
export async function reopenAnswer(deps: RoomReads, actor: Actor, itemId: number): Promise<SeenRoom> {
  const item: (Item & { partnerId: number | null }) | undefined = await deps.reviewItems.byId(itemId)
  if (!item || !mayChange(actor, { assignedPartnerId: item.partnerId })) {
    throw notFound('item_not_found', 'This candidate isn’t in a review room, or isn’t assigned to you.')
  }
  const { room } = await ownRoom(deps, actor, item.roomId)
  if (room.state !== 'open') throw roomClosed()
  if (item.answer === null) throw conflict('not_answered', 'The client hasn’t answered about this candidate yet.')
  await deps.reviewItems.reopen(item, deps.now())
  return readRoom(deps, actor, item.roomId)
}
