/** Ways to act on concerns about a submission: show them, or stop it until an admin allows it. */
export const gateModes = ['warn', 'block'] as const
export type GateMode = (typeof gateModes)[number]

export const gateModeLabels = {
  warn: 'Show concerns, and let the recruiter decide',
  block: 'Stop the submission until an admin gives a reason',
} as const satisfies Record<GateMode, string>

/** Concerns that the check of a submission can raise. */
export const findingCodes = [
  'do_not_contact',
  'consent_refused',
  'consent_missing',
  'off_limits',
  'duplicate_ours',
  'duplicate_other',
  'current_employer',
  'no_agreement',
  'job_closed',
  'other_firm',
] as const
export type FindingCode = (typeof findingCodes)[number]

export type FindingLevel = 'soft' | 'hard'
export type GateVerdict = 'clear' | FindingLevel

/** A concern about a submission. Hard ones refuse it in every mode. */
export type GateFinding = { code: FindingCode; level: FindingLevel; text: string }

/** The check that a submission went through, as it is kept with it. */
export type GateRecord = {
  mode: GateMode
  verdict: GateVerdict
  findings: GateFinding[]
  /** ISO. */
  checkedAt: string
  /** An admin's reason to submit in spite of the findings. */
  override: { by: number; name: string; reason: string } | null
}

/** Ways in which a submission left the agency. */
export const sentWays = ['room', 'email', 'portal', 'phone'] as const

/** Bounds of an admin's reason to submit in spite of findings, and of the reason for closing a submission. Characters. */
export const overrideLength = { min: 10, max: 500 } as const
export const maxCloseReason = 500

/** Who put a candidate before a firm already. */
export const priorContactParties = ['candidate', 'other_agency', 'us_before'] as const
export type PriorContactParty = (typeof priorContactParties)[number]

export const priorContactPartyLabels = {
  candidate: 'The candidate applied',
  other_agency: 'Another agency submitted the candidate',
  us_before: 'We did, before this system',
} as const satisfies Record<PriorContactParty, string>

/** Where that is known from. */
export const priorContactSources = ['consent', 'client', 'staff'] as const
