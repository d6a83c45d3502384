import { Buffer } from 'node:buffer'
import { test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocusReturns } from './harness/dialogs.ts'
import { signInAsAdmin } from './harness/staff.ts'

test('staff add a firm, merge a typed name into it and undo it', { timeout: 240_000 }, async ({ expect }) => {
  const page = await newPage({ expects: [/status of 409/] })
  await signInAsAdmin(page)
  await page.goto('/admin/firms')
  await page.getByRole('button', { name: 'Add firm' }).click()
  const adding = page.getByRole('dialog', { name: 'Add firm' })
  await adding.getByRole('textbox', { name: /^Name/ }).fill('Wexcombe & Stroud LLP')
  await adding.getByLabel('Offices').fill('Boston, MA')
  await adding.getByRole('button', { name: 'Add firm' }).click()
  const panel = page.getByRole('main')
  await panel.getByRole('heading', { level: 1, name: 'Wexcombe & Stroud LLP' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/firms\/\d+$/)
  await panel.getByText('Boston, MA').waitFor()
  await expectNoViolations(page)
  await panel.getByRole('tab', { name: 'Contacts' }).click()
  await expectFocusReturns(page, [
    {
      drawnBy: 'firm-contact-dialog FormDialog',
      opener: panel.getByRole('button', { name: 'Add contact' }),
      title: 'Add a contact at Wexcombe & Stroud LLP',
      buttons: ['Cancel'],
    },
  ])
  await panel.getByRole('tab', { name: 'Agreements' }).click()
  await panel.getByText('No agreement with this firm is in force.').waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'agreement-dialog FormDialog',
      opener: panel.getByRole('button', { name: 'Add agreement' }),
      title: 'Add an agreement with Wexcombe & Stroud LLP',
      buttons: ['Cancel'],
    },
  ])
  await panel.getByRole('tab', { name: 'Off limits' }).click()
  await panel.getByText('Nobody at this firm is off limits.').waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'off-limit-dialog FormDialog',
      opener: panel.getByRole('button', { name: 'Add off limits' }),
      title: 'Add off limits at Wexcombe & Stroud LLP',
      buttons: ['Cancel'],
    },
  ])
  const within = (name: string) => panel.getByRole('button', { name, exact: true })
  await expectFocusReturns(page, [
    {
      drawnBy: 'firm-dialog FormDialog',
      opener: within('Edit'),
      title: 'Edit Wexcombe & Stroud LLP',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'merge-firm-dialog FormDialog',
      opener: within('Merge'),
      title: 'Merge Wexcombe & Stroud LLP into another firm',
      buttons: ['Cancel'],
    },
  ])
  await panel.getByRole('button', { name: 'Add off limits' }).click()
  const limiting = page.getByRole('dialog', { name: 'Add off limits at Wexcombe & Stroud LLP' })
  await limiting.getByRole('textbox', { name: /^Reason/ }).fill('Their managing partner asked us to pause')
  await limiting.getByRole('button', { name: 'Add', exact: true }).click()
  await panel.getByText('Wexcombe & Stroud LLP and its affiliates').first().waitFor()
  await expectNoViolations(page)
  await expectFocusReturns(page, [
    {
      drawnBy: 'firm-off-limits ConfirmDialog',
      opener: panel.getByRole('button', { name: /^Lift/ }),
      title: 'Lift off limits for Wexcombe & Stroud LLP and its affiliates?',
      buttons: ['Cancel'],
    },
  ])
  await panel.getByRole('button', { name: /^Lift/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift' }).click()
  await panel.getByText('Nobody at this firm is off limits.').waitFor()
  await panel.getByRole('button', { name: 'Show earlier ones' }).click()
  await panel.getByText('Lifted', { exact: true }).waitFor()
  await panel.getByRole('tab', { name: 'Agreements' }).click()
  await panel.getByRole('button', { name: 'Add agreement' }).click()
  const agreeing = page.getByRole('dialog', { name: 'Add an agreement with Wexcombe & Stroud LLP' })
  await agreeing.getByRole('textbox', { name: /^Fee in percent/ }).fill('51')
  await agreeing.getByRole('button', { name: 'Add agreement' }).click()
  await agreeing.getByText('A fee is at most 50%').waitFor()
  await agreeing.getByRole('textbox', { name: /^Fee in percent/ }).fill('22.5')
  await agreeing.getByRole('button', { name: 'Add agreement' }).click()
  await panel.getByText('In force', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Add agreement' }).click()
  await agreeing.getByRole('textbox', { name: /^Fee in percent/ }).fill('20')
  await agreeing.getByRole('button', { name: 'Add agreement' }).click()
  await agreeing
    .getByText(/has an agreement for the same office and levels/)
    .first()
    .waitFor()
  expect(await agreeing.getByRole('textbox', { name: /^Fee in percent/ }).inputValue()).toBe('20')
  await agreeing.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Discard/ }).click()
  const withDocument = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name} of the agreement`) })
  await withDocument('Upload document').click()
  const uploading = page.getByRole('dialog', { name: 'Upload a document' })
  const chooser = uploading.getByLabel(/^Drop the document here|^Signed/)
  await chooser.setInputFiles({ name: 'Signed.txt', mimeType: 'text/plain', buffer: Buffer.from('Agreed') })
  await uploading.getByText('Please upload a PDF or DOCX document.').waitFor()
  const signed = { name: 'Signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await chooser.setInputFiles(signed)
  await expectNoViolations(page)
  await uploading.getByRole('button', { name: 'Upload document' }).click()
  await panel.getByRole('link', { name: 'Signed.pdf' }).waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'agreement-upload-dialog FormDialog',
      opener: withDocument('Replace document'),
      title: 'Replace the document',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'agreement-document ConfirmDialog',
      opener: withDocument('Remove document'),
      title: 'Remove this document?',
      buttons: ['Cancel'],
    },
  ])
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Signed.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Signed.pdf')
  await withDocument('Remove document').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove document' }).click()
  await panel.getByRole('link', { name: 'Signed.pdf' }).waitFor({ state: 'detached' })
  await expectNoViolations(page)
  // The address holds the open tab.
  await panel.getByRole('tab', { name: 'Jobs' }).click()
  await panel.getByText('No job of this firm is on record.').waitFor()
  await page.reload()
  await panel.getByText('No job of this firm is on record.').waitFor()

  await panel.getByRole('tab', { name: 'Submissions' }).click()
  await panel.getByText('Nobody was submitted to this firm.').waitFor()

  await panel.getByRole('tab', { name: 'Log' }).click()
  await expectFocusReturns(page, [
    {
      drawnBy: 'firm-note-dialog FormDialog',
      opener: within('Add note'),
      title: 'Add a note on Wexcombe & Stroud LLP',
      buttons: ['Cancel'],
    },
  ])
  await within('Add note').click()
  const noting = page.getByRole('dialog', { name: 'Add a note on Wexcombe & Stroud LLP' })
  await noting.getByRole('textbox', { name: /^Note/ }).fill('Wants calls before noon')
  await noting.getByRole('button', { name: 'Add note' }).click()
  await panel.getByText('Wants calls before noon').waitFor()
  await panel.getByText('The document of an agreement was downloaded: Signed.pdf').waitFor()

  // An agreement keeps the firm.
  await expectFocusReturns(page, [
    {
      drawnBy: 'delete-firm-dialog ConfirmDialog',
      opener: within('Delete'),
      title: 'Delete Wexcombe & Stroud LLP?',
      buttons: ['Cancel'],
    },
  ])
  await within('Delete').click()
  const deleting = page.getByRole('alertdialog', { name: 'Delete Wexcombe & Stroud LLP?' })
  await deleting.getByRole('button', { name: 'Delete firm' }).click()
  await deleting.getByText(/belong to this firm, so it can’t be deleted/).waitFor()
  await expectNoViolations(page)
  await deleting.getByRole('button', { name: 'Cancel' }).click()

  await panel.getByRole('link', { name: 'All firms' }).click()
  await panel.getByText('4 names to verify').click()
  await panel.getByRole('link', { name: 'Larkspur Osey LLP', exact: true }).click()
  await panel.getByRole('heading', { level: 1, name: 'Larkspur Osey LLP' }).waitFor()
  const typedAddress = page.url()
  await panel.getByRole('button', { name: 'Merge', exact: true }).click()
  const merging = page.getByRole('dialog', { name: 'Merge Larkspur Osey LLP into another firm' })
  await merging.getByRole('combobox', { name: 'Firm that stays' }).click()
  await page.getByRole('option', { name: 'Larkspur Osei LLP' }).click()
  await merging.getByRole('button', { name: 'Merge', exact: true }).click()
  await panel.getByRole('heading', { level: 1, name: 'Larkspur Osei LLP' }).waitFor()
  // The address of the merged record leads to the one that stays.
  await page.goto(typedAddress)
  await panel.getByRole('heading', { level: 1, name: 'Larkspur Osei LLP' }).waitFor()
  await panel.getByRole('button', { name: 'Undo merge of Larkspur Osey LLP' }).click()
  await expect.poll(() => panel.getByRole('region', { name: 'Merged firms' }).count()).toBe(0)

  await panel.getByRole('link', { name: 'All firms' }).click()
  await page.getByRole('button', { name: 'Add firm' }).click()
  await adding.getByRole('textbox', { name: /^Name/ }).fill('Stroud & Hale LLP')
  await adding.getByRole('button', { name: 'Add firm' }).click()
  await panel.getByRole('heading', { level: 1, name: 'Stroud & Hale LLP' }).waitFor()
  await within('Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete firm' }).click()
  await page.getByText('Firm deleted', { exact: true }).waitFor()
  await page.waitForURL('**/admin/firms')
})
