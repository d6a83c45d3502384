import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'
import { expectedMiss, expectSound } from './harness/screens.ts'
import { readAs, signInAsAdmin } from './harness/staff.ts'

const room = '/review/demo-review-room-untouched-0000000000000000'
const closed = '/review/demo-review-room-closed-0000000000000000000'
const maxBytes = 15_000

/** The code that was emailed last, from the outbox. */
async function emailedCode(): Promise<string> {
  const staff = await newPage()
  await signInAsAdmin(staff)
  const { items } = await readAs<{ items: { id: string }[] }>(staff, '/api/mails?kind=review_code')
  const { text } = await readAs<{ text: string }>(staff, `/api/mails/${items[0]?.id}`)
  return /Your code is (\d{6})/.exec(text)?.[1] ?? ''
}

/** Bytes of a page as they travel. */
async function packed(page: Page, address: string): Promise<number> {
  const answer = await page.request.get(address)
  return brotliCompressSync(await answer.body()).length
}

async function enterRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByLabel('Code of six digits').fill(await emailedCode())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('details.review-item').first().waitFor()
}

test('keeps each step of a review room accessible, narrow and small', async () => {
  const page = await newPage({ expects: expectedMiss })
  await page.goto(room)
  await expectSound(page, 'cover of a review room')
  expect(await packed(page, room)).toBeLessThanOrEqual(maxBytes)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByLabel('Code of six digits').waitFor()
  await expectSound(page, 'code of a review room')
  await page.getByLabel('Code of six digits').fill(await emailedCode())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('details.review-item').first().waitFor()
  await expectSound(page, 'review room')
  expect(await packed(page, room)).toBeLessThanOrEqual(maxBytes)
  await page
    .locator('details.review-item')
    .first()
    .locator('summary', { hasText: /^Pass$/ })
    .click()
  await expectSound(page, 'form of an answer')
  await page.getByText('Forward to a colleague').click()
  await expectSound(page, 'form to forward a room')
  await page.goto(closed)
  await expectSound(page, 'closed review room')
  await page.goto('/review/nothing')
  await expectSound(page, 'link that is over')
})

test('takes answers from a browser that keeps no cookies, and prints every profile', async () => {
  const page = await newPage({ width: 320, height: 640, javaScriptEnabled: false })
  await page.goto(room)
  await enterRoom(page)
  await page.context().clearCookies()
  const second = page.locator('details.review-item').nth(1)
  await second.locator('.review-name').click()
  await second.locator('summary', { hasText: /^Hold$/ }).click()
  await second.getByRole('button', { name: 'Put on hold' }).click()
  await expect.poll(() => second.locator('.review-state').textContent()).toBe('Hold')
  await page.emulateMedia({ media: 'print' })
  const facts = page.locator('details.review-item .profile-facts')
  for (const panel of await facts.all()) expect((await panel.boundingBox())?.height).toBeGreaterThan(40)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
})

type Listed<Item> = { items: Item[] }

/** The demo candidate called Grace Law, whose name is in every sentence about law firms. */
async function graceLaw(page: Page): Promise<{ id: number; applicationId: number }> {
  const { items } = await readAs<Listed<{ id: number; name: string }>>(page, '/api/candidates/page?q=Grace%20Law')
  const id = items.find(({ name }) => name === 'Grace Law')?.id ?? 0
  const { applications } = await readAs<{ applications: { id: number }[] }>(page, `/api/candidates/${id}`)
  return { id, applicationId: applications[0]?.id ?? 0 }
}

/** The candidate agrees by a link that one firm gets a profile. */
async function agree(staff: Page, applicationId: number, firmName: string): Promise<void> {
  const send = async (address: string, data: object) =>
    (await staff.request.post(address, { data, headers: { Origin: placetUrl() } })).json()
  const { id } = await send(`/api/applications/${applicationId}/consents`, { firmName, scope: 'blind' })
  const { url } = await send(`/api/consents/${id}/link`, {})
  const candidate = await newPage()
  await candidate.goto(new URL(url).pathname)
  await candidate.getByRole('radio').first().check()
  await candidate.getByRole('button', { name: 'Yes, submit me' }).click()
  await candidate.getByText('Withdraw my consent').waitFor()
}

test('makes a blind profile, shares its page and retires it', async () => {
  const page = await newPage({ expects: [/status of 409/] })
  await page.goto('/login')
  await signInAsAdmin(page)
  const { applicationId } = await graceLaw(page)
  const firm = 'Aldermoor Capital'
  await agree(page, applicationId, firm)
  await page.goto(`/admin/candidates?selected=${applicationId}&tab=submissions`)
  await page.getByRole('button', { name: 'Make profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make profile' })
  await dialog.getByText('Check: passed').waitFor()
  await dialog.getByRole('textbox', { name: 'Summary' }).fill('Grace Law leads tax work at a law firm.')
  await dialog.locator('del', { hasText: 'Grace Law' }).waitFor()
  await dialog.getByText('Removed: 1').waitFor()
  await dialog.getByRole('button', { name: 'Check and save' }).click()
  await dialog.getByText(/still say “Grace Law” \(text, page\)/).waitFor()
  await dialog.getByRole('button', { name: 'Use the masked text' }).click()
  await dialog.getByRole('button', { name: 'Check and save' }).click()
  await page.getByText('Profile made', { exact: true }).waitFor()
  const { items } = await readAs<Listed<{ code: string }>>(page, `/api/applications/${applicationId}/profiles`)
  const code = items[0]?.code ?? ''

  await page.getByRole('button', { name: `Share ${code}` }).click()
  const share = page.getByRole('dialog', { name: `Share ${code}` })
  await share.getByRole('combobox', { name: 'Firm' }).fill(firm)
  await share.getByRole('button', { name: 'Make link' }).click()
  const address = new URL((await share.getByText(/\/profile\//).textContent()) ?? '').pathname
  await share.getByRole('button', { name: 'Done' }).click()

  const client = await newPage({ expects: expectedMiss })
  await client.goto(address)
  await client.getByText('The candidate leads tax work at a law firm.').waitFor()
  expect(await client.content()).not.toContain('Grace')
  await expectSound(client, 'blind profile')
  expect(await packed(client, address)).toBeLessThanOrEqual(maxBytes)
  await client.getByRole('button', { name: 'Ask for the name' }).click()
  await client.getByText('You asked for the name.').waitFor()

  await page.reload()
  await page.getByText('Asked for the name').waitFor()
  await page.getByRole('button', { name: `Retire ${code}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire profile' }).click()
  await page.getByText('Profile retired', { exact: true }).waitFor()
  expect((await client.goto(address))?.status()).toBe(404)
  await client.getByText('This link is over').waitFor()
})
