/** Parameters of a candidates list's address that aren't filters of its toolbar. */
export const dueParams = {
  /** `yes`: those who have a partner. */
  assigned: 'assigned',
  /** `2026-06-15..2026-06-21`: interviews on these days in Eastern time, both included. */
  interviews: 'interviews',
  /** `2026-06-01`: in the same status since before this day in Eastern time, neither hired nor rejected. */
  unchanged: 'unchanged',
  /** `2026-04-01`: hired on this day in Eastern time or later. */
  hired: 'hired',
  /** `unread`: with a mention that the reader has not read. */
  mentions: 'mentions',
} as const
