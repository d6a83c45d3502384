import { agreementFilename } from '#contract/api/clients/agreements.ts'
import { agreementFileLimits, agreementFileProblem, extensionOf, mimeTypes } from '#contract/domain/upload-limits.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { refuseUnlessSeesFirms } from '#worker/features/clients/firm-directory/firm-directory.policy.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import { isFileKind } from '#worker/platform/uploads/file-kinds.ts'
import { receiveUpload } from '#worker/platform/uploads/receive-upload.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'
import { signUpload, type UploadQuery } from '#worker/platform/uploads/signed-address.ts'
import { sweepUploads } from '#worker/platform/uploads/sweep-uploads.ts'
import type { UploadsRepo } from '#worker/platform/uploads/uploads.repo.ts'
import type { AgreementDocumentsRepo } from './agreement-documents.repo.ts'
import type { StoredAgreement } from './agreements.repo.ts'
import { agreementNotFound, changedMeanwhile, currentAgreement, type AgreementDeps } from './agreements.service.ts'

type DocumentDeps = Pick<AgreementDeps, 'agreements' | 'now'> & {
  agreementDocuments: AgreementDocumentsRepo
  uploads: UploadsRepo
  files: R2Bucket
  config: SecretKeys
}

/** Prefix of the keys in R2. */
const agreementPrefix = 'agreements/'
const keyOf = (filename: string): string => agreementPrefix + filename

const perUser: RateLimit = { name: 'agreement_upload', max: 100, windowSeconds: 3600 }

/** Time within which a stored file must be recorded; shorter than the hour after which the sweep deletes it. Milliseconds. */
const recordWithinMs = 50 * 60_000

const uploadNotFound = () => badRequest('upload_not_found', 'The upload has expired. Please choose the file again.')
const documentNotFound = () => notFound('document_not_found', 'This agreement has no document.')

/** Accepts only names that the server made for this agreement, so that no other file or path can be given. */
const isOf = (agreementId: number, filename: string) =>
  filename.startsWith(`${agreementId}_`) && agreementFilename.safeParse(filename).success

/**
 * Begins an upload.
 *
 * @returns The server-made name of the file, its media type, and the query of its upload address.
 * @throws AppError 404 agreement_not_found; 409 agreement_replaced; 400 upload_refused; 429.
 */
export async function startAgreementUpload(
  deps: DocumentDeps & { ids: Ids; limiter: RateLimiter },
  actor: Actor,
  id: number,
  file: { originalName: string; fileSize: number; mimeType: string },
): Promise<{ filename: string; mimeType: string; query: UploadQuery }> {
  await currentAgreement(deps, id)
  const problem = agreementFileProblem({ name: file.originalName, size: file.fileSize, type: file.mimeType })
  const kind = extensionOf(file.originalName)
  if (problem !== null || !isFileKind(kind)) throw badRequest('upload_refused', problem ?? '')
  await deps.limiter.hit(perUser, String(actor.id))
  const filename = `${id}_${deps.ids.secretId()}.${kind}`
  const upload = { key: keyOf(filename), kinds: [kind], maxBytes: agreementFileLimits.maxBytes }
  return { filename, mimeType: mimeTypes[kind], query: await signUpload(deps, upload) }
}

/** Stores the file of a begun upload; refusals are those of `receiveUpload`. @throws AppError 404 for another agreement. */
export async function receiveAgreementFile(
  deps: DocumentDeps,
  upload: { id: number; filename: string; query: UploadQuery; request: Pick<Request, 'headers' | 'body'> },
): Promise<void> {
  const { id, filename, query, request } = upload
  if (!isOf(id, filename)) throw notFound()
  await receiveUpload(deps, { request, key: keyOf(filename), query, record: () => [] })
}

/**
 * Makes a stored file the document of an agreement, also of one that was used: its numbers stay. The file before is deleted
 * unless an earlier version keeps it. The same file again changes nothing.
 *
 * @throws AppError 404 agreement_not_found; 409 agreement_replaced, changed_meanwhile; 400 upload_not_found for anything but
 *   a file that arrived for this very agreement within the hour.
 */
export async function setAgreementDocument(
  deps: DocumentDeps,
  actor: Actor,
  id: number,
  input: { filename: string; originalName: string },
): Promise<StoredAgreement> {
  const before = await currentAgreement(deps, id)
  if (!isOf(id, input.filename)) throw uploadNotFound()
  const key = keyOf(input.filename)
  if (before.documentKey === key) return before
  const at = deps.now()
  const upload = await deps.uploads.finished(key)
  if (!upload || upload.usedAt.getTime() <= at.getTime() - recordWithinMs) throw uploadNotFound()
  const documentName = safeFileName(input.originalName, extensionOf(input.filename))
  return change(deps, actor, before, { documentKey: key, documentName, documentBytes: upload.size })
}

/**
 * Takes the document of an agreement away. Its file is deleted unless an earlier version keeps it.
 *
 * @throws AppError 404 agreement_not_found, document_not_found; 409 agreement_replaced, changed_meanwhile.
 */
export async function removeAgreementDocument(deps: DocumentDeps, actor: Actor, id: number): Promise<StoredAgreement> {
  const before = await currentAgreement(deps, id)
  if (before.documentKey === null) throw documentNotFound()
  return change(deps, actor, before, { documentKey: null, documentName: null, documentBytes: null })
}

async function change(
  deps: DocumentDeps,
  actor: Actor,
  before: StoredAgreement,
  document: Pick<StoredAgreement, 'documentKey' | 'documentName' | 'documentBytes'>,
): Promise<StoredAgreement> {
  const { documentKey: former } = before
  const at = deps.now()
  const carried = former === null ? [] : [deps.uploads.discard(former, at)]
  const changed = await deps.agreementDocuments.change(before, document, { by: actor.id, at }, carried)
  if (!changed) {
    const now = await currentAgreement(deps, before.id)
    // The other of two simultaneous requests did the same.
    if (now.documentKey === document.documentKey) return now
    throw changedMeanwhile()
  }
  // If the request ends here, the hourly sweep deletes the file.
  if (former !== null && !(await deps.agreementDocuments.kept([former])).has(former)) await deps.files.delete(former)
  return changed
}

/**
 * Opens the document of an agreement for those who see its terms: admins, and partners where the agency shows them fees. The
 * firm's log says who downloaded it.
 *
 * @throws AppError 403 not_allowed; 404 agreement_not_found, document_not_found.
 */
export async function openAgreementDocument(
  deps: DocumentDeps & { settings: SettingsRepo },
  actor: Actor,
  id: number,
): Promise<{ object: R2ObjectBody; name: string; mimeType: string }> {
  refuseUnlessSeesFirms(actor)
  const [agreement, { partnersSeeFees }] = await Promise.all([deps.agreements.byId(id), readSettings(deps)])
  if (!agreement || (actor.role !== 'admin' && !partnersSeeFees)) throw agreementNotFound()
  const { documentKey, documentName } = agreement
  const object = documentKey === null ? null : await deps.files.get(documentKey)
  const kind = extensionOf(documentKey ?? '')
  if (!object || !isFileKind(kind)) throw documentNotFound()
  await deps.agreementDocuments.noteDownload(agreement, { by: actor.id, at: deps.now() })
  return { object, mimeType: mimeTypes[kind], name: safeFileName(documentName ?? '', kind) }
}

/**
 * Deletes files that never became the document of an agreement, or that a change left behind. Run by the hourly cron; safe to
 * run twice and to interrupt.
 *
 * @returns The number of deleted files.
 */
export const sweepAgreementFiles = (deps: DocumentDeps): Promise<number> =>
  sweepUploads(deps, { prefix: agreementPrefix, kept: (keys) => deps.agreementDocuments.kept(keys) })
