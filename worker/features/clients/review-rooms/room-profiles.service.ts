import { defaultChoices, type ProfileKind } from '#contract/domain/profiles.ts'
import { kindFor, type ReviewPermission } from '#contract/domain/review-rooms.ts'
import { makeProfile } from '#worker/features/clients/profiles/profiles.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest, conflict } from '#worker/http/errors.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import { permissionOf } from './room-consent.ts'
import type { RoomConsent, RoomPeopleRepo, RoomProfile } from './room-people.repo.ts'

type ConsentReads = { roomPeople: Pick<RoomPeopleRepo, 'consents'>; now: () => Date }

/** Consents of the candidates of submissions for the firm of each. */
export async function consentsFor(
  { roomPeople }: Pick<ConsentReads, 'roomPeople'>,
  submissions: readonly { submissionId: number; companyName: string }[],
): Promise<(submissionId: number) => RoomConsent[]> {
  const found =
    submissions.length === 0
      ? []
      : await roomPeople.consents(
          submissions.map(({ submissionId, companyName }) => ({ submissionId, firmKeys: firmKeys(companyName) })),
        )
  const bySubmission = Map.groupBy(found, ({ submissionId }) => submissionId)
  return (submissionId) => bySubmission.get(submissionId) ?? []
}

/** Decides which profiles the consents of the candidates of submissions allow now. */
export async function permissionsFor(
  deps: ConsentReads,
  submissions: readonly { submissionId: number; companyName: string }[],
): Promise<(submissionId: number) => ReviewPermission> {
  const consents = await consentsFor(deps, submissions)
  const now = deps.now()
  return (submissionId) => permissionOf(consents(submissionId), now)
}

export type RoomProfileDeps = ConsentReads & Parameters<typeof makeProfile>[0] & { roomPeople: RoomPeopleRepo }

type Chosen = { submissionId: number; profileId?: number | undefined; kind?: ProfileKind | undefined }
type Candidate = { submissionId: number; companyName: string; applicationId: number; candidate: string }

/** True for a profile that the consents allow; without any consent yet, any will do until the room is sent. */
const isAllowed = ({ kind }: Pick<RoomProfile, 'kind'>, permission: ReviewPermission): boolean =>
  permission !== 'blind' || kind === 'blind'

/**
 * Finds the profile that a room shows of each candidate: the chosen one, or else the newest that the consent allows. If
 * there isn't one, it is made with the default choices, and its bytes are checked as those of any other.
 *
 * @param chosen A profile of the candidate, or a kind.
 * @returns Ids by submission.
 * @throws AppError 400 other_profile; 409 person_needed, still_identifying; 403 not_allowed; 429.
 */
export async function profilesFor(
  deps: RoomProfileDeps,
  actor: Actor,
  candidates: readonly Candidate[],
  chosen: readonly Chosen[],
): Promise<Map<number, number>> {
  const [permissionFor, stored] = await Promise.all([
    permissionsFor(deps, candidates),
    deps.roomPeople.profiles(candidates.map(({ submissionId }) => submissionId)),
  ])
  const found = candidates.map((candidate) => {
    const { submissionId } = candidate
    const own = stored.filter((one) => one.submissionId === submissionId).map(({ profile }) => profile)
    const wish = chosen.find((one) => one.submissionId === submissionId)
    const permission = permissionFor(submissionId)
    const profile =
      wish?.profileId === undefined
        ? own.find((one) => isAllowed(one, permission) && one.kind === (wish?.kind ?? one.kind))
        : own.find(({ id }) => id === wish.profileId)
    if (wish?.profileId !== undefined && !profile) {
      throw badRequest('other_profile', `This profile of ${candidate.candidate} doesn’t exist, or was retired.`)
    }
    return { candidate, id: profile?.id, kind: wish?.kind ?? kindFor(permission) }
  })
  const ids = new Map<number, number>()
  // One after the other: printing takes a second of CPU each.
  for (const { candidate, id, kind } of found) {
    ids.set(candidate.submissionId, id ?? (await madeProfile(deps, actor, candidate, kind)))
  }
  return ids
}

async function madeProfile(
  deps: RoomProfileDeps,
  actor: Actor,
  { submissionId, applicationId, candidate }: Candidate,
  kind: ProfileKind,
): Promise<number> {
  const personId = await deps.roomPeople.person(submissionId)
  if (personId === null) {
    throw conflict('person_needed', `The record of ${candidate} isn’t ready yet. Please try again in a minute.`)
  }
  try {
    const body = {
      kind,
      choices: defaultChoices[kind],
      applicationId,
      headline: undefined,
      summary: undefined,
      words: [],
    }
    return (await makeProfile(deps, actor, personId, body)).id
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'still_identifying') throw error
    throw conflict(
      'still_identifying',
      `${candidate}: ${error.message} Make the profile on the Submissions tab, then choose it here.`,
    )
  }
}
