import { resumesApi, type resumeUploadBody } from '#contract/api/resumes.ts'
import { errorBody } from '#contract/api/common.ts'
import { uploadMimeType } from '#contract/domain/upload-limits.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import type { z } from 'zod'

/** A failed upload; `message` is a sentence to show. */
export class UploadError extends Error {}

type UploadOptions = {
  /** Told while the file goes out: bytes so far, and of how many. */
  onProgress: (sentBytes: number, totalBytes: number) => void
  /** Cancels at any moment; the promise then rejects with the signal's reason. */
  signal: AbortSignal
}

/**
 * Sends a résumé in the steps of spec 1 §7: an address, the file itself, and a look whether it has arrived, which only
 * warns.
 *
 * @returns What the application form sends as `resumeUrl`: "/resumes/" and the last segment of the upload address.
 * @throws UploadError with a sentence to show.
 */
export async function uploadResume(file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  const type = uploadMimeType(file) ?? 'application/octet-stream'
  const uploadUrl = await askForUrl({ originalName: file.name, fileSize: file.size, mimeType: type }, signal)
  await put(uploadUrl, file, { type, onProgress, signal })
  const id = uploadUrl.pathname.split('/').at(-1) ?? ''
  const problem = await fetch(endpointUrl(resumesApi.verify, { id }), { method: 'HEAD', signal }).then(
    (answer) => (answer.ok ? undefined : answer.status),
    (error: unknown) => error,
  )
  // oxlint-disable-next-line no-console -- "a verification whose failure is only warned about" (spec 1 §7)
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

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
function put(url: URL, file: File, { type, onProgress, signal }: UploadOptions & { type: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size), file.size))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new UploadError(sentenceIn(request.responseText) ?? 'Failed to upload file'))
    })
    request.addEventListener('error', () => reject(new UploadError('Failed to upload file')))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    signal.addEventListener('abort', cancel)
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', type)
    request.send(file)
    if (signal.aborted) cancel()
  })
}

function sentenceIn(text: string): string | undefined {
  try {
    return errorBody.safeParse(JSON.parse(text)).data?.message
  } catch {
    return undefined
  }
}
