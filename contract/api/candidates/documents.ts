import { endpoint } from '#contract/endpoint.ts'
import { defaultDocumentType, documentTypes } from '#contract/domain/document-types.ts'
import { cleanLine } from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'
import { uploadQuery } from './resumes.ts'

/** A file on an application. */
export const applicationDocument = z.object({
  id: idValue,
  applicationId: idValue,
  /** The server-made name of the stored file. */
  filename: z.string(),
  originalName: z.string(),
  /** Where staff who may see the application read it: a path of this site. */
  url: z.string(),
  /** One of `documentTypes`. */
  documentType: z.string(),
  /** Bytes. */
  fileSize: z.number().int(),
  mimeType: z.string(),
  /** Null: the applicant. */
  uploadedBy: idValue.nullable(),
  uploaderName: z.string().nullable(),
  uploadedAt: isoMoment,
})
export type ApplicationDocument = z.output<typeof applicationDocument>

const documentType = z.enum(documentTypes, 'Please choose a document type.').default(defaultDocumentType)
const originalName = z
  .string({ error: 'Please name the file.' })
  .max(1_000, 'The name of this file is too long.')
  .transform(cleanLine)
  .pipe(z.string().min(1, 'Please name the file.'))

/** Facts about a file before it is sent. */
export const documentUploadBody = z.object({
  documentType,
  originalName,
  /** Bytes. */
  fileSize: z.number().int().nonnegative(),
  mimeType: z.string().max(200).default(''),
})

/** A stored file to add. Size and type are accepted and ignored: those of the stored file count. */
export const addDocumentBody = z.object({
  filename: z.string().max(300),
  originalName,
  documentType,
  fileSize: z.number().int().nonnegative().optional(),
  mimeType: z.string().max(200).optional(),
})

/** Made by the server: the application's id and 32 letters and digits. */
export const documentFilename = z.string().regex(/^\d{1,16}_[0-9A-Za-z]{32}\.(?:pdf|docx?|txt)$/)

export const documentsApi = {
  /** Oldest first. */
  list: endpoint('GET /api/applications/:id/documents', { params: byId, response: z.array(applicationDocument) }),
  /** Returns the address to PUT the file to, once, within ten minutes. Refuses beforehand what it can. */
  uploadUrl: endpoint('POST /api/applications/:id/documents/upload-url', {
    params: byId,
    body: documentUploadBody,
    response: z.object({
      uploadUrl: z.url(),
      filename: z.string(),
      documentType: z.enum(documentTypes),
      originalName: z.string(),
      fileSize: z.number().int(),
      mimeType: z.string(),
    }),
  }),
  /** Authorized by the signature in the address; takes one file, once. */
  upload: endpoint('PUT /api/applications/:id/documents/upload/:filename', {
    params: byId.extend({ filename: documentFilename }),
    query: uploadQuery,
    body: 'stream',
    response: z.object({
      success: z.literal(true),
      filename: z.string(),
      size: z.number().int(),
      mimeType: z.string(),
    }),
  }),
  /** Makes a stored file a document of the application, at most five. A repeat returns the same document. */
  add: endpoint('POST /api/applications/:id/documents', {
    params: byId,
    body: addDocumentBody,
    response: applicationDocument,
  }),
  /** `url` opens the file in a tab where a browser can show it (PDF, text), `downloadUrl` saves it. */
  viewUrl: endpoint('GET /api/documents/:id/view-url', {
    params: byId,
    response: z.object({ url: z.url(), downloadUrl: z.url() }),
  }),
  content: endpoint('GET /api/documents/:id/content', {
    params: byId,
    query: z.object({ view: z.enum(['0', '1']).optional() }),
    response: 'file',
  }),
  /** Removes the file and its record. */
  remove: endpoint('DELETE /api/documents/:id', { params: byId, response: done }),
}
