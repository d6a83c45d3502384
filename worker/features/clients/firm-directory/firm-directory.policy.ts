import type { Actor } from '#worker/http/access.ts'

/** Every active account of staff sees the directory. Only admins change it: names decide what a firm owes. */
export const mayChangeFirm = (actor: Pick<Actor, 'role' | 'status'>): boolean =>
  actor.status === 'active' && actor.role === 'admin'
