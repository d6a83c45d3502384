import { expect, test } from 'vitest'
import { viewFor } from '#web/app/lib/admin-views.ts'
import { isCurrent, topMenus, userMenuLinks } from './staff-menus.ts'

const links = (role: 'admin' | 'partner') =>
  topMenus(role).flatMap((entry) => ('links' in entry ? entry.links : [entry]))
const labels = (role: 'admin' | 'partner') => links(role).map(({ label }) => label)

test('leads admins to candidates, public jobs and user management', () => {
  expect(labels('admin')).toEqual(expect.arrayContaining(['View Candidates', 'View Public Jobs', 'User Management']))
  expect(labels('admin')).not.toContain('My Assigned Candidates')
  expect(userMenuLinks('admin').map(({ to }) => to)).toContain('/admin/users')
})

test('hides user management and others’ candidates from partners', () => {
  expect(labels('partner')).toEqual(expect.arrayContaining(['My Assigned Candidates', 'View Public Jobs']))
  for (const label of ['View Candidates', 'User Management', 'Post Jobs', 'Manage Jobs', 'Analytics']) {
    expect(labels('partner')).not.toContain(label)
  }
  const own = userMenuLinks('partner').map(({ label }) => label)
  expect(own).not.toContain('User Management')
  expect(own).toContain('My Job Lists')
  expect(userMenuLinks('admin').map(({ label }) => label)).not.toContain('My Job Lists')
})

test('names the screens as expected', () => {
  const menu = (role: 'admin' | 'partner', label: string) => {
    const entry = topMenus(role).find((one) => one.label === label)
    return entry && 'links' in entry ? entry.links.map((link) => link.label) : []
  }
  expect(menu('admin', 'Jobs')).toEqual(expect.arrayContaining(['View Public Jobs', 'Post Jobs', 'Manage Jobs']))
  expect(menu('admin', 'Candidates')).toEqual(
    expect.arrayContaining(['Search Jobs', 'View Candidates', 'People Search']),
  )
  expect(menu('partner', 'Jobs')).toEqual(expect.arrayContaining(['Find Jobs', 'View Public Jobs']))
  expect(userMenuLinks('admin').map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Settings', 'User Management', 'Saved Job Lists']),
  )
})

test('lists Settings in the top navigation and the user menu for everyone', () => {
  for (const role of ['admin', 'partner'] as const) {
    expect(topMenus(role)).toContainEqual({ label: 'Settings', to: '/admin/settings' })
    expect(userMenuLinks(role).map(({ label }) => label)).toContain('Settings')
  }
})

test('lists a view only for its roles', () => {
  for (const role of ['admin', 'partner'] as const) {
    for (const { to } of links(role)) {
      const view = new URL(to, 'https://x').searchParams.get('view')
      if (view) expect(viewFor(role, view as never), to).toBeDefined()
    }
  }
})

test('marks only the entry of the current screen', () => {
  const at = (pathname: string, search = '') => ({ pathname, search })
  expect(isCurrent({ label: '', to: '/admin' }, at('/admin'))).toBe(true)
  expect(isCurrent({ label: '', to: '/admin' }, at('/admin', '?view=manage-jobs'))).toBe(false)
  expect(isCurrent({ label: '', to: '/admin?view=manage-jobs' }, at('/admin', '?q=tax&view=manage-jobs'))).toBe(true)
  expect(isCurrent({ label: '', to: '/admin/users' }, at('/admin/users', '?q=tax'))).toBe(true)
  expect(isCurrent({ label: '', to: '/admin/settings' }, at('/admin/settings/profile'))).toBe(true)
  expect(isCurrent({ label: '', to: '/admin' }, at('/admin/settings/profile'))).toBe(false)
  expect(isCurrent({ label: '', to: '/jobs', isNewTab: true }, at('/jobs'))).toBe(false)
})
