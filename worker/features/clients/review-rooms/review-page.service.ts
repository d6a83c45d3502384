import { lastDayText } from '#contract/domain/consents.ts'
import { easternTimeText, interviewDateText } from '#contract/domain/eastern-time.ts'
import type { ProfileView } from '#contract/domain/profiles.ts'
import { changeableUntil, passReasonLabels, type ReviewAnswer } from '#contract/domain/review-rooms.ts'
import { appending, evidenceOf } from '#worker/features/clients/evidence/evidence.service.ts'
import { markReceived, type SendingDeps } from '#worker/features/clients/ownerships/sending.service.ts'
import { profileView } from '#worker/features/clients/profiles/profile-page.service.ts'
import type { PassLevel } from '#worker/features/identity/signed-links/link-codes.service.ts'
import type { SignedLink } from '#worker/features/identity/signed-links/signed-links.repo.ts'
import {
  openLink,
  signedLinkOver,
  type LinkReader,
} from '#worker/features/identity/signed-links/signed-links.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { mayStillShow } from './room-consent.ts'
import type { RoomPeopleRepo, RoomProfile } from './room-people.repo.ts'
import { consentsFor } from './room-profiles.service.ts'
import type { FullItem, ReviewItemsRepo } from './review-items.repo.ts'
import type { FullRoom, ReviewRoomsRepo } from './review-rooms.repo.ts'

type PageReads = { reviewRooms: ReviewRoomsRepo; reviewItems: ReviewItemsRepo; now: () => Date }
type OpenDeps = PageReads & Parameters<typeof openLink>[0]
type ShownDeps = { roomPeople: Pick<RoomPeopleRepo, 'consents'>; now: () => Date }
type ViewDeps = PageReads & { roomPeople: RoomPeopleRepo; settings: SettingsRepo }

/** A room that somebody with its link has opened. */
export type OpenedRoom = { link: SignedLink; room: FullRoom & { contactId: number }; items: FullItem[] }

/**
 * Opens the link to a room.
 *
 * @throws AppError 404 link_over, also for a draft and for a room whose contact was deleted; 429.
 */
export async function openRoomLink(deps: OpenDeps, reader: LinkReader): Promise<OpenedRoom> {
  const link = await openLink(deps, 'review', reader)
  const [room, items] = await Promise.all([
    deps.reviewRooms.byId(link.subjectId),
    deps.reviewItems.ofRooms([link.subjectId]),
  ])
  if (!room || room.contactId === null || room.state === 'draft') throw signedLinkOver()
  return { link, room: { ...room, contactId: room.contactId }, items }
}

/** An answer as its contact reads it. */
type AnswerView = {
  answer: ReviewAnswer
  reason: string | null
  text: string | null
  slots: string[]
  at: string
  /** The time until which it can be changed; null: only the recruiter changes it. */
  until: string | null
}

/** A candidate as the contact sees them: nothing but what the agency shows to clients. */
export type ReviewItemView = {
  id: number
  version: number
  /** Null for a candidate whom the agency withdrew, because of the candidate's consent or their profile. */
  profile: ProfileView | null
  hasResume: boolean
  answer: AnswerView | null
}

/** Contents of the contact's page. Nobody is named before the room itself. */
export type ReviewView = {
  step: 'cover' | 'code' | 'room' | 'closed'
  count: number
  position: string | null
  recruiter: string | null
  /** Last day on which the link works. */
  until: string
  room: { title: string; note: string | null; mayForward: boolean; items: ReviewItemView[] } | null
}

/** The step that a reader is at: the cover, the code where candidates are named, the room. */
function stepOf(room: FullRoom, needsCode: boolean, level: PassLevel | undefined): ReviewView['step'] {
  if (room.state === 'closed') return 'closed'
  if (level === undefined) return 'cover'
  return needsCode && level !== 'confirmed' ? 'code' : 'room'
}

/** True where a reader has to enter a code: a profile in the room names somebody. */
export async function needsCode(
  { settings }: { settings: SettingsRepo },
  items: readonly FullItem[],
): Promise<boolean> {
  return (await readSettings({ settings })).reviewNeedsCode && items.some(({ profileKind }) => profileKind === 'client')
}

/** Reads what the page of an opened room shows to a reader who has come so far. */
export async function readReview(
  deps: ViewDeps,
  { link, room, items }: OpenedRoom,
  level: PassLevel | undefined,
): Promise<ReviewView> {
  const step = stepOf(room, await needsCode(deps, items), level)
  const shared = {
    step,
    count: items.length,
    position: room.jobTitle,
    recruiter: room.creator?.name ?? null,
    until: lastDayText(link.expiresAt),
  }
  if (step !== 'room') return { ...shared, room: null }
  const now = deps.now()
  const [shown, stored] = await Promise.all([
    stillShown(deps, items),
    deps.roomPeople.stored(items.flatMap(({ profileId }) => profileId ?? [])),
  ])
  return {
    ...shared,
    room: {
      title: room.title,
      note: room.note,
      mayForward: (room.firmDomains ?? []).length > 0 && room.createdBy !== null,
      items: items.map((item) => {
        const profile = shown.includes(item) ? stored.find(({ id }) => id === item.profileId) : undefined
        return itemView(room, item, profile, now)
      }),
    },
  }
}

/** Candidates in a room about whom its reader may still read. */
export async function stillShown(deps: ShownDeps, items: readonly FullItem[]): Promise<FullItem[]> {
  const consents = await consentsFor(deps, items)
  const now = deps.now()
  return items.filter((item) =>
    mayStillShow({ status: item.status, shows: item.profileKind }, consents(item.submissionId), now),
  )
}

/** A blind profile would be worth nothing beside the résumé, which has the name in it. */
const hasResume = ({ showResume }: FullRoom, { profileKind, resumeId }: FullItem): boolean =>
  showResume && profileKind === 'client' && resumeId !== null

/** View of an item. Without a profile it has nothing about the candidate, not even the reader's own words. */
const itemView = (room: FullRoom, item: FullItem, profile: RoomProfile | undefined, now: Date): ReviewItemView => ({
  id: item.id,
  version: item.version,
  profile: profile ? profileView(profile) : null,
  hasResume: profile !== undefined && hasResume(room, item),
  answer: profile ? answerView(item, now) : null,
})

function answerView({ answer, reason, text, slots, answeredAt }: FullItem, now: Date): AnswerView | null {
  if (answer === null || answeredAt === null) return null
  const until = changeableUntil(answeredAt)
  return {
    answer,
    reason: reason && passReasonLabels[reason],
    text,
    slots: slots.map((slot) => interviewDateText(slot)),
    at: interviewDateText(answeredAt),
    until: now < until ? easternTimeText(until) : null,
  }
}

/**
 * Notes that the contact pressed "Open": the receipt of every submission in the room. No scanner of a mail server does that.
 * The second time changes nothing.
 */
export async function receiveRoom(deps: PageReads & SendingDeps, { room, items }: OpenedRoom): Promise<void> {
  if (room.openedAt !== null || room.state !== 'open') return
  const at = deps.now()
  const by = { kind: 'contact' as const, id: room.contactId, name: room.contact?.name ?? '' }
  await appending(async () => {
    // The first receipt counts: what reached the firm before gets an entry of its own.
    const isFirst = ({ sentAt, receivedAt }: FullItem) => sentAt !== null && sentAt <= at && receivedAt === null
    const receipts = items.filter(isFirst).map(({ submissionId }) => ({ submissionId, how: 'opened' as const, at }))
    const received = await markReceived(deps, by, receipts)
    const recorded = await Promise.all(
      items
        .filter((item) => !isFirst(item))
        .map(({ applicationId, companyName }) =>
          evidenceOf(deps, {
            applicationId,
            firms: [companyName],
            kind: 'profile_opened',
            by,
            at,
            facts: { company: companyName, channel: 'room' },
          }),
        ),
    )
    return deps.reviewRooms.change(room, { openedAt: at }, { by: null, at }, (tx) => [
      received,
      items.map(({ applicationId, companyName }) => tx.of(applicationId).event('review_opened', { to: companyName })),
      recorded,
    ])
  })
}

/** The résumé of a candidate whom the room names, if it shows résumés. Undefined: nothing to show. */
export async function resumeOf(
  deps: ShownDeps,
  { room, items }: OpenedRoom,
  itemId: number,
): Promise<string | undefined> {
  const item = items.find(({ id }) => id === itemId)
  if (!item || room.state !== 'open' || !hasResume(room, item)) return undefined
  return (await stillShown(deps, [item])).length > 0 ? (item.resumeId ?? undefined) : undefined
}
