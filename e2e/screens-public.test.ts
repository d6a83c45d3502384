import { test } from 'vitest'
import { newPage } from './harness/browser.ts'
import { expectedMiss, expectSound, expectSoundScreen } from './harness/screens.ts'

const publicScreens = [
  ['landing', '/'],
  ['board', '/jobs'],
  ['board of shorthand', '/jobs?q=lev+fin&location=NYC'],
  ['last page of the board', '/jobs?page=4'],
  ['board without a match', '/jobs?q=zzzzzz&remote=true'],
  ['unknown job', '/job/zzzzzzzz'],
  ['unknown page', '/no-such-page'],
  ['unknown staff page', '/admin/no-such-view'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['cookies', '/cookies'],
  ['gdpr', '/gdpr'],
  ['employers', '/employers'],
  ['support', '/support'],
  ['sign in', '/login'],
  ['wizard for an unknown job', '/apply/zzzzzzzz'],
  ['reset link that has ended', `/reset/${'A'.repeat(43)}`],
] as const

test('keeps every public screen accessible and within its window', async () => {
  const page = await newPage({ expects: expectedMiss })
  for (const [screen, address] of publicScreens) await expectSoundScreen(page, screen, address)
  await page.goto('/jobs')
  await page.locator('.job-card a').first().click()
  await page.waitForURL('**/job/*')
  await expectSound(page, 'job')
  await page.getByRole('link', { name: 'Apply' }).first().click()
  await page.waitForURL('**/apply/*')
  await page.getByLabel(/Full Name/).waitFor()
  await expectSound(page, 'wizard')
})
