import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'

const slow = { timeout: 90_000 }

async function signIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/login', {
    headers: { Origin: placetUrl() },
    data: { email: 'admin@placet.test', password: 'placet-demo' },
  })
  expect(response.ok()).toBe(true)
}

const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

/** Says to the page that nobody looks at it, or that somebody does. */
const see = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

test('finds people of the demo firms, also on a page drawn by script, and saves some', async () => {
  const page = await newPage()
  await signIn(page)
  await page.goto('/people-search')
  await page.getByRole('heading', { name: 'Getting Started' }).waitFor()
  await page.getByRole('button', { name: 'Start Search' }).click()
  await page.getByText('Location must be at least 2 characters').waitFor()
  await page.getByText('At least one keyword is required').waitFor()
  await page.getByLabel('Location').fill('New York or Austin')
  await page.getByLabel('Keywords').fill('litigation')
  await page.getByRole('button', { name: 'Remove litigation' }).waitFor()
  await page.getByText('Show query').click()
  await page.getByText('"New York or Austin" AND "litigation"').waitFor()
  await page.getByRole('button', { name: 'Start Search' }).click()
  await toast(page, 'Your people search is now running in the background. This may take a few minutes.').waitFor()

  // Who is known is there before the firm is read whose pages only a browser can draw.
  await page.getByRole('heading', { name: 'People in New York or Austin' }).waitFor()
  await page.getByText(/\d of 1 firm read, \d+ pages? read, \d+ (person|people) found/).waitFor(slow)
  await page.getByRole('article', { name: 'Amara Okafor' }).waitFor(slow)
  // Asked again every five seconds, also while nobody looks.
  await see(page, 'hidden')
  const isPoll = (request: { url: () => string }) => /\/api\/people-search\/\d+$/.test(request.url())
  await page.waitForRequest(isPoll, { timeout: 30_000 })
  await page.waitForRequest(isPoll, { timeout: 30_000 })
  await see(page, 'visible')
  await toast(page, 'Search Completed').waitFor(slow)
  await toast(page, /^Found \d+ results? matching your criteria\.$/).waitFor(slow)

  const drawn = page.getByRole('article').filter({ hasText: 'Castellan Reyes PLLC' }).first()
  await drawn.getByText('Austin, TX', { exact: true }).waitFor(slow)
  await drawn
    .getByText(/@castellanreyes\.example/)
    .first()
    .waitFor()
  await page.getByRole('tab', { name: /^Valid Results \(\d+\)$/ }).waitFor()
  await page.getByRole('tab', { name: 'Filtered Out (1)' }).click()
  const team = page.getByRole('article', { name: 'Litigation Team' })
  await team.getByText('Filtered out:').waitFor()
  await page.getByRole('tab', { name: /^Valid Results/ }).click()

  await page.getByRole('button', { name: /^Scrape Profiles \(\d+\)$/ }).click()
  await toast(page, /^Started scraping \d+ profiles\. This will take a few minutes\.$/).waitFor(slow)
  await page.getByRole('article', { name: 'Amara Okafor' }).getByText('Scraped', { exact: true }).waitFor(slow)

  await page.getByRole('checkbox', { name: 'Select Amara Okafor' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download', slow),
    page.getByRole('link', { name: 'Export CSV (1)' }).click(),
  ])
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF?Name,Title,Firm,/)
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
  expect(csv).toContain('amara.okafor@harlowfinch.example')

  await page.getByRole('button', { name: 'Add as candidate profile: Amara Okafor' }).click()
  await toast(page, 'Candidate profile added').waitFor(slow)
  await page.getByRole('button', { name: 'More about Amara Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Do not contact' }).click()
  await page.getByRole('dialog', { name: 'Do not contact Amara Okafor?' }).getByRole('textbox').fill('Asked by phone.')
  await page.getByRole('button', { name: 'Mark as do not contact' }).click()
  await toast(page, 'Marked as do not contact').waitFor(slow)
  await page.getByRole('tab', { name: 'Filtered Out (2)' }).click()
  await page.getByRole('article', { name: 'Amara Okafor' }).getByText('Marked as do not contact.').waitFor()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Run regularly…' }).click()
  await page.getByRole('dialog', { name: 'Save this search' }).getByLabel('Name').fill('Litigators everywhere')
  await page.getByRole('button', { name: 'Save search' }).click()
  await toast(page, 'Search saved').waitFor(slow)
  await page.getByRole('button', { name: 'New Search' }).click()
  await page.getByRole('button', { name: 'Show results of Litigators everywhere' }).click(slow)
  await page.getByText('Scheduled run').waitFor(slow)
  await page.getByRole('link', { name: 'Search History' }).click()
  await page.getByRole('article', { name: 'litigation in New York or Austin' }).first().waitFor(slow)

  await page.getByRole('link', { name: 'Do Not Contact' }).click()
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('okafor', slow)
  const marked = page.getByRole('article', { name: 'Amara Okafor' })
  await marked.getByText('Asked by phone.').waitFor(slow)
  await expectNoViolations(page)
  await marked.getByRole('button', { name: 'Allow contact with Amara Okafor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Allow contact' }).click()
  await toast(page, 'Contact allowed').waitFor(slow)
  await marked.waitFor({ state: 'detached', ...slow })
}, 300_000)
