import { applicationMailsApi as api } from '#contract/api/candidates/candidate-mails.ts'
import { withoutPrivateLink } from '#worker/features/identity/mails/mails.service.ts'
import { interviewDetails } from '#contract/domain/interviews.ts'
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
      interviewId: query.interviewId === 'new' ? null : query.interviewId,
      details: {
        minutes: query.minutes,
        round: query.round,
        place: query.place,
        videoUrl: interviewDetails.videoUrl.safeParse(query.videoUrl).data,
        interviewers: query.interviewers
          ?.split('\n')
          .filter((name) => name.trim() !== '')
          .map((name) => ({ userId: null, name })),
      },
    }),
  )
}
