import { resumesApi, resumeUploadBody } from '#contract/api/candidates/resumes.ts'
import { resumeAddress } from '#contract/domain/resume-address.ts'
import { uploadMimeType } from '#contract/domain/upload-limits.ts'
import { endpointUrl, type BodyInput, type ResponseOf } from '#contract/endpoint.ts'
import { ApiError, serverSentenceOr } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { putFile, UploadError, type UploadOptions } from '#web/app/lib/put-file.ts'

/** Programs may ask for an upload address without a body; the form always describes its file. */
const uploadUrl = { ...resumesApi.uploadUrl, body: resumeUploadBody }

/**
 * Sends a résumé in three steps: an upload address, the file itself, and a check that it has arrived. A failed check only
 * logs a warning.
 *
 * @returns Value of `resumeUrl` in the application form.
 * @throws UploadError with a sentence to show.
 */
export async function uploadResume(file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  const type = uploadMimeType(file) ?? 'application/octet-stream'
  const { id, uploadURL } = await askForUrl({ originalName: file.name, fileSize: file.size, mimeType: type }, signal)
  await putFile(new URL(uploadURL), file, { type, failure: 'Failed to upload file', onProgress, signal })
  const problem = await fetch(endpointUrl(resumesApi.verify, { id }), { method: 'HEAD', signal }).then(
    (answer) => (answer.ok ? undefined : answer.status),
    (error: unknown) => error,
  )
  // oxlint-disable-next-line no-console -- the file may still be there, so the applicant isn't bothered
  if (problem !== undefined && !signal.aborted) console.warn('The resume could not be verified:', problem)
  signal.throwIfAborted()
  return resumeAddress(id)
}

async function askForUrl(
  file: BodyInput<typeof uploadUrl>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof resumesApi.uploadUrl>> {
  try {
    return await callWithSignal(uploadUrl, signal, { body: file })
  } catch (error) {
    signal.throwIfAborted()
    const isAnswered = error instanceof ApiError && error.status >= 200 && error.status < 300
    const failure = isAnswered ? 'No upload URL received from server' : 'Failed to get upload URL'
    throw new UploadError(serverSentenceOr(error, failure))
  }
}
