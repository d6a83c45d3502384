import { applicationMailsApi as api } from '#contract/api/candidates/candidate-mails.ts'
import { withoutPrivateLink } from '#worker/features/identity/mails/mails.service.ts'
import { route, type Router } from '#worker/http/route.ts'
import { listCandidateMails, previewInterviewMail, readCandidateMail } from './candidate-mails.service.ts'
import { presentCandidateMail } from './candidate-mails.present.ts'

/** The emails to the candidate of an application. */
export function candidateMailsRoutes(router: Router): void {
  route(router, api.list, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await listCandidateMails(deps, actor, params.id)).map(presentCandidateMail),
  )
  route(router, api.read, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const mail = await readCandidateMail(deps, actor, params)
    return {
      ...presentCandidateMail(mail),
      text: withoutPrivateLink(mail.text),
      hasCalendar: mail.calendar !== null,
    }
  })
  route(router, api.previewInterview, { access: 'application.see' }, ({ deps, actor, params, query }) =>
    previewInterviewMail(deps, actor, {
      id: params.id,
      interviewDate: query.interviewDate === undefined ? null : new Date(query.interviewDate),
    }),
  )
}
