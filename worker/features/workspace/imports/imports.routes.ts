import { importsApi as api } from '#contract/api/workspace/imports.ts'
import { contentDisposition } from '#worker/platform/uploads/serve-file.ts'
import { route, type Router } from '#worker/http/route.ts'
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

const csvFile = (body: BodyInit, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', name),
    },
  })

/** A file that is made as the browser takes it. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

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
    csvFile(templateOf(query.kind), `${query.kind}-template.csv`),
  )
  route(router, api.byId, { access: 'admin' }, async ({ deps, params }) =>
    presentDetail(await importDetail(deps, params.id), deps.now()),
  )
  route(router, api.rows, { access: 'admin' }, async ({ deps, params, query }) => {
    const { items, nextCursor } = await pageOfRows(deps, params.id, query)
    return { items: items.map(presentRow), nextCursor }
  })
  route(router, api.report, { access: 'admin' }, async ({ deps, params }) => {
    await importById(deps, params.id)
    return csvFile(streamOf(reportOf(deps, params.id)), `import-${params.id}.csv`)
  })
  route(router, api.check, { access: 'admin', status: 202 }, async ({ deps, params, body }) => {
    await startCheck(deps, params.id, body.columns)
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
