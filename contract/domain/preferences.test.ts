import { test } from 'vitest'
import { defaultPreferences, preferencesPatch, readPreferences } from './preferences.ts'

test('reads stored preferences and leaves out unknown ones', ({ expect }) => {
  expect(readPreferences({ hiddenColumns: ['stage', 'gone', 'stage'], other: 1 })).toEqual({ hiddenColumns: ['stage'] })
  for (const stored of [null, 'x', {}, { hiddenColumns: 'stage' }]) {
    expect(readPreferences(stored)).toEqual(defaultPreferences)
  }
})

test('takes each column once and refuses unknown ones', ({ expect }) => {
  expect(preferencesPatch.parse({ hiddenColumns: ['stage', 'job', 'stage'] })).toEqual({
    hiddenColumns: ['job', 'stage'],
  })
  expect(preferencesPatch.safeParse({ hiddenColumns: ['name'] }).success).toBe(false)
  expect(preferencesPatch.safeParse({ theme: 'dark' }).success).toBe(false)
})
