import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, paging } from '#contract/api/common.ts'
import { engineValue } from '#contract/domain/intelligence.ts'
import { cleanLine } from '#contract/domain/plain-text.ts'
import { resumeStates } from '#contract/domain/resume-facts.ts'

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

/**
 * What a résumé states, under the names of the application form (DESIGN 8); what it does not state is absent. Anything but
 * `read` has a sentence and no facts.
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
  /** The words around what was found, in pieces. */
  excerpt: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})
export type ResumeHit = z.output<typeof resumeHit>

export const resumeSearch = z.object({ items: z.array(resumeHit), nextCursor: z.string().nullable() })
export type ResumeSearch = z.output<typeof resumeSearch>

export const resumesApi = {
  /** Words in the résumés of applications: of all for admins, of their own for partners. Newest application first. */
  search: endpoint('GET /api/resumes/search', {
    query: z.object({ q: z.string().trim().max(200), ...paging }),
    response: resumeSearch,
  }),
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
  /** Reads a résumé that waits for its application, for the form to fill itself. The same again answers the same. */
  read: endpoint('POST /api/resumes/:id/read', { params: z.object({ id: resumeId }), response: resumeRead }),
  /** Reads the newest résumé of an application once more, when it couldn't be read. */
  readAgain: endpoint('POST /api/applications/:id/resume/read-again', { params: byId, response: done }),
  /** The file of an application, for staff who may see that application. `view=1` shows a PDF instead of saving it. */
  file: endpoint('GET /api/resumes/:id', {
    params: z.object({ id: resumeId }),
    query: z.object({ view: z.enum(['0', '1']).optional() }),
    response: 'file',
  }),
}
