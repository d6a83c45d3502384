import { candidateCount, reviewReminderDays } from '#contract/domain/review-rooms.ts'
import { endOfDays, lastDayText } from '#contract/domain/consents.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { dueAfterWorkingDays } from '#contract/domain/working-days.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { Writes } from '#worker/db/change.ts'
import { appending, evidenceOf, type EvidenceAuthor } from '#worker/features/clients/evidence/evidence.service.ts'
import { markSent, type SendingDeps } from '#worker/features/clients/ownerships/sending.service.ts'
import { refuseIfBanned, type BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { siteOrigin, writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { makeLink, type SignedLinkDeps } from '#worker/features/identity/signed-links/signed-links.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict } from '#worker/http/errors.ts'
import type { FullItem } from './review-items.repo.ts'
import { stillShown } from './review-page.service.ts'
import { refuseUnfit } from './room-consent.ts'
import type { RoomPeopleRepo } from './room-people.repo.ts'
import { permissionsFor } from './room-profiles.service.ts'
import { invitationKey, type FullRoom, type RoomTx } from './review-rooms.repo.ts'
import {
  changedMeanwhile,
  ownRoom,
  readRoom,
  roomClosed,
  type RoomReads,
  type SeenRoom,
} from './review-rooms.service.ts'

export type PublishDeps = RoomReads &
  SendingDeps &
  SignedLinkDeps &
  WriteMailsDeps &
  BanDeps & { roomPeople: RoomPeopleRepo }

/** The link of a contact, good for the days that the settings say. */
export async function reviewLink(
  deps: SignedLinkDeps,
  roomId: string,
  { createdBy, settings }: { createdBy: number | null; settings: Settings },
) {
  const expiresAt = endOfDays(deps.now(), settings.reviewLinkDays)
  return { ...(await makeLink(deps, { purpose: 'review', subjectId: roomId, expiresAt, createdBy })), expiresAt }
}

export const reviewPath = (token: string): string => `/review/${token}`

type Addressee = { id: number; name: string; email: string }

/** The contact of a room who may be mailed. @throws AppError 409 email_needed, contact_inactive. */
function addresseeOf({ contact, contactId }: Pick<FullRoom, 'contact' | 'contactId'>): Addressee {
  if (!contact?.email || contactId === null) {
    throw conflict('email_needed', 'This contact has no email address, so there’s nobody to invite. Add one first.')
  }
  if (!contact.isActive || contact.doNotMail) {
    throw conflict(
      'contact_inactive',
      `${contact.name} left the firm or doesn’t want emails. Please choose another contact.`,
    )
  }
  return { id: contactId, name: contact.name, email: contact.email }
}

/** Refuses to put somebody before a client without consent, out of the process, or who asked not to be contacted. */
async function refuseUnlessFit(deps: PublishDeps, items: readonly FullItem[]): Promise<void> {
  const permissionFor = await permissionsFor(deps, items)
  const problem = refuseUnfit(
    items.map((item) => ({ ...item, shows: item.profileKind, permission: permissionFor(item.submissionId) })),
  )
  if (problem) throw conflict(problem.code, problem.text)
  for (const { candidate, ...contact } of items) await refuseIfBanned(deps, { name: candidate, ...contact })
}

/** The invitation to a room. The caller writes it with the room. */
export const invitation = async (
  deps: WriteMailsDeps,
  room: Pick<FullRoom, 'id' | 'title' | 'note'>,
  given: {
    to: Addressee
    recruiter: string
    count: number
    token: string
    expiresAt: Date
    authorId?: number
    settings: Settings
  },
) =>
  writeMails(
    deps,
    [
      {
        kind: 'review_invitation',
        to: given.to.email,
        values: {
          name: given.to.name,
          recruiter: given.recruiter,
          count: candidateCount(given.count),
          position: room.title,
          note: room.note ?? '',
          until: lastDayText(given.expiresAt),
        },
        link: { path: reviewPath(given.token), isPrivate: true },
        onceKey: invitationKey(room.id),
        ...(given.authorId === undefined ? {} : { authorId: given.authorId }),
      },
    ],
    given.settings,
  )

/**
 * Records that a contact may read about candidates now: the sending of each submission, which may start a clock of ownership, and
 * the evidence. One that was sent before keeps that, and gets an entry about the room.
 */
export async function shownTo(
  deps: SendingDeps,
  items: readonly FullItem[],
  { receiver, contactId, by, at }: { receiver: string; contactId: number; by: EvidenceAuthor; at: Date },
): Promise<(tx: RoomTx) => Writes> {
  const isSent = ({ sentAt, sentHow }: FullItem) => sentAt !== null && sentHow !== 'phone'
  const sendings = items
    .filter((item) => !isSent(item))
    .map(({ submissionId }) => ({ submissionId, how: 'room' as const, at, contactId }))
  const { writes } = await markSent(deps, by, sendings)
  const recorded = await Promise.all(
    items.filter(isSent).map(({ applicationId, companyName }) =>
      evidenceOf(deps, {
        applicationId,
        firms: [companyName],
        kind: 'profile_shared',
        by,
        at,
        facts: { company: companyName, receiver, channel: 'room' },
      }),
    ),
  )
  return (tx) => [
    writes,
    items.map(({ applicationId, companyName }) => tx.of(applicationId).event('review_sent', { to: companyName })),
    recorded,
  ]
}

/**
 * Opens a room to its contact and invites them by email, which is the sending of every submission in it. Twice is once.
 *
 * @throws AppError 404 room_not_found; 409 not_all_yours, room_closed, email_needed, contact_inactive, room_empty,
 *   submission_over, consent_refused, consent_missing, consent_blind, profile_retired, do_not_contact.
 */
export async function publishRoom(deps: PublishDeps, actor: Actor, id: string): Promise<SeenRoom> {
  const { room, items } = await ownRoom(deps, actor, id)
  if (room.state === 'closed') throw roomClosed()
  if (room.state === 'open') return readRoom(deps, actor, id)
  const to = addresseeOf(room)
  await refuseUnlessFit(deps, items)
  const settings = await readSettings(deps)
  const at = deps.now()
  const link = await reviewLink(deps, id, { createdBy: actor.id, settings })
  const { token, expiresAt } = link
  const count = items.length
  const mails = await invitation(deps, room, {
    to,
    recruiter: actor.name,
    count,
    token,
    expiresAt,
    authorId: actor.id,
    settings,
  })
  await appending(async () => {
    const by = { kind: 'staff' as const, id: actor.id, name: actor.name }
    const shown = await shownTo(deps, items, { receiver: to.name, contactId: to.id, by, at })
    const fields = { state: 'open' as const, publishedAt: at, draftKey: null }
    return deps.reviewRooms.change(room, fields, { by: actor.id, at }, (tx) => [link.write, tx.mail(mails), shown(tx)])
  })
  const now = await readRoom(deps, actor, id)
  if (now.room.state !== 'open') throw changedMeanwhile()
  return now
}

/**
 * Reminds the contact of answers that are missing, at most once in three working days.
 *
 * @throws AppError 404 room_not_found; 409 not_all_yours, room_not_open, all_answered, reminded_recently, email_needed,
 *   contact_inactive.
 */
export async function remindContact(deps: PublishDeps, actor: Actor, id: string): Promise<SeenRoom> {
  const { room, items } = await openRoom(deps, actor, id)
  const to = addresseeOf(room)
  const shown = await stillShown(deps, items)
  const missing = shown.filter(({ answer }) => answer === null).length
  if (missing === 0) throw conflict('all_answered', `${to.name} has answered about everybody.`)
  const at = deps.now()
  const again = room.remindedAt && dueAfterWorkingDays(room.remindedAt, reviewReminderDays)
  if (again && at < again) {
    throw conflict(
      'reminded_recently',
      `${to.name} was reminded on ${easternDateText(room.remindedAt ?? at)}. You can remind them again on ${easternDateText(again)}.`,
    )
  }
  const settings = await readSettings(deps)
  const link = await reviewLink(deps, id, { createdBy: actor.id, settings })
  const mails = await writeMails(
    deps,
    [
      {
        kind: 'review_reminder',
        to: to.email,
        values: {
          name: to.name,
          recruiter: actor.name,
          count: candidateCount(missing),
          until: lastDayText(link.expiresAt),
        },
        link: { path: reviewPath(link.token), isPrivate: true },
        onceKey: `review-reminder:${id}:${room.version}`,
        authorId: actor.id,
      },
    ],
    settings,
  )
  const author = { by: actor.id, at }
  const isSaved = await deps.reviewRooms.change(room, { remindedAt: at }, author, (tx) => [link.write, tx.mail(mails)])
  if (!isSaved) throw changedMeanwhile()
  return readRoom(deps, actor, id)
}

/** An open room that the actor may change. @throws AppError 409 room_not_open. */
async function openRoom(deps: RoomReads, actor: Actor, id: string) {
  const own = await ownRoom(deps, actor, id)
  if (own.room.state !== 'open') {
    throw conflict('room_not_open', 'This room isn’t open: send it to the client first, or make another one.')
  }
  return own
}

/** Keeps the links of a room open, from today. @throws AppError 404; 409 not_all_yours, room_not_open, link_over. */
export async function extendRoom(deps: PublishDeps, actor: Actor, id: string): Promise<SeenRoom> {
  await openRoom(deps, actor, id)
  const now = deps.now()
  if (!(await deps.reviewRooms.hasLink(id, now))) {
    throw conflict('link_over', 'The link of this room is over. Copy a new link, or remind the client with one.')
  }
  const { reviewLinkDays } = await readSettings(deps)
  await deps.reviewRooms.extendLinks(id, endOfDays(now, reviewLinkDays), now)
  return readRoom(deps, actor, id)
}

/** Ends a room. Its page says so. Twice is once. @throws AppError 404 room_not_found; 409 not_all_yours, changed_meanwhile. */
export async function closeRoom(deps: RoomReads, actor: Actor, id: string): Promise<SeenRoom> {
  const { room } = await ownRoom(deps, actor, id)
  if (room.state !== 'closed') {
    const at = deps.now()
    const fields = { state: 'closed' as const, closedAt: at, draftKey: null }
    if (!(await deps.reviewRooms.change(room, fields, { by: actor.id, at }, () => []))) throw changedMeanwhile()
  }
  return readRoom(deps, actor, id)
}

/** Ends the links of a room at once. @throws AppError 404 room_not_found; 409 not_all_yours. */
export async function revokeRoomLinks(deps: PublishDeps, actor: Actor, id: string): Promise<SeenRoom> {
  await ownRoom(deps, actor, id)
  await deps.signedLinks.revoke({ purpose: 'review', subjectId: id, by: actor.id, at: deps.now() })
  return readRoom(deps, actor, id)
}

/**
 * Makes a link that the recruiter hands over. The evidence says so, because anyone who has the link can open the room.
 *
 * @returns Its whole address.
 * @throws AppError 404 room_not_found; 409 not_all_yours, room_not_open.
 */
export async function copyRoomLink(deps: PublishDeps, actor: Actor, id: string): Promise<string> {
  const { items } = await openRoom(deps, actor, id)
  const settings = await readSettings(deps)
  const link = await reviewLink(deps, id, { createdBy: actor.id, settings })
  const at = deps.now()
  await appending(async () => {
    const recorded = await Promise.all(
      items.map(({ applicationId, companyName }) =>
        evidenceOf(deps, {
          applicationId,
          firms: [companyName],
          kind: 'note',
          by: { kind: 'staff', id: actor.id, name: actor.name },
          at,
          facts: { company: companyName, text: 'A link to the review room was given to the recruiter.' },
        }),
      ),
    )
    await deps.reviewRooms.note(id, { by: actor.id, at }, () => [link.write, recorded])
  })
  return siteOrigin(settings, deps) + reviewPath(link.token)
}
