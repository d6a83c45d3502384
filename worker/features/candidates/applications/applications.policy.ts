import type { Actor } from '#worker/http/access.ts'

type Person = Pick<Actor, 'id' | 'role' | 'status'>
type Application = { assignedPartnerId: number | null }

/** Admins see every application, a partner those assigned to them (spec 1 §6). What one may not see is "not found". */
export const maySee = (actor: Person, application: Application): boolean =>
  actor.status === 'active' &&
  (actor.role === 'admin' || (application.assignedPartnerId !== null && application.assignedPartnerId === actor.id))

/** Status, interview, feedback, documents, messages, submissions: whoever sees an application works on it. */
export const mayChange = maySee

/** Giving an application to a partner, or taking it back, is the admins' alone. */
export const mayAssign = (actor: Person): boolean => actor.status === 'active' && actor.role === 'admin'

/** The PDFs about a candidate are for the two staff roles; `maySee` decides about the candidate. */
export const mayDownloadPdf = (actor: Person): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || actor.role === 'partner')

/** Whose applications the actor may list: everyone's (`undefined`) or one partner's. */
export const seenPartnerId = (actor: Person): number | undefined => (actor.role === 'admin' ? undefined : actor.id)

/** Whether the actor may ask for the list of one partner's applications. */
export const maySeePartner = (actor: Person, partnerId: number): boolean =>
  actor.status === 'active' && (actor.role === 'admin' || actor.id === partnerId)
