import { describe, test } from 'vitest'
import { paths, safeNext } from './paths.ts'

const origin = 'https://jobs.example.com'

describe('safeNext', () => {
  test.for(['/admin/candidates?status=new#top', '/admin', '/home', '/people-search', '/admin/users'])(
    '%s is ours',
    (next, { expect }) => expect(safeNext(next, origin)).toBe(next),
  )

  test.for([
    null,
    '',
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '/\t/evil.example/admin',
    'javascript:alert(1)',
    'admin',
    '/login?next=/admin',
    '/administrator',
    '/admin/../login',
    '/api/auth/logout',
  ])('%j is not followed', (next, { expect }) => expect(safeNext(next, origin)).toBe('/admin'))
})

test('keeps every path inside the application or the site', ({ expect }) => {
  expect(paths.login()).toBe('/login')
  expect(paths.login({ next: '/admin/candidates?status=new&q=a b' })).toBe(
    '/login?next=%2Fadmin%2Fcandidates%3Fstatus%3Dnew%26q%3Da%20b',
  )
  expect(paths.apply('abcd2345')).toBe('/apply/abcd2345')
  expect(paths.apply('a/b')).toBe('/apply/a%2Fb')
  expect(paths.adminView('find-jobs')).toBe('/admin?view=find-jobs')
  expect(paths.jobEditor(17)).toBe('/admin?view=manage-jobs#edit-job-17')
  expect(paths.site.job('abcd2345')).toBe('/job/abcd2345')
})
