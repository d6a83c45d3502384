import { expect, test } from 'vitest'
import { keptLabel, readLabel } from './kept-label.ts'

test('keeps a name and the facts of its card in one text', () => {
  const card = { title: 'Of Counsel', seat: 'Reno, NV | Elko, NV', page: 'https://soto-bell.example/p/2' }
  expect(readLabel(keptLabel({ label: 'Ingrid Soto', card }))).toEqual({ label: 'Ingrid Soto', card })
  expect(readLabel(keptLabel({ label: 'Ingrid Soto' }))).toEqual({ label: 'Ingrid Soto', card: {} })
  expect(readLabel(keptLabel({ label: null, card }))).toEqual({ label: null, card: {} })
})
