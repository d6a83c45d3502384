import { documentsApi as api, type ApplicationDocument } from '#contract/api/candidates/documents.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import type { StaffDocument } from './documents.repo.ts'

/** The key in R2 stays here; a browser gets the guarded address. */
export const presentDocument = (row: StaffDocument): ApplicationDocument => ({
  id: row.id,
  applicationId: row.applicationId,
  filename: row.filename,
  originalName: row.originalName,
  url: endpointUrl(api.content, { id: row.id }),
  documentType: row.documentType,
  fileSize: row.fileSize,
  mimeType: row.mimeType,
  uploadedBy: row.uploadedBy,
  uploaderName: row.uploaderName,
  uploadedAt: row.uploadedAt.toISOString(),
})
