import { isDay } from './days.ts'
import { dueParams } from './due.ts'
import { statusesOfFilter } from './statuses.ts'

/** How Candidate Management draws the applications. */
export const candidateViews = ['table', 'cards', 'board'] as const
export type CandidateView = (typeof candidateViews)[number]

/** How a page of applications is ordered; `recent` unless said. `status` follows the pipeline, newest first within each. */
export const applicationSorts = [
  'recent',
  'oldest',
  'score',
  'score-low',
  'name',
  'name-desc',
  'status',
  'status-desc',
] as const
export type ApplicationSort = (typeof applicationSorts)[number]

const isId = (value: string) => /^\d{1,15}$/.test(value)

/** What each parameter of the screen's address may say, in the order that they are kept in. */
const parameters = {
  q: (value) => value.length <= 200 && !/\p{Cc}/u.test(value),
  status: (value) => statusesOfFilter(value) !== undefined,
  job: (value) => isId(value) && Number(value) > 0,
  partner: isId,
  unread: (value) => value === 'true',
  [dueParams.assigned]: (value) => value === 'yes',
  [dueParams.interviews]: (value) => /^[^.]+\.\.[^.]+$/.test(value) && value.split('..').every(isDay),
  [dueParams.unchanged]: isDay,
  [dueParams.mentions]: (value) => value === 'unread',
  sort: (value) => (applicationSorts as readonly string[]).includes(value),
  layout: (value) => (candidateViews as readonly string[]).includes(value),
} as const satisfies Record<string, (value: string) => boolean>

/** What says nothing: the list without it is the same. */
const unsaid: Readonly<Record<string, string>> = { q: '', status: 'all', sort: 'recent' }

/** A query string longer than this is none that the screen makes. */
export const maxViewQuery = 600

/**
 * The query string of Candidate Management as a saved view keeps it: known parameters in a fixed order, without those that
 * say nothing, and without the open record and `view` (which chooses the screen on the admin page). Undefined when it holds a parameter that the screen does not have, one twice,
 * or a value that the parameter does not take.
 *
 * @param query With or without a leading "?".
 * @example candidateViewQuery('?sort=recent&status=hired&selected=4') === 'status=hired'
 */
export function candidateViewQuery(query: string): string | undefined {
  if (query.length > maxViewQuery) return undefined
  const given = new URLSearchParams(query)
  for (const name of ['view', 'selected', 'messageId']) given.delete(name)
  const kept = new URLSearchParams()
  for (const [name] of given) {
    if (!Object.hasOwn(parameters, name) || given.getAll(name).length > 1) return undefined
  }
  for (const [name, takes] of Object.entries(parameters)) {
    const value = given.get(name)?.trim()
    if (value === undefined || value === (unsaid[name] ?? '')) continue
    if (!takes(value)) return undefined
    kept.set(name, value)
  }
  return kept.toString()
}
