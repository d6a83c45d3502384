import { test } from 'vitest'
import { targetOf } from './notification-queries.ts'

test('a notification leads to its candidate, with the message it is about', ({ expect }) => {
  const about = (applicationId: number | null, messageId: number | null, type = 'mention') => ({
    type,
    applicationId,
    messageId,
  })
  expect(targetOf(about(5, null), 'admin')).toBe('/admin/candidates?selected=5')
  expect(targetOf(about(5, 9), 'partner')).toBe('/admin/candidates?selected=5&messageId=9')
  expect(targetOf(about(null, null, 'saved_list'), 'admin')).toBe('/admin?view=saved-job-lists')
  expect(targetOf(about(null, null, 'saved_list'), 'partner')).toBe('/admin/my-job-lists')
  expect(targetOf(about(null, null), 'admin')).toBeUndefined()
})
