import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cleanLine } from '#contract/domain/plain-text.ts'

/** Server-made and unguessable: 32 letters and digits. */
export const resumeId = z.string().regex(/^[0-9A-Za-z]{32}$/)

/** What the uploader may say of the file beforehand; the request may also have no body at all (spec 1 §7). */
export const resumeUploadBody = z.object({
  originalName: z.string().max(1_000).transform(cleanLine).optional(),
  /** Bytes. */
  fileSize: z.number().int().nonnegative().optional(),
  mimeType: z.string().max(200).optional(),
})

/** The signed part of an upload address. A malformed one is an address that is not valid, not a malformed question. */
export const uploadQuery = z.object({
  type: z.string().default(''),
  max: z.string().default(''),
  expires: z.string().default(''),
  sig: z.string().default(''),
})

export const resumesApi = {
  /**
   * Where to PUT the file, once, within ten minutes; the last segment of its path is the résumé's id. Takes
   * `resumeUploadBody` as JSON, or nothing.
   */
  uploadUrl: endpoint('POST /api/resumes/upload-url', { response: z.object({ uploadURL: z.url() }) }),
  upload: endpoint('PUT /api/resumes/upload/:id', {
    params: z.object({ id: resumeId }),
    query: uploadQuery,
    body: 'stream',
    response: z.object({ success: z.literal(true), id: resumeId, size: z.number().int(), mimeType: z.string() }),
  }),
  /** Whether the file has arrived and waits for its application. Headers only. */
  verify: endpoint('HEAD /api/resumes/:id', { params: z.object({ id: resumeId }), response: 'file' }),
  /** The file of an application, for staff who may see that application. `view=1` shows a PDF instead of saving it. */
  file: endpoint('GET /api/resumes/:id', {
    params: z.object({ id: resumeId }),
    query: z.object({ view: z.enum(['0', '1']).optional() }),
    response: 'file',
  }),
}
