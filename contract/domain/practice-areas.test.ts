import { test } from 'vitest'
import {
  defaultPracticeAreas,
  knownPracticeArea,
  statedPracticeArea,
  practiceAreaLabel,
  practiceAreaLabelMax,
  practiceAreaSlug,
} from './practice-areas.ts'

test('slugs follow the rule, whatever is typed', ({ expect }) => {
  expect(practiceAreaSlug('Mergers & Acquisitions')).toBe('mergers-acquisitions')
  expect(practiceAreaSlug('  White   Collar ')).toBe('white-collar')
  expect(practiceAreaSlug('In-House')).toBe('in-house')
  expect(practiceAreaSlug('Médias / T.V. (FR)')).toBe('medias-tv-fr')
  expect(practiceAreaSlug("'; DROP TABLE--")).toBe('drop-table')
  for (const none of ['', ' & ', '---', '税法', '\uD800']) expect(practiceAreaSlug(none), none).toBe('')
})

test('a label starts with a capital and keeps the rest', ({ expect }) => {
  expect(practiceAreaLabel(' sports  law ')).toBe('Sports law')
  expect(practiceAreaLabel('eSports')).toBe('ESports')
  expect(practiceAreaLabel('émigré law')).toBe('Émigré law')
  expect(practiceAreaLabel('  ')).toBe('')
})

test('the shipped registry has 44 areas, each with its own address', ({ expect }) => {
  const slugs = defaultPracticeAreas.map((area) => area.value)
  expect(slugs).toHaveLength(44)
  expect(new Set(slugs).size).toBe(44)
  for (const { label } of defaultPracticeAreas) {
    expect(label.length).toBeLessThanOrEqual(practiceAreaLabelMax)
    expect(practiceAreaLabel(label)).toBe(label)
  }
})

test('a stated practice area is one of the registry or marked as other text', ({ expect }) => {
  const stated = (text: string | undefined) => statedPracticeArea(text, defaultPracticeAreas)
  expect(stated('mergers &  acquisitions')).toBe('Mergers & Acquisitions')
  expect(stated('Other: tax')).toBe('Tax')
  expect([stated('Merg'), stated('Other: Space law')]).toEqual(['Other: Merg', 'Other: Space law'])
  expect([stated(undefined), stated('  '), stated('Other:')]).toEqual([undefined, undefined, undefined])
  expect([knownPracticeArea('Tax'), knownPracticeArea('Other: Merg'), knownPracticeArea(null)]).toEqual([
    'Tax',
    null,
    null,
  ])
})
