import { test } from 'vitest'
import { defaultSettings, settingsPatch, settingsSchema } from './settings.ts'

test('default settings are valid, and a change only takes known keys', ({ expect }) => {
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings)
  expect(defaultSettings.registration).toBe('approval')
  expect(settingsPatch.parse({ registration: 'open' })).toEqual({ registration: 'open' })
  expect(settingsPatch.parse({ siteUrl: 'https://jobs.example.com/ ' })).toEqual({
    siteUrl: 'https://jobs.example.com',
  })
  const bad = [
    { registration: 'everyone' },
    { brandName: ' ' },
    { brandEmail: 'x' },
    { surprise: 1 },
    { siteUrl: 'javascript:alert(1)' },
    { siteUrl: 'https://a.example/path' },
    { siteUrl: 'https://u:p@a.example' },
  ]
  for (const change of bad) expect(settingsPatch.safeParse(change).success, JSON.stringify(change)).toBe(false)
})
