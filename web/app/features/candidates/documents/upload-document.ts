import { documentsApi } from '#contract/api/candidates/documents.ts'
import type { DocumentType } from '#contract/domain/document-types.ts'
import { uploadMimeType } from '#contract/domain/upload-limits.ts'
import { ApiError, serverSentenceOr } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { putFile, UploadError } from '#web/app/lib/put-file.ts'

/** Progress in percent: 50 once the file is stored, 100 once its record exists. */
export const storedPercent = 50
export const donePercent = 100

type UploadDocumentInput = {
  applicationId: number
  file: File
  documentType: DocumentType
  /** Name of the file that an earlier try stored without a record: it isn't sent again. */
  stored: string | undefined
  /** Percent, 0 to 100: up to 50 while the bytes go out. */
  onProgress: (percent: number) => void
  onStored: (filename: string) => void
  signal: AbortSignal
}

/**
 * Sends one document in three steps: an upload address, the file itself, its record.
 *
 * @throws UploadError with a sentence to show; the signal's reason when it was cancelled.
 */
export async function uploadDocument(input: UploadDocumentInput): Promise<void> {
  const { applicationId, file, documentType, signal, onProgress, onStored } = input
  const params = { id: applicationId }
  const mimeType = uploadMimeType(file) ?? 'application/octet-stream'
  const facts = { originalName: file.name, documentType, fileSize: file.size, mimeType }
  const record = (filename: string) =>
    callWithSignal(documentsApi.add, signal, { params, body: { ...facts, filename } })

  if (input.stored) {
    onProgress(storedPercent)
    try {
      await record(input.stored)
      return onProgress(donePercent)
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'upload_not_found'
      if (!isGone) throw problem(error, signal, 'Failed to create document record')
    }
  }

  onProgress(0)
  const { uploadUrl, filename } = await callWithSignal(documentsApi.uploadUrl, signal, { params, body: facts }).catch(
    (error: unknown) => {
      throw problem(error, signal, 'Failed to get upload URL')
    },
  )
  await putFile(new URL(uploadUrl), file, {
    type: mimeType,
    failure: `Failed to upload ${file.name} to storage`,
    signal,
    // All bytes sent doesn't mean stored yet.
    onProgress: (sent, total) => onProgress(Math.min(storedPercent - 1, (sent / total) * storedPercent)),
  })
  onStored(filename)
  onProgress(storedPercent)
  await record(filename).catch((error: unknown) => {
    throw problem(error, signal, 'Failed to create document record')
  })
  onProgress(donePercent)
}

/** The error to throw: the server's sentence where it gave one, otherwise the step that failed. */
function problem(error: unknown, signal: AbortSignal, failure: string): unknown {
  if (signal.aborted) return signal.reason
  return new UploadError(serverSentenceOr(error, failure))
}
