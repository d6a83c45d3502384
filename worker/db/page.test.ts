import { describe, test } from 'vitest'
import { z } from '#contract/zod.ts'
import { decodeCursor } from './cursor.ts'
import { page } from './page.ts'

const rows = [{ id: 5 }, { id: 4 }, { id: 3 }]
const cursorOf = ({ id }: { id: number }) => ({ id })

describe('page', () => {
  test('leaves out the extra row and points at the last row shown', ({ expect }) => {
    const { items, nextCursor } = page(rows, 2, cursorOf)
    expect(items).toEqual([{ id: 5 }, { id: 4 }])
    expect(decodeCursor(z.object({ id: z.number() }), nextCursor ?? '')).toEqual({ id: 4 })
  })

  test('ends the list when no extra row was found', ({ expect }) => {
    expect(page(rows, 3, cursorOf)).toEqual({ items: rows, nextCursor: null })
    expect(page([], 3, cursorOf)).toEqual({ items: [], nextCursor: null })
  })
})
