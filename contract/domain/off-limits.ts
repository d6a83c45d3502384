import { addMonths } from './add-months.ts'
import { easternMidnight, type Day } from './days.ts'
import { easternDateText } from './eastern-time.ts'

/** Extent of a limit: a firm with its affiliates, one office, or a person wherever they work. */
export const limitScopes = ['firm', 'office', 'person'] as const
export type LimitScope = (typeof limitScopes)[number]

/** Reasons why people may not be solicited. */
export const limitKinds = ['client', 'cool_off', 'placed_by_us', 'legal', 'request'] as const
export type LimitKind = (typeof limitKinds)[number]

export const limitKindLabels = {
  client: 'Client',
  cool_off: 'Cooling off',
  placed_by_us: 'Placed by us',
  legal: 'Legal',
  request: 'On request',
} as const satisfies Record<LimitKind, string>

/** Kinds that fit each extent. */
export const kindsOfScope = {
  firm: ['client', 'cool_off', 'legal', 'request'],
  office: ['client', 'cool_off', 'legal', 'request'],
  person: ['placed_by_us', 'legal', 'request'],
} as const satisfies Record<LimitScope, readonly LimitKind[]> as Record<LimitScope, readonly LimitKind[]>

export const limitStates = ['running', 'upcoming', 'over', 'lifted'] as const
export type LimitState = (typeof limitStates)[number]

/** State of a limit on an Eastern day. */
export function limitStateOn(
  { startsOn, endsOn, isLifted }: Pick<LimitRule, 'startsOn' | 'endsOn'> & { isLifted: boolean },
  day: Day,
): LimitState {
  if (isLifted) return 'lifted'
  if (startsOn > day) return 'upcoming'
  return isRunningOn({ startsOn, endsOn }, day) ? 'running' : 'over'
}

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

/** " until Dec 15, 2026", to follow "off limits"; empty without an end. */
export const untilText = (endsOn: Day | null): string =>
  endsOn === null ? '' : ` until ${easternDateText(easternMidnight(endsOn))}`
