import { resumesApi, type resumeUploadBody } from '#contract/api/candidates/resumes.ts'
import { errorBody } from '#contract/api/common.ts'
import { uploadMimeType } from '#contract/domain/upload-limits.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import type { z } from 'zod'
import { putFile, UploadError, type UploadOptions } from '#web/app/lib/put-file.ts'

/**
 * Sends a résumé in three steps: an upload address, the file itself, and a check that it has arrived. A failed check only
 * logs a warning.
 *
 * @returns Value of `resumeUrl` in the application form: "/resumes/" and the last segment of the upload address.
 * @throws UploadError with a sentence to show.
 */
export async function uploadResume(file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  const type = uploadMimeType(file) ?? 'application/octet-stream'
  const uploadUrl = await askForUrl({ originalName: file.name, fileSize: file.size, mimeType: type }, signal)
  await putFile(uploadUrl, file, { type, failure: 'Failed to upload file', onProgress, signal })
  const id = uploadUrl.pathname.split('/').at(-1) ?? ''
  const problem = await fetch(endpointUrl(resumesApi.verify, { id }), { method: 'HEAD', signal }).then(
    (answer) => (answer.ok ? undefined : answer.status),
    (error: unknown) => error,
  )
  // oxlint-disable-next-line no-console -- the file may still be there, so the applicant isn't bothered
  if (problem !== undefined && !signal.aborted) console.warn('The resume could not be verified:', problem)
  signal.throwIfAborted()
  return `/resumes/${id}`
}

async function askForUrl(file: z.input<typeof resumeUploadBody>, signal: AbortSignal): Promise<URL> {
  const { method, path, response: shape } = resumesApi.uploadUrl
  const response = await fetch(path, {
    method,
    body: JSON.stringify(file),
    headers: { 'Content-Type': 'application/json' },
    signal,
  }).catch(() => {
    signal.throwIfAborted()
    throw new UploadError('Failed to get upload URL')
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new UploadError(errorBody.safeParse(body).data?.message ?? 'Failed to get upload URL')
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new UploadError('No upload URL received from server')
  return new URL(parsed.data.uploadURL)
}
