import { test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocusReturns } from './harness/dialogs.ts'
import { signInAsAdmin } from './harness/staff.ts'

test('staff add a firm, merge a typed name into it and undo it', { timeout: 240_000 }, async ({ expect }) => {
  const page = await newPage()
  await signInAsAdmin(page)
  await page.goto('/admin/firms')
  await page.getByRole('button', { name: 'Add firm' }).click()
  const adding = page.getByRole('dialog', { name: 'Add firm' })
  await adding.getByRole('textbox', { name: /^Name/ }).fill('Wexcombe & Stroud LLP')
  await adding.getByLabel('Offices').fill('Boston, MA')
  await adding.getByRole('button', { name: 'Add firm' }).click()
  const panel = page.getByRole('dialog', { name: 'Wexcombe & Stroud LLP', exact: true })
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
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).not.toContain('firm=')
  await expectFocusReturns(page, [
    {
      drawnBy: 'firm-panel SidePanel',
      opener: page.getByRole('button', { name: 'Wexcombe & Stroud LLP', exact: true }),
      title: 'Wexcombe & Stroud LLP',
      buttons: ['Close'],
    },
  ])

  await page.getByRole('main').getByText('4 names to verify').click()
  await page.getByRole('button', { name: 'Larkspur Osey LLP', exact: true }).click()
  const typed = page.getByRole('dialog', { name: 'Larkspur Osey LLP', exact: true })
  await typed.getByRole('button', { name: 'Merge', exact: true }).click()
  const merging = page.getByRole('dialog', { name: 'Merge Larkspur Osey LLP into another firm' })
  await merging.getByRole('combobox', { name: 'Firm that stays' }).click()
  await page.getByRole('option', { name: 'Larkspur Osei LLP' }).click()
  await merging.getByRole('button', { name: 'Merge', exact: true }).click()
  const kept = page.getByRole('dialog', { name: 'Larkspur Osei LLP', exact: true })
  await kept.getByRole('button', { name: 'Undo merge of Larkspur Osey LLP' }).click()
  await expect.poll(() => kept.getByRole('region', { name: 'Merged firms' }).count()).toBe(0)
})
