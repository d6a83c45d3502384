import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'

/** The console line of a page that answers 404 or 410 on purpose. */
const expectedMiss = [/status of 4(04|10)/]

const publicScreens = [
  ['landing', '/'],
  ['board', '/jobs'],
  ['board without a match', '/jobs?q=zzzzzz&remote=true'],
  ['unknown job', '/job/zzzzzzzz'],
  ['unknown page', '/no-such-page'],
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

const staffScreens = [
  ['candidates, table', '/admin/candidates'],
  ['candidates, cards', '/admin/candidates?layout=cards'],
  ['a candidate in the panel of the admin page', '/admin?view=candidates&selected=5'],
  ['candidates, board', '/admin/candidates?layout=board'],
  ['candidates, nothing found', '/admin/candidates?q=zzzzzz'],
  ['a candidate in the panel', '/admin/candidates?selected=5'],
  ['view jobs', '/admin?view=find-jobs'],
  ['manage jobs', '/admin?view=manage-jobs'],
  ['a job in the editor', '/admin?view=manage-jobs#edit-job-5'],
  ['post job', '/admin?view=post-job'],
  ['users', '/admin/users'],
  ['settings, profile', '/admin/settings/profile'],
  ['settings, devices', '/admin/settings/sessions'],
  ['settings, brand', '/admin/settings/brand'],
  ['settings, access', '/admin/settings/access'],
  ['saved job lists', '/admin?view=saved-job-lists'],
  ['feedback', '/admin/feedback'],
  ['analytics', '/admin?view=analytics'],
  ['dashboard', '/admin'],
  ['candidates, what the dashboard leads to', '/admin/candidates?interviews=2026-01-01..2030-01-01'],
  ['unknown staff page', '/admin/no-such-view'],
] as const

const looks = [
  { name: 'a desktop in the light', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'a small phone in the dark', width: 320, height: 640, colorScheme: 'dark' },
] as const

/** Waits until a screen has loaded what it shows. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading').first().waitFor()
}

async function expectSound(page: Page, screen: string): Promise<void> {
  await expectNoViolations(page)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `${screen} is wider than the window`).toBeLessThanOrEqual(0)
}

describe.each(looks)('on $name', ({ name: _name, ...look }) => {
  test('every public screen is accessible and fits', async () => {
    const page = await newPage({ ...look, expects: expectedMiss })
    for (const [screen, address] of publicScreens) {
      await open(page, address)
      await expectSound(page, screen)
    }
    await page.goto('/jobs')
    await page.locator('.job-card a').first().click()
    await page.waitForURL('**/job/*')
    await expectSound(page, 'job')
    await page.getByRole('link', { name: 'Apply' }).first().click()
    await page.waitForURL('**/apply/*')
    await page.getByLabel(/Full Name/).waitFor()
    await expectSound(page, 'wizard')
  })

  test('every staff screen is accessible and fits', async () => {
    const page = await newPage({ ...look, expects: [...expectedMiss, /status of 401/] })
    await open(page, '/login')
    await page.getByLabel('Email').fill('admin@placet.test')
    await page.getByRole('textbox', { name: 'Password' }).fill('placet-demo')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(/\/admin/)
    for (const [screen, address] of staffScreens) {
      await open(page, address)
      await expectSound(page, screen)
    }
  })
})
