import { test } from 'vitest'
import { distinctRows } from './paged-query.ts'

test('shows a row that moved between two reads once, in its first place', ({ expect }) => {
  const pages = [
    { items: [{ id: 1 }, { id: 2 }], nextCursor: 'a' },
    { items: [{ id: 2 }, { id: 3 }], nextCursor: null },
  ]
  expect(distinctRows(pages).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('distinguishes rows without an id by the caller’s function', ({ expect }) => {
  const pages = [{ items: [{ key: 'a' }, { key: 'a' }, { key: 'b' }], nextCursor: null }]
  expect(distinctRows(pages, ({ key }) => key)).toHaveLength(2)
})
