import { hmac, sha256Hex } from '#worker/http/digest.ts'

/**
 * The private status page of an application. The token follows from who applied to what and the installation's secret, so
 * that every email about it names the same page; the database knows its hash only.
 */
export async function statusLinkOf(
  { config }: { config: { SECRET_KEY: string } },
  { jobId, applicantEmail }: { jobId: number; applicantEmail: string },
): Promise<{ path: string; tokenHash: string }> {
  const token = await hmac(config.SECRET_KEY, `application-status:${jobId}:${applicantEmail}`)
  return { path: `/application/${token}`, tokenHash: await sha256Hex(token) }
}
