import {
  pdfFileName,
  pdfLimit,
  printPdf,
  type PdfDeps,
} from '#worker/features/clients/profiles/candidate-pdf.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { ownershipDocument } from './ownership-pdf.ts'
import { presentOwnership } from './ownerships.present.ts'
import { readOwnership, type OwnershipDeps } from './ownerships.service.ts'

/**
 * The evidence of an ownership as PDF, for the firm or a lawyer.
 *
 * @returns The file and its name, `evidence-<candidate>-<UTC moment>.pdf`.
 * @throws AppError 404 ownership_not_found; 429.
 */
export async function ownershipPdf(
  deps: OwnershipDeps & PdfDeps,
  actor: Actor,
  id: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  const [whole, brand] = await Promise.all([readOwnership(deps, actor, id), readSettings(deps)])
  await deps.limiter.hit(pdfLimit, String(actor.id))
  const [ownership, now] = [presentOwnership(whole), deps.now()]
  const bytes = await printPdf(deps, ownershipDocument(ownership, { brand, now }))
  return { bytes, name: pdfFileName('evidence', ownership.candidate, now) }
}
