// @ts-check
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applicationStatuses } from '../contract/domain/statuses.ts'
import { triggersFile, triggersText } from './triggers.mjs'

test('triggers.sql shows the triggers that the migrations make', () => {
  expect(readFileSync(triggersFile, 'utf8'), 'run `node scripts/triggers.mjs`').toBe(triggersText())
  expect(triggersText().match(/^CREATE TRIGGER/gm)?.length).toBeGreaterThan(40)
})

test('no trigger names a status of applications or knows a time zone', () => {
  const code = triggersText().replaceAll(/^--.*$/gm, '')
  expect(applicationStatuses.filter((status) => code.includes(`'${status}'`))).toEqual([])
  expect(code).not.toMatch(/18000|localtime|'rejected/)
})
