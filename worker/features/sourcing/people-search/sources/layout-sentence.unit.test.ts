import { expect, test } from 'vitest'
import { layoutSentence } from './layout-sentence.ts'

test('says where a site shows its people and their facts', () => {
  const layout = { people: 'on pages of their own' as const, furniture: [], cities: [], count: 0 }
  const sentenceOf = (paths: Partial<Record<'name' | 'title', string>>) =>
    layoutSentence({ ...layout, paths: { name: null, title: null, city: null, ...paths } })
  expect(sentenceOf({ name: 'div.who', title: 'p.role' })).toBe(
    'People have pages of their own: name in “who”, title in “role”.',
  )
  expect(sentenceOf({ name: 'h1', title: 'p' })).toBe(
    'People have pages of their own: name in a heading, title in a line of text.',
  )
  expect(sentenceOf({})).toBe('People have pages of their own.')
})
