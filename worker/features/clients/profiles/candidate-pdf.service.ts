import type { Settings } from '#contract/domain/settings.ts'
import { mayDownloadPdf } from '#worker/features/candidates/applications/applications.policy.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import {
  readApplication,
  type ApplicationDetail,
} from '#worker/features/candidates/applications/applications.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { notAllowed } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { PrintedDocument } from '#worker/platform/pdf/print-document.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'

export type PdfDeps = {
  applications: ApplicationsRepo
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
 * Loads what both PDFs of a candidate start from, and counts the download.
 *
 * @throws AppError 403 for a role that may not; 404 application_not_found; 429.
 */
export async function loadForPdf(
  deps: PdfDeps,
  actor: Actor,
  id: number,
): Promise<{ application: ApplicationDetail; brand: Settings; now: Date }> {
  if (!mayDownloadPdf(actor)) throw notAllowed('Only admins and partners can download candidate PDFs.')
  const [application, brand] = await Promise.all([readApplication(deps, actor, id), readSettings(deps)])
  await deps.limiter.hit(pdfLimit, String(actor.id))
  return { application, brand, now: deps.now() }
}

/** Prints a document. The printer and its fonts are a third of the Worker's code and rarely used, so they load on demand. */
export async function printPdf({ assets }: PdfDeps, contents: PrintedDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { printDocument } = await import('#worker/platform/pdf/print-document.ts')
  return new Uint8Array(await printDocument(assets, contents))
}

/** "client-profile-Łukasz-Żółć-20260615T150000Z.pdf": the name as it is written, without what a file name can't have. */
export function pdfFileName(kind: string, applicantName: string, now: Date): string {
  const safe = safeFileName(`${applicantName}.pdf`, 'pdf').slice(0, -'.pdf'.length)
  const name = Array.from(safe).slice(0, maxNameLength).join('').trim().replaceAll(/\s+/g, '-')
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `${kind}-${name}-${moment}.pdf`
}
