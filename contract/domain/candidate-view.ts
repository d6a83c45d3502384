import { isDay } from './days.ts'
import { dueParams } from './due.ts'
import { statusesOfFilter } from './statuses.ts'

/** Layouts of Candidate Management. */
export const candidateViews = ['table', 'cards', 'board'] as const
export type CandidateView = (typeof candidateViews)[number]

/** Orders of the applications; `recent` by default. `status` follows the pipeline, newest first within each status. */
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

/** Values of each parameter of the screen's address, in stored order. */
const parameters = {
  q: (value) => value.length <= 200 && !/\p{Cc}/u.test(value),
  status: (value) => statusesOfFilter(value) !== undefined,
  job: (value) => isId(value) && Number(value) > 0,
  partner: isId,
  unread: (value) => value === 'true',
  [dueParams.assigned]: (value) => value === 'yes',
  [dueParams.interviews]: (value) => /^[^.]+\.\.[^.]+$/.test(value) && value.split('..').every(isDay),
  [dueParams.unchanged]: isDay,
  [dueParams.hired]: isDay,
  [dueParams.mentions]: (value) => value === 'unread',
  sort: (value) => (applicationSorts as readonly string[]).includes(value),
  layout: (value) => (candidateViews as readonly string[]).includes(value),
} as const satisfies Record<string, (value: string) => boolean>

/** Default values, which don't change the list. */
const unsaid: Readonly<Record<string, string>> = { q: '', status: 'all', sort: 'recent' }

/** The screen makes no longer query string. */
export const maxViewQuery = 600

/**
 * Normalizes a query string of Candidate Management for a saved view: known parameters in a fixed order, without defaults,
 * the open record and `view` (which selects the screen on the admin page). Undefined for an unknown or repeated parameter, or
 * an invalid value.
 *
 * @param query With or without a leading "?".
 * @example candidateViewQuery('?sort=recent&status=hired&selected=4') === 'status=hired'
 */
export function candidateViewQuery(query: string): string | undefined {
  if (query.length > maxViewQuery) return undefined
  const given = new URLSearchParams(query)
  for (const name of ['view', 'selected', 'messageId', 'tab']) given.delete(name)
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
