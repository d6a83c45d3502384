import { profilesApi } from '#contract/api/clients/profiles.ts'
import { route, type Router } from '#worker/http/route.ts'
import { madeFile } from '#worker/platform/uploads/serve-file.ts'
import { makeClientProfile } from './client-profile.service.ts'
import { makeInternalFile } from './internal-file.service.ts'

/** The PDFs of a candidate: one for a client, one for the agency alone. */
export function profilesRoutes(router: Router): void {
  route(router, profilesApi.internalFile, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const { bytes, name } = await makeInternalFile(deps, actor, params.id)
    return madeFile(bytes, { name, mimeType: 'application/pdf' })
  })
  route(router, profilesApi.clientProfile, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const { bytes, name } = await makeClientProfile(deps, actor, params.id)
    return madeFile(bytes, { name, mimeType: 'application/pdf' })
  })
}
