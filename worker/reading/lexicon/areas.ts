import { practiceAreaSlug, shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { relationCloseness, type AreaRelation } from './area-relations.data.ts'
import { areaTerms, jointTerms, looseInProse, type AreaLabel } from './area-terms.data.ts'
import type { Entry } from './phrase-book.ts'

export type AreaWord = {
  kind: 'practiceArea'
  areas: readonly AreaLabel[]
  /** Means the area in a query, but often something else in running prose. */
  isLoose: boolean
}

/** Every phrase for a practice area. Those that mean several areas come first, because the first of equal phrases wins. */
export function areaEntries(): Entry<AreaWord>[] {
  const entries = (areas: readonly AreaLabel[], texts: readonly string[], isWeak = false, isCapitals = false) =>
    texts.map((text): Entry<AreaWord> => {
      const isLoose = isWeak || looseInProse.has(text.toLowerCase())
      return { text, value: { kind: 'practiceArea', areas, isLoose }, isCapitals }
    })
  return [
    ...jointTerms.flatMap(({ terms, areas }) => entries(areas, terms)),
    ...shippedPracticeAreas.flatMap((label) => {
      const { terms, weak = [], capitals = [] } = areaTerms[label]
      const plain = entries([label], [label, ...terms])
      return [...plain, ...entries([label], weak, true), ...entries([label], capitals, true, true)]
    }),
  ]
}

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
