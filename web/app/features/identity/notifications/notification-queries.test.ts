import { test } from 'vitest'
import { targetOf } from './notification-queries.ts'

test('links a notification to its candidate and message', ({ expect }) => {
  const about = (
    applicationId: number | null,
    messageId: number | null,
    type = 'mention',
    subjectId: number | null = null,
  ) => ({
    subjectId,
    type,
    applicationId,
    messageId,
  })
  expect(targetOf(about(5, null), 'admin')).toBe('/admin/candidates?selected=5')
  expect(targetOf(about(5, 9), 'partner')).toBe('/admin/candidates?selected=5&messageId=9')
  expect(targetOf(about(null, null, 'saved_list'), 'admin')).toBe('/admin?view=saved-job-lists')
  expect(targetOf(about(null, null, 'saved_list'), 'partner')).toBe('/admin/my-job-lists')
  expect(targetOf(about(null, null, 'saved_search', 7), 'admin')).toBe('/admin?view=online-jobs&open=7')
  expect(targetOf(about(null, null, 'people_search', 8), 'admin')).toBe('/people-search?search=8&news=1')
  expect(targetOf(about(null, null, 'import', 9), 'admin')).toBe('/admin/imports?import=9')
  expect(targetOf(about(null, null), 'admin')).toBeUndefined()
})
