import { hmac, sha256Hex } from '#worker/http/digest.ts'

/**
 * Link to the private status page of an application. The token is derived from the job, the applicant's email and the
 * installation's secret, so that every email has the same link. The database stores only its hash.
 */
export async function statusLinkOf(
  { config }: { config: { SECRET_KEY: string } },
  { jobId, applicantEmail }: { jobId: number; applicantEmail: string },
): Promise<{ path: string; tokenHash: string }> {
  const token = await hmac(config.SECRET_KEY, `application-status:${jobId}:${applicantEmail}`)
  return { path: `/application/${token}`, tokenHash: await sha256Hex(token) }
}
