import { idParam, idValue, isoMoment, byId } from '#contract/api/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

/** An interview of an application: one of several rounds. */
const interview = z.object({
  /** 0: an interview of which only the date is known. */
  id: z.number().int().nonnegative(),
  startsAt: isoMoment,
  minutes: z.number().int(),
  round: z.string().nullable(),
  place: z.string().nullable(),
  videoUrl: z.string().nullable(),
  interviewers: z.array(z.object({ userId: idValue.nullable(), name: z.string() })),
})
export type Interview = z.output<typeof interview>

/** Which of several interviews. Left out: the one that the application's date means. */
export const interviewQuery = { interviewId: z.union([z.literal('0').transform(() => 0), idParam]).optional() }

export const interviewsApi = {
  /** Interviews that were held or are to come, in the order of their times. */
  list: endpoint('GET /api/applications/:id/interviews', { params: byId, response: z.array(interview) }),
  /** An interview as an iCalendar file: one event whose UID never changes, canceled once the date is removed. */
  calendar: endpoint('GET /api/applications/:id/interview.ics', {
    params: byId,
    query: z.object(interviewQuery),
    response: 'file',
  }),
}
