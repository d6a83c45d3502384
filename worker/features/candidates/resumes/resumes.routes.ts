import { budgetFor } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { resumesApi, resumeUploadBody } from '#contract/api/candidates/resumes.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { callerAddress } from '#worker/http/caller.ts'
import { badRequest } from '#worker/http/errors.ts'
import { route, type Router } from '#worker/http/route.ts'
import { fileResponse } from '#worker/platform/uploads/serve-file.ts'
import { readAgain, readWaitingResume } from './resume-reading.service.ts'
import { searchResumes } from './resume-search.service.ts'
import { presentRead } from './resumes.present.ts'
import { openResume, receiveResume, startResumeUpload, waitingResume } from './resumes.service.ts'

export function resumesRoutes(router: Router): void {
  // Before the paths with an id, which would match this one too.
  route(router, resumesApi.search, { access: 'staff' }, ({ deps, actor, query }) => searchResumes(deps, actor, query))

  route(router, resumesApi.uploadUrl, { access: 'public' }, async ({ deps, c }) => {
    const { id, query } = await startResumeUpload(deps, {
      address: callerAddress(c),
      file: fileOf(await c.req.text()),
    })
    return { id, uploadURL: new URL(endpointUrl(resumesApi.upload, { id }, query), c.req.url).href }
  })

  route(router, resumesApi.upload, { access: 'public' }, async ({ deps, params, query, c }) => {
    const { size, mimeType } = await receiveResume(deps, { id: params.id, query, request: c.req.raw })
    return { success: true as const, id: params.id, size, mimeType }
  })

  route(router, resumesApi.verify, { access: 'public' }, async ({ deps, params }) => {
    const { size, mimeType } = await waitingResume(deps, params.id)
    return new Response(null, { headers: { 'Content-Type': mimeType, 'Content-Length': String(size) } })
  })

  route(router, resumesApi.read, { access: 'public' }, async ({ deps, params, c }) =>
    presentRead(await readWaitingResume(deps, { id: params.id, address: callerAddress(c) })),
  )

  route(router, resumesApi.readAgain, { access: 'application.change' }, async ({ deps, actor, params }) => {
    await readAgain(deps, actor, params.id)
    return { success: true as const }
  })

  route(router, resumesApi.file, { access: 'application.see' }, async ({ deps, actor, params, query }) => {
    const { object, name, mimeType } = await openResume(deps, actor, params.id)
    return fileResponse(object, { name, mimeType, isShown: query.view === '1' })
  })
}

/** Parses the optional description of the file. @throws AppError 400 invalid_input. */
function fileOf(text: string) {
  if (text.trim() === '') return {}
  const parsed = resumeUploadBody.safeParse(jsonOf(text))
  if (!parsed.success) throw badRequest('invalid_input', 'We couldn’t read the file’s description.')
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text, budgetFor('message'))
  } catch {
    return undefined
  }
}
