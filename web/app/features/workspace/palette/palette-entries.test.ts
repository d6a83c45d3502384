import { expect, test } from 'vitest'
import { viewFor } from '#web/app/lib/admin-views.ts'
import { userMenuLinks } from '#web/app/layouts/staff-menus.ts'
import { actionEntries, matching, screenEntries, sectionEntries, viewEntries } from './palette-entries.ts'

const labels = (typed: string, role: 'admin' | 'partner' = 'admin') =>
  matching([...viewEntries(role), ...actionEntries(role)], typed).map(({ label }) => label)

test('one letter puts the view of that key first', () => {
  expect(labels('p')[0]).toBe('Post Job')
  expect(labels('J')[0]).toBe('Manage Jobs')
  expect(labels('f')[0]).toBe('View Jobs')
  expect(labels('c')[0]).toBe('View Candidates')
  expect(labels('c', 'partner')[0]).toBe('My Assigned Candidates')
})

test('words find what begins with them, in any order', () => {
  expect(labels('post a j')[0]).toBe('Post a job')
  expect(labels('jobs manage')).toEqual(['Manage Jobs'])
  expect(labels('zzz')).toEqual([])
})

test('a partner is offered nothing that is for admins', () => {
  const offered = labels('', 'partner')
  for (const label of [
    'Post Job',
    'Post a job',
    'Manage Jobs',
    'Create a user',
    'View Candidates',
    'User Management',
  ]) {
    expect(offered).not.toContain(label)
  }
  for (const { does } of viewEntries('partner')) {
    const view = 'to' in does ? new URL(does.to, 'https://x').searchParams.get('view') : null
    if (view) expect(viewFor('partner', view as never), view).toBeDefined()
  }
})

test('every screen of the menus is one entry, and settings are found by section', () => {
  for (const role of ['admin', 'partner'] as const) {
    const all = [...viewEntries(role), ...actionEntries(role), ...screenEntries(role)].map(({ label }) => label)
    expect(new Set(all).size).toBe(all.length)
    const reached = [...viewEntries(role), ...actionEntries(role), ...screenEntries(role)]
    for (const { label, to } of userMenuLinks(role)) {
      expect(
        reached.some((entry) => entry.label === label || ('to' in entry.does && entry.does.to === to)),
        label,
      ).toBe(true)
    }
  }
  const found = (typed: string, role: 'admin' | 'partner') =>
    matching([...screenEntries(role), ...sectionEntries(role)], typed).map(({ label }) => label)
  expect(found('settings two', 'partner')).toEqual(['Settings: Two-factor sign-in'])
  expect(found('oper', 'admin')).toEqual(['Operations'])
  for (const typed of ['oper', 'brand', 'job sources', 'feedback']) expect(found(typed, 'partner')).toEqual([])
})
