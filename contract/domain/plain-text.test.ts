import { test } from 'vitest'
import { cleanLine, cleanText } from './plain-text.ts'

test('cleaning removes unprintable characters and keeps the others', ({ expect }) => {
  expect(cleanLine('  Łukasz \t Żółć\n-Nguyễn\0 ')).toBe('Łukasz Żółć -Nguyễn')
  expect(cleanLine('abc\u202Efdp.exe\u0007')).toBe('abcfdp.exe')
  expect(cleanText('one\r\ntwo\rthree\n\n  four\u000B\u0000')).toBe('one\ntwo\nthree\n\n  four')
  expect(cleanText('half \uD83D character').isWellFormed()).toBe(true)
  expect(cleanLine('👩🏽‍⚖️ 王小明')).toBe('👩🏽‍⚖️ 王小明')
})
