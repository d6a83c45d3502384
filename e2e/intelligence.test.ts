import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectNoViolations, newPage, screenshot } from './harness/browser.ts'
import { startPlacet } from './harness/serve.mjs'

type Placet = Awaited<ReturnType<typeof startPlacet>>

let stateDir: string
let placet: Placet | undefined

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'placet-find-'))
  placet = await startPlacet({ stateDir, vars: { RATE_LIMIT_FACTOR: '1000' } })
})

afterAll(async () => {
  await placet?.stop()
  rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
})

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)

test('a partner describes a candidate, sees what was understood, takes a part back and keeps the search', async ({
  expect,
}) => {
  if (!placet) throw new Error('the server did not start')
  const page = await newPage({ baseURL: placet.url })
  await page.goto(`/login?next=${encodeURIComponent('/admin?view=find-jobs')}`)
  await page.getByLabel('Email').fill('partner@placet.test')
  await page.getByLabel('Password', { exact: true }).fill('placet-demo')
  await page.keyboard.press('Enter')
  const words = page.getByLabel('Describe the candidate')
  await words.focus()
  await page.keyboard.press('Enter')
  await toast(page, 'Empty Query').waitFor()

  await words.fill('litigation associate in NYC or Boston, no patent, plays chess')
  await page.keyboard.press('Enter')
  await toast(page, 'Jobs Found!').waitFor()
  const understood = page.getByRole('list', { name: 'Understood' })
  await expect
    .poll(() => understood.getByRole('button').allTextContents())
    .toEqual([
      'Litigation',
      'Not Patent Prosecution',
      'Not Patent Litigation',
      'New York, NY',
      'Boston, MA',
      'Associate',
    ])
  await page.getByText('Not understood: “plays chess”').waitFor()
  await page.getByText('Read by: Built-in rules').waitFor()
  const results = page.getByRole('region', { name: 'Matching jobs' })
  const scores = (await results.getByText(/% match$/).allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(scores.length).toBeGreaterThan(0)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(70)
  await expectNoViolations(page)
  await screenshot(page, 'find-jobs-matches')

  await understood.getByRole('button', { name: 'Remove Boston, MA' }).click()
  await understood.getByRole('button', { name: 'Remove Boston, MA' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit criteria' }).click()
  await expect.poll(() => page.getByLabel('Locations', { exact: true }).inputValue()).toBe('New York, NY')
  await expectNoViolations(page)
  await screenshot(page, 'find-jobs-criteria')
  await page.getByLabel('Salary from').fill('150000')
  await page.getByRole('button', { name: 'Find matching jobs' }).click()
  await understood.getByRole('button', { name: 'Remove From $150K' }).waitFor()

  await page.getByRole('button', { name: 'Save as candidate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as candidate' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Candidate name is required').waitFor()
  await expectNoViolations(page)
  await dialog.getByLabel('Candidate name').fill('Ada Quinn')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('For Ada Quinn', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('region', { name: 'Search jobs' }).waitFor()
  await page.getByText(/^Saved candidates \(/).click()
  await page.getByRole('button', { name: 'Search for Ada Quinn' }).click()
  await understood.getByRole('button', { name: 'Remove Litigation' }).waitFor()

  // On a phone in the dark nothing is cut off.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  await screenshot(page, 'find-jobs-phone-dark')
})
