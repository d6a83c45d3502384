import { test } from 'vitest'
import { topMenus, userMenuLinks } from './staff-menus.ts'

const labels = (role: 'admin' | 'partner') => topMenus(role).map(({ label }) => label)

test('an admin reaches candidates, public jobs and user management', ({ expect }) => {
  expect(labels('admin')).toEqual(['View Candidates', 'View Public Jobs', 'User Management'])
  expect(userMenuLinks('admin').map(({ to }) => to)).toEqual(['/admin/users'])
})

test('a partner sees neither user management nor the candidates of others', ({ expect }) => {
  expect(labels('partner')).toEqual(['My Assigned Candidates', 'View Public Jobs'])
  expect(userMenuLinks('partner')).toEqual([])
})
