import { test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { signInAsAdmin } from './harness/staff.ts'

/** Drops a file on the page of imports. */
async function drop(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.goto('/admin/imports')
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await page.getByLabel('Drop a CSV file here').setInputFiles([{ name, mimeType: 'text/csv', buffer }])
  await page.getByRole('heading', { name: 'What does each column mean?' }).waitFor()
}

/** The number above a label. */
const figure = async (page: Page, label: string) =>
  Number(await page.locator('dl > div').filter({ hasText: label }).locator('dd').textContent())

async function step(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('heading', { name: heading }).waitFor({ timeout: 60_000 })
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('heading', { name: 'The import was undone' }).waitFor({ timeout: 60_000 })
}

test(
  'an admin imports people, updates them by their ids, and undoes both',
  { timeout: 300_000 },
  async ({ expect }) => {
    const page = await newPage()
    await signInAsAdmin(page)
    await drop(page, 'first.csv', [
      'ID,Name,Email 1,Current Company,City,State',
      '7101,Ottilie Marsh,ottilie.marsh@example.org,Pellworm LLP,Reno,NV',
      '7102,,no.name@example.org,Pellworm LLP,,',
      '7103,Quentin Loewe,quentin.loewe@example.org,,Boise,ID',
    ])
    await page.getByRole('button', { name: 'Bullhorn export' }).click()
    expect(await page.getByLabel('System that the IDs come from').inputValue()).toBe('Bullhorn')
    await expectNoViolations(page)
    await step(page, 'Check the rows', 'Ready to import')
    expect([await figure(page, 'New people'), await figure(page, 'Rows with problems')]).toEqual([2, 1])
    await page.getByText('Name: The name is missing.').waitFor()
    await expectNoViolations(page)
    await step(page, 'Import', 'The import is done')
    expect(await figure(page, 'People added')).toBe(2)
    const first = page.url()

    await drop(page, 'second.csv', [
      'ID,Name,Email 1,City,State',
      '7101,Ottilie Marsh-Lee,ottilie.lee@example.org,Sparks,NV',
    ])
    await page.getByRole('button', { name: 'Bullhorn export' }).click()
    await page.getByRole('group', { name: 'Where your file is newer' }).getByLabel('City').check()
    await step(page, 'Check the rows', 'Ready to import')
    expect([await figure(page, 'New people'), await figure(page, 'Records to fill')]).toEqual([0, 1])
    await page.getByText(/replaces city where your file says something else/).waitFor()
    await step(page, 'Import', 'The import is done')
    const second = page.url()
    await page.goto('/admin/people?q=Ottilie')
    await page.getByText('Sparks, NV').first().waitFor()

    await page.goto(second)
    await undo(page)
    await page.goto('/admin/people?q=Ottilie')
    await page.getByText('Reno, NV').first().waitFor()

    // Her record has changed since the first import, so it stays, and the screen names it.
    await page.goto(first)
    await undo(page)
    expect(await figure(page, 'Left as they are')).toBe(1)
    await page.getByRole('link', { name: 'Ottilie Marsh' }).waitFor()
    await expectNoViolations(page)
  },
)
