import type { EventsRepo } from '#worker/features/candidates/applications/events.repo.ts'
import { timelineOf } from '#worker/features/candidates/applications/events.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { notAllowed } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'
import { mayDownloadPdf } from '#worker/features/candidates/applications/applications.policy.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { readApplication } from '#worker/features/candidates/applications/applications.service.ts'
import { internalFile } from './internal-file.ts'

type InternalFileDeps = {
  applications: ApplicationsRepo
  events: EventsRepo
  settings: SettingsRepo
  limiter: RateLimiter
  assets: Fetcher
  now: () => Date
}

/** Printing takes about a second of CPU: enough for a day of sending candidates out, too little for a script. */
export const pdfLimit: RateLimit = { name: 'candidate_pdf', max: 120, windowSeconds: 3600 }

/** Letters of the candidate's name in a file name: with what is around them, under 255 bytes in any script. */
const maxNameLength = 40

/**
 * Everything about a candidate and one application as PDF, for the agency alone.
 *
 * @returns The file and its name, `candidate-summary-<name>-<UTC moment>.pdf`.
 * @throws AppError 403 for a role that may not; 404 application_not_found; 429.
 */
export async function makeInternalFile(
  deps: InternalFileDeps,
  actor: Actor,
  id: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  if (!mayDownloadPdf(actor)) throw notAllowed('Only admins and partners can download candidate PDFs.')
  const application = await readApplication(deps, actor, id)
  await deps.limiter.hit(pdfLimit, String(actor.id))
  const [brand, timeline] = await Promise.all([readSettings(deps), timelineOf(deps, id)])
  const now = deps.now()
  // The printer and its fonts are a third of the Worker's code and wanted rarely: loaded when wanted.
  const { printDocument } = await import('#worker/platform/pdf/print-document.ts')
  const bytes = await printDocument(deps.assets, internalFile(application, { brand, timeline, now }))
  return { bytes: new Uint8Array(bytes), name: pdfFileName('candidate-summary', application.applicantName, now) }
}

/** "client-profile-Łukasz-Żółć-20260615T150000Z.pdf": the name as it is written, without what a file name can't have. */
export function pdfFileName(kind: string, applicantName: string, now: Date): string {
  const safe = safeFileName(`${applicantName}.pdf`, 'pdf').slice(0, -'.pdf'.length)
  const name = Array.from(safe).slice(0, maxNameLength).join('').trim().replaceAll(/\s+/g, '-')
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `${kind}-${name}-${moment}.pdf`
}
