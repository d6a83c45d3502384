/** States of a review room. A draft is known to staff only; a closed one shows that it is over. */
export const reviewRoomStates = ['draft', 'open', 'closed'] as const
export type ReviewRoomState = (typeof reviewRoomStates)[number]

export const reviewRoomStateLabels = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
} as const satisfies Record<ReviewRoomState, string>

/** Answers of a client about one candidate. */
export const reviewAnswers = ['interview', 'pass', 'hold', 'question'] as const
export type ReviewAnswer = (typeof reviewAnswers)[number]

export const reviewAnswerLabels = {
  interview: 'Interview',
  pass: 'Pass',
  hold: 'Hold',
  question: 'Question',
} as const satisfies Record<ReviewAnswer, string>

/** Reasons of a client who passes. */
export const passReasons = [
  'experience',
  'practice',
  'pay',
  'location',
  'conflict',
  'filled',
  'known',
  'other',
] as const
export type PassReason = (typeof passReasons)[number]

export const passReasonLabels = {
  experience: 'Experience doesn’t fit',
  practice: 'Practice doesn’t fit',
  pay: 'Pay',
  location: 'Location',
  conflict: 'Conflict of interest',
  filled: 'The position is filled',
  known: 'We already know this person',
  other: 'Another reason',
} as const satisfies Record<PassReason, string>

export const reviewLimits = { items: 20, slots: 3, text: 4_000, note: 2_000, title: 200, forwards: 5 } as const

/** Milliseconds in which a client may change an answer. Afterward staff reopen it. */
export const answerChangeMs = 15 * 60_000

/** Working days between two reminders. */
export const reviewReminderDays = 3

/** "3 candidates", "1 candidate". */
export const candidateCount = (count: number): string => `${count} ${count === 1 ? 'candidate' : 'candidates'}`

/** First name and initial of the last name: "Dana R." for colleagues who know the person. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return last ? `${words[0]} ${[...last][0]}.` : name
}

/** The last moment to change an answer. */
export const changeableUntil = (answeredAt: Date): Date => new Date(answeredAt.getTime() + answerChangeMs)

/** Profiles that a candidate's consents for a firm allow: a profile with the name, one without it, or nothing. */
export const reviewPermissions = ['named', 'blind', 'none', 'refused'] as const
export type ReviewPermission = (typeof reviewPermissions)[number]

/** The kind of profile that a room shows if nobody chooses another: the name needs consent to the name. */
export const kindFor = (permission: ReviewPermission) => (permission === 'named' ? 'client' : 'blind')
