import { expect, test } from 'vitest'
import { retentionText } from './data-section.tsx'
import { sectionsOf, settingsSections } from './settings-sections.ts'

test('shows partners their account, admins the agency too, with one address a section', () => {
  const ids = (role: 'admin' | 'partner') => sectionsOf(role).map(({ id }) => id)
  expect(ids('partner')).toEqual(['profile', 'password', 'two-factor', 'sessions', 'email', 'email-in'])
  expect(ids('admin')).toEqual(settingsSections.map(({ id }) => id))
  expect(new Set(ids('admin')).size).toBe(settingsSections.length)
  for (const { id } of settingsSections) expect(id).toMatch(/^[a-z-]+$/)
})

test('loads every section', async () => {
  for (const { load } of settingsSections) expect((await load()).Section).toBeTypeOf('function')
}, 60_000)

test('retentionText describes the rule in a sentence', () => {
  expect(retentionText({ retentionMonths: 0, retentionErases: true })).toBe(
    'Everything is kept until someone erases it.',
  )
  expect(retentionText({ retentionMonths: 24, retentionErases: false })).toMatch(
    /24 months .*not erased automatically\.$/,
  )
  expect(retentionText({ retentionMonths: 1, retentionErases: true })).toMatch(
    /1 month is .*and is erased automatically\.$/,
  )
})
