import type { Context } from 'hono'
import { applicationBulkApi as bulk } from '#contract/api/candidates/application-bulk.ts'
import { applicationMailsApi as mails } from '#contract/api/candidates/application-mails.ts'
import { applicationPanelApi as panel } from '#contract/api/workspace/application-panel.ts'
import { applicationsApi as api } from '#contract/api/candidates/applications.ts'
import { presentDocument } from '#worker/features/candidates/documents/documents.service.ts'
import { withoutPrivateLink } from '#worker/features/identity/mails/mails.service.ts'
import { presentMessage } from '#worker/features/candidates/messages/messages.service.ts'
import { presentSubmission } from '#worker/features/clients/submissions/submissions.service.ts'
import { route, type AppEnv, type Router } from '#worker/http/route.ts'
import { fileResponse } from '#worker/platform/uploads/serve-file.ts'
import { assignMany, setStatuses } from './application-bulk.service.ts'
import { jobsOfApplications, pageOfApplications, plainListOfApplications } from './application-list.service.ts'
import { readPanel } from './application-panel.service.ts'
import {
  presentApplication,
  presentCandidateMail,
  presentDetail,
  presentEvent,
  presentJobChoice,
  presentListed,
} from './applications.present.ts'
import type { FullApplication } from './applications.repo.ts'
import {
  assignApplication,
  cancelInterview,
  giveFeedback,
  markAllViewed,
  markViewed,
  readApplication,
  readTimeline,
  setInterviewDate,
  setStatus,
} from './applications.service.ts'
import { candidatePdf } from './candidate-pdf.service.ts'
import { listCandidateMails, previewInterviewMail, readCandidateMail } from './candidate-mails.service.ts'
import { makeClientProfile } from './client-profile.service.ts'
import { interviewFile } from './interview-calendar.service.ts'

/** The staff side of applications. */
export function applicationsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, query, c }) =>
    plainList(c, query.limit, await plainListOfApplications(deps, actor, query)),
  )
  route(router, api.ofPartner, { access: 'staff' }, async ({ deps, actor, params, query, c }) =>
    plainList(c, query.limit, await plainListOfApplications(deps, actor, { ...query, ...params })),
  )
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, ...page } = await pageOfApplications(deps, actor, query)
    return { ...page, items: items.map(presentListed) }
  })
  route(router, api.jobs, { access: 'staff' }, async ({ deps, actor, query }) =>
    (await jobsOfApplications(deps, actor, query.q)).map(presentJobChoice),
  )
  // Before what has an id in the same place.
  route(router, bulk.setStatus, { access: 'staff' }, ({ deps, actor, body }) => setStatuses(deps, actor, body))
  route(router, bulk.assign, { access: 'admin' }, ({ deps, actor, body }) => assignMany(deps, actor, body.changes))
  route(router, api.allViewed, { access: 'staff' }, async ({ deps, actor }) => ({
    marked: await markAllViewed(deps, actor),
  }))
  route(router, panel.read, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const {
      application,
      events,
      documents,
      submissions,
      messages,
      mails: sent,
    } = await readPanel(deps, actor, params.id)
    return {
      application: presentDetail(application),
      events: events && events.map(presentEvent),
      documents: documents && documents.map(presentDocument),
      submissions: submissions && submissions.map(presentSubmission),
      messages: messages && messages.map(presentMessage),
      mails: sent && sent.map(presentCandidateMail),
    }
  })
  route(router, api.byId, { access: 'application.see' }, async ({ deps, actor, params }) =>
    presentDetail(await readApplication(deps, actor, params.id)),
  )
  route(router, api.events, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await readTimeline(deps, actor, params.id)).map(presentEvent),
  )
  route(router, api.setStatus, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentDetail(await setStatus(deps, actor, params.id, body)),
  )
  route(router, api.setInterviewDate, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentDetail(await setInterviewDate(deps, actor, params.id, body)),
  )
  route(router, api.cancelInterview, { access: 'application.change' }, async ({ deps, actor, params, query }) =>
    presentDetail(await cancelInterview(deps, actor, params.id, query)),
  )
  route(router, mails.list, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await listCandidateMails(deps, actor, params.id)).map(presentCandidateMail),
  )
  route(router, mails.read, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const mail = await readCandidateMail(deps, actor, params)
    return {
      ...presentCandidateMail(mail),
      text: withoutPrivateLink(mail.text),
      hasCalendar: mail.calendar !== null,
    }
  })
  route(router, mails.previewInterview, { access: 'application.see' }, ({ deps, actor, params, query }) =>
    previewInterviewMail(deps, actor, {
      id: params.id,
      interviewDate: query.interviewDate === undefined ? null : new Date(query.interviewDate),
    }),
  )
  route(router, api.interviewCalendar, { access: 'application.see' }, async ({ deps, actor, params, c }) => {
    const origin = deps.config.SITE_URL ?? new URL(c.req.url).origin
    const { text, method, name } = await interviewFile(deps, actor, { id: params.id, origin })
    return file(text, { name, mimeType: `text/calendar; charset=utf-8; method=${method}` })
  })
  route(router, api.pdf, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const { bytes, name } = await candidatePdf(deps, actor, params.id)
    return file(bytes, { name, mimeType: 'application/pdf' })
  })
  route(router, api.clientProfile, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const { bytes, name } = await makeClientProfile(deps, actor, params.id)
    return file(bytes, { name, mimeType: 'application/pdf' })
  })
  route(router, api.giveFeedback, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentDetail(await giveFeedback(deps, actor, params.id, body)),
  )
  // Not `admin`: for a partner a candidate of somebody else must stay "not found", which the service tells apart.
  route(router, api.assign, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentDetail(await assignApplication(deps, actor, params.id, body)),
  )
  route(router, api.viewed, { access: 'application.see' }, async ({ deps, actor, params }) => {
    await markViewed(deps, actor, params.id)
    return { success: true as const }
  })
}

/** Something made on the spot, to be saved. */
function file(
  content: string | Uint8Array<ArrayBuffer>,
  { name, mimeType }: { name: string; mimeType: string },
): Response {
  const blob = new Blob([content])
  return fileResponse({ body: blob.stream(), size: blob.size }, { name, mimeType, isShown: false })
}

/** How many there are, and where the next page of a plain list is, in headers (DESIGN 5.8). */
function plainList(
  c: Context<AppEnv>,
  limit: number,
  { items, total, nextCursor }: { items: FullApplication[]; total: number; nextCursor: string | null },
) {
  c.header('X-Total-Count', String(total))
  if (nextCursor) c.header('Link', `<${c.req.path}?limit=${limit}&cursor=${nextCursor}>; rel="next"`)
  return items.map(presentApplication)
}
