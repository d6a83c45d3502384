import { agreementsApi as api, type Agreement } from '#contract/api/clients/agreements.ts'
import { isValidOn } from '#contract/domain/agreements.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { route, type Router } from '#worker/http/route.ts'
import type { StoredAgreement } from './agreements.repo.ts'
import { addAgreement, changeAgreement, listAgreements } from './agreements.service.ts'

const present = (
  {
    createdBy: _by,
    createdAt: _at,
    usedAt,
    replacedAt: _replaced,
    replacesId: _replaces,
    updatedAt,
    ...rest
  }: StoredAgreement,
  now: Date,
): Agreement => ({
  ...rest,
  isValidToday: isValidOn(rest, easternDay(now)),
  isUsed: usedAt !== null,
  updatedAt: updatedAt.toISOString(),
})

export function agreementsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, params }) => {
    const { items, ...rest } = await listAgreements(deps, actor, params.id)
    return { ...rest, items: items.map((one) => present(one, deps.now())) }
  })
  route(router, api.add, { access: 'admin', status: 201 }, async ({ deps, actor, params, body }) =>
    present(await addAgreement(deps, actor, params.id, body), deps.now()),
  )
  route(router, api.change, { access: 'admin' }, async ({ deps, actor, params, body }) =>
    present(await changeAgreement(deps, actor, params.id, body), deps.now()),
  )
}
