/** The review state of a saved list of online jobs. */
export const savedListStatuses = ['pending', 'reviewed', 'approved', 'rejected'] as const

export type SavedListStatus = (typeof savedListStatuses)[number]

export const savedListStatusLabels = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  approved: 'Approved',
  rejected: 'Rejected',
} as const satisfies Record<SavedListStatus, string>

/** Only a pending list offers Approve and Reject. */
export function mayReviewSavedList(status: SavedListStatus): boolean {
  return status === 'pending'
}

export const savedListLimits = {
  /** Jobs in one list. */
  jobs: 200,
  /** The number of them on a card. */
  onCard: 3,
} as const

/** The input errors of saving online jobs. */
export const savedListTexts = { noJobs: 'No Jobs Selected', nameRequired: 'Candidate Name Required' } as const
