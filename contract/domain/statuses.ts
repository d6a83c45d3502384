/** Statuses of an application, in pipeline order. `rejected_by_brand` is the internal rejection. */
export const applicationStatuses = [
  'new',
  'initial_screening',
  'scheduled_interview',
  'interviewed',
  'document_submission',
  'submitted_to_client',
  'client_interview',
  'reference_checks',
  'offered',
  'hired',
  'rejected_by_candidate',
  'rejected_by_client',
  'rejected_by_brand',
] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Statuses of older data. They are shown and never written. */
export const legacyStatuses = ['pending', 'reviewed', 'rejected'] as const

type LegacyStatus = (typeof legacyStatuses)[number]

const replacements: Readonly<Record<string, ApplicationStatus>> = {
  pending: 'new',
  reviewed: 'initial_screening',
  rejected: 'rejected_by_brand',
} satisfies Record<LegacyStatus, ApplicationStatus>

/** The status that has replaced a legacy one; any other status as it is. */
export const currentStatus = (status: string): string =>
  Object.hasOwn(replacements, status) ? (replacements[status] ?? status) : status

/** True for a value that an application's status may be set to. */
export function isApplicationStatus(value: unknown): value is ApplicationStatus {
  return (applicationStatuses as readonly unknown[]).includes(value)
}

/** Every status that begins with `rejected_`, and the legacy `rejected`. */
export function isRejected(status: string): boolean {
  return status.startsWith('rejected_') || status === 'rejected'
}

/** The label of `new` in filters and tiles. Its badge reads "New". */
const newStatusFilterLabel = 'Pending Review (New)'

/**
 * The name of a status for people: the stored name with spaces, in sentence case ("Initial screening").
 * Accepts any stored value, legacy ones included. The internal rejection reads "Rejected by <brand>".
 */
export function statusLabel(status: string, brandName: string): string {
  if (status === 'rejected_by_brand') return `Rejected by ${brandName}`
  const words = status.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Groups = Record<string, readonly ApplicationStatus[]>
type Missing<G extends Groups> = Exclude<ApplicationStatus, G[keyof G][number]>

/** Returns the groups as given. Doesn't compile while a status is in none of them. */
const groupsOfEveryStatus = <const G extends Groups>(
  groups: G & ([Missing<G>] extends [never] ? unknown : { statusWithoutGroup: Missing<G> }),
): G => groups

/** Statuses that are filtered, counted and shown together. */
export const statusGroups = groupsOfEveryStatus({
  pending: ['new'],
  inScreening: ['initial_screening'],
  inInterview: ['interviewed', 'scheduled_interview', 'document_submission'],
  clientStage: ['submitted_to_client', 'client_interview', 'reference_checks'],
  offered: ['offered'],
  hired: ['hired'],
  rejected: ['rejected_by_candidate', 'rejected_by_client', 'rejected_by_brand'],
})

/** Statuses counted by "All Candidates Not Rejected". */
export const notRejectedStatuses: readonly ApplicationStatus[] = applicationStatuses.filter((s) => !isRejected(s))

/** The ends of the process, legacy values included. Everyone else is active: see `isActiveApplication` for the same in SQL. */
export const closedStatuses: readonly (ApplicationStatus | LegacyStatus)[] = [
  ...statusGroups.hired,
  ...statusGroups.rejected,
  'rejected',
]

/** True for a candidate who is neither hired nor rejected. */
export const isActiveStatus = (status: string): boolean => !(closedStatuses as readonly string[]).includes(status)

/** A named set of statuses: a filter, a tile or a board column. */
export type StatusSet = { key: string; label: string; statuses: readonly ApplicationStatus[] }

/**
 * The groups that people filter and count candidates by, in the order of the pipeline: one name and one set of statuses
 * each for tiles, the status filter, the dashboard and the server's counts, so that one name never has two numbers
 * (docs/decisions/0021-one-set-of-candidate-groups.md).
 */
export const candidateGroups = [
  { key: 'all', label: 'All Candidates', statuses: applicationStatuses },
  { key: 'new', label: newStatusFilterLabel, statuses: statusGroups.pending },
  { key: 'initial_screening', label: 'Initial Screening', statuses: statusGroups.inScreening },
  { key: 'in_interview', label: 'In Interview', statuses: statusGroups.inInterview },
  { key: 'client_stage', label: 'Client Stage', statuses: statusGroups.clientStage },
  { key: 'offered', label: 'Offered', statuses: statusGroups.offered },
  { key: 'hired', label: 'Hired', statuses: statusGroups.hired },
  { key: 'not_rejected', label: 'All Candidates Not Rejected', statuses: notRejectedStatuses },
  { key: 'rejected', label: 'All Candidates Rejected', statuses: statusGroups.rejected },
] as const satisfies readonly StatusSet[]

export type CandidateGroupKey = (typeof candidateGroups)[number]['key']

/** The name of a group: "In Interview". */
export const groupLabel = (wanted: CandidateGroupKey): string =>
  candidateGroups.find(({ key }) => key === wanted)?.label ?? wanted

/** Columns of the board. Each status is in exactly one. A card that is dropped there gets `dropStatus`. */
export const pipelineColumns = [
  { key: 'new', label: 'New', statuses: statusGroups.pending, dropStatus: 'new' },
  {
    key: 'screening',
    label: 'Screening',
    statuses: statusGroups.inScreening,
    dropStatus: 'initial_screening',
  },
  {
    key: 'in_interview',
    label: 'In interview',
    statuses: statusGroups.inInterview,
    dropStatus: 'scheduled_interview',
  },
  {
    key: 'client_stage',
    label: 'Client stage',
    statuses: statusGroups.clientStage,
    dropStatus: 'submitted_to_client',
  },
  { key: 'offer', label: 'Offer', statuses: statusGroups.offered, dropStatus: 'offered' },
  { key: 'hired', label: 'Hired', statuses: statusGroups.hired, dropStatus: 'hired' },
  {
    key: 'rejected',
    label: 'Rejected',
    statuses: statusGroups.rejected,
    dropStatus: 'rejected_by_brand',
  },
] as const satisfies readonly (StatusSet & { dropStatus: ApplicationStatus })[]

export type PipelineColumnKey = (typeof pipelineColumns)[number]['key']

/**
 * The statuses of a filter value from an address: the key of a group, one status, or several joined by commas. Undefined for
 * an unknown value, so that a caller can show everything or refuse.
 */
export function statusesOfFilter(key: string): readonly ApplicationStatus[] | undefined {
  if (isApplicationStatus(key)) return [key]
  if (key.includes(',')) {
    const named = [...new Set(key.split(','))]
    return named.every(isApplicationStatus) ? named : undefined
  }
  return candidateGroups.find((group) => group.key === key)?.statuses
}

export const statusTones = [
  'new',
  'progress',
  'interview',
  'client',
  'offer',
  'success',
  'rejected',
  'neutral',
] as const

/** Color token of a status badge. The label is always shown, too. */
export type StatusTone = (typeof statusTones)[number]

/** The tone of a status; legacy `pending` reads as new, `reviewed` as in progress, anything unknown as neutral. */
export function statusTone(status: string): StatusTone {
  if (isRejected(status)) return 'rejected'
  if (status === 'new' || status === 'pending') return 'new'
  if (status === 'initial_screening' || status === 'reviewed') return 'progress'
  if (status === 'offered') return 'offer'
  if (status === 'hired') return 'success'
  if ((statusGroups.inInterview as readonly string[]).includes(status)) return 'interview'
  if ((statusGroups.clientStage as readonly string[]).includes(status)) return 'client'
  return 'neutral'
}

/** Statuses that open a dialog before anything is saved. */
export const statusDialogs = {
  document_submission: 'documents',
  scheduled_interview: 'schedule',
  interviewed: 'feedback',
} as const satisfies Partial<Record<ApplicationStatus, string>>
