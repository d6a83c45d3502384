import { jobExtractionApi as api } from '#contract/api/jobs/job-extraction.ts'
import { route, type Router } from '#worker/http/route.ts'
import { parseDescription } from './parse-description.service.ts'

/** A model call costs money: what one admin may ask for in a minute. */
const reads = { name: 'parse_description', max: 30, windowSeconds: 60 }

export function jobExtractionRoutes(router: Router): void {
  route(router, api.parseDescription, { access: 'admin' }, async ({ deps, actor, body }) => {
    await deps.limiter.hit(reads, `user:${actor.id}`)
    const { engine, value: fields } = await parseDescription(deps, body.description)
    return { ...fields.fields, data: { ...fields, engine } }
  })
}
