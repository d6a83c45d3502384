import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultChoices } from '#contract/domain/profiles.ts'
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
  await page.locator('details.review-item').first().locator('summary', { hasText: /^Pass$/ }).click()
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

test('makes and shares a blind profile, whose page asks for the name', async () => {
  const page = await newPage({ expects: [/status of 409/] })
  await page.goto('/login')
  await signInAsAdmin(page)
  const { items } = await readAs<{ items: { id: number; name: string }[] }>(page, '/api/candidates/page?q=Grace%20Law')
  const grace = items.find(({ name }) => name === 'Grace Law')
  const { applications } = await readAs<{ applications: { id: number }[] }>(page, `/api/candidates/${grace?.id}`)
  const applicationId = applications[0]?.id ?? 0
  await page.goto(`/admin/candidates?selected=${applicationId}&tab=submissions`)
  await page.getByRole('button', { name: 'Make profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make profile' })
  await dialog.getByText('Check: passed').waitFor()
  await dialog.getByRole('textbox', { name: 'Summary' }).fill('Grace Law leads tax work at a law firm.')
  await dialog.locator('del', { hasText: 'Grace Law' }).waitFor()
  await dialog.getByText('Removed: 1').waitFor()
  await dialog.getByRole('button', { name: 'Check and save' }).click()
  await dialog.getByText(/still say “Grace Law” \(text\)/).waitFor()
  await dialog.getByRole('button', { name: 'Use the masked text' }).click()
  await dialog.getByRole('button', { name: 'Check and save' }).click()
  await page.getByText('Profile made').waitFor()
  const { items: profiles } = await readAs<{ items: { id: number; code: string; kind: string }[] }>(
    page,
    `/api/applications/${applicationId}/profiles`,
  )
  expect(profiles[0]?.kind).toBe('blind')

  const named = await page.request.post(`/api/candidates/${grace?.id}/profiles`, {
    data: { kind: 'client', choices: defaultChoices.client, applicationId, words: [] },
    headers: { Origin: placetUrl() },
  })
  expect(named.status()).toBe(201)
  await page.reload()
  await page.getByRole('button', { name: `Retire ${profiles[0]?.code}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire profile' }).click()
  await page.getByText('Profile retired').waitFor()
})
