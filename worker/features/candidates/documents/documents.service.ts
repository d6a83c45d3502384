import {
  documentLimits,
  documentProblem,
  documentSlots,
  extensionOf,
  mimeTypes,
  tooManyFiles,
} from '#contract/domain/upload-limits.ts'
import { documentFilename } from '#contract/api/candidates/documents.ts'
import type { DocumentType } from '#contract/domain/document-types.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { maySee } from '#worker/features/candidates/applications/applications.policy.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { isFileKind, kindOfType } from '#worker/platform/uploads/file-kinds.ts'
import { receiveUpload, type StoredUpload } from '#worker/platform/uploads/receive-upload.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'
import { signUpload, type UploadQuery } from '#worker/platform/uploads/signed-address.ts'
import { sweepUploads } from '#worker/platform/uploads/sweep-uploads.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import type { UploadsRepo } from '#worker/platform/uploads/uploads.repo.ts'
import { documentKey, documentPrefix, type DocumentsRepo, type StaffDocument } from './documents.repo.ts'

/** For the panel of a candidate, which shows these beside everything else. */
export { presentDocument } from './documents.present.ts'

type DocumentsReads = { applications: Pick<ApplicationsRepo, 'snapshot'>; documents: DocumentsRepo }
type Uploading = { uploads: UploadsRepo; files: R2Bucket; config: SecretKeys; now: () => Date }

/** Far more than a recruiter uploads in an hour, but too few for a script to fill the bucket. */
const perUser: RateLimit = { name: 'document_upload', max: 300, windowSeconds: 3600 }

/**
 * Time within which a stored file must be recorded; shorter than the hour after which the sweep deletes it.
 * Milliseconds.
 */
const recordWithinMs = 50 * 60_000

const documentNotFound = () =>
  notFound('document_not_found', 'This document doesn’t exist, or its candidate isn’t assigned to you.')
const uploadNotFound = () => badRequest('upload_not_found', 'The upload has expired. Please choose the file again.')
const tooMany = (existing: number) => conflict('too_many_documents', tooManyFiles(existing).text)

/** The documents of an application, oldest first. @throws AppError 404 application_not_found. */
export async function listDocuments(
  deps: DocumentsReads,
  actor: Actor,
  applicationId: number,
): Promise<StaffDocument[]> {
  await refuseUnlessSeen(deps, actor, applicationId)
  return deps.documents.ofApplication(applicationId)
}

/**
 * Begins an upload.
 *
 * @returns The server-made name of the file, its media type, and the query of its upload address.
 * @throws AppError 404 application_not_found; 409 too_many_documents; 400 upload_refused with the message of
 *   `documentProblem`; 429.
 */
export async function startDocumentUpload(
  deps: DocumentsReads & Uploading & { ids: Ids; limiter: RateLimiter },
  actor: Actor,
  applicationId: number,
  file: { originalName: string; fileSize: number; mimeType: string },
): Promise<{ filename: string; mimeType: string; query: UploadQuery }> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const existing = await deps.documents.count(applicationId)
  if (documentSlots(existing) === 0) throw tooMany(existing)
  const problem = documentProblem({ name: file.originalName, size: file.fileSize, type: file.mimeType })
  const kind = extensionOf(file.originalName)
  if (problem !== null || !isFileKind(kind)) {
    throw badRequest('upload_refused', problem ?? `${file.originalName} has an invalid file type`)
  }
  await deps.limiter.hit(perUser, String(actor.id))
  const filename = `${applicationId}_${deps.ids.secretId()}.${kind}`
  const query = await signUpload(deps, {
    key: documentKey(filename),
    kinds: [kind],
    maxBytes: documentLimits.maxBytes,
  })
  return { filename, mimeType: mimeTypes[kind], query }
}

/**
 * Stores the file of a begun upload; refusals are those of `receiveUpload`.
 *
 * @throws AppError 404 when the address names another application than the file.
 */
export async function receiveDocument(
  deps: Uploading,
  upload: {
    applicationId: number
    filename: string
    query: UploadQuery
    request: Pick<Request, 'headers' | 'body'>
  },
): Promise<StoredUpload> {
  if (!isOf(upload.applicationId, upload.filename)) throw notFound()
  return receiveUpload(deps, {
    request: upload.request,
    key: documentKey(upload.filename),
    query: upload.query,
    record: () => [],
  })
}

/** Accepts only names that the server made for this application, so that no other file or path can be given. */
const isOf = (applicationId: number, filename: string) =>
  filename.startsWith(`${applicationId}_`) && documentFilename.safeParse(filename).success

/**
 * Makes a stored file a document. The limit of five holds for simultaneous requests too. The same file again gives the
 * same document.
 *
 * @throws AppError 404 application_not_found; 400 upload_not_found for anything but a file that arrived for this very
 *   application within the hour; 409 too_many_documents with how many places are left.
 */
export async function addDocument(
  deps: DocumentsReads & Pick<Uploading, 'uploads' | 'now'>,
  actor: Actor,
  applicationId: number,
  input: { filename: string; originalName: string; documentType: DocumentType },
): Promise<StaffDocument> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const { filename, documentType } = input
  if (!isOf(applicationId, filename)) throw uploadNotFound()
  const key = documentKey(filename)
  const at = deps.now()
  const upload = await deps.uploads.finished(key)
  const known = await deps.documents.byFilename(filename)
  if (known) return known
  if (!upload?.mimeType || upload.usedAt.getTime() <= at.getTime() - recordWithinMs) throw uploadNotFound()

  const originalName = safeFileName(input.originalName, kindOfType(upload.mimeType) ?? 'pdf')
  const isAdded = await deps.documents.add(
    {
      applicationId,
      filename,
      originalName,
      key,
      documentType,
      fileSize: upload.size,
      mimeType: upload.mimeType,
      uploadedBy: actor.id,
      uploadedAt: at,
    },
    { max: documentLimits.maxFiles, by: actor.id },
    (tx) => [tx.event('document_added', { to: originalName })],
  )
  const document = await deps.documents.byFilename(filename)
  if (document) return document
  if (isAdded) throw documentNotFound()
  const existing = await deps.documents.count(applicationId)
  throw documentSlots(existing) === 0 ? tooMany(existing) : uploadNotFound()
}

/** A document that the actor may read. @throws AppError 404 document_not_found. */
export async function visibleDocument(deps: DocumentsReads, actor: Actor, id: number): Promise<StaffDocument> {
  const document = await deps.documents.byId(id)
  const application = document && (await deps.applications.snapshot(document.applicationId))
  if (!application || !maySee(actor, application)) throw documentNotFound()
  return document
}

/** Opens the file of a document. @throws AppError 404 document_not_found. */
export async function openDocument(
  deps: DocumentsReads & { files: Pick<R2Bucket, 'get'> },
  actor: Actor,
  id: number,
): Promise<{ object: R2ObjectBody; name: string; mimeType: string }> {
  const { key, originalName, mimeType } = await visibleDocument(deps, actor, id)
  const object = await deps.files.get(key)
  if (!object) throw documentNotFound()
  return { object, mimeType, name: safeFileName(originalName, kindOfType(mimeType) ?? 'pdf') }
}

/**
 * Removes a document: its record and event in one transaction, then its file. If the request ends in between, the
 * hourly sweep deletes the file.
 *
 * @throws AppError 404 document_not_found, also the second time.
 */
export async function removeDocument(
  deps: DocumentsReads & Pick<Uploading, 'uploads' | 'files' | 'now'>,
  actor: Actor,
  id: number,
): Promise<void> {
  const document = await visibleDocument(deps, actor, id)
  const { originalName, key } = document
  const at = deps.now()
  const isRemoved = await deps.documents.remove(document, { by: actor.id, at }, (tx) => [
    tx.event('document_removed', { from: originalName }),
    deps.uploads.discard(key, at),
  ])
  if (!isRemoved) throw documentNotFound()
  await deps.files.delete(key)
}

/**
 * Deletes files that never became a document, or that a removed document left behind. Run by the hourly cron; safe to
 * run twice and to interrupt.
 *
 * @returns The number of deleted files.
 */
export const sweepDocuments = (deps: Pick<DocumentsReads, 'documents'> & Uploading): Promise<number> =>
  sweepUploads(deps, { prefix: documentPrefix, kept: (keys) => deps.documents.kept(keys) })
