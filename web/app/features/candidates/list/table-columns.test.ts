import { test } from 'vitest'
import { candidateColumns as columnNames } from '#contract/domain/preferences.ts'
import { fittingColumns } from './table-columns.ts'

const fitting = (window: number, wanted = [...columnNames]) => fittingColumns(wanted, window - 64)

test('leaves out the least important columns rather than cutting names', ({ expect }) => {
  expect(fitting(1440)).toEqual([...columnNames])
  expect(fitting(1280)).toEqual(['job', 'score', 'status', 'partner', 'experience', 'location', 'applied'])
  expect(fitting(1200)).toEqual(['job', 'score', 'status', 'experience', 'location', 'applied'])
})

test('shows a chosen column once others have made room for it', ({ expect }) => {
  const wanted = columnNames.filter((name) => name !== 'experience' && name !== 'location')
  expect(fitting(1280, [...wanted])).toEqual([...wanted])
})
