import { renderToString } from 'react-dom/server'
import { profilesApi } from '#contract/api/clients/profiles.ts'
import type { ProfileView } from '#contract/domain/profiles.ts'
import { ProfileSheet } from '#web/site/components/profile-sheet.tsx'
import { route, type Router } from '#worker/http/route.ts'
import { fileResponse, madeFile } from '#worker/platform/uploads/serve-file.ts'
import { makeClientProfile } from './client-profile.service.ts'
import { makeInternalFile } from './internal-file.service.ts'
import { presentProfile } from './profiles.present.ts'
import { listProfiles, makeProfile, openProfilePdf, previewProfile, retireProfile } from './profiles.service.ts'
import { endProfileLink, shareProfile } from './share-profile.service.ts'

/** Also checked before a profile is stored: the page shows exactly this. */
const drawProfile = (profile: ProfileView): string => renderToString(<ProfileSheet profile={profile} />)

/** The PDFs of a candidate, and the profiles that clients open by a link. */
export function profilesRoutes(router: Router): void {
  route(router, profilesApi.internalFile, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const { bytes, name } = await makeInternalFile(deps, actor, params.id)
    return madeFile(bytes, { name, mimeType: 'application/pdf' })
  })
  route(router, profilesApi.clientProfile, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const { bytes, name } = await makeClientProfile(deps, actor, params.id)
    return madeFile(bytes, { name, mimeType: 'application/pdf' })
  })
  route(router, profilesApi.list, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const { candidateId, profiles } = await listProfiles(deps, actor, params.id)
    return { candidateId, items: profiles.map(presentProfile) }
  })
  route(router, profilesApi.preview, { access: 'staff' }, ({ deps, actor, params, body }) =>
    previewProfile({ ...deps, drawProfile }, actor, params.id, body),
  )
  route(router, profilesApi.make, { access: 'staff', status: 201 }, async ({ deps, actor, params, body }) =>
    presentProfile(await makeProfile({ ...deps, drawProfile }, actor, params.id, body)),
  )
  route(router, profilesApi.pdf, { access: 'staff' }, async ({ deps, actor, params }) => {
    const { object, name } = await openProfilePdf(deps, actor, params.id)
    return fileResponse(object, { name, mimeType: 'application/pdf', isShown: true })
  })
  route(router, profilesApi.retire, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentProfile(await retireProfile(deps, actor, params.id)),
  )
  route(router, profilesApi.share, { access: 'staff', status: 201 }, async ({ deps, actor, params, body }) => {
    const { url, profile } = await shareProfile(deps, actor, params.id, body)
    return { url, profile: presentProfile(profile) }
  })
  route(router, profilesApi.endLink, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentProfile(await endProfileLink(deps, actor, params)),
  )
}
