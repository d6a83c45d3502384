import { seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import { refuseUnlessSeesFirms } from '#worker/features/clients/firm-directory/firm-directory.policy.ts'
import { firmById, type FirmDeps } from '#worker/features/clients/firm-directory/firm-directory.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { ContactEmailsRepo } from './contact-emails.repo.ts'

type ContactEmailsDeps = Pick<FirmDeps, 'firmDirectory'> & { contactEmails: ContactEmailsRepo }

/** Emails with the contacts of a firm. A partner sees their own. @throws AppError 403 not_allowed; 404 firm_not_found. */
export async function emailsWithFirm(deps: ContactEmailsDeps, actor: Actor, firmId: number) {
  refuseUnlessSeesFirms(actor)
  const { id } = await firmById(deps, firmId)
  return deps.contactEmails.ofFirm(id, seenPartnerId(actor))
}
