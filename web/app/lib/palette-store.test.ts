import { expect, test } from 'vitest'
import { showWindow, typeAhead, typedAhead } from './palette-store.ts'

test('passes text typed before the palette loads to the palette once', () => {
  showWindow('palette')
  for (const key of ['t', 'a', 'c', 'Backspace', 'x']) expect(typeAhead(key)).toBe(true)
  for (const key of ['Shift', 'ArrowDown', 'Enter', 'Tab']) expect(typeAhead(key)).toBe(false)
  expect(typedAhead()).toBe('tax')
  showWindow(null)
  expect(typedAhead()).toBe('')
})
