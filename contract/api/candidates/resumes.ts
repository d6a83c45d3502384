import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, paging } from '#contract/api/common.ts'
import { engineValue } from '#contract/domain/intelligence.ts'
import { cleanLine } from '#contract/domain/plain-text.ts'
import { resumeStates } from '#contract/domain/resume-facts.ts'

/** Server-made and unguessable: 32 letters and digits. */
export const resumeId = z.string().regex(/^[0-9A-Za-z]{32}$/)

/** Facts about the file that the uploader may give beforehand. The request may also have no body at all. */
export const resumeUploadBody = z.object({
  originalName: z.string().max(1_000).transform(cleanLine).optional(),
  /** Bytes. */
  fileSize: z.number().int().nonnegative().optional(),
  mimeType: z.string().max(200).optional(),
})

/** The signed part of an upload address. Any text passes, so that a malformed one is refused as an invalid address. */
export const uploadQuery = z.object({
  type: z.string().default(''),
  max: z.string().default(''),
  expires: z.string().default(''),
  sig: z.string().default(''),
})

/**
 * Facts that a résumé states, under the field names of the application form; absent where it does not state them. Any
 * state but `read` comes with a message and no facts.
 */
export const resumeRead = z.object({
  state: z.enum(resumeStates).exclude(['waiting']),
  message: z.string(),
  engine: engineValue,
  applicantName: z.string().optional(),
  applicantEmail: z.string().optional(),
  phoneNumber: z.string().optional(),
  linkedinUrl: z.string().optional(),
  location: z.string().optional(),
  jdYear: z.number().int().optional(),
  lastJobTitle: z.string().optional(),
  lastFirmName: z.string().optional(),
  /** Names of states, and "Patent Bar (USPTO)". */
  barAdmissions: z.array(z.string()).optional(),
})
export type ResumeRead = z.output<typeof resumeRead>

/** A résumé that a search has found, newest application first. */
export const resumeHit = z.object({
  applicationId: idValue,
  applicantName: z.string(),
  /** 0 to 100; null: not scored. */
  matchScore: z.number().int().nullable(),
  job: z.object({ title: z.string(), firmName: z.string() }),
  /** The text around the match, in pieces. */
  excerpt: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})
export type ResumeHit = z.output<typeof resumeHit>

export const resumeSearch = z.object({ items: z.array(resumeHit), nextCursor: z.string().nullable() })
export type ResumeSearch = z.output<typeof resumeSearch>

export const resumesApi = {
  /** Searches the résumés of applications: all for admins, their own for partners. Newest application first. */
  search: endpoint('GET /api/resumes/search', {
    query: z.object({ q: z.string().trim().max(200), ...paging }),
    response: resumeSearch,
  }),
  /**
   * Returns the résumé's id and the address to PUT its file to, once, within ten minutes. Takes `resumeUploadBody` as
   * JSON, or nothing.
   */
  uploadUrl: endpoint('POST /api/resumes/upload-url', { response: z.object({ id: resumeId, uploadURL: z.url() }) }),
  upload: endpoint('PUT /api/resumes/upload/:id', {
    params: z.object({ id: resumeId }),
    query: uploadQuery,
    body: 'stream',
    response: z.object({ success: z.literal(true), id: resumeId, size: z.number().int(), mimeType: z.string() }),
  }),
  /** Answers 200 when the file has arrived and waits for its application. Headers only. */
  verify: endpoint('HEAD /api/resumes/:id', { params: z.object({ id: resumeId }), response: 'file' }),
  /** Reads a résumé that waits for its application, to prefill the form. A repeat gives the same answer. */
  read: endpoint('POST /api/resumes/:id/read', { params: z.object({ id: resumeId }), response: resumeRead }),
  /** Retries the newest résumé of an application if it couldn't be read. */
  readAgain: endpoint('POST /api/applications/:id/resume/read-again', { params: byId, response: done }),
  /** The file of an application or a person's record, for staff who may see that application or record. `view=1` shows a PDF instead of saving it. */
  file: endpoint('GET /api/resumes/:id', {
    params: z.object({ id: resumeId }),
    query: z.object({ view: z.enum(['0', '1']).optional() }),
    response: 'file',
  }),
}
