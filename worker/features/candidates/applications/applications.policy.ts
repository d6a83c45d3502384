import type { Actor } from '#worker/http/access.ts'

type Person = Pick<Actor, 'id' | 'role' | 'status'>
type Application = { assignedPartnerId: number | null }

/**
 * Admins see every application, partners those assigned to them. Anything else is answered "not found", so that nobody
 * learns that it exists.
 */
export const maySee = (actor: Person, application: Application): boolean =>
  actor.status === 'active' &&
  (actor.role === 'admin' || (application.assignedPartnerId !== null && application.assignedPartnerId === actor.id))

/** Anyone who sees an application may change its status, interview, feedback, documents, messages and submissions. */
export const mayChange = maySee

/** Only admins assign an application to a partner or unassign it. */
export const mayAssign = (actor: Person): boolean => actor.status === 'active' && actor.role === 'admin'

/** Both staff roles may download PDFs; `maySee` decides for which candidates. */
export const mayDownloadPdf = (actor: Person): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || actor.role === 'partner')

/** Whose applications the actor may list: everyone's (`undefined`) or one partner's. */
export const seenPartnerId = (actor: Person): number | undefined => (actor.role === 'admin' ? undefined : actor.id)

/** Admins may list any partner's applications, partners only their own. */
export const maySeePartner = (actor: Person, partnerId: number): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || actor.id === partnerId)
