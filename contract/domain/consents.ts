import { addMonths } from './add-months.ts'
import { addDays, easternMidnight } from './days.ts'
import { easternDateText, easternDay } from './eastern-time.ts'

/** States of a candidate's consent to be submitted to a firm. The last four are final: staff make a new request instead. */
export const consentStates = ['requested', 'given', 'declined', 'withdrawn', 'expired', 'cancelled'] as const
export type ConsentState = (typeof consentStates)[number]

export const consentStateLabels = {
  requested: 'Asked',
  given: 'Given',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  cancelled: 'Canceled',
} as const satisfies Record<ConsentState, string>

/** Ways to give consent. A phone call isn't one of them: it is only kept as a note. */
export const consentChannels = ['link', 'email', 'paper'] as const

/** Kinds of answers that staff can record. */
export const recordedChannels = ['email', 'paper', 'phone'] as const
export type RecordedChannel = (typeof recordedChannels)[number]
export const recordedChannelLabels = {
  email: 'Email from the candidate (attached)',
  paper: 'Signed paper (attached)',
  phone: 'Phone call (a note only, not consent)',
} as const satisfies Record<RecordedChannel, string>

export const consentScopes = ['named', 'blind'] as const
export type ConsentScope = (typeof consentScopes)[number]
export const consentScopeLabels = {
  named: 'Résumé with the candidate’s name',
  blind: 'Profile without the candidate’s name',
} as const satisfies Record<ConsentScope, string>

export const priorContacts = ['no', 'yes', 'unsure'] as const
export type PriorContact = (typeof priorContacts)[number]
export const priorContactLabels = {
  no: 'No',
  yes: 'Yes',
  unsure: 'I’m not sure',
} as const satisfies Record<PriorContact, string>

export const consentLimits = { answer: 2_000, statement: 4_000, message: 2_000, template: 3_000 } as const

/** Candidates who can be asked at once: as many as a recruiter knows well enough to ask. */
export const maxAskedAtOnce = 10

/** Days after a no before staff can ask about the same firm again. */
export const askAgainDays = 14

/** Position in the statement of a consent that isn't about one. */
export const anyPositionText = 'any position there that fits my background'

/** Placeholders that the statement's template can use. */
export const statementFields = ['agency', 'firm', 'position', 'sent', 'since'] as const

export const defaultConsentStatement = `I agree that {agency} may submit me to {firm} for this position: {position}. {agency} will send {sent}.

Since {since} I have not applied to {firm}, and nobody else has submitted me there, unless I say otherwise below. I understand that a submission by another recruiter may decide who is paid for placing me.

I can withdraw this consent until the submission is made.`

/** Says what is wrong with a template: an unknown placeholder or a missing one. Null for a valid template. */
export function statementProblem(template: string): string | null {
  const used = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const unknown = used.find((name) => !(statementFields as readonly string[]).includes(name))
  if (unknown !== undefined) return `{${unknown}} isn’t available here. You can use {${statementFields.join('}, {')}}.`
  const missing = ['firm', 'position'].find((name) => !used.includes(name))
  return missing === undefined ? null : `The statement needs {${missing}}.`
}

/** Fills in the statement that a candidate agrees to. */
export function consentStatement(
  template: string,
  given: { agency: string; firm: string; position: string; scope: ConsentScope; at: Date },
): string {
  const values: Record<string, string> = {
    agency: given.agency,
    firm: given.firm,
    position: given.position,
    sent: given.scope === 'named' ? 'my résumé with my name' : 'a profile that doesn’t name me',
    since: easternDateText(easternMidnight(addMonths(easternDay(given.at), -12))),
  }
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** End of a period of whole days: midnight Eastern time after its last day. */
export const endOfDays = (from: Date, days: number): Date => easternMidnight(addDays(easternDay(from), days + 1))

/** Last day of a period, from the moment at which the period ends. */
export const lastDayText = (end: Date): string => easternDateText(new Date(end.getTime() - 1))

type Deadlines = { state: ConsentState; openUntil: Date; validUntil: Date | null }

/** Current state of a consent. Past its deadline it counts as expired, even before the stored state says so. */
export function stateNow({ state, openUntil, validUntil }: Deadlines, now: Date): ConsentState {
  const until = state === 'requested' ? openUntil : validUntil
  const isRunning = state === 'requested' || state === 'given'
  return isRunning && until !== null && now >= until ? 'expired' : state
}
