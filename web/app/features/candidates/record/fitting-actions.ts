import {
  currentStatus,
  isRejected,
  notRejectedStatuses,
  statusLabel,
  statusGroups,
  type ApplicationStatus,
} from '#contract/domain/statuses.ts'

/** An action of the record's head: a status to choose, the interview dialog, or the form of a client company. */
export type RecordAction = { label: string } & (
  | { kind: 'status'; status: ApplicationStatus }
  | { kind: 'schedule' }
  | { kind: 'submit' }
)

type FittingActions = {
  /** Leads to the next status of the pipeline. */
  advance: RecordAction | null
  /** Useful now, and neither advances nor rejects. */
  other: RecordAction | null
  reject: Extract<RecordAction, { kind: 'status' }> | null
}

const isOneOf = (statuses: readonly string[], status: string) => statuses.includes(status)

/** The two or three actions that fit the status of an application. A closed one has none. */
export function fittingActions(stored: string, brandName: string): FittingActions {
  const status = currentStatus(stored)
  const at = (notRejectedStatuses as readonly string[]).indexOf(status)
  const next = at === -1 ? undefined : notRejectedStatuses[at + 1]
  if (isRejected(status) || next === undefined) return { advance: null, other: null, reject: null }
  return {
    advance: advanceTo(next, brandName),
    other: otherAction(status),
    reject: { kind: 'status', status: rejectionFrom(status), label: 'Reject' },
  }
}

/** Submitting to a company moves the application, so the form takes the place of the bare status. */
function advanceTo(next: ApplicationStatus, brandName: string): RecordAction {
  if (next === 'submitted_to_client') return { kind: 'submit', label: 'Submit to client' }
  const label = next === 'scheduled_interview' ? 'Schedule interview' : `Advance to ${statusLabel(next, brandName)}`
  return { kind: 'status', status: next, label }
}

function otherAction(status: string): RecordAction | null {
  if (status === 'new') return { kind: 'schedule', label: 'Schedule interview' }
  if (status === 'scheduled_interview') return { kind: 'schedule', label: 'Reschedule' }
  if (status === 'interviewed' || isOneOf(statusGroups.clientStage, status))
    return { kind: 'submit', label: 'Submit to client' }
  return null
}

/** With a client, the client usually says no; before, the agency does. Any other rejection is in the list of statuses. */
const rejectionFrom = (status: string): ApplicationStatus =>
  isOneOf([...statusGroups.clientStage, ...statusGroups.offered], status) ? 'rejected_by_client' : 'rejected_by_brand'
