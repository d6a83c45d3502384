import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import type { Writes } from '#worker/db/change.ts'
import { AppError } from '#worker/http/errors.ts'
import { headBytes, inspectionOf, kindOfType, sniff, type FileKind, type Inspection } from './file-kinds.ts'
import * as refusals from './refusals.ts'
import { verifyUpload, type UploadGrant, type UploadQuery } from './signed-address.ts'
import type { UploadsRepo } from './uploads.repo.ts'

export type StoredUpload = { key: string; size: number; kind: FileKind; mimeType: string }

type ReceiveUploadDeps = {
  config: SecretKeys
  now: () => Date
  files: Pick<R2Bucket, 'put' | 'delete'>
  uploads: UploadsRepo
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Takes one file at a signed address: streams it into R2 while it is counted and looked at, so that memory does not grow
 * with its size. An address works once; after any refusal, and after an upload that broke off, nothing is left in R2.
 *
 * @param upload.request The PUT, its body unread.
 * @param upload.key The key that the address was signed for.
 * @param upload.record What else to write with the use of the address.
 * @throws AppError of `refusals.ts`: 403, 410 address; 409 used; 411 no length; 413 too large; 400 empty or cut off;
 *   415 wrong type or content.
 */
export async function receiveUpload(
  deps: ReceiveUploadDeps,
  upload: {
    request: Pick<Request, 'headers' | 'body'>
    key: string
    query: UploadQuery
    record: (stored: StoredUpload) => Writes
  },
): Promise<StoredUpload> {
  const { key, request } = upload
  const grant = await verifyUpload(deps, key, upload.query)
  const length = lengthOf(request.headers, grant)
  const declared = declaredKind(request.headers, grant)
  if (!request.body) throw refusals.emptyFile()
  if (!(await deps.uploads.begin({ key, usedAt: deps.now(), expiresAt: grant.expiresAt }))) throw refusals.alreadyUsed()

  const reader = request.body.getReader() as Reader
  try {
    const head = await readHead(reader)
    const kind = sniff(head)
    if (!kind || !grant.kinds.includes(kind) || (declared && declared !== kind)) {
      throw refusals.wrongContent(grant.kinds)
    }
    const stored: StoredUpload = { key, size: length, kind, mimeType: mimeTypes[kind] }
    await store(deps.files, stored, (writer) => copy(reader, head, inspectionOf(kind), length, grant, writer))
    await finish(deps, stored, upload.record(stored))
    return stored
  } catch (error) {
    await drain(reader, length)
    throw error
  }
}

/**
 * Records what is in R2 now. A database that fails to answer may have written all the same: the file goes only where
 * it surely has not, for a record must never name a file that is gone. Unclear cases are left to the sweep.
 */
async function finish(deps: ReceiveUploadDeps, { key, size, mimeType }: StoredUpload, writes: Writes): Promise<void> {
  try {
    await deps.uploads.finish(key, { size, mimeType }, writes)
  } catch (error) {
    if (await deps.uploads.finished(key)) return
    await deps.files.delete(key)
    throw error
  }
}

/**
 * Reads what is left of a refused body and drops it: a connection that is closed while the sender still writes loses the
 * answer, and the applicant would see "failed" instead of the sentence. No more than the sender has announced.
 */
async function drain(reader: Reader, announced: number): Promise<void> {
  try {
    for (let left = announced; left > 0;) {
      const { done, value } = await reader.read()
      if (done) return
      left -= value.byteLength
    }
    await reader.cancel()
  } catch {
    // A client that is gone needs no answer.
  }
}

function lengthOf(headers: Headers, grant: UploadGrant): number {
  const text = headers.get('content-length')
  if (text === null || !/^\d{1,15}$/.test(text)) throw refusals.lengthNeeded()
  const length = Number(text)
  if (length === 0) throw refusals.emptyFile()
  if (length > grant.maxBytes) throw refusals.tooLarge(grant.maxBytes)
  return length
}

/**
 * The kind that the uploader names. Undefined where the browser does not know one (a computer without Word sends a .docx
 * without a type): the bytes decide then.
 */
function declaredKind(headers: Headers, grant: UploadGrant): FileKind | undefined {
  const type = headers.get('content-type')?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'application/octet-stream') return undefined
  const kind = kindOfType(type)
  if (!kind || !grant.kinds.includes(kind)) throw refusals.wrongType(grant.kinds)
  return kind
}

/** The first bytes: at least `headBytes`, less only where the file ends before. */
async function readHead(reader: Reader): Promise<Uint8Array> {
  let head = new Uint8Array(0)
  while (head.byteLength < headBytes) {
    const chunk = await nextOf(reader)
    if (!chunk) break
    const longer = new Uint8Array(head.byteLength + chunk.byteLength)
    longer.set(head)
    longer.set(chunk, head.byteLength)
    head = longer
  }
  if (head.byteLength === 0) throw refusals.cutOff()
  return head
}

/** A body that breaks while it is read is an upload that was cut off. */
async function nextOf(reader: Reader): Promise<Uint8Array | null> {
  try {
    const { done, value } = await reader.read()
    return done ? null : value
  } catch {
    throw refusals.cutOff()
  }
}

/** Puts what `fill` writes into R2 under a key that must be new. On any failure the key is empty afterwards. */
async function store(
  files: ReceiveUploadDeps['files'],
  { key, size, mimeType }: StoredUpload,
  fill: (writer: WritableStreamDefaultWriter<Uint8Array>) => Promise<void>,
): Promise<void> {
  const { readable, writable } = new FixedLengthStream(size)
  const writer = writable.getWriter() as WritableStreamDefaultWriter<Uint8Array>
  const abort = (reason: unknown) => writer.abort(reason).catch(() => undefined)
  const putting = files.put(key, readable, {
    // `*`: only where nothing is stored yet.
    onlyIf: new Headers({ 'If-None-Match': '*' }),
    httpMetadata: { contentType: mimeType },
  })
  const [put, filled] = await Promise.allSettled([
    // R2 may say no before it has read everything; a client that still writes must not wait for it.
    putting.then(
      async (object) => {
        if (!object) await abort(refusals.alreadyUsed())
        return object
      },
      async (error: unknown) => {
        await abort(error)
        throw error
      },
    ),
    fill(writer).catch(async (error: unknown) => {
      await abort(error)
      throw error
    }),
  ])
  if (put.status === 'fulfilled' && put.value === null) throw refusals.alreadyUsed()
  if (put.status === 'fulfilled' && filled.status === 'fulfilled') return
  await files.delete(key)
  if (filled.status === 'rejected' && filled.reason instanceof AppError) throw filled.reason
  throw put.status === 'rejected' ? put.reason : (filled as PromiseRejectedResult).reason
}

/** Writes the head and the rest, one chunk behind: the last one goes out only when the whole file has passed. */
async function copy(
  reader: Reader,
  head: Uint8Array,
  inspection: Inspection,
  length: number,
  grant: UploadGrant,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<void> {
  let seen = 0
  let held: Uint8Array | null = null
  for (let chunk: Uint8Array | null = head; chunk; chunk = await nextOf(reader)) {
    seen += chunk.byteLength
    if (seen > grant.maxBytes) throw refusals.tooLarge(grant.maxBytes)
    if (seen > length) throw refusals.cutOff()
    if (!inspection.take(chunk)) throw refusals.wrongContent(grant.kinds)
    if (held) await writer.write(held)
    held = chunk
  }
  if (seen !== length) throw refusals.cutOff()
  if (!inspection.finish()) throw refusals.wrongContent(grant.kinds)
  if (held) await writer.write(held)
  await writer.close()
}
