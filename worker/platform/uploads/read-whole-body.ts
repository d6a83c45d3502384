import * as refusals from './refusals.ts'

/**
 * Reads a small body into memory.
 *
 * @throws AppError 413 as soon as it is longer than `maxBytes`; 400 if it is empty, or ends before the length it announced.
 */
export async function readWholeBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Uint8Array> {
  const announced = Number(headers.get('content-length') ?? Number.NaN)
  if (announced > maxBytes) throw refusals.tooLarge(maxBytes)
  if (!body) throw refusals.emptyFile()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body as ReadableStream<Uint8Array>) {
      size += chunk.byteLength
      // Leaving the loop cancels the body.
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch {
    throw refusals.cutOff()
  }
  if (size > maxBytes) throw refusals.tooLarge(maxBytes)
  if (size === 0) throw refusals.emptyFile()
  if (size < announced) throw refusals.cutOff()
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
