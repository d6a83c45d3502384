import { addMonths } from './add-months.ts'
import type { Day } from './days.ts'

/** Extent of a limit: a firm with its affiliates, one office, or a person wherever they work. */
export const limitScopes = ['firm', 'office', 'person'] as const
export type LimitScope = (typeof limitScopes)[number]

/** Reasons why people may not be solicited. */
export const limitKinds = ['client', 'cool_off', 'placed_by_us', 'legal', 'request'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Running limits that a page, a search or a check reads at once. */
export const maxRunningLimits = 500

/** A limit with what it covers. */
export type LimitRule = {
  scope: LimitScope
  kind: LimitKind
  /** Firms that it covers: a firm with its affiliates, the firm of an office, none for a person. */
  firmIds: readonly number[]
  officeId: number | null
  /** The person's record and those that were merged into it. */
  candidateIds: readonly number[]
  startsOn: Day
  /** Last day. Null: without end. */
  endsOn: Day | null
}

/** Somebody who may be off limits. */
export type LimitSubject = {
  /** The firm where they work, or that they are proposed to. Null: unknown. */
  firmId: number | null
  /** Offices of that firm where they are. Null: unknown; then any office may be theirs. */
  officeIds: readonly number[] | null
  candidateIds: readonly number[]
}

/** True if a limit runs on an Eastern day; it begins with its first day and ends after its last. */
export const isRunningOn = ({ startsOn, endsOn }: Pick<LimitRule, 'startsOn' | 'endsOn'>, day: Day): boolean =>
  startsOn <= day && (endsOn === null || day <= endsOn)

function covers({ scope, firmIds, officeId, candidateIds }: LimitRule, subject: LimitSubject): boolean {
  if (scope === 'person') return candidateIds.some((id) => subject.candidateIds.includes(id))
  if (subject.firmId === null || !firmIds.includes(subject.firmId)) return false
  return scope === 'firm' || subject.officeIds === null || (officeId !== null && subject.officeIds.includes(officeId))
}

/** Limits that hold for somebody on an Eastern day, the one that lasts longest first. */
export const limitsOn = <L extends LimitRule>(limits: readonly L[], subject: LimitSubject, day: Day): L[] =>
  limits
    .filter((limit) => isRunningOn(limit, day) && covers(limit, subject))
    .toSorted((a, b) => (b.endsOn ?? '9999').localeCompare(a.endsOn ?? '9999'))

/** A limit that a placement makes. */
export type PlacementLimit = {
  scope: LimitScope
  kind: Extract<LimitKind, 'cool_off' | 'placed_by_us'>
  startsOn: Day
  endsOn: Day | null
}

/**
 * The limits that a placement makes when it starts: the office (the firm, if the office is unknown) cools off for some
 * months, and the person is off limits until an admin lifts it.
 *
 * @param months Setting `coolOffMonths`; 0: nothing cools off.
 */
export function limitsOfPlacement(startsOn: Day, months: number, officeId: number | null): PlacementLimit[] {
  const person: PlacementLimit = { scope: 'person', kind: 'placed_by_us', startsOn, endsOn: null }
  if (months === 0) return [person]
  const scope = officeId === null ? 'firm' : 'office'
  return [{ scope, kind: 'cool_off', startsOn, endsOn: addMonths(startsOn, months) }, person]
}
