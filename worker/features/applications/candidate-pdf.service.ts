import type { EventsRepo } from '#worker/features/events/events.repo.ts'
import { timelineOf } from '#worker/features/events/events.service.ts'
import type { SettingsRepo } from '#worker/features/settings/settings.repo.ts'
import { readSettings } from '#worker/features/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { notAllowed } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'
import { mayDownloadPdf } from './applications.policy.ts'
import type { ApplicationsRepo } from './applications.repo.ts'
import { readApplication } from './applications.service.ts'
import { candidateSummary } from './candidate-summary.ts'

type Needs = {
  applications: ApplicationsRepo
  events: EventsRepo
  settings: SettingsRepo
  limiter: RateLimiter
  assets: Fetcher
  now: () => Date
}

/** Printing costs the processor a second or so: enough for a day of sending candidates out, too little for a script. */
const perUser: RateLimit = { name: 'candidate_pdf', max: 120, windowSeconds: 3600 }

/** Longest part of a file name that is the candidate's: with what stands around it, under 255 bytes in any script. */
const longestName = 40

/**
 * The candidate summary as PDF.
 *
 * @returns The file and its name, `candidate-summary-<name>-<UTC moment>.pdf`.
 * @throws AppError 403 for a role that may not; 404 application_not_found; 429.
 */
export async function candidatePdf(
  deps: Needs,
  actor: Actor,
  id: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  if (!mayDownloadPdf(actor)) throw notAllowed('Only admins and partners can download candidate PDFs.')
  const application = await readApplication(deps, actor, id)
  await deps.limiter.hit(perUser, String(actor.id))
  const [brand, timeline] = await Promise.all([readSettings(deps), timelineOf(deps, id)])
  const now = deps.now()
  // The printer and its fonts are a third of the Worker's code and wanted rarely: loaded when wanted.
  const { printDocument } = await import('#worker/platform/pdf/print-document.ts')
  const bytes = await printDocument(deps.assets, candidateSummary(application, { brand, timeline, now }))
  return { bytes: new Uint8Array(bytes), name: candidatePdfName(application.applicantName, now) }
}

/** "candidate-summary-Łukasz-Żółć-20260615T150000Z.pdf": the name as it is written, without what a file name can't have. */
export function candidatePdfName(applicantName: string, now: Date): string {
  const safe = safeFileName(`${applicantName}.pdf`, 'pdf').slice(0, -'.pdf'.length)
  const name = Array.from(safe).slice(0, longestName).join('').trim().replaceAll(/\s+/g, '-')
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `candidate-summary-${name}-${moment}.pdf`
}
