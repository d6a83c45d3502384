import { test } from 'vitest'
import { defaultPracticeAreas } from '#contract/domain/practice-areas.ts'
import { experienceHint, experienceHints } from './experience-hints.ts'

test('every shipped practice area has three examples of its own', ({ expect }) => {
  const slugs = defaultPracticeAreas.map((area) => area.value)
  expect(Object.keys(experienceHints).toSorted()).toEqual(slugs.toSorted())
  for (const { label } of defaultPracticeAreas) {
    const { experienceField, examples } = experienceHint(label)
    expect(experienceField).toBe(label)
    expect(new Set(examples).size).toBe(3)
  }
  const all = Object.values(experienceHints).flatMap((hint) => hint.examples)
  expect(new Set(all).size).toBe(44 * 3)
})

test('an area that the agency has added gets its label and general examples', ({ expect }) => {
  expect(experienceHint('sports law')).toMatchObject({ experienceField: 'Sports law' })
  expect(experienceHint('constructor').examples).toHaveLength(3)
  expect(experienceHint('').experienceField).toBe('')
  expect(experienceHint('mergers-acquisitions').experienceField).toBe('Mergers & Acquisitions')
})
