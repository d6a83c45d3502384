/** The scale of interview feedback, for suitability and for other roles (spec 1 §3). */
export const ratings = ['highly_recommended', 'recommended', 'neutral', 'not_recommended'] as const

export type Rating = (typeof ratings)[number]

const labels: ReadonlyMap<string, string> = new Map<Rating, string>([
  ['highly_recommended', 'Highly Recommended'],
  ['recommended', 'Recommended'],
  ['neutral', 'Neutral'],
  ['not_recommended', 'Not Recommended'],
])

/** The name of a rating; "anything else displays as Not Recommended" (spec 1 §3), nothing included. */
export function ratingLabel(rating: string | null | undefined): string {
  return labels.get(rating ?? '') ?? 'Not Recommended'
}
