import { expect, test } from 'vitest'
import { viewFor, viewsOf } from '#web/app/lib/admin-views.ts'
import { isCurrent, topMenus, userMenuLinks } from './staff-menus.ts'

const links = (role: 'admin' | 'partner') =>
  topMenus(role).flatMap((entry) => ('links' in entry ? entry.links : [entry]))
const labels = (role: 'admin' | 'partner') => links(role).map(({ label }) => label)

test('leads admins to candidates, public jobs and user management', () => {
  expect(labels('admin')).toEqual(expect.arrayContaining(['View Candidates', 'View Public Jobs', 'User Management']))
  expect(labels('admin')).not.toContain('My Assigned Candidates')
})

test('hides user management and others’ candidates from partners', () => {
  expect(labels('partner')).toEqual(expect.arrayContaining(['My Assigned Candidates', 'View Public Jobs']))
  for (const label of ['View Candidates', 'User Management', 'Post Job', 'Manage Jobs', 'Analytics']) {
    expect(labels('partner')).not.toContain(label)
  }
  const own = userMenuLinks('partner').map(({ label }) => label)
  expect(own).not.toContain('User Management')
  expect(own).toContain('My Job Lists')
  expect(userMenuLinks('admin').map(({ label }) => label)).not.toContain('My Job Lists')
})

test('gives admins a menu of their places and everyone a menu of their own things', () => {
  const menu = (role: 'admin' | 'partner', label: string) => {
    const entry = topMenus(role).find((one) => one.label === label)
    return entry && 'links' in entry ? entry.links.map((link) => link.label) : []
  }
  expect(menu('admin', 'Admin')).toEqual(
    expect.arrayContaining(['User Management', 'Saved Job Lists', 'Job Sources', 'Email Log', 'Operations']),
  )
  expect(menu('partner', 'Admin')).toEqual([])
  expect(userMenuLinks('admin').map(({ label }) => label)).toEqual(['Settings'])
  expect(userMenuLinks('partner').map(({ label }) => label)).toEqual(['Settings', 'My Job Lists'])
})

test('gives each screen one name in menus and palette', () => {
  for (const role of ['admin', 'partner'] as const) {
    const all = links(role)
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
    expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
    expect(labels(role)).toEqual(expect.arrayContaining(['View Jobs', 'View Public Jobs', 'Do Not Contact']))
    for (const { label, to } of all) {
      const view = viewsOf(role).find(({ value }) => to === `/admin?view=${value}`)
      if (view) expect(label).toBe(view.label)
    }
  }
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
