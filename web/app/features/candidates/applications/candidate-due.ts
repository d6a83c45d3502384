import { addDays, easternMidnight, isDay } from '#contract/domain/days.ts'
import { dueParams } from '#contract/domain/due.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'

/** Filters that only addresses set, such as those of the dashboard's numbers. At most one but the first. */
export type DueFilters = {
  isAssigned: boolean
  interviews?: { from: string; to: string }
  unchangedSince?: string
  hiredSince?: string
  mentions?: 'unread'
}

/** Reads them from an address; unknown values are ignored. */
export function readDue(params: URLSearchParams): DueFilters {
  const isAssigned = params.get(dueParams.assigned) === 'yes'
  const [from = '', to = ''] = (params.get(dueParams.interviews) ?? '').split('..')
  if (isDay(from) && isDay(to) && from <= to) return { isAssigned, interviews: { from, to } }
  const unchangedSince = params.get(dueParams.unchanged) ?? ''
  if (isDay(unchangedSince)) return { isAssigned, unchangedSince }
  const hiredSince = params.get(dueParams.hired) ?? ''
  if (isDay(hiredSince)) return { isAssigned, hiredSince }
  return { isAssigned, ...(params.get(dueParams.mentions) === 'unread' ? { mentions: 'unread' as const } : {}) }
}

/** The filters as query of the server. */
export function dueQuery({ isAssigned, interviews, unchangedSince, hiredSince, mentions }: DueFilters) {
  return {
    ...(isAssigned ? { assigned: 'yes' as const } : {}),
    ...(interviews ? { interviewFrom: interviews.from, interviewTo: interviews.to } : {}),
    ...(unchangedSince ? { unchangedSince } : {}),
    ...(hiredSince ? { hiredSince } : {}),
    ...(mentions ? { mentions } : {}),
  }
}

/** A label for each filter, and the parameter that removes it. */
export function dueChips({ isAssigned, interviews, unchangedSince, hiredSince, mentions }: DueFilters) {
  const day = (text: string) => easternDateText(easternMidnight(text))
  return [
    ...(isAssigned ? [{ name: dueParams.assigned, text: 'Assigned to a partner' }] : []),
    ...(interviews
      ? [{ name: dueParams.interviews, text: `Interviews from ${day(interviews.from)} to ${day(interviews.to)}` }]
      : []),
    ...(unchangedSince
      ? [{ name: dueParams.unchanged, text: `Same status since ${day(addDays(unchangedSince, -1))} or longer` }]
      : []),
    ...(hiredSince ? [{ name: dueParams.hired, text: `Hired since ${day(hiredSince)}` }] : []),
    ...(mentions ? [{ name: dueParams.mentions, text: 'With an unread mention of you' }] : []),
  ]
}

/** The fixed order of such a list; undefined where the user may sort it. */
export function dueOrder({ interviews, unchangedSince, hiredSince, mentions }: DueFilters): string | undefined {
  if (interviews) return 'Next interview first'
  if (unchangedSince) return 'Longest waiting first'
  if (hiredSince) return 'Newest placement first'
  return mentions ? 'Newest first' : undefined
}
