import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'

const room = '/review/demo-review-room-untouched-0000000000000000'

/** The last code that was emailed to the contact, from the outbox. */
async function emailedCode(): Promise<string> {
  const staff = await newPage()
  const account = { email: 'admin@placet.test', password: 'placet-demo' }
  await staff.request.post('/api/auth/login', { data: account, headers: { Origin: placetUrl() } })
  const { items } = await (await staff.request.get('/api/mails?kind=review_code')).json()
  const { text } = await (await staff.request.get(`/api/mails/${items[0].id}`)).json()
  return /Your code is (\d{6})/.exec(text)?.[1] ?? ''
}

const candidate = (page: Page, at: number) => page.locator('details.review-item').nth(at)
const state = (page: Page, at: number) => candidate(page, at).locator('.review-state').textContent()

test('a client passes and asks for an interview instead, without JavaScript on a phone', async () => {
  const page = await newPage({ width: 390, height: 844, javaScriptEnabled: false, expects: [/status of 400/] })
  await page.goto(room)
  await page.getByRole('heading', { name: /candidates? for your review/ }).waitFor()
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByLabel('Code of six digits').fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('That isn’t the code that we sent.').waitFor()
  await page.getByLabel('Code of six digits').fill(await emailedCode())
  await page.getByRole('button', { name: 'Continue' }).click()

  const first = candidate(page, 0)
  expect(await state(page, 0)).toBe('No answer yet')
  await first.locator('summary', { hasText: /^Pass$/ }).click()
  await first.getByLabel('Reason').selectOption({ label: 'Practice doesn’t fit' })
  await first.getByRole('button', { name: 'Pass' }).click()
  await expect.poll(() => state(page, 0)).toBe('Pass')

  await first.locator('.review-name').click()
  await first.getByText('Pass: Practice doesn’t fit').waitFor()
  await first.getByText(/^Change my answer \(until/).click()
  await first.locator('summary', { hasText: /^Interview$/ }).click()
  await first.getByRole('button', { name: 'Ask for an interview' }).click()
  await expect.poll(() => state(page, 0)).toBe('Interview')
  await page.goto(room)
  await expect.poll(() => state(page, 0)).toBe('Interview')
})
