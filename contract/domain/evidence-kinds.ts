import { consentScopeLabels, priorContactLabels } from './consents.ts'
import { submissionStatusLabels } from './submission-statuses.ts'
import { easternMidnight } from './days.ts'
import { easternDateText, interviewDateText } from './eastern-time.ts'
import { receivedWayLabels, sentWayLabels } from './ownership.ts'

/** Kinds of evidence, as people read them. */
const kindLabels: Record<string, string> = {
  submission_added: 'Submitted',
  submission_changed: 'Submission changed',
  submission_removed: 'Submission removed',
  submission_sent: 'Sent',
  submission_received: 'Received',
  ownership_released: 'Ownership released',
  ownership_disputed: 'Ownership disputed',
  ownership_settled: 'Dispute settled',
  ownership_owner: 'Owner decided',
  submission_closed: 'Submission closed',
  consent_requested: 'Consent requested',
  consent_given: 'Consent given',
  consent_declined: 'Consent declined',
  consent_withdrawn: 'Consent withdrawn',
  profile_shared: 'Sent to the client',
  profile_opened: 'Opened by the client',
  client_answered: 'Client answered',
  chain_joined: 'Records merged',
  chain_separated: 'Merge undone',
}

export const evidenceKindLabel = (kind: string): string => kindLabels[kind] ?? kind.replaceAll('_', ' ')

type Fact = { label: string; show: (value: unknown) => string }

const text = (label: string): Fact => ({ label, show: String })
const label = (name: string, labels: Readonly<Record<string, string>>): Fact => ({
  label: name,
  show: (value) => labels[String(value)] ?? String(value),
})
const status = (name: string) => label(name, submissionStatusLabels)
const day = (label: string): Fact => ({ label, show: (value) => easternDateText(easternMidnight(String(value))) })
const moment = (label: string): Fact => ({ label, show: (value) => interviewDateText(String(value)) })

/** Facts in the order in which people read them. Others are shown under their own name. */
const facts: Record<string, Fact> = {
  company: text('Firm'),
  otherChain: text('Other chain'),
  otherNumber: text('Its last entry'),
  otherHash: text('Fingerprint of that entry'),
  merged: label('Merged', { firms: 'Two firms', people: 'Two people' }),
  record: text('Number of the merged record'),
  companyBefore: text('Firm before'),
  status: status('Status'),
  statusBefore: status('Status before'),
  interviewAt: moment('Interview'),
  interviewAtBefore: moment('Interview before'),
  sentAt: moment('Sent at'),
  sentHow: label('Sent by', sentWayLabels),
  contact: text('To'),
  reference: text('Reference'),
  document: text('Document number'),
  ownedFrom: day('Owned from'),
  ownedUntil: day('Owned through'),
  months: text('Months'),
  receivedAt: moment('Received at'),
  receivedHow: label('Known from', receivedWayLabels),
  owner: text('Owner'),
  ownerBefore: text('Owner before'),
  scope: label('What the firm gets', consentScopeLabels),
  covers: text('Covers'),
  priorContact: label('Already in touch with the firm', priorContactLabels),
  priorContactText: text('About that'),
  answer: text('In the candidate’s words'),
  receiver: text('To'),
  reason: text('Reason'),
  findings: text('Findings of the check'),
  overrideReason: text('Reason to submit all the same'),
  text: text('Text'),
  channel: label('Channel', { link: 'Link', email: 'Email', paper: 'Paper', phone: 'Phone' }),
  openUntil: moment('Open until'),
  statementHash: text('Fingerprint of the statement'),
  profile: text('Profile'),
  pdfHash: text('Fingerprint of the PDF'),
  candidate: text('Candidate'),
  position: text('Position'),
  by: text('By'),
  consent: text('Number of the consent'),
  submission: text('Submission number'),
  ownership: text('Ownership number'),
  application: text('Application number'),
}

/**
 * Facts of an entry of the evidence for a screen; facts without a value are left out.
 *
 * @param body Canonical JSON of a flat object.
 */
export function evidenceFacts(body: string): { label: string; value: string }[] {
  const given = JSON.parse(body) as Record<string, unknown>
  const names = [...new Set([...Object.keys(facts), ...Object.keys(given)])]
  return names.flatMap((name) => {
    const value = given[name]
    if (value === undefined || value === null) return []
    const { label, show } = facts[name] ?? text(name)
    return [{ label, value: show(value) }]
  })
}
