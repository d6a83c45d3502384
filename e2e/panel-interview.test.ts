import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'
import { openTab } from './harness/staff.ts'

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
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')

async function chooseStatus(page: Page, name: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Status of/ })
    .click()
  await page.getByRole('option', { name, exact: true }).click()
}

describe('the interview of a candidate', () => {
  test('schedules in Eastern time over both clock changes, exports and cancels', async () => {
    const page = await newPage()
    const id = await candidate(page, 0)
    // The Friday before the clocks go back.
    await setToday(page, '2093-10-30T15:00:00Z')
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
    await dialog(page).getByText('Interview at Oct 31, 2093, 9:00 AM EDT').waitFor()
    // The dialog says which email leaves, shows it, and can do without it.
    const mail = dialog(page).getByRole('region', { name: 'Email to the candidate' })
    await mail.getByText(/^No mail service is set up, so the email to .+ will stay in the outbox/).waitFor()
    await mail.getByRole('button', { name: 'Show the email' }).click()
    await mail.getByText(/^Interview: .+, Oct 31, 2093, 9:00 AM EDT$/).waitFor()
    await mail.getByText(/The attached file adds the interview to your calendar/).waitFor()
    await expectNoViolations(page)
    await schedule(page).click()
    await toasts(page).getByText('Interview Scheduled!').waitFor()
    await toasts(page).getByText('The email stays in the outbox: no mail service is set up.').waitFor()
    await openTab(page, 'Activity')
    await timeline(page).getByText('Email: Interview invitation').waitFor()
    await timeline(page)
      .getByText(/^(Queued|Not sent)$/)
      .first()
      .waitFor()
    await timeline(page)
      .getByRole('button', { name: /^View email: Interview:/ })
      .click()
    await page
      .getByRole('dialog', { name: /^Interview:/ })
      .getByText(/\[private link\]/)
      .waitFor()
    await page.keyboard.press('Escape')
    await toasts(page).getByText('Interview scheduled for Oct 31, 2093, 9:00 AM EDT').waitFor()
    await expect.poll(() => savedDate(page, id)).toBe('2093-10-31T13:00:00.000Z')

    // The set date is there again; the same hour after the change is another hour in UTC.
    await openTab(page, 'Overview')
    await interview(page).getByRole('button', { name: 'Change interview' }).click()
    await expect.poll(() => dialog(page).getByLabel('Time (Eastern, EDT)').inputValue()).toBe('09:00')
    await dialog(page).locator('[aria-selected=true]').getByText('31').waitFor()
    await dialog(page)
      .getByRole('button', { name: /next month/i })
      .click()
    await day(page, 'November 2').click()
    await dialog(page).getByLabel('Time (Eastern, EST)').waitFor()
    await mail.getByRole('checkbox', { name: /^Email / }).uncheck()
    await mail.getByText(/won’t get an email\. The timeline will say so\.$/).waitFor()
    await schedule(page).click()
    await toasts(page).getByText('Interview scheduled for Nov 2, 2093, 9:00 AM EST. No email was sent.').waitFor()
    await openTab(page, 'Activity')
    await timeline(page).getByText('Candidate not emailed: Interview moved').waitFor()
    await expect.poll(() => savedDate(page, id)).toBe('2093-11-02T14:00:00.000Z')

    await chooseStatus(page, 'Initial screening')
    await toasts(page).getByText('Status Updated!').waitFor()
    await chooseStatus(page, 'Scheduled interview')
    await dialog(page).getByRole('button', { name: 'Skip & Save Status' }).click()
    await toasts(page).getByText('Status updated to Scheduled Interview').waitFor()
    await expect.poll(() => savedDate(page, id)).toBe('2093-11-02T14:00:00.000Z')

    // Wednesday in winter time, Monday in summer time; the hour that March skips moves on.
    await setToday(page, '2094-03-10T15:00:00Z')
    await page.reload()
    await openTab(page, 'Overview')
    await interview(page).getByRole('button', { name: 'Change interview' }).click()
    // A date that has passed is shown and can't be kept.
    await schedule(page).click()
    await dialog(page).getByRole('alert').getByText('Please choose today or a later date.').waitFor()
    for (let month = 0; month < 4; month++)
      await dialog(page)
        .getByRole('button', { name: /next month/i })
        .click()
    await expect.poll(() => day(page, 'March 9').isDisabled()).toBe(true)
    await day(page, 'March 12').click()
    await dialog(page).getByText('Interview at Mar 12, 2094, 9:00 AM EST').waitFor()
    await day(page, 'March 14').click()
    await dialog(page).getByLabel(/^Time/).fill('02:30')
    await dialog(page).getByText('Interview at Mar 14, 2094, 3:30 AM EDT').waitFor()
    await day(page, 'March 15').click()
    await dialog(page).getByLabel(/^Time/).fill('09:00')
    await schedule(page).click()
    await toasts(page).getByText('Interview scheduled for Mar 15, 2094, 9:00 AM EDT').waitFor()
    await expect.poll(() => savedDate(page, id)).toBe('2094-03-15T13:00:00.000Z')

    const saving = page.waitForEvent('download')
    await interview(page).getByRole('button', { name: 'Add to calendar' }).click()
    const file = await textOf(await saving)
    expect(file).toContain('DTSTART;TZID=America/New_York:20940315T090000')
    expect(file).toContain('SEQUENCE:2')
    await toasts(page).getByText('Calendar file downloaded').waitFor()
    await expectNoViolations(page)

    await interview(page).getByRole('button', { name: 'Cancel interview' }).click()
    const confirm = page.getByRole('alertdialog', { name: 'Cancel the interview?' })
    await confirm.getByText('Mar 15, 2094, 9:00 AM EDT').waitFor()
    await confirm.getByRole('checkbox', { name: /^Email / }).waitFor()
    await expectNoViolations(page)
    await confirm.getByRole('button', { name: 'Cancel interview' }).click()
    await interview(page).getByText('No interview is scheduled.').waitFor()
    const cancelling = page.waitForEvent('download')
    await toasts(page).getByRole('button', { name: 'Calendar file' }).click()
    expect(await textOf(await cancelling)).toContain('STATUS:CANCELLED')
    await expect.poll(() => savedDate(page, id)).toBeNull()
  })

  test('asks why candidates are rejected, emails them later, and undoes it', async () => {
    const page = await newPage()
    const ids = [await candidate(page, 3), await candidate(page, 4), await candidate(page, 5)]
    for (const id of ids) {
      const set = await page.request.patch(`/api/applications/${id}/interview-date`, {
        data: { status: 'initial_screening', interviewDate: '2093-11-02T14:00:00.000Z', notifyCandidate: false },
        headers: headers(),
      })
      expect(set.status()).toBe(200)
    }
    const [first = 0, ...others] = ids
    await page.goto(`/admin/candidates?selected=${first}`)
    await interview(page).getByText('Nov 2, 2093, 9:00 AM EST').waitFor()
    await chooseStatus(page, 'Rejected by client')
    const ask = page.getByRole('dialog', { name: /^Reject / })
    await ask.getByText('Nov 2, 2093, 9:00 AM EST').waitFor()
    await expectNoViolations(page)
    await ask.getByRole('checkbox', { name: 'Cancel the interview' }).uncheck()
    await ask.getByText('The interview stays scheduled, and no email is sent.').waitFor()
    await ask.getByRole('checkbox', { name: 'Cancel the interview' }).check()
    await ask.getByRole('checkbox', { name: /^Email / }).uncheck()
    await ask.getByRole('button', { name: 'Reject', exact: true }).click()
    await ask.getByText('Please choose a reason.').waitFor()
    await ask.getByRole('radio', { name: 'Client chose another candidate' }).click()
    // The dialog says who gets an email and when, and shows it.
    const email = ask.getByRole('region', { name: 'Rejection email' })
    await email.getByRole('radio', { name: /^Email (today|tomorrow) at .+ E[SD]T$/ }).waitFor()
    await email.getByRole('button', { name: 'Show the email' }).click()
    await email.getByText(/We won't be moving forward with your application/).waitFor()
    await ask.getByRole('button', { name: 'Reject', exact: true }).click()
    await toasts(page)
      .getByText(/The email goes out .+ The interview is canceled\. No email was sent\./)
      .waitFor()
    await openTab(page, 'Activity')
    await timeline(page).getByText('Reason: Client chose another candidate').waitFor()
    await expect.poll(() => savedDate(page, first)).toBeNull()
    // Until the email leaves, the rejection can be undone.
    await timeline(page).getByRole('button', { name: 'Undo rejection' }).click()
    await toasts(page).getByText('Rejection undone').waitFor()
    await timeline(page).getByText('Canceled', { exact: true }).waitFor()

    await page.goto('/admin/candidates?status=initial_screening')
    for (const id of others) {
      const answer = await page.request.get(`/api/applications/${id}`)
      const { applicantName } = (await answer.json()) as { applicantName: string }
      await page.getByRole('checkbox', { name: new RegExp(applicantName) }).check()
    }
    const bar = page.getByRole('region', { name: 'Selected candidates' })
    await bar.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Rejected by client' }).click()
    const all = page.getByRole('dialog', { name: 'Reject 2 candidates' })
    await all.getByRole('checkbox', { name: 'Email 2 candidates' }).waitFor()
    await all
      .getByRole('region', { name: 'Email about the interview' })
      .getByRole('button', { name: 'Show the email' })
      .click()
    await all.getByRole('radio', { name: 'Position filled or closed' }).click()
    await all.getByRole('radio', { name: 'Don’t email' }).click()
    await all.getByText(/^This is the email to /).waitFor()
    await expectNoViolations(page)
    await all.getByRole('button', { name: 'Reject 2 candidates' }).click()
    await toasts(page)
      .getByText(/Their interviews are canceled\./)
      .waitFor()
    for (const id of others) await expect.poll(() => savedDate(page, id)).toBeNull()
  })

  test('informs the second of two editors, and saves none of their changes', async () => {
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
      .getByText(/moved .* to Offered\. Nothing was changed\. Please take another look\./)
      .waitFor()
    await expect.poll(() => savedDate(page, id)).toBeNull()
    // Behind the window everything was read again.
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await page
      .getByRole('alertdialog', { name: 'Leave without scheduling?' })
      .getByRole('button', { name: 'Discard' })
      .click()
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
  test('saves the summary as a PDF and explains what went wrong', async () => {
    const page = await newPage({ width: 390, height: 780, colorScheme: 'dark', expects: [/status of (403|500)/] })
    const id = await candidate(page, 2)
    await page.goto(`/admin/candidates?selected=${id}`)
    const save = async (name: string) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const making = page.waitForEvent('download')
    await save('Client profile (PDF)')
    expect((await making).suggestedFilename()).toMatch(/^client-profile-.+-\d{8}T\d{6}Z\.pdf$/)
    await openTab(page, 'Activity')
    await timeline(page).getByText('Client profile (PDF) created').waitFor()
    const saving = page.waitForEvent('download')
    await save('Internal file (PDF)')
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
    await save('Internal file (PDF)')
    await toasts(page).getByText('Download Failed').waitFor()
    await toasts(page).getByText('Failed to download candidate PDF. Please try again.').waitFor()
    await page.unroute('**/pdf')
    await page.route('**/pdf', (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'No.', message: 'No.', code: 'not_allowed', requestId: 'r' },
      }),
    )
    await save('Internal file (PDF)')
    await toasts(page).getByText('Access Denied').waitFor()
    await toasts(page).getByText('Only admins and partners can download candidate PDFs.').waitFor()
  })
})
