import { practiceAreaSlug, shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { areaTerms, type AreaLabel } from '#worker/reading/lexicon/area-terms.data.ts'

export type AreaRelation = 'same' | 'part' | 'whole' | 'neighbour' | 'sibling' | 'other'

/** Closeness of each relation, 0 to 1: how far a lawyer of one practice fits a job of the other. */
export const relationCloseness = {
  same: 1,
  part: 0.8,
  whole: 0.7,
  neighbour: 0.55,
  sibling: 0.4,
  other: 0,
} as const satisfies Record<AreaRelation, number>

const bySlug: ReadonlyMap<string, AreaLabel> = new Map(
  shippedPracticeAreas.map((label) => [practiceAreaSlug(label), label]),
)

/** The shipped area that a label or slug names, or undefined. */
export const shippedArea = (area: string): AreaLabel | undefined => bySlug.get(practiceAreaSlug(area))

/**
 * Relation of practice area `b` to `a`: `part` when b is a part of a (a wants Litigation, b is Appellate), `whole` the
 * other way round. Takes labels or slugs; areas that staff added themselves are `other` to all but themselves.
 */
export function areaRelation(a: string, b: string): AreaRelation {
  if (practiceAreaSlug(a) === practiceAreaSlug(b)) return 'same'
  const [one, two] = [shippedArea(a), shippedArea(b)]
  if (!one || !two) return 'other'
  if (areaTerms[two].parents.includes(one)) return 'part'
  if (areaTerms[one].parents.includes(two)) return 'whole'
  if (areaTerms[one].neighbours.includes(two) || areaTerms[two].neighbours.includes(one)) return 'neighbour'
  if (areaTerms[one].parents.some((parent) => areaTerms[two].parents.includes(parent))) return 'sibling'
  return 'other'
}

/** `relationCloseness` of two areas. */
export const areaCloseness = (a: string, b: string): number => relationCloseness[areaRelation(a, b)]

/** The shipped areas that are not `other` to one, nearest first, itself left out. */
export function relatedAreas(area: string): { area: AreaLabel; relation: AreaRelation }[] {
  return shippedPracticeAreas
    .map((other) => ({ area: other, relation: areaRelation(area, other) }))
    .filter(({ relation }) => relation !== 'same' && relation !== 'other')
    .sort((x, y) => relationCloseness[y.relation] - relationCloseness[x.relation])
}
