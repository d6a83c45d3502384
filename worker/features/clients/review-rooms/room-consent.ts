import type { ProfileKind } from '#contract/domain/profiles.ts'
import { closedSubmission, liveSubmissionStatuses } from '#contract/domain/submission-statuses.ts'
import type { ReviewPermission } from '#contract/domain/review-rooms.ts'
import { isRefusedAt, isValidConsent } from '#contract/domain/valid-consent.ts'
import type { RoomConsent } from './room-people.repo.ts'

/** True if the candidate's last word to the firm was a no. */
const isRefused = (consents: readonly RoomConsent[], now: Date): boolean =>
  consents[0] !== undefined && isRefusedAt(consents, consents[0].need, now)

/** Decides which profile a candidate's consents for a firm allow now. */
export function permissionOf(consents: readonly RoomConsent[], now: Date): ReviewPermission {
  if (isRefused(consents, now)) return 'refused'
  const valid = consents.filter((one) => isValidConsent(one, one.need, now))
  if (valid.some(({ scope }) => scope === 'named')) return 'named'
  return valid.length > 0 ? 'blind' : 'none'
}

/** A candidate who is to be put before a firm. */
type RoomCandidate = {
  candidate: string
  companyName: string
  /** Status of the submission. */
  status: string
  /** The kind of profile that the client would read. Null: there isn't one, or it was retired. */
  shows: ProfileKind | null
  permission: ReviewPermission
}

type Problem = { code: string; text: string }

/** Why a client may not read about a candidate, and what to do. Null: they may. */
function problemOf({ candidate, companyName, status, shows, permission }: RoomCandidate): Problem | null {
  if (!(liveSubmissionStatuses as readonly string[]).includes(status))
    return { code: 'submission_over', text: `The submission of ${candidate} is over. Leave them out.` }
  if (permission === 'refused')
    return { code: 'consent_refused', text: `${candidate} said no to ${companyName}. Leave them out.` }
  if (permission === 'none')
    return { code: 'consent_missing', text: `${candidate} hasn’t agreed to ${companyName}. Ask for consent first.` }
  if (shows === null)
    return { code: 'profile_retired', text: `The profile of ${candidate} was retired. Choose another one.` }
  if (shows === 'client' && permission === 'blind')
    return {
      code: 'consent_blind',
      text: `${candidate} agreed to a profile without their name only. Choose a blind profile, or ask for consent to the name.`,
    }
  return null
}

/**
 * Judges whether a client may read about everybody in a room. One answer for all of them, so that a recruiter doesn't fix one
 * after the other.
 *
 * @returns The first problem's code and a sentence for each candidate; null if everybody may be shown.
 */
export function refuseUnfit(candidates: readonly RoomCandidate[]): Problem | null {
  if (candidates.length === 0) return { code: 'room_empty', text: 'Nobody is in this room anymore.' }
  const found = candidates.map(problemOf).filter((one) => one !== null)
  const [first] = found
  return first ? { code: first.code, text: found.map(({ text }) => text).join(' ') } : null
}

/**
 * True while a client may read on about somebody whom they were shown: a consent that ran out stays good for what was sent
 * under it, one that was withdrawn doesn't.
 */
export const mayStillShow = (
  { status, shows }: Pick<RoomCandidate, 'status' | 'shows'>,
  consents: readonly RoomConsent[],
  now: Date,
): boolean =>
  shows !== null &&
  status !== closedSubmission &&
  !isRefused(consents, now) &&
  consents.some(
    (one) =>
      one.state !== 'withdrawn' &&
      one.answeredAt !== null &&
      isValidConsent(one, one.need, one.answeredAt) &&
      (shows === 'blind' || one.scope === 'named'),
  )
