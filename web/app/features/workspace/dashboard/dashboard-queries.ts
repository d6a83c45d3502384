import { queryOptions } from '@tanstack/react-query'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import { followUpsApi } from '#contract/api/candidates/follow-ups.ts'
import { dashboardApi } from '#contract/api/workspace/dashboard.ts'
import { comingDays, quarterStart } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { read } from '#web/app/api/query.ts'

/** Rows of each list on the page; the link above a list leads to all of them. */
const maxInterviews = 8
const maxFollowUps = 4
const maxPlacements = 4

/** Always read again when the page is opened: it is about now. */
const staleTime = 0

export const numbersQuery = queryOptions({ ...read(dashboardApi.read), staleTime })

export function interviewsQuery(now: Date) {
  const { from, to } = comingDays(now)
  const query = { interviewFrom: from, interviewTo: to, limit: maxInterviews }
  return queryOptions({ ...read(applicationsApi.page, { query }), staleTime })
}

export const followUpsQuery = (bucket: 'today' | 'overdue') =>
  queryOptions({ ...read(followUpsApi.page, { query: { bucket, limit: maxFollowUps } }), staleTime })

export function placementsQuery(now: Date) {
  const query = { hiredSince: quarterStart(easternDay(now)), limit: maxPlacements }
  return queryOptions({ ...read(applicationsApi.page, { query }), staleTime })
}
