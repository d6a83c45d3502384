import type { Preferences } from '#contract/domain/preferences.ts'
import type { Role } from '#contract/domain/roles.ts'

/** Who is asking, as loaded from the database on this very request. */
export type Actor = {
  id: number
  name: string
  email: string
  role: Role
  status: 'active' | 'waiting' | 'disabled'
  /** The agency asks for two-factor sign-in and this account has none: only `own` is open to it. */
  mustSetUpTwoFactor: boolean
  /** Registered while anyone could, and not confirmed by an admin yet. */
  isProvisional: boolean
  preferences: Preferences
  /** SHA-256 of the session's token. */
  sessionId: string
}

const isStaff = (actor: Actor | null): actor is Actor =>
  actor !== null && actor.status === 'active' && !actor.mustSetUpTwoFactor

/**
 * Who may call a route. Every route names one; there is no default. The `application.…` levels let staff through to the
 * service, whose policy then decides about the record: what the caller may not see is "not found".
 */
export const accessLevels = {
  /** Anyone. */
  public: () => true,
  /** Any account that can sign in, also one that waits for approval. */
  account: (actor) => actor !== null && actor.status !== 'disabled',
  /** Approved accounts about themselves, also before they have set up the two-factor sign-in that the agency asks for. */
  own: (actor) => actor !== null && actor.status === 'active',
  /** Approved accounts, with two-factor sign-in where the agency asks for it; so are all levels below. */
  staff: isStaff,
  admin: (actor) => isStaff(actor) && actor.role === 'admin',
  /** Admins and the partner whom the application is assigned to. */
  'application.see': isStaff,
  'application.change': isStaff,
} as const satisfies Record<string, (actor: Actor | null) => boolean>

export type Access = keyof typeof accessLevels
