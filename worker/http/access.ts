import type { Role } from '#contract/domain/roles.ts'

/** Who is asking, as loaded from the database on this very request. */
export type Actor = {
  id: number
  name: string
  email: string
  role: Role
  status: 'active' | 'waiting' | 'disabled'
  /** SHA-256 of the session's token. */
  sessionId: string
}

/**
 * Who may call a route. Every route names one; there is no default. The `application.…` levels let staff through to the
 * service, whose policy then decides about the record: what the caller may not see is "not found".
 */
export const accessLevels = {
  /** Anyone. */
  public: () => true,
  /** Any account that can sign in, also one that waits for approval. */
  account: (actor) => actor !== null && actor.status !== 'disabled',
  /** Approved accounts. */
  staff: (actor) => actor !== null && actor.status === 'active',
  admin: (actor) => actor !== null && actor.status === 'active' && actor.role === 'admin',
  /** Admins and the partner whom the application is assigned to. */
  'application.see': (actor) => actor !== null && actor.status === 'active',
  'application.change': (actor) => actor !== null && actor.status === 'active',
} as const satisfies Record<string, (actor: Actor | null) => boolean>

export type Access = keyof typeof accessLevels
