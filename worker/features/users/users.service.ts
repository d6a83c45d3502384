import { hashPassword } from '#worker/features/auth/password.service.ts'
import { refuseCommon } from '#worker/features/auth/auth.service.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { User, UsersRepo } from './users.repo.ts'

type Needs = { users: UsersRepo }

/** Everyone with an account, newest first. */
export const listUsers = (deps: Needs): Promise<User[]> => deps.users.list()

/** Partners to whom an application can be assigned: active ones, by name. */
export const listPartners = (deps: Needs): Promise<User[]> => deps.users.partners()

/** Active admins and partners, by name. */
export const listActive = (deps: Needs): Promise<User[]> => deps.users.active()

/** An active partner or admin by id; undefined for anyone else. */
export async function activeUser(deps: Needs, id: number): Promise<User | undefined> {
  const user = await deps.users.byId(id)
  return user?.status === 'active' ? user : undefined
}

/**
 * Makes an active account.
 *
 * @throws AppError 409 email_taken; 400 password_too_common.
 */
export async function createUser(
  deps: Needs,
  input: { name: string; email: string; password: string; role: User['role'] },
): Promise<User> {
  refuseCommon(input.password)
  const user = await deps.users.add({ ...input, password: await hashPassword(input.password), status: 'active' })
  if (!user) throw conflict('email_taken', 'A user with this email already exists.')
  return user
}

/**
 * Changes role or status; the user's sessions end at once. The last active admin keeps both.
 *
 * @throws AppError 404 user_not_found; 409 last_admin.
 */
export async function setRights(
  deps: Needs,
  id: number,
  rights: { role?: User['role'] | undefined; status?: User['status'] | undefined },
): Promise<User> {
  const user = await deps.users.byId(id)
  if (!user) throw notFound('user_not_found', 'That user does not exist.')
  const next = { role: rights.role ?? user.role, status: rights.status ?? user.status }
  if (next.role === user.role && next.status === user.status) return user
  const isActiveAdmin = user.role === 'admin' && user.status === 'active'
  const changed = isActiveAdmin
    ? await deps.users.setRightsUnlessLastAdmin(id, next)
    : await deps.users.setRights(id, next)
  if (!changed) throw conflict('last_admin', 'This is the last active administrator. Make another one first.')
  return changed
}
