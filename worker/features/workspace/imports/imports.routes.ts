import { importsApi as api } from '#contract/api/workspace/imports.ts'
import { csvResponse, csvStream } from '#worker/http/csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { pageOfResumes, receiveImportedResume } from './import-resumes.service.ts'
import { presentDetail, presentImport, presentRow } from './imports.present.ts'
import {
  decide,
  importById,
  importDetail,
  listImports,
  pageOfRows,
  readImport,
  removeImport,
  reportOf,
  startCheck,
  startRun,
  startUndo,
  templateOf,
} from './imports.service.ts'

const success = { success: true as const }

export function importsRoutes(router: Router): void {
  route(router, api.list, { access: 'admin' }, async ({ deps }) =>
    (await listImports(deps))
      .filter(({ state }) => state !== 'reading')
      .map((found) => presentImport(found, deps.now())),
  )
  route(router, api.upload, { access: 'admin', status: 201 }, async ({ deps, actor, query, c }) => {
    const id = await readImport(deps, actor, { ...query, body: c.req.raw.body })
    return presentDetail(await importDetail(deps, id), deps.now())
  })
  // Before the route with an id in the same place.
  route(router, api.template, { access: 'admin' }, ({ query }) =>
    csvResponse(templateOf(query.kind), `${query.kind}-template.csv`),
  )
  route(router, api.byId, { access: 'admin' }, async ({ deps, params }) =>
    presentDetail(await importDetail(deps, params.id), deps.now()),
  )
  route(router, api.rows, { access: 'admin' }, async ({ deps, params, query }) => {
    const { items, nextCursor } = await pageOfRows(deps, params.id, query)
    return { items: items.map(presentRow), nextCursor }
  })
  route(router, api.resumes, { access: 'admin' }, async ({ deps, params, query }) => {
    const { items, nextCursor } = await pageOfResumes(deps, params.id, query.cursor)
    return { items: items.map(({ row, file, resumeId }) => ({ row, file, isReceived: resumeId !== null })), nextCursor }
  })
  route(router, api.addResume, { access: 'admin' }, async ({ deps, params, c }) => {
    await receiveImportedResume(deps, { ...params, request: c.req.raw })
    return success
  })
  route(router, api.report, { access: 'admin' }, async ({ deps, params }) => {
    const found = await importById(deps, params.id)
    return csvStream(reportOf(deps, found), `import-${params.id}.csv`)
  })
  route(router, api.check, { access: 'admin', status: 202 }, async ({ deps, params, body }) => {
    await startCheck(deps, params.id, body)
    return success
  })
  route(router, api.decide, { access: 'admin' }, async ({ deps, params, body }) => {
    await decide(deps, params.id, body)
    return success
  })
  route(router, api.run, { access: 'admin', status: 202 }, async ({ deps, params }) => {
    await startRun(deps, params.id)
    return success
  })
  route(router, api.undo, { access: 'admin', status: 202 }, async ({ deps, params }) => {
    await startUndo(deps, params.id)
    return success
  })
  route(router, api.remove, { access: 'admin' }, ({ deps, params }) => removeImport(deps, params.id))
}
