import { addMonths } from './add-months.ts'
import { addDays, easternMidnight } from './days.ts'
import { easternDateText, easternDay } from './eastern-time.ts'

/** States of a candidate's consent to be submitted to a firm. Nothing leaves the last four: staff ask again. */
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

/** Ways a candidate can answer. A phone call is a note, not consent, so it isn't one of them. */
export const consentChannels = ['link', 'email', 'paper'] as const

/** Ways an answer can be recorded by staff. */
export const recordedChannels = ['email', 'paper', 'phone'] as const
export type RecordedChannel = (typeof recordedChannels)[number]
export const recordedChannelLabels = {
  email: 'Email from the candidate (attached)',
  paper: 'Signed paper (attached)',
  phone: 'Phone call: kept as a note, isn’t consent',
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

/** Days after a no during which the same firm isn't asked about again. */
export const askAgainDays = 14

/** Placeholders of the statement's template. */
export const statementFields = ['agency', 'firm', 'position', 'sent', 'since'] as const

export const defaultConsentStatement = `I agree that {agency} may submit me to {firm} for this position: {position}. {agency} will send {sent}.

Since {since} I have not applied to {firm}, and nobody else has submitted me there, unless I say otherwise below. I understand that a submission by another recruiter may decide who is paid for placing me.

I can withdraw this consent until the submission is made.`

/** Names a placeholder that a template uses and that isn't known, or one that it lacks; null for a good template. */
export function statementProblem(template: string): string | null {
  const used = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const unknown = used.find((name) => !(statementFields as readonly string[]).includes(name))
  if (unknown !== undefined) return `{${unknown}} isn’t available here. You can use {${statementFields.join('}, {')}}.`
  const missing = ['firm', 'position'].find((name) => !used.includes(name))
  return missing === undefined ? null : `The statement needs {${missing}}.`
}

/** The statement that a candidate agrees to, word for word. */
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

/** The moment at which a period that began at a moment is over: midnight Eastern time after its last day. */
export const endOfDays = (from: Date, days: number): Date => easternMidnight(addDays(easternDay(from), days + 1))

/** The last day of a period, from the moment at which it is over. */
export const lastDayText = (over: Date): string => easternDateText(new Date(over.getTime() - 1))

type Deadlines = { state: ConsentState; openUntil: Date; validUntil: Date | null }

/** The state of a consent now: one whose time is over has expired, also before anything has stored that. */
export function stateNow({ state, openUntil, validUntil }: Deadlines, now: Date): ConsentState {
  const until = state === 'requested' ? openUntil : validUntil
  const isRunning = state === 'requested' || state === 'given'
  return isRunning && until !== null && now >= until ? 'expired' : state
}
