import { expect, test } from 'vitest'
import { retentionText } from './data-section.tsx'
import { sectionsOf, settingsSections } from './settings-sections.ts'

test('a partner has their own account, an admin the agency too; no address is given twice', () => {
  const ids = (role: 'admin' | 'partner') => sectionsOf(role).map(({ id }) => id)
  expect(ids('partner')).toEqual(['profile', 'password', 'two-factor', 'sessions', 'email'])
  expect(ids('admin')).toEqual(settingsSections.map(({ id }) => id))
  expect(new Set(ids('admin')).size).toBe(settingsSections.length)
  for (const { id } of settingsSections) expect(id).toMatch(/^[a-z-]+$/)
})

test('every section can be loaded', async () => {
  for (const { load } of settingsSections) expect((await load()).Section).toBeTypeOf('function')
}, 60_000)

test('the rule of retention is said in words', () => {
  expect(retentionText({ retentionMonths: 0, retentionErases: true })).toBe(
    'Everything is kept until somebody erases it.',
  )
  expect(retentionText({ retentionMonths: 24, retentionErases: false })).toMatch(
    /24 months .*not erased automatically\.$/,
  )
  expect(retentionText({ retentionMonths: 1, retentionErases: true })).toMatch(
    /1 month is .*and is erased automatically\.$/,
  )
})
