import { addedId, type Writes } from '#worker/db/change.ts'
import type { ApplicationLinksRepo } from '#worker/features/candidates/applications/application-links.repo.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { statusLinkOf } from '#worker/features/candidates/applications/status-link.service.ts'
import { writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'

/** "We have received your application", with the private link: for the change that adds the application. */
export async function receivedMail(
  deps: WriteMailsDeps & { applicationLinks: ApplicationLinksRepo },
  {
    job,
    applicant,
  }: { job: { id: number; title: string }; applicant: { applicantName: string; applicantEmail: string } },
): Promise<(tx: ApplicationTx<typeof addedId>) => Writes> {
  const { applicantEmail } = applicant
  const { path, tokenHash } = await statusLinkOf(deps, { jobId: job.id, applicantEmail })
  const mails = await writeMails(deps, [
    {
      kind: 'application_received',
      to: applicantEmail,
      applicationId: addedId,
      values: { name: applicant.applicantName, job: job.title },
      link: { path, isPrivate: true },
      onceKey: `received:${tokenHash}`,
    },
  ])
  return (tx) => [deps.applicationLinks.link({ applicationId: addedId, tokenHash, createdAt: tx.at }), tx.mail(mails)]
}
