/** The scale of interview feedback, for suitability and for other roles. */
export const ratings = ['highly_recommended', 'recommended', 'neutral', 'not_recommended'] as const

export type Rating = (typeof ratings)[number]

const labels: ReadonlyMap<string, string> = new Map<Rating, string>([
  ['highly_recommended', 'Highly Recommended'],
  ['recommended', 'Recommended'],
  ['neutral', 'Neutral'],
  ['not_recommended', 'Not Recommended'],
])

/** The name of a rating; "anything else displays as Not Recommended", also without a rating. */
export function ratingLabel(rating: string | null | undefined): string {
  return labels.get(rating ?? '') ?? 'Not Recommended'
}
