import { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
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
