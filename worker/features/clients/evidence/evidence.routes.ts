import { evidenceApi as api } from '#contract/api/clients/evidence.ts'
import { route, type Router } from '#worker/http/route.ts'
import { madeFile } from '#worker/platform/uploads/serve-file.ts'
import { presentEvidence, presentEvidenceFile } from './evidence.present.ts'
import { readEvidence } from './evidence.service.ts'

export function evidenceRoutes(router: Router): void {
  route(router, api.ofApplication, { access: 'application.see' }, async ({ deps, actor, params }) =>
    presentEvidence(await readEvidence(deps, actor, { applicationId: params.id })),
  )
  route(router, api.file, { access: 'application.see' }, async ({ deps, actor, params, query }) => {
    const found = await readEvidence(deps, actor, { applicationId: params.id, chain: query.chain })
    const text = `${JSON.stringify(presentEvidenceFile(found), null, 2)}\n`
    return madeFile(text, { name: `evidence-${params.id}.json`, mimeType: 'application/json' })
  })
}
