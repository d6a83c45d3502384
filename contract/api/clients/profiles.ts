import { endpoint } from '#contract/endpoint.ts'
import { byId } from '#contract/api/common.ts'

/** The PDFs of a candidate. */
export const profilesApi = {
  /** Everything about the candidate and this application, not for clients. */
  internalFile: endpoint('GET /api/applications/:id/pdf', { params: byId, response: 'file' }),
  /** The page about the candidate for a client. Checked before it is returned, and noted in the timeline. */
  clientProfile: endpoint('POST /api/applications/:id/client-profile', { params: byId, response: 'file' }),
}
