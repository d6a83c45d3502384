import { candidatesApi as api } from '#contract/api/sourcing/matching.ts'
import { route, type Router } from '#worker/http/route.ts'
import { matchByModelOrRules } from './match-model.ts'
import { parseQuery } from './parse-query.service.ts'
import { presentProfile } from './profiles.present.ts'
import {
  createProfile,
  saveMatches,
  listProfiles,
  profileById,
  removeProfile,
  updateProfile,
} from './profiles.service.ts'

/** A model call costs money and a search costs time: what one person may ask for in a minute. */
const searches = { name: 'candidate_search', max: 60, windowSeconds: 60 }

export function matchingRoutes(router: Router): void {
  route(router, api.parse, { access: 'staff' }, async ({ deps, actor, body }) => {
    await deps.limiter.hit(searches, `user:${actor.id}`)
    return parseQuery(deps, body.query)
  })
  route(router, api.match, { access: 'staff' }, async ({ deps, actor, body }) => {
    await deps.limiter.hit(searches, `user:${actor.id}`)
    const { sort, candidateId, ...criteria } = body
    if (candidateId !== undefined) await profileById(deps, actor, candidateId)
    const { matches, totalMatches, kept, engine } = await matchByModelOrRules(deps, actor, criteria, sort)
    if (candidateId !== undefined) await saveMatches(deps, actor, candidateId, kept)
    return { matches, totalMatches, engine }
  })
  route(router, api.list, { access: 'staff' }, async ({ deps, actor }) =>
    (await listProfiles(deps, actor)).map(presentProfile),
  )
  route(router, api.create, { access: 'staff', status: 201 }, async ({ deps, actor, body, reply }) => {
    const { profile, isNew } = await createProfile(deps, actor, body)
    if (!isNew) reply.status = 200
    return presentProfile(profile)
  })
  route(router, api.update, { access: 'staff' }, async ({ deps, actor, params, body }) =>
    presentProfile(await updateProfile(deps, actor, params.id, body)),
  )
  route(router, api.remove, { access: 'staff' }, async ({ deps, actor, params }) => {
    await removeProfile(deps, actor, params.id)
    return { success: true as const }
  })
}
