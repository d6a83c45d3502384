import { test } from 'vitest'
import { isShortId, shortIdAlphabet, shortIdLength } from './short-id.ts'

test("a short id has eight characters that can't be confused", ({ expect }) => {
  expect(shortIdLength).toBe(8)
  for (const character of shortIdAlphabet) expect(isShortId(character.repeat(8))).toBe(true)
  for (const bad of ['', 'abcdefg', 'abcdefghj', 'abcdefg0', 'ABCDEFGH', 'abcdefgl', 'abcdefg\n', "a' or 1=1"]) {
    expect(isShortId(bad), bad).toBe(false)
  }
})
