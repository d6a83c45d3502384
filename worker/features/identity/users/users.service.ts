import type { User, UsersRepo } from './users.repo.ts'

type UserDeps = { users: UsersRepo }

/** Partners to whom an application can be assigned: active ones, by name. */
export const listPartners = (deps: UserDeps): Promise<User[]> => deps.users.partners()

/** Active admins and partners, by name. */
export const listActive = (deps: UserDeps): Promise<User[]> => deps.users.active()

/** Active admins and, if there is one, the account of this id while it is active, by name: of many partners one is read. */
export const listAdminsAnd = (deps: UserDeps, id: number | null): Promise<User[]> => deps.users.adminsAnd(id)

/** Active accounts among several, by id. */
export const activeUsers = (deps: UserDeps, ids: readonly number[]): Promise<Map<number, User>> =>
  deps.users.activeOf(ids)

/** An active partner or admin by id; undefined for anyone else. */
export async function activeUser(deps: UserDeps, id: number): Promise<User | undefined> {
  const user = await deps.users.byId(id)
  return user?.status === 'active' ? user : undefined
}
