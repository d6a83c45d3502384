import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocus } from './harness/dialogs.ts'

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
const notPdf = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><p>no</p>') }
const program = { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }

// By attribute: the rest of the page has no role while a window is open above it.
const toasts = (page: Page) => page.locator('[role=region][aria-label^=Notifications]')
const section = (page: Page) => page.getByRole('region', { name: 'Uploaded Documents' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Documents' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const picker = (page: Page) => dialog(page).getByLabel('Drop documents here, or choose files')

/** Opens the panel of a new candidate that has no documents; gives the application's id. */
async function openCandidate(page: Page, at: number): Promise<number> {
  await page.goto('/login?next=/admin/candidates')
  await page.getByLabel('Email').fill('admin@placet.test')
  await page.getByLabel('Password', { exact: true }).fill('placet-demo')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Candidate Management' }).waitFor()
  const answer = await page.request.get('/api/applications/page?status=new&limit=10')
  const { items } = (await answer.json()) as { items: { id: number }[] }
  const id = items[at]?.id
  if (id === undefined) throw new Error('the demo data has too few new candidates')
  await page.goto(`/admin/candidates?selected=${id}&tab=resume`)
  await section(page).getByText('No documents uploaded yet.').waitFor()
  return id
}

describe('the documents of a candidate', () => {
  test('uploads two files, refuses a bad one, then reads, saves and deletes one', async ({ expect }) => {
    const page = await newPage({ expects: [/status of [45]\d\d/] })
    const id = await openCandidate(page, 0)
    await section(page).getByRole('button', { name: 'Upload Document' }).click()
    await button(page, 'Upload').click()
    await toasts(page).getByText('No files selected').waitFor()
    await toasts(page).getByText('Please select at least one document to upload.').waitFor()
    await dialog(page).getByText('5 slots remaining.').waitFor()

    await picker(page).setInputFiles([text('note.txt', 'Łukasz Żółć\n<b>plain</b>'), program])
    await toasts(page).getByText('File validation errors').waitFor()
    await dialog(page).getByText('run.exe has an invalid file type').waitFor()
    await picker(page).setInputFiles(Array.from({ length: 5 }, (_, at) => text(`${at}.txt`, 'x')))
    await toasts(page).getByText('Too many files').waitFor()
    await toasts(page).getByText('You can upload a maximum of 5 documents total. 4 slots remaining.').waitFor()

    await picker(page).setInputFiles([text('sample.txt', 'A writing sample'), notPdf])
    await dialog(page).getByRole('combobox', { name: 'Document type of sample.txt' }).click()
    await page.getByRole('option', { name: 'Writing Sample' }).click()
    await expectNoViolations(page)
    await button(page, 'Upload').click()
    // One that fails loses neither the others nor its own place.
    await toasts(page).getByText('Upload failed').waitFor()
    await button(page, 'Retry fake.pdf').waitFor()
    await expect.poll(() => dialog(page).getByText('Uploaded', { exact: true }).count()).toBe(2)
    await expectNoViolations(page)
    await button(page, 'Remove fake.pdf').click()
    await button(page, 'Done').click()
    await dialog(page).waitFor({ state: 'detached' })

    const list = section(page).getByRole('list', { name: 'Documents' }).getByRole('listitem')
    await expect.poll(() => list.count()).toBe(2)
    await list.filter({ hasText: 'sample.txt' }).getByText('Writing Sample, 1 kB').waitFor()
    await list.filter({ hasText: 'note.txt' }).getByText('Other, 1 kB').waitFor()
    await expectNoViolations(page)

    await section(page).getByRole('button', { name: 'Preview note.txt' }).click()
    await page.getByRole('dialog', { name: 'note.txt' }).getByText('<b>plain</b>').waitFor()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      section(page).getByRole('button', { name: 'View note.txt in a new tab' }).click(),
    ])
    await tab.getByText('Łukasz Żółć').waitFor()
    await tab.close()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section(page).getByRole('button', { name: 'Download sample.txt' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toBe('A writing sample')

    await section(page).getByRole('button', { name: 'Delete sample.txt' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Are you sure you want to delete this document? This action cannot be undone.').waitFor()
    await expectNoViolations(page)
    await question.getByRole('button', { name: 'Delete document' }).click()
    await toasts(page).getByText('Document Deleted').waitFor()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => list.count()).toBe(1)
    await expectFocus(section(page).getByRole('button', { name: 'Delete note.txt' }), 'after a document was deleted')

    // A refusal shows the server's own sentence.
    const rest = (await (await page.request.get(`/api/applications/${id}/documents`)).json()) as { id: number }[]
    await page.route('**/api/documents/*/view-url', (route) => route.fulfill({ status: 502, body: 'no' }))
    await section(page).getByRole('button', { name: 'Download note.txt' }).click()
    await toasts(page).getByText('Failed to download document').waitFor()
    await section(page).getByRole('button', { name: 'View note.txt in a new tab' }).click()
    await toasts(page).getByText('Failed to open document').waitFor()
    await page.request.delete(`/api/documents/${rest[0]?.id}`, { headers: { Origin: new URL(page.url()).origin } })
    await section(page).getByRole('button', { name: 'Delete note.txt' }).click()
    await question.getByRole('button', { name: 'Delete document' }).click()
    await toasts(page).getByText('Delete Failed').waitFor()
    await section(page).getByText('No documents uploaded yet.').waitFor()
  })

  test('waits for documents before "Document submission", and resends a canceled file', async ({ expect }) => {
    const page = await newPage({ width: 390, height: 844, colorScheme: 'dark', expects: [/status of 4\d\d/] })
    await openCandidate(page, 1)
    const status = page.locator('[role=dialog] [role=combobox][aria-label^="Status of"]')
    const choose = async () => {
      await status.click()
      await page.getByRole('option', { name: 'Document submission' }).click()
      await dialog(page).waitFor()
      // Its keys work once it has the focus.
      await page.waitForFunction(() =>
        document.activeElement?.closest('[role=dialog]')?.textContent.includes('Upload Documents'),
      )
    }
    await choose()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => status.innerText()).toBe('New')

    await choose()
    await picker(page).setInputFiles([text('transcript.txt', 'Transcript'), text('letter.txt', 'Letter')])
    // Held back on its way to the storage, so that it can be cancelled.
    await page.route('**/documents/upload/**', async (route) => {
      if (route.request().postData() !== 'Letter') await route.continue()
    })
    await button(page, 'Upload & Save Status').click()
    await dialog(page).getByText('100%').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog(page).getByRole('button', { name: 'Close' }).count()).toBe(0)
    await expect.poll(() => picker(page).isDisabled()).toBe(true)
    await expectNoViolations(page)
    await button(page, 'Cancel the upload of letter.txt').click()
    await dialog(page).getByText('Canceled. Nothing was uploaded.').waitFor()
    await expect.poll(() => status.innerText()).toBe('New')
    await page.unroute('**/documents/upload/**')
    await toasts(page).getByText('1 document(s) uploaded successfully.').waitFor()
    await button(page, 'Retry letter.txt').click()

    await toasts(page).getByText('Status Updated!').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => status.innerText()).toBe('Document submission')
    await section(page).getByRole('list', { name: 'Documents' }).getByText('letter.txt').waitFor()
    await expect.poll(() => section(page).getByRole('listitem').count()).toBe(2)
    await expectNoViolations(page)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
})
