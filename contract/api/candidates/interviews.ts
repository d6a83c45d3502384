import { endpoint } from '#contract/endpoint.ts'
import { byId } from '#contract/api/common.ts'

export const interviewsApi = {
  /** The interview as an iCalendar file: one event whose UID never changes, canceled once the date is removed. */
  calendar: endpoint('GET /api/applications/:id/interview.ics', { params: byId, response: 'file' }),
}
