/** Days for which a finished archive can be downloaded. Then it is deleted. */
export const archiveDays = 7

/** `removed`: its content is deleted; the reason says why. */
export const archiveStates = ['running', 'done', 'failed', 'removed'] as const
export type ArchiveState = (typeof archiveStates)[number]

/** Why an archive was removed. */
export const archiveReasons = ['canceled', 'deleted', 'expired', 'erasure', 'update', 'replaced', 'too_large'] as const
export type ArchiveReason = (typeof archiveReasons)[number]

export const archiveReasonTexts = {
  canceled: 'Canceled.',
  deleted: 'Deleted by an admin.',
  expired: `Deleted after ${archiveDays} days.`,
  erasure: 'Deleted because a person was erased after it was started. A new archive won’t contain them.',
  update: 'Placet was updated while it was made. Please make a new one.',
  replaced: 'A newer archive took its place.',
  too_large: 'There’s more data than one archive can hold. Please use the backup command in docs/operations.md.',
} as const satisfies Record<ArchiveReason, string>

export const archiveEventKinds = [
  'requested',
  'retried',
  'finished',
  'failed',
  'downloaded',
  'removed',
  'list',
] as const
export type ArchiveEventKind = (typeof archiveEventKinds)[number]

export const archiveEventTexts = {
  requested: 'Requested',
  retried: 'Retried',
  finished: 'Finished',
  failed: 'Failed',
  downloaded: 'Download started',
  removed: 'Removed',
  list: 'List downloaded',
} as const satisfies Record<ArchiveEventKind, string>
