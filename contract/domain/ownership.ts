import { addMonths } from './add-months.ts'
import type { Day } from './days.ts'
import { easternDay } from './eastern-time.ts'
import { isValidConsent, isValidForFirm, type ConsentNeed, type HeldConsent } from './valid-consent.ts'

/** States of an ownership: the time in which a firm owes the fee if it hires a candidate whom the agency submitted. */
export const ownershipStates = ['running', 'disputed', 'converted', 'lapsed', 'released'] as const
export type OwnershipState = (typeof ownershipStates)[number]

export const ownershipStateLabels = {
  running: 'Running',
  disputed: 'Disputed',
  converted: 'Hired',
  lapsed: 'Lapsed',
  released: 'Released',
} as const satisfies Record<OwnershipState, string>

/** States in which the candidate is owned at the firm. There is one such ownership at a time. */
export const liveOwnershipStates = ['running', 'disputed'] as const satisfies readonly OwnershipState[]

export const sentWayLabels: Readonly<Record<string, string>> = {
  room: 'Review room',
  email: 'Email',
  portal: 'The firm’s portal',
  phone: 'Phone',
}

/** Ways in which it is known that a firm got a submission. Staff record replies alone. */
export const receivedWays = ['opened', 'answered', 'reply'] as const
export type ReceivedWay = (typeof receivedWays)[number]
export const receivedWayLabels = {
  opened: 'Opened in the review room',
  answered: 'Answered in the review room',
  reply: 'Reply from the firm',
} as const satisfies Record<ReceivedWay, string>

/** Days before the end at which the owner is reminded. */
export const ownershipReminderDays = [30, 7] as const

export const ownershipLimits = { minReason: 10, reason: 500, text: 2_000, reference: 200 } as const

/** First and last day, Eastern. The last day counts until midnight. */
export type OwnershipWindow = { startsOn: Day; endsOn: Day }

/** The window that a provable sending opens. The last day is at most the last of its month: Aug 31 and six months is Feb 28. */
export function ownershipWindow(sentAt: Date, months: number): OwnershipWindow {
  const startsOn = easternDay(sentAt)
  return { startsOn, endsOn: addMonths(startsOn, months) }
}

/** Ways of sending that leave proof. A call leaves none. */
const provenWays: readonly string[] = ['room', 'email', 'portal']

/** A consent of the candidate, with the recruiter who has it. */
export type ClockConsent = HeldConsent & { ownerId: number | null }

/** An earlier or present ownership of the same candidate at the same firm. */
export type ClockOwnership = OwnershipWindow & { id: number; state: OwnershipState; consentId: string | null }

type ClockFacts = {
  how: string
  sentAt: Date
  months: number
  /** Firm and job that the submission needs consent for. */
  need: ConsentNeed
  consents: readonly ClockConsent[]
  ownerships: readonly ClockOwnership[]
}

/** Why a sending started no clock. */
export const noClockReasons = ['unproven', 'no_firm', 'no_consent'] as const
export type NoClockReason = (typeof noClockReasons)[number]

export type ClockDecision =
  | { kind: 'starts'; window: OwnershipWindow; consentId: string; ownerId: number | null }
  /** The submission belongs to an ownership that is there already. Its clock isn't restarted. */
  | { kind: 'belongs'; ownershipId: number }
  | { kind: 'none'; reason: NoClockReason }

/**
 * Decides what a sending means for the ownership of the candidate at the firm. Without proof there is no clock: the sending
 * must leave proof, and a consent must have been valid at that moment. An ownership takes in everything that is sent inside
 * its window; after it, a consent that no ownership has used begins another. The owner is the recruiter who had a
 * valid consent first.
 */
export function judgeClock({ how, sentAt, months, need, consents, ownerships }: ClockFacts): ClockDecision {
  const day = easternDay(sentAt)
  const present = ownerships.find((one) => isTakingIn(one, day))
  if (present) return { kind: 'belongs', ownershipId: present.id }
  if (!provenWays.includes(how)) return { kind: 'none', reason: 'unproven' }
  if (need.firmId === null) return { kind: 'none', reason: 'no_firm' }
  const used = new Set(ownerships.map(({ consentId }) => consentId))
  const valid = consents
    .filter((one) => !used.has(one.id) && isValidForFirm(one, need, sentAt))
    .toSorted((a, b) => Number(a.answeredAt) - Number(b.answeredAt))
  const own = valid.find((one) => isValidConsent(one, need, sentAt))
  if (!own) return { kind: 'none', reason: 'no_consent' }
  const window = ownershipWindow(sentAt, months)
  return { kind: 'starts', window, consentId: own.id, ownerId: (valid[0] ?? own).ownerId }
}

/** True if something sent on a day belongs to the ownership. A disputed one stays until the dispute is settled. */
function isTakingIn({ state, startsOn, endsOn }: ClockOwnership, day: Day): boolean {
  if (state === 'released') return false
  if (state === 'disputed') return true
  return day <= endsOn && (state === 'running' || day >= startsOn)
}
