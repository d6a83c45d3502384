// @ts-check
import { expect, test } from 'vitest'
import { cronExpressions, isDue } from './crons.mjs'

// As in worker/tasks/cron.ts.
const everyFiveMinutes = '*/5 * * * *'
const hourly = '17 * * * *'
const hourlyAlone = '47 * * * *'

const at = (/** @type {string} */ time) => new Date(`2026-11-21T${time}:00Z`)

test('ticks locally exactly the expressions that the Worker knows', () => {
  expect(cronExpressions().toSorted()).toEqual([everyFiveMinutes, hourly, hourlyAlone].toSorted())
})

test('matches the minutes of an expression and no others', () => {
  expect(['10:00', '10:05', '10:07', '10:55'].map((time) => isDue(everyFiveMinutes, at(time)))).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(['10:17', '11:17', '10:16'].map((time) => isDue(hourly, at(time)))).toEqual([true, true, false])
  expect(isDue('0 9 * * 6', at('09:00'))).toBe(true)
  expect(isDue('0 9 * * 1', at('09:00'))).toBe(false)
  expect(isDue('nonsense', at('09:00'))).toBe(false)
})
