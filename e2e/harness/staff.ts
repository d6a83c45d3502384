import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { placetUrl } from './placet.ts'

export const asAdmin = { email: 'admin@placet.test', password: 'placet-demo' }

/** Signs the demo admin in without the login screen. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: asAdmin, headers: { Origin: placetUrl() } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Makes a record that a test needs. */
export async function post(page: Page, address: string, data: object): Promise<void> {
  const answer = await page.request.post(address, { data, headers: { Origin: placetUrl() } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Opens a tab of the open record. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('tab', { name }).click()
}

/** A candidate in screening. */
export async function firstCandidate(page: Page): Promise<{ id: number; applicantName: string }> {
  const answer = await page.request.get('/api/applications/page?status=initial_screening&limit=1')
  const { items } = (await answer.json()) as { items: { id: number; applicantName: string }[] }
  const [one] = items
  if (!one) throw new Error('the demo data has no candidate in screening')
  return one
}

/** Answer of an address, for records that a test only opens. */
export async function readAs<Data>(page: Page, address: string): Promise<Data> {
  const answer = await page.request.get(address)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Data
}
