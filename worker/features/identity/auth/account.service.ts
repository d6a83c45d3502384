import type { Account } from '#contract/api/identity/account.ts'
import { readPreferences, type Preferences, type PreferencesPatch } from '#contract/domain/preferences.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, signInNeeded } from '#worker/http/errors.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import { sessionSeconds, type SessionStore } from '#worker/http/session.ts'
import type { AuthRepo } from './auth.repo.ts'
import { refuseCommon } from './auth.service.ts'
import { confirmPassword, hashPassword } from './password.service.ts'
import { beginSession, type Whereabouts } from './sessions.service.ts'
import type { TwoFactorRepo } from './two-factor.repo.ts'
import { twoFactorState } from './two-factor.service.ts'

type AccountReads = { users: UsersRepo; twoFactor: TwoFactorRepo; settings: SettingsRepo }

/** The actor's own account as it is now. */
export async function readAccount(deps: AccountReads, actor: Actor): Promise<Account> {
  const [user, twoFactor] = await Promise.all([deps.users.byId(actor.id), twoFactorState(deps, actor.id)])
  if (!user) throw signInNeeded()
  const { id, name, email, role } = user
  return { id, name, email, role, twoFactor }
}

/** Changes the actor's name. */
export async function changeProfile(deps: AccountReads, actor: Actor, input: { name: string }): Promise<Account> {
  await deps.users.rename(actor.id, input.name)
  return readAccount(deps, actor)
}

/** Changes the preferences that are named. The others stay. */
export async function changePreferences(
  deps: { users: UsersRepo },
  actor: Actor,
  changed: PreferencesPatch,
): Promise<Preferences> {
  return readPreferences(await deps.users.setPreferences(actor.id, changed))
}

/**
 * Changes the actor's password. Every session made before ends, also the one that asks: it continues under a new token, for
 * as long as it would have lasted.
 *
 * @returns The token for the cookie, and whether the cookie outlives the browser.
 * @throws AppError 400 wrong_password, password_too_common; 409 password_changed; 429.
 */
export async function changePassword(
  deps: { users: UsersRepo; auth: AuthRepo; sessions: SessionStore; limiter: RateLimiter; now: () => Date },
  actor: Actor,
  input: Whereabouts & { currentPassword: string; password: string },
): Promise<{ token: string; remember: boolean }> {
  const user = await confirmPassword(deps, actor.id, input.currentPassword)
  refuseCommon(input.password)
  const known = await deps.sessions.get(actor.id, actor.sessionId)
  const changed = await deps.users.changePassword(user, await hashPassword(input.password))
  if (!changed)
    throw conflict('password_changed', 'Your password was just changed somewhere else. Please sign in again.')
  const inBrowserSession = deps.now().getTime() + sessionSeconds.browser * 1000
  const expiresAt = new Date(known?.expiresAt ?? inBrowserSession)
  const token = await beginSession(deps, changed, { device: input.device, place: input.place, expiresAt })
  return { token, remember: expiresAt.getTime() > inBrowserSession }
}
