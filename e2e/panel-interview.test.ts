import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'

const headers = () => ({ Origin: placetUrl() })

/** From the next page on it is this moment; with the page's own Date behind it, which dates in a time zone extend. */
async function setToday(page: Page, moment: string): Promise<void> {
  await page.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, given: unknown[], wanted) =>
        Reflect.construct(real, given.length > 0 ? given : [now], wanted) as Date,
      get: (real, key) => (key === 'now' ? () => now : Reflect.get(real, key)) as unknown,
    })
  }, Date.parse(moment))
}

/** Signs an admin in and gives a candidate of the demo data that has no interview yet. */
async function candidate(page: Page, at: number): Promise<number> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: 'admin@placet.test', password: 'placet-demo' },
    headers: headers(),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const found = await page.request.get('/api/applications/page?status=initial_screening&limit=20')
  const { items } = (await found.json()) as { items: { id: number; interviewDate: string | null }[] }
  const id = items.filter(({ interviewDate }) => interviewDate === null)[at]?.id
  if (id === undefined) throw new Error('the demo data has too few candidates in screening')
  return id
}

async function savedDate(page: Page, id: number): Promise<string | null> {
  const answer = await page.request.get(`/api/applications/${id}`)
  return ((await answer.json()) as { interviewDate: string | null }).interviewDate
}

// By attribute: the rest of the page has no role while a window is open above it.
const toasts = (page: Page) => page.locator('[role=region][aria-label^=Notifications]')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule Interview' })
const day = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`${name}(st|nd|rd|th),`) })
const schedule = (page: Page) => dialog(page).getByRole('button', { name: 'Schedule Interview' })
const interview = (page: Page) => page.getByRole('region', { name: 'Interview', exact: true })
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')

async function chooseStatus(page: Page, name: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Status of/ })
    .click()
  await page.getByRole('option', { name, exact: true }).click()
}

describe('the interview of a candidate', () => {
  test('is scheduled in Eastern time across the November and March changes, put in a calendar and called off', async () => {
    const page = await newPage()
    const id = await candidate(page, 0)
    // The Friday before the clocks go back.
    await setToday(page, '2026-10-30T15:00:00Z')
    await page.goto(`/admin/candidates?selected=${id}`)
    await interview(page).getByText('No interview is scheduled.').waitFor()
    await expect.poll(() => interview(page).getByRole('button', { name: 'Add to calendar' }).count()).toBe(0)

    await chooseStatus(page, 'Scheduled interview')
    expect(
      await dialog(page)
        .getByLabel(/^Time \(Eastern/)
        .inputValue(),
    ).toBe('09:00')
    await expect.poll(() => day(page, 'October 29').isDisabled()).toBe(true)
    await expect.poll(() => day(page, 'October 30').isEnabled()).toBe(true)
    await schedule(page).click()
    await dialog(page).getByRole('alert').getByText('Please choose a date.').waitFor()
    await day(page, 'October 31').click()
    await dialog(page).getByText('Interview at Oct 31, 2026, 9:00 AM EDT').waitFor()
    await expectNoViolations(page)
    await schedule(page).click()
    await toasts(page).getByText('Interview Scheduled!').waitFor()
    await toasts(page).getByText('Interview scheduled for Oct 31, 2026, 9:00 AM EDT').waitFor()
    await expect.poll(() => savedDate(page, id)).toBe('2026-10-31T13:00:00.000Z')

    // The set date is there again; the same hour after the change is another hour in UTC.
    await interview(page).getByRole('button', { name: 'Change interview' }).click()
    await expect.poll(() => dialog(page).getByLabel('Time (Eastern, EDT)').inputValue()).toBe('09:00')
    await dialog(page).locator('[aria-selected=true]').getByText('31').waitFor()
    await dialog(page)
      .getByRole('button', { name: /next month/i })
      .click()
    await day(page, 'November 2').click()
    await dialog(page).getByLabel('Time (Eastern, EST)').waitFor()
    await schedule(page).click()
    await toasts(page).getByText('Interview scheduled for Nov 2, 2026, 9:00 AM EST').waitFor()
    await expect.poll(() => savedDate(page, id)).toBe('2026-11-02T14:00:00.000Z')

    await chooseStatus(page, 'Initial screening')
    await toasts(page).getByText('Status Updated!').waitFor()
    await chooseStatus(page, 'Scheduled interview')
    await dialog(page).getByRole('button', { name: 'Skip & Save Status' }).click()
    await toasts(page).getByText('Status updated to Scheduled Interview').waitFor()
    await expect.poll(() => savedDate(page, id)).toBe('2026-11-02T14:00:00.000Z')

    // Wednesday in winter time, Monday in summer time; the hour that March skips moves on.
    await setToday(page, '2027-03-10T15:00:00Z')
    await page.reload()
    await interview(page).getByRole('button', { name: 'Change interview' }).click()
    // A date that has passed is shown and can't be kept.
    await schedule(page).click()
    await dialog(page).getByRole('alert').getByText('Please choose a date that has not passed.').waitFor()
    for (let month = 0; month < 4; month++)
      await dialog(page)
        .getByRole('button', { name: /next month/i })
        .click()
    await expect.poll(() => day(page, 'March 9').isDisabled()).toBe(true)
    await day(page, 'March 12').click()
    await dialog(page).getByText('Interview at Mar 12, 2027, 9:00 AM EST').waitFor()
    await day(page, 'March 14').click()
    await dialog(page).getByLabel(/^Time/).fill('02:30')
    await dialog(page).getByText('Interview at Mar 14, 2027, 3:30 AM EDT').waitFor()
    await day(page, 'March 15').click()
    await dialog(page).getByLabel(/^Time/).fill('09:00')
    await schedule(page).click()
    await toasts(page).getByText('Interview scheduled for Mar 15, 2027, 9:00 AM EDT').waitFor()
    await expect.poll(() => savedDate(page, id)).toBe('2027-03-15T13:00:00.000Z')

    const saving = page.waitForEvent('download')
    await interview(page).getByRole('button', { name: 'Add to calendar' }).click()
    const file = await textOf(await saving)
    expect(file).toContain('DTSTART;TZID=America/New_York:20270315T090000')
    expect(file).toContain('SEQUENCE:2')
    await toasts(page).getByText('Calendar File Downloaded').waitFor()
    await expectNoViolations(page)

    await interview(page).getByRole('button', { name: 'Cancel interview' }).click()
    const confirm = page.getByRole('alertdialog', { name: 'Cancel the interview?' })
    await confirm.getByText('Mar 15, 2027, 9:00 AM EDT').waitFor()
    await expectNoViolations(page)
    await confirm.getByRole('button', { name: 'Cancel interview' }).click()
    await interview(page).getByText('No interview is scheduled.').waitFor()
    const cancelling = page.waitForEvent('download')
    await toasts(page).getByRole('button', { name: 'Calendar file' }).click()
    expect(await textOf(await cancelling)).toContain('STATUS:CANCELLED')
    await expect.poll(() => savedDate(page, id)).toBeNull()
  })

  test('two people move one candidate: the second is told, and nothing of theirs is half saved', async () => {
    const page = await newPage({ expects: [/status of (409|500)/] })
    const id = await candidate(page, 1)
    await page.goto(`/admin/candidates?selected=${id}`)
    await interview(page).getByRole('button', { name: 'Schedule interview' }).click()
    const move = await page.request.patch(`/api/applications/${id}/status`, {
      data: { status: 'offered' },
      headers: headers(),
    })
    expect(move.status()).toBe(200)
    const days = dialog(page).locator('td button:enabled')
    await days.last().click()
    await schedule(page).click()
    await toasts(page).getByText('Update Failed').waitFor()
    await toasts(page)
      .getByText(/moved .* to Offered\. Nothing was changed; please look again\./)
      .waitFor()
    await expect.poll(() => savedDate(page, id)).toBeNull()
    // Behind the window everything was read anew.
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: /^Status of/ })
      .getByText('Offered')
      .waitFor()

    await page.route('**/interview-date', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
    await interview(page).getByRole('button', { name: 'Schedule interview' }).click()
    await days.last().click()
    await schedule(page).click()
    await toasts(page).getByText('Failed to schedule interview. Please try again.').waitFor()
    await dialog(page).waitFor()
  })
})

describe('the summary of a candidate', () => {
  test('is saved as a PDF, and what went wrong is said', async () => {
    const page = await newPage({ width: 390, height: 780, colorScheme: 'dark', expects: [/status of (403|500)/] })
    const id = await candidate(page, 2)
    await page.goto(`/admin/candidates?selected=${id}`)
    const button = page.getByRole('dialog').getByRole('button', { name: 'Download PDF' })
    const saving = page.waitForEvent('download')
    await button.click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^candidate-summary-.+-\d{8}T\d{6}Z\.pdf$/)
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString('latin1'),
    ).toBe('%PDF-')
    await toasts(page).getByText('PDF Downloaded').waitFor()
    await expectNoViolations(page)

    await page.route('**/pdf', (route) => route.fulfill({ status: 500, body: '' }))
    await button.click()
    await toasts(page).getByText('Download Failed').waitFor()
    await toasts(page).getByText('Failed to download candidate PDF. Please try again.').waitFor()
    await page.unroute('**/pdf')
    await page.route('**/pdf', (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'No.', message: 'No.', code: 'not_allowed', requestId: 'r' },
      }),
    )
    await button.click()
    await toasts(page).getByText('Access Denied').waitFor()
    await toasts(page).getByText('Only admins and partners can download candidate PDFs.').waitFor()
  })
})
