import { errorBody } from '#contract/api/common.ts'

/** A failed upload; `message` is a sentence to show. */
export class UploadError extends Error {}

export type UploadOptions = {
  /** Called during the upload with the bytes sent so far and the total. */
  onProgress: (sentBytes: number, totalBytes: number) => void
  /** Cancels at any moment; the promise then rejects with the signal's reason. */
  signal: AbortSignal
}

/**
 * Sends a file to its signed address. Uses XMLHttpRequest, because fetch doesn't report upload progress.
 *
 * @param options.type The media type to send it as.
 * @param options.failure Sentence for a failure without one from the server.
 * @throws UploadError with a sentence to show; the signal's reason when it was cancelled.
 */
export function putFile(
  url: URL,
  file: File,
  { type, failure, onProgress, signal }: UploadOptions & { type: string; failure: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size), file.size))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new UploadError(sentenceIn(request.responseText) ?? failure))
    })
    request.addEventListener('error', () => reject(new UploadError(failure)))
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
