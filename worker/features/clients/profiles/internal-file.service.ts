import type { EventsRepo } from '#worker/features/candidates/applications/events.repo.ts'
import { timelineOf } from '#worker/features/candidates/applications/events.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { loadForPdf, pdfFileName, printPdf, type PdfDeps } from './candidate-pdf.service.ts'
import { internalFile } from './internal-file.ts'

/**
 * Everything about a candidate and one application as PDF, for the agency alone.
 *
 * @returns The file and its name, `candidate-summary-<name>-<UTC moment>.pdf`.
 * @throws AppError 403 for a role that may not; 404 application_not_found; 429.
 */
export async function makeInternalFile(
  deps: PdfDeps & { events: EventsRepo },
  actor: Actor,
  id: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  const { application, brand, now } = await loadForPdf(deps, actor, id)
  const timeline = await timelineOf(deps, id)
  const bytes = await printPdf(deps, internalFile(application, { brand, timeline, now }))
  return { bytes, name: pdfFileName('candidate-summary', application.applicantName, now) }
}
