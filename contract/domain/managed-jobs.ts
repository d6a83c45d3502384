/** Filters of Manage Jobs. Closed jobs include those that were never public. */
export const managedJobStatuses = ['all', 'open', 'closed'] as const
export type ManagedJobStatus = (typeof managedJobStatuses)[number]

export const managedJobStatusLabels = { all: 'All', open: 'Open', closed: 'Closed' } as const satisfies Record<
  ManagedJobStatus,
  string
>

/** Orders of the staff's job lists: by date, by relevance to the words, by salary (the most first) and by title. */
export const managedJobSorts = ['recent', 'oldest', 'relevance', 'salary', 'title'] as const
export type ManagedJobSort = (typeof managedJobSorts)[number]

/** Events of a job. `expired`: its last day passed, and it left the board automatically. */
export const jobEventKinds = [
  'created',
  'duplicated',
  'edited',
  'closed',
  'reopened',
  'expired',
  'deleted',
  'imported',
] as const
export type JobEventKind = (typeof jobEventKinds)[number]

export const jobEventLabels = {
  created: 'Posted',
  duplicated: 'Copied from another job',
  edited: 'Edited',
  closed: 'Closed',
  reopened: 'Reopened',
  expired: 'Closed after its last day',
  deleted: 'Deleted',
  imported: 'Imported',
} as const satisfies Record<JobEventKind, string>
