/** Tokens of the demo rooms. They are published, like the demo password: the demo data names nobody real. */
export const demoReviewTokens = {
  untouched: 'demo-review-room-untouched-0000000000000000',
  answered: 'demo-review-room-answered-00000000000000000',
  closed: 'demo-review-room-closed-0000000000000000000',
} as const
