/** Files that staff drop into Intake at once. */
export const maxIntakeFiles = 50

/** Undecided items that one person may have. More would neither be decided nor fit the screen. */
export const maxUndecided = 500

/** Days after which undecided items are deleted with their files, and those after which decided ones are. */
export const intakeDays = { undecided: 90, decided: 30 } as const

export const intakeStates = ['reading', 'ready', 'unreadable', 'kept', 'joined', 'discarded'] as const
export type IntakeState = (typeof intakeStates)[number]

/** States in which somebody has to decide, or soon will. */
export const openIntakeStates = ['reading', 'ready', 'unreadable'] as const satisfies readonly IntakeState[]

/** Facts that a résumé may state, with their labels on screen. */
export const intakeFields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  linkedinUrl: 'LinkedIn',
  city: 'City',
  title: 'Title',
  firm: 'Firm',
  bar: 'Bar admission',
  school: 'Law school',
  classYear: 'Class year',
  practice: 'Practice area',
} as const
export type IntakeField = keyof typeof intakeFields

/** Signs that an item is about a person on record. The email address decides; the others only suggest it. */
export const intakeMatches = {
  email: 'Same email',
  phone: 'Same phone number',
  linkedin: 'Same LinkedIn profile',
  name: 'Same or similar name',
} as const
export type IntakeMatch = keyof typeof intakeMatches
