import { z } from 'zod'
import type { OwnershipState } from '#contract/domain/ownership.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import { calendarUid } from '#worker/features/candidates/interviews/interview-calendar.service.ts'
import type { EvidenceEntry } from '#worker/features/clients/evidence/evidence.repo.ts'
import {
  appending,
  checkedChains,
  evidenceIn,
  type EvidenceDeps,
  type EvidenceFacts,
} from '#worker/features/clients/evidence/evidence.service.ts'
import {
  clientInterviewMailKinds,
  interviewUidOf,
} from '#worker/features/clients/submissions/client-interviews.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listActive } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notAllowed, notFound } from '#worker/http/errors.ts'
import type { NamedOwnership, OwnershipRow, OwnershipsRepo } from './ownerships.repo.ts'

export type OwnershipDeps = EvidenceDeps & { ownerships: OwnershipsRepo; now: () => Date }

const ownershipNotFound = () => notFound('ownership_not_found', 'This ownership doesn’t exist, or it isn’t yours.')

const cursorShape = z.object({ endsOn: z.string(), id: z.number().int().positive() })

/** One page of ownerships: all, or a partner's own. */
export async function pageOfOwnerships(
  { ownerships }: Pick<OwnershipDeps, 'ownerships'>,
  actor: Actor,
  {
    cursor,
    limit,
    state,
    firmId,
  }: { cursor?: string | undefined; limit: number; state?: OwnershipState | undefined; firmId?: number | undefined },
) {
  const after = decodeCursor(cursorShape, cursor)
  const rows = await ownerships.page({ state, firmId, ownerId: seenPartnerId(actor) }, { after, limit: limit + 1 })
  return page(rows, limit, ({ endsOn, id }) => ({ endsOn, id }))
}

async function visible(
  { ownerships }: Pick<OwnershipDeps, 'ownerships'>,
  actor: Actor,
  id: number,
): Promise<NamedOwnership> {
  const ownership = await ownerships.byId(id)
  if (!ownership || (actor.role !== 'admin' && ownership.ownerId !== actor.id)) throw ownershipNotFound()
  return ownership
}

/**
 * An ownership with its evidence, checked, and everything else that a fee may depend on. An owner sees what is about their
 * own applications; of the rest only the fingerprints remain.
 *
 * @throws AppError 404 ownership_not_found.
 */
export async function readOwnership(deps: OwnershipDeps, actor: Actor, id: number) {
  const ownership = await visible(deps, actor, id)
  const [{ entries, isComplete }, consents, submissions, consentMails, calendarMails, otherContacts] =
    await Promise.all([
      deps.evidence.ofPair(ownership),
      deps.ownerships.consents(ownership),
      deps.ownerships.submissions(ownership),
      deps.ownerships.mails(ownership),
      deps.ownerships.calendarMails(ownership, clientInterviewMailKinds),
      deps.ownerships.otherContacts(ownership),
    ])
  const mails = [...consentMails, ...(await aboutInterviews(calendarMails, submissions))]
  const isAdmin = actor.role === 'admin'
  const isTheirs = ({ partnerId }: { partnerId: number | null }) => isAdmin || partnerId === actor.id
  // An admin's decisions about the ownership concern its owner.
  const isSeen = (entry: EvidenceEntry) => isTheirs(entry) || entry.kind.startsWith('ownership_')
  return {
    ownership,
    evidence: { chains: await checkedChains(entries, isSeen, isComplete), isComplete },
    consents: consents.filter(isTheirs),
    submissions: submissions.filter((one) => isTheirs(one) && isInWindow(ownership, one.sentAt ?? one.createdAt)),
    mails: mails.filter(isTheirs).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    otherContacts: otherContacts.filter(isTheirs),
    mayChange: isAdmin,
  }
}
/** Those of the emails whose calendar files are about interviews of these submissions: the candidate may have others elsewhere. */
async function aboutInterviews<M extends { calendar: string | null }>(
  mails: readonly M[],
  submissions: readonly Parameters<typeof interviewUidOf>[0][],
): Promise<M[]> {
  const uids = new Set(await Promise.all(submissions.map(interviewUidOf)))
  return mails.filter(({ calendar }) => uids.has(calendarUid(calendar ?? '') ?? ''))
}

export type WholeOwnership = Awaited<ReturnType<typeof readOwnership>>

const isInWindow = ({ startsOn, endsOn }: OwnershipRow, at: Date) => {
  const day = easternDay(at)
  return day >= startsOn && day <= endsOn
}

type OwnershipChange = {
  kind: string
  version: number
  /** States from which it is possible. */
  from: readonly OwnershipState[]
  fields: Partial<OwnershipRow>
  facts: EvidenceFacts
}

/** Changes an ownership with its evidence. @throws AppError 403; 404; 409 changed_meanwhile, ownership_over. */
async function change(
  deps: OwnershipDeps,
  actor: Actor,
  id: number,
  given: (before: NamedOwnership) => OwnershipChange,
): Promise<void> {
  if (actor.role !== 'admin') throw notAllowed('Only admins decide about ownerships.')
  await appending(async () => {
    const before = await visible(deps, actor, id)
    const { kind, version, from, fields, facts } = given(before)
    if (before.version !== version) throw changedMeanwhile()
    if (!from.includes(before.state))
      throw conflict('ownership_over', 'This isn’t possible in the ownership’s present state.')
    const at = deps.now()
    const { write } = await evidenceIn(deps, {
      chain: before.chain,
      subject: before,
      kind,
      by: { kind: 'staff', id: actor.id, name: actor.name },
      at,
      facts: { ...facts, company: before.firmName, ownership: before.id },
    })
    if (!(await deps.ownerships.change(before, fields, at, write))) throw changedMeanwhile()
  })
}

const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Somebody else changed this ownership in the meantime. Nothing was saved.')

type Reasoned = { reason: string; version: number }

/** Gives an ownership up. @throws AppError 403; 404; 409 changed_meanwhile, ownership_over. */
export const releaseOwnership = (deps: OwnershipDeps, actor: Actor, id: number, { reason, version }: Reasoned) =>
  change(deps, actor, id, () => ({
    kind: 'ownership_released',
    version,
    from: ['running', 'disputed'],
    fields: { state: 'released', releasedBy: actor.id, releaseReason: reason, closedAt: deps.now() },
    facts: { reason },
  }))

/**
 * Notes that an ownership is contested. It stays while the dispute lasts, also past its last day.
 *
 * @throws AppError 403; 404; 409 changed_meanwhile, ownership_over.
 */
export const disputeOwnership = (
  deps: OwnershipDeps,
  actor: Actor,
  id: number,
  { text, version }: { text: string; version: number },
) =>
  change(deps, actor, id, () => ({
    kind: 'ownership_disputed',
    version,
    from: ['running', 'disputed'],
    fields: { state: 'disputed', disputeText: text },
    facts: { text },
  }))

/** Ends a dispute. A clock that has run out meanwhile lapses. @throws AppError 403; 404; 409 changed_meanwhile, ownership_over. */
export const settleOwnership = (deps: OwnershipDeps, actor: Actor, id: number, { reason, version }: Reasoned) =>
  change(deps, actor, id, ({ endsOn }) => ({
    kind: 'ownership_settled',
    version,
    from: ['disputed'],
    fields:
      endsOn < easternDay(deps.now())
        ? { state: 'lapsed', closedAt: deps.now(), disputeText: null }
        : { state: 'running', disputeText: null },
    facts: { reason },
  }))

/**
 * Decides which recruiter owns the candidate at the firm.
 *
 * @throws AppError 400 unknown_user; 403; 404; 409 changed_meanwhile, ownership_over.
 */
export async function reassignOwnership(
  deps: OwnershipDeps & { users: UsersRepo },
  actor: Actor,
  id: number,
  { ownerId, reason, version }: Reasoned & { ownerId: number },
): Promise<void> {
  const owner = (await listActive(deps)).find((user) => user.id === ownerId)
  if (!owner)
    throw badRequest('unknown_user', 'Please select an active account.', [
      { path: 'ownerId', message: 'Please select an active account.' },
    ])
  await change(deps, actor, id, ({ ownerName }) => ({
    kind: 'ownership_owner',
    version,
    from: ['running', 'disputed'],
    fields: { ownerId, ownerReason: reason },
    facts: { reason, owner: owner.name, ownerBefore: ownerName },
  }))
}
