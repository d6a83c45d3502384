import { contentDisposition } from '#worker/platform/uploads/serve-file.ts'
import type { Part } from './zip-parts.ts'

type SendArchiveDeps = { files: Pick<R2Bucket, 'get'> }

/** First and last byte, counted from 0. */
type ByteRange = { from: number; to: number }

/** A `Range` header with one range; undefined for anything else, which is answered whole. */
export function byteRange(header: string | undefined, total: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match) return undefined
  const from = Number(match[1])
  const to = match[2] ? Math.min(Number(match[2]), total - 1) : total - 1
  return from >= total || to < from ? 'unsatisfiable' : { from, to }
}

/**
 * Streams the parts of an archive one after the other. A failure after the first part has been found ends the download as
 * failed.
 *
 * @throws Error if the first part can't be read.
 */
export async function sendArchive(
  { files }: SendArchiveDeps,
  parts: readonly Part[],
  { name, tag, range: header }: { name: string; tag: string; range: string | undefined },
): Promise<Response> {
  const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0)
  const asked = byteRange(header, total)
  const headers = new Headers({
    'Content-Type': 'application/zip',
    'Content-Disposition': contentDisposition('attachment', name),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
    ETag: `"${tag}"`,
  })
  if (asked === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${total}`)
    return new Response(null, { status: 416, headers })
  }
  const range = asked ?? { from: 0, to: total - 1 }
  const length = range.to - range.from + 1
  headers.set('Content-Length', String(length))
  if (asked) headers.set('Content-Range', `bytes ${range.from}-${range.to}/${total}`)
  const [first, ...rest] = slicesOf(parts, range)
  const head = first && (await readSlice(files, first))
  const { readable, writable } = new FixedLengthStream(length)
  // The answer keeps the invocation alive. A receiver who goes away ends the work; without an end they would wait forever.
  void pump(files, head, rest, writable).catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return new Response(readable, { status: asked ? 206 : 200, headers })
}

type Slice = { key: string; offset: number; length: number }

/** Bytes of each part that a range of the whole needs. */
function slicesOf(parts: readonly Part[], { from, to }: ByteRange): Slice[] {
  let start = 0
  return parts.flatMap(([key, bytes]) => {
    const offset = Math.max(0, from - start)
    const length = Math.min(bytes, to + 1 - start) - offset
    start += bytes
    return length > 0 ? [{ key, offset, length }] : []
  })
}

async function readSlice(files: SendArchiveDeps['files'], { key, offset, length }: Slice): Promise<R2ObjectBody> {
  const object = await files.get(key, { range: { offset, length } })
  if (!object) throw new Error('a part of the archive is missing')
  return object
}

async function pump(
  files: SendArchiveDeps['files'],
  head: R2ObjectBody | undefined,
  rest: readonly Slice[],
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  await head?.body.pipeTo(writable, { preventClose: true })
  for (const slice of rest) await (await readSlice(files, slice)).body.pipeTo(writable, { preventClose: true })
  await writable.close()
}
