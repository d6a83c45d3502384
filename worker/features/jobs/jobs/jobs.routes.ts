import { jobColumns, jobsApi as api } from '#contract/api/jobs/jobs.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import {
  closeJobs,
  createJob,
  duplicateJob,
  historyOfJob,
  removeJob,
  reopenJobs,
  updateJob,
} from './job-changes.service.ts'
import { presentJobEvent, presentJobRow, presentStaffJob } from './managed-jobs.present.ts'
import { pageOfJobs, plainListOfJobs, staffJobById, wholeJobs } from './managed-jobs.service.ts'

/** The staff side of jobs: everyone reads, admins write. */
export function jobsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, query, c }) => {
    const { items, total, nextCursor } = await plainListOfJobs(deps, actor, query)
    c.header('X-Total-Count', String(total))
    if (nextCursor) c.header('Link', `<${api.list.path}?limit=${query.limit}&cursor=${nextCursor}>; rel="next"`)
    return items.map(presentStaffJob)
  })
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, ...page } = await pageOfJobs(deps, actor, query)
    return { ...page, items: items.map(presentJobRow) }
  })
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Jobs',
      columns: jobColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageOfJobs(deps, actor, { ...query, ...place })
        return { items: (await wholeJobs(deps, actor, items)).map(presentStaffJob), nextCursor }
      },
    }),
  )
  route(router, api.byId, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentStaffJob(await staffJobById(deps, actor, params.id)),
  )
  route(router, api.events, { access: 'admin' }, async ({ deps, params }) =>
    (await historyOfJob(deps, params.id)).map(presentJobEvent),
  )
  route(router, api.create, { access: 'admin', status: 201 }, async ({ deps, actor, body }) =>
    presentStaffJob({ ...(await createJob(deps, actor, body)), applicants: 0 }),
  )
  route(router, api.update, { access: 'admin' }, async ({ deps, actor, params, body }) => {
    const { id } = await updateJob(deps, actor, params.id, body)
    return presentStaffJob(await staffJobById(deps, actor, id))
  })
  route(router, api.remove, { access: 'admin' }, async ({ deps, actor, params }) => {
    await removeJob(deps, actor, params.id)
    return { success: true as const }
  })
  route(router, api.duplicate, { access: 'admin', status: 201 }, async ({ deps, actor, params }) =>
    presentStaffJob({ ...(await duplicateJob(deps, actor, params.id)), applicants: 0 }),
  )
  route(router, api.close, { access: 'admin' }, async ({ deps, actor, body }) => ({
    changed: await closeJobs(deps, actor, body.ids),
  }))
  route(router, api.reopen, { access: 'admin' }, async ({ deps, actor, body }) => ({
    changed: await reopenJobs(deps, actor, body.ids),
  }))
}
