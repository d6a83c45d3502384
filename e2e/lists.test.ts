import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'

declare global {
  // Layout shift of the page without the user's doing, as browsers report it.
  var layoutShift: number
}

/** Each list with an address and its rows. */
const lists = [
  ['candidates', '/admin/candidates', '[data-application]'],
  ['candidates as cards', '/admin/candidates?layout=cards', '[data-application]'],
  ['candidates as a board', '/admin/candidates?layout=board', '[data-application]'],
  ['jobs to manage', '/admin?view=manage-jobs', 'tbody tr:not([aria-hidden]), [role=feed] article'],
  ['open jobs', '/admin?view=find-jobs', '[aria-label="Search jobs"] li'],
  ['online jobs', '/admin?view=online-jobs&search=1', '[aria-label=Results] li'],
  ['past searches', '/search-history', '[aria-label="Past searches"] li'],
  ['sources of people', '/admin/people-sources', 'tbody tr'],
  ['sources of jobs', '/admin/job-sources', 'ul > li.grid'],
  ['saved lists', '/admin?view=saved-job-lists', '[role=tabpanel] ul > li'],
  ['emails', '/admin/mails', 'tbody tr, ul.divide-y > li'],
  ['follow-ups', '/admin/follow-ups?show=unplanned', 'ul.divide-y > li'],
  ['users', '/admin/users', 'tbody tr'],
  ['people on record', '/admin/people', '[data-person]'],
  ['firms', '/admin/firms', '[data-firm]'],
] as const

const looks = [
  { width: 1440, height: 900, maxHead: 150, left: 24, extreme: 2560 },
  { width: 390, height: 844, maxHead: 250, left: 16, extreme: 320 },
] as const

async function signIn(page: Page): Promise<void> {
  await page.request.post('/api/auth/login', {
    data: { email: 'admin@placet.test', password: 'placet-demo' },
    headers: { Origin: placetUrl() },
  })
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test.each(looks)('keeps the head of every list low at $width pixels', { timeout: 240_000 }, async (look) => {
  const page = await newPage({ width: look.width, height: look.height })
  await signIn(page)
  await watchShifts(page)
  for (const [name, address, row] of lists) {
    await page.goto(address)
    const first = page.locator('main').locator(row).filter({ visible: true }).first()
    await first.waitFor()
    await page.waitForLoadState('networkidle')
    const top = (await first.boundingBox())?.y ?? Number.NaN
    const bar = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
    expect(top - bar, `head of ${name}`).toBeLessThanOrEqual(look.maxHead)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.x, `left edge of ${name}`).toBe(look.left)
    const shift = await page.evaluate(() => globalThis.layoutShift)
    expect(shift, `layout shift of ${name}`).toBeLessThanOrEqual(0.01)
    await page.setViewportSize({ width: look.extreme, height: look.height })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(sideways, { message: `${name} at ${look.extreme} pixels` }).toBeLessThanOrEqual(0)
    await page.setViewportSize(look)
  }
  await page.goto('/admin/candidates')
  await page.locator('[data-application]').first().waitFor()
  const seen = await page
    .locator('[data-application]')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length)
  if (look.width === 1440) expect(seen).toBeGreaterThanOrEqual(16)
})

const hiddenColumns = async (page: Page): Promise<unknown> =>
  (await (await page.request.get('/api/auth/me')).json()).preferences.hiddenColumns

test('assigns a partner in the row, and stores the chosen columns with the account', async () => {
  const page = await newPage({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/admin/candidates?partner=0')
  const row = page.locator('[data-application]').first()
  await row.waitFor()
  for (const column of ['Partner', 'Days in stage', 'Next follow-up'])
    await page.getByRole('columnheader', { name: column, exact: true }).waitFor()
  await row.getByRole('combobox', { name: /^Partner of/ }).click()
  await page.getByRole('option').nth(1).click()
  await page.getByText('Assignment Successful').first().waitFor()
  // A click on a control of the row doesn't open the record; a click beside it does.
  expect(new URL(page.url()).searchParams.has('selected')).toBe(false)

  await page.getByRole('button', { name: 'Columns' }).click()
  const menu = page.getByRole('dialog', { name: 'Columns' })
  await menu.getByLabel('Location').click()
  await page.getByRole('columnheader', { name: 'Location', exact: true }).waitFor({ state: 'detached' })
  await expectNoViolations(page)
  await expect.poll(() => hiddenColumns(page)).toEqual(['location'])
  // Another device of the same account.
  const other = await newPage({ width: 1440, height: 900 })
  await signIn(other)
  await other.goto('/admin/candidates')
  await other.locator('[data-application]').first().waitFor()
  expect(await other.getByRole('columnheader', { name: 'Location', exact: true }).count()).toBe(0)
  await menu.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('columnheader', { name: 'Location', exact: true }).waitFor()
  await expect.poll(() => hiddenColumns(page)).toEqual([])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await row.getByRole('cell').nth(7).click()
  await page.waitForURL(/selected=\d+/)
})

test('holds the filters of a phone behind one button', async () => {
  const page = await newPage({ width: 390, height: 844, colorScheme: 'dark' })
  await signIn(page)
  await page.goto('/admin/candidates')
  await page.locator('[data-application]').first().waitFor()
  const button = page.getByRole('button', { name: /^Filters/ })
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /^Hired/ }).click()
  await sheet.getByRole('combobox', { name: 'Partner' }).click()
  await page.getByRole('option', { name: 'Unassigned' }).click()
  await page.waitForURL(/status=hired/)
  await page.waitForURL(/partner=0/)
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect.poll(() => button.textContent()).toBe('Filters (2)')
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  await button.click()
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await page.waitForURL((url) => !url.searchParams.has('status') && !url.searchParams.has('partner'))
})
