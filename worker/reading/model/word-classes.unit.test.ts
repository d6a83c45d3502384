import { test } from 'vitest'
import { classOf } from './word-classes.ts'

test('has words that are used alike in one class', ({ expect }) => {
  const classes = (words: string) => new Set(words.split(' ').map(classOf))
  expect(classes('paralegal electrician plumber').size).toBe(1)
  expect(classes('smith jones').size).toBe(1)
  expect(classes('electrician smith llp mumbai').size).toBe(4)
})

test('knows a word with a possessive ending, and says what it doesn’t know', ({ expect }) => {
  expect(classOf('smith’s')).toBe(classOf('smith'))
  expect([classOf('zzqxv'), classOf('2019'), classOf('')]).toEqual(['new', 'number', 'new'])
})
