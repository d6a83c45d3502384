import type { Writes } from '#worker/db/change.ts'
import { refuseCommon } from '#worker/features/identity/auth/auth.service.ts'
import { hashPassword } from '#worker/features/identity/auth/password.service.ts'
import type { TwoFactorRepo } from '#worker/features/identity/auth/two-factor.repo.ts'
import { writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import type { User, UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { ListedUser, ListedUsersRepo } from './listed-users.repo.ts'

type ManageUsersDeps = { users: UsersRepo; listedUsers: ListedUsersRepo }

/** Everyone with an account, newest first. */
export const listUsers = (deps: Pick<ManageUsersDeps, 'listedUsers'>): Promise<ListedUser[]> => deps.listedUsers.list()

/**
 * Makes an active account.
 *
 * @throws AppError 409 email_taken; 400 password_too_common.
 */
export async function createUser(
  deps: ManageUsersDeps,
  input: { name: string; email: string; password: string; role: User['role'] },
): Promise<ListedUser> {
  refuseCommon(input.password)
  const user = await deps.users.add({ ...input, password: await hashPassword(input.password), status: 'active' })
  if (!user) throw conflict('email_taken', 'A user with this email already exists.')
  return { ...user, hasTwoFactor: false }
}

const userNotFound = () => notFound('user_not_found', 'That user doesn’t exist.')
const lastAdmin = () => conflict('last_admin', 'This is the last active administrator. Add another one first.')

async function listedUser(deps: ManageUsersDeps, id: number): Promise<ListedUser> {
  const user = await deps.listedUsers.byId(id)
  if (!user) throw userNotFound()
  return user
}

/**
 * Changes role or status of another person, or confirms their account; the user's sessions end at once. An approved user gets an email. Nobody
 * demotes or disables themselves, and the last active admin keeps both.
 *
 * @throws AppError 404 user_not_found; 409 own_account, last_admin.
 */
export async function setRights(
  deps: ManageUsersDeps & WriteMailsDeps & { roleWrites: (userId: number) => Writes },
  actor: { id: number },
  id: number,
  rights: { role?: User['role'] | undefined; status?: User['status'] | undefined; isConfirmed?: true | undefined },
): Promise<ListedUser> {
  const user = await listedUser(deps, id)
  const role = rights.role ?? user.role
  const next = {
    role,
    status: rights.status ?? user.status,
    // Nobody makes a stranger an admin.
    isProvisional: user.isProvisional && !rights.isConfirmed && role !== 'admin',
  }
  if (next.role === user.role && next.status === user.status && next.isProvisional === user.isProvisional) return user
  if (id === actor.id)
    throw conflict('own_account', "You can't change your own role or status. Ask another administrator.")
  const isApproved = user.status === 'waiting' && next.status === 'active'
  const mails = isApproved ? await writeMails(deps, [approvalMail(user)]) : []
  const roleWrites = next.role === user.role ? [] : deps.roleWrites(id)
  const isActiveAdmin = user.role === 'admin' && user.status === 'active'
  const changed = isActiveAdmin
    ? await deps.users.setRightsUnlessLastAdmin(id, next, roleWrites)
    : await deps.listedUsers.setRights(id, next, (tx) => [tx.mail(mails), roleWrites])
  if (!changed) throw lastAdmin()
  return { ...changed, hasTwoFactor: user.hasTwoFactor }
}

const approvalMail = ({ id, name, email }: User) => ({
  kind: 'account_approved' as const,
  to: email,
  userId: id,
  values: { name },
  link: { path: '/login' },
})

/**
 * Hides an account for good: nobody can sign in with it, its email is free again, its history stays. The last active admin
 * stays, and nobody deletes the account they work in.
 *
 * @throws AppError 404 user_not_found; 409 last_admin, own_account.
 */
export async function removeUser(
  deps: ManageUsersDeps & { now: () => Date },
  actor: { id: number },
  id: number,
): Promise<void> {
  await listedUser(deps, id)
  if (id === actor.id) throw conflict('own_account', "You can't delete the account you're signed in with.")
  if (await deps.users.remove(id, deps.now())) return
  // Either somebody was faster, or it is the last one.
  await listedUser(deps, id)
  throw lastAdmin()
}

/**
 * Turns off the two-factor sign-in of somebody who has lost phone and recovery codes; their sessions end.
 *
 * @throws AppError 404 user_not_found; 409 own_account.
 */
export async function resetTwoFactor(
  deps: ManageUsersDeps & { twoFactor: TwoFactorRepo },
  actor: { id: number },
  id: number,
): Promise<ListedUser> {
  const user = await listedUser(deps, id)
  if (id === actor.id) throw conflict('own_account', 'Turn off your own two-factor sign-in in your settings.')
  await deps.twoFactor.turnOff(id)
  await deps.users.endSessions(id)
  return { ...user, hasTwoFactor: false }
}
