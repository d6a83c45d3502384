import type { CurrentUser } from '#contract/api/identity/auth.ts'
import { readPreferences } from '#contract/domain/preferences.ts'
import type { User } from '#worker/features/identity/users/users.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { notFound } from '#worker/http/errors.ts'
import { newToken, type SessionStore } from '#worker/http/session.ts'
import type { AuthRepo, KnownSession } from './auth.repo.ts'

type ReadSessionDeps = { auth: AuthRepo; sessions: SessionStore; now: () => Date }

/** From where a session is used: the User-Agent, and city and country where they are known. */
export type Whereabouts = { device: string; place: string }

/**
 * Begins a session of a user.
 *
 * @returns Its token, for the cookie.
 */
export async function beginSession(
  deps: ReadSessionDeps,
  user: Pick<User, 'id' | 'sessionEpoch'>,
  { device, place, expiresAt }: Whereabouts & { expiresAt: Date },
): Promise<string> {
  const token = newToken()
  const tokenHash = await sha256Hex(token)
  const createdAt = deps.now()
  const { id: userId, sessionEpoch: epoch } = user
  await deps.sessions.put(tokenHash, { userId, epoch, expiresAt: expiresAt.getTime() })
  await deps.auth.began({ tokenHash, userId, epoch, device, place, createdAt, expiresAt })
  return token
}

/**
 * Who is asking: the session in KV and, in the same moment, the user in the database, whose status, epoch and revocations
 * have the last word. Null when any of them says no.
 */
export async function actorOf(
  deps: ReadSessionDeps,
  cookie: { userId: number; tokenHash: string },
): Promise<Actor | null> {
  const [session, row] = await Promise.all([
    deps.sessions.get(cookie.userId, cookie.tokenHash),
    deps.auth.userOfSession(cookie.userId, cookie.tokenHash),
  ])
  if (!session || !row || row.revoked !== null) return null
  const { user } = row
  const isOver = session.expiresAt <= deps.now().getTime() || session.epoch !== user.sessionEpoch
  if (isOver || session.userId !== user.id || user.status === 'disabled') return null
  const { id, name, email, role, status, isProvisional } = user
  const mustSetUpTwoFactor = row.lacksTwoFactor === 1 && status === 'active'
  const preferences = readPreferences(user.preferences)
  return { id, name, email, role, status, mustSetUpTwoFactor, isProvisional, preferences, sessionId: cookie.tokenHash }
}

/** Sessions whose actors an isolate remembers. One takes about 200 bytes. */
const maxKnownActors = 500

/** The actor of each session when it was last checked in this isolate, newest last. Only ever a guess: see `likelyActor`. */
const knownActors = new Map<string, Actor>()

/**
 * The actor whom this isolate last saw with the session, for reads that begin while `actorOf` still checks it. It may have
 * ended or changed since, so nothing read for this actor may leave the Worker before the check has answered the same.
 */
export function likelyActor({ userId, tokenHash }: { userId: number; tokenHash: string }): Actor | undefined {
  const actor = knownActors.get(tokenHash)
  return actor?.id === userId ? actor : undefined
}

/** Remembers the result of a check for `likelyActor`. */
export function rememberActor({ tokenHash }: { tokenHash: string }, actor: Actor | null): void {
  knownActors.delete(tokenHash)
  if (actor) knownActors.set(tokenHash, actor)
  const [oldest] = knownActors.keys()
  if (oldest !== undefined && knownActors.size > maxKnownActors) knownActors.delete(oldest)
}

/** True if both are the same person in every respect that a service may ask about. */
export const isSameActor = (one: Actor, other: Actor | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Ends a session at once on every edge: revoked in the database first, then removed from KV. */
export async function signOut(deps: ReadSessionDeps, cookie: { userId: number; tokenHash: string }): Promise<void> {
  const session = await deps.sessions.get(cookie.userId, cookie.tokenHash)
  if (!session) return
  await deps.auth.revoke({ ...cookie, expiresAt: new Date(session.expiresAt) })
  await deps.sessions.remove(cookie.userId, cookie.tokenHash)
}

/** The signed-in user as the contract shows them. */
export const presentUser = ({
  id,
  name,
  email,
  role,
  status,
  mustSetUpTwoFactor,
  preferences,
}: Omit<CurrentUser, 'user'>): CurrentUser => {
  const user = { id, name, email, role, status, mustSetUpTwoFactor }
  return { ...user, user, preferences }
}

/** The actor's own sessions, newest first. */
export const listSessions = (deps: ReadSessionDeps, actor: Actor): Promise<KnownSession[]> =>
  deps.auth.ofUser(actor.id, deps.now())

/**
 * Ends one of the actor's own sessions.
 *
 * @throws AppError 404 session_not_found, also for another user's and one that is over.
 */
export async function endSession(deps: ReadSessionDeps, actor: Actor, tokenHash: string): Promise<void> {
  const session = (await listSessions(deps, actor)).find((known) => known.tokenHash === tokenHash)
  if (!session) throw notFound('session_not_found', 'That session has already ended.')
  await deps.auth.revoke({ tokenHash, userId: actor.id, expiresAt: session.expiresAt })
  await deps.sessions.remove(actor.id, tokenHash)
}

/** Ends every session of the actor but the one that asks. Gives how many there were. */
export async function endOtherSessions(deps: ReadSessionDeps, actor: Actor): Promise<number> {
  const ended = await deps.auth.revokeOthers(actor.id, actor.sessionId, deps.now())
  await Promise.all(ended.map((tokenHash) => deps.sessions.remove(actor.id, tokenHash)))
  return ended.length
}
