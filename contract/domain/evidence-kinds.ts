import { consentScopeLabels, priorContactLabels } from './consents.ts'
import { submissionStatusLabels } from './submission-statuses.ts'
import { interviewDateText } from './eastern-time.ts'

/** Kinds of evidence, as people read them. */
const kindLabels: Record<string, string> = {
  submission_added: 'Submitted',
  submission_changed: 'Submission changed',
  submission_removed: 'Submission removed',
  consent_requested: 'Consent requested',
  consent_given: 'Consent given',
  consent_declined: 'Consent declined',
  consent_withdrawn: 'Consent withdrawn',
}

export const evidenceKindLabel = (kind: string): string => kindLabels[kind] ?? kind.replaceAll('_', ' ')

type Fact = { label: string; show: (value: unknown) => string }

const text = (label: string): Fact => ({ label, show: String })
const label = (name: string, labels: Readonly<Record<string, string>>): Fact => ({
  label: name,
  show: (value) => labels[String(value)] ?? String(value),
})
const status = (name: string) => label(name, submissionStatusLabels)
const moment = (label: string): Fact => ({ label, show: (value) => interviewDateText(String(value)) })

/** Facts in the order in which people read them. Others are shown under their own name. */
const facts: Record<string, Fact> = {
  company: text('Firm'),
  companyBefore: text('Firm before'),
  status: status('Status'),
  statusBefore: status('Status before'),
  interviewAt: moment('Interview'),
  interviewAtBefore: moment('Interview before'),
  scope: label('Sent', consentScopeLabels),
  priorContact: label('Earlier contact with the firm', priorContactLabels),
  priorContactText: text('About that'),
  answer: text('In the candidate’s words'),
  reason: text('Reason'),
  text: text('Text'),
  channel: text('Channel'),
  openUntil: moment('Open until'),
  statementHash: text('Fingerprint of the statement'),
  candidate: text('Candidate'),
  position: text('Position'),
  by: text('By'),
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
