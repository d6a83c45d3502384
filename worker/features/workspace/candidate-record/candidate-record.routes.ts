import { applicationPanelApi as api } from '#contract/api/workspace/candidate-record.ts'
import { presentAnalysis } from '#worker/features/candidates/analysis/analysis.service.ts'
import { presentDetail, presentEvent } from '#worker/features/candidates/applications/applications.service.ts'
import { presentCandidateMail } from '#worker/features/candidates/candidate-mails/candidate-mails.service.ts'
import { presentDocument } from '#worker/features/candidates/documents/documents.service.ts'
import { presentFollowUp } from '#worker/features/candidates/follow-ups/follow-ups.service.ts'
import { presentMessage } from '#worker/features/candidates/messages/messages.service.ts'
import { presentMatch } from '#worker/features/candidates/scoring/scoring.service.ts'
import { presentSubmission } from '#worker/features/clients/submissions/submissions.service.ts'
import { route, type Router } from '#worker/http/route.ts'
import { readPanel } from './candidate-record.service.ts'

/** Everything about an application in one answer. */
export function candidateRecordRoutes(router: Router): void {
  route(router, api.read, { access: 'application.see' }, async ({ deps, actor, params }) => {
    const panel = await readPanel(deps, actor, params.id)
    const { application, events, documents, submissions, messages, mails, followUps, match, analysis } = panel
    return {
      application: presentDetail(application),
      events: events && events.map(presentEvent),
      documents: documents && documents.map(presentDocument),
      submissions: submissions && submissions.map(presentSubmission),
      messages: messages && messages.map(presentMessage),
      mails: mails && mails.map(presentCandidateMail),
      followUps: followUps && followUps.map((row) => presentFollowUp(row, actor)),
      match: match && presentMatch(match),
      analysis: analysis && presentAnalysis(analysis),
    }
  })
}
