import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { framesOf, reasonOf } from './reason.ts'

const statement = 'select "id" from "users" where "email" = ?'
const failed = new DrizzleQueryError(
  statement,
  ['ann@firm.example', 'Ann Lee'],
  new Error('D1_ERROR: database is locked'),
)

test('a reason says what failed, and nothing that a person wrote', () => {
  expect(failed.message).toContain('Ann Lee')
  expect(reasonOf(failed)).toBe('select users: D1_ERROR: database is locked')
  expect(reasonOf(new DrizzleQueryError(' UPDATE "mails" set x = ?', [1], undefined))).toBe('UPDATE mails: unknown')
  let badJson: unknown
  try {
    JSON.parse('Dear Ann Lee')
  } catch (error) {
    badJson = error
  }
  expect(String(badJson)).toContain('Dear Ann')
  expect(reasonOf(badJson)).toBe('a text that could not be parsed')
  expect(reasonOf(new Error('no mailbox <ann.lee+jobs@firm.example>, sorry'))).toBe('no mailbox <[email]>, sorry')
  expect(reasonOf(new Error('https://firm.example/people/ann-lee?x=1 hung up'))).toBe('https://firm.example/… hung up')
  expect(reasonOf(new Error('fts5: syntax error near "lee"'))).toBe('fts5: syntax error near "…"')
  expect(reasonOf(new Error('x'.repeat(2_000)))).toHaveLength(300)
  expect([reasonOf('Ann Lee'), reasonOf(undefined)]).toEqual(['unknown', 'unknown'])
})

test('logs the frames of a stack without the message', () => {
  const frames = framesOf(failed) ?? ''
  expect(frames).toMatch(/^\s+at .*reason\.unit\.test/)
  expect(frames).not.toMatch(/Ann|ann@/)
  expect(framesOf('Ann Lee')).toBeNull()
})
