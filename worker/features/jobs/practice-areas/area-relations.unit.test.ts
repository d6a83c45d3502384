import { test } from 'vitest'
import { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { areaCloseness, areaRelation, relatedAreas, shippedArea } from './area-relations.service.ts'

test('relates areas to their parents, parts and neighbors', ({ expect }) => {
  expect(areaRelation('Litigation', 'Appellate')).toBe('part')
  expect(areaRelation('Appellate', 'litigation')).toBe('whole')
  expect(areaRelation('Tax', 'Tax')).toBe('same')
  expect(areaRelation('Private Equity', 'Mergers & Acquisitions')).toBe('neighbour')
  expect(areaRelation('Tax', 'Immigration')).toBe('other')
  expect(areaCloseness('Space Law', 'space-law')).toBe(1)
  expect(shippedArea('mergers-acquisitions')).toBe('Mergers & Acquisitions')
  for (const one of shippedPracticeAreas) {
    expect(relatedAreas(one).length, one).toBeGreaterThan(0)
    for (const two of shippedPracticeAreas) {
      const back = { part: 'whole', whole: 'part' }[areaRelation(one, two) as 'part'] ?? areaRelation(one, two)
      expect(areaRelation(two, one), `${one} and ${two}`).toBe(back)
    }
  }
})
