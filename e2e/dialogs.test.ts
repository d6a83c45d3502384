import { expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocus } from './harness/dialogs.ts'
import { asAdmin, firstCandidate, openTab, signInAsAdmin } from './harness/staff.ts'

test('asks before a dialog drops typed text, however it is left', async () => {
  const page = await newPage()
  await signInAsAdmin(page)
  const one = await firstCandidate(page)
  await page.goto('/admin/candidates?status=initial_screening')
  await page
    .getByRole('button', { name: `View Details of ${one.applicantName}` })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: one.applicantName })
  await panel.getByRole('button', { name: 'Add feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Interview Feedback' })
  const notes = dialog.getByLabel('Interview Notes')
  await notes.fill('Asked about training.')
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.evaluate(() => history.back()),
  ]
  for (const go of leave) {
    await notes.focus()
    await go()
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await notes.inputValue()).toBe('Asked about training.')
    expect(new URL(page.url()).searchParams.get('selected')).toBe(String(one.id))
  }
  await page.keyboard.press('Escape')
  await question.waitFor()
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(panel.getByRole('button', { name: 'Add feedback' }), 'after the text was discarded')
  await page.keyboard.press('Enter')
  await notes.fill('Asked about salary.')
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Discard' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?status=initial_screening')

  const openFeedback = async () => {
    await page.getByRole('button', { name: 'admin@placet.test' }).click()
    await page.getByRole('menuitem', { name: 'Send feedback' }).click()
  }
  // A view that is being named asks too, and the feedback form keeps its text instead.
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByLabel('Name of the view').fill('Half a name')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await openFeedback()
  await page.getByRole('dialog').getByLabel('Title').fill('Sort by firm')
  await page.keyboard.press('Escape')
  await openFeedback()
  expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Sort by firm')
})

test('closes the topmost dialog with Esc, steps with j and k, opens views with g', async () => {
  const page = await newPage({ expects: [/status of 502/] })
  await signInAsAdmin(page)
  await page.goto('/admin/candidates?status=initial_screening')
  const rows = page.getByRole('button', { name: /^View Details of/ })
  await rows.first().waitFor()
  await page.locator('body').press('j')
  await expectFocus(rows.first(), 'after the first j')
  await page.keyboard.press('j')
  await expectFocus(rows.nth(1), 'after the second j')
  await page.getByRole('button', { name: 'Saved views' }).focus()
  await page.keyboard.press('j')
  await expectFocus(rows.first(), 'after j from a button of the head')
  expect(new URL(page.url()).pathname).toBe('/admin/candidates')

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.waitFor()
  // Once for lists and records together, and once for another action in the intake.
  expect(
    await keys
      .locator('dd')
      .filter({ hasText: /^\s*J\s*$/ })
      .count(),
  ).toBe(2)
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await rows.first().press('Enter')
  const panel = page.getByRole('dialog').first()
  await openTab(page, 'Submissions')
  await panel.getByRole('button', { name: 'Add Company' }).click()
  const company = page.getByRole('dialog', { name: 'Add Company' })
  await company.getByLabel('Company Name').fill('Firm A')
  await page.route('**/client-submissions', (route) => route.fulfill({ status: 502, body: 'no' }))
  await company.getByRole('button', { name: 'Add Company' }).click()
  // The toast came last; Esc belongs to the dialog all the same, and the toast stays in sight.
  const toast = page.locator('[role=region][aria-label^=Notifications]').getByText('Failed to Add Company')
  await toast.first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).waitFor()
  expect(await toast.first().isVisible()).toBe(true)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await company.waitFor({ state: 'detached' })
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: 'Manage Jobs' }).waitFor()
})

test('keeps rows, scroll and selection when the code of a record can’t be fetched', async () => {
  const page = await newPage({
    height: 500,
    expects: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|could not be fetched|dynamically imported/],
  })
  await signInAsAdmin(page)
  await page.goto('/admin/candidates?status=initial_screening')
  const details = page.getByRole('button', { name: /^View Details of/ }).nth(11)
  const name = ((await details.getAttribute('aria-label')) ?? '').replace('View Details of ', '')
  const box = page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).first()
  // Offline: neither code nor data comes through.
  await page.context().setOffline(true)
  const menu = page.getByRole('button', { name: asAdmin.email })
  await menu.click()
  await page.getByRole('alert').getByText('The menu couldn’t be opened').waitFor()
  await box.check()
  const scroll = () => page.evaluate(() => Math.round(window.scrollY))
  const before = await scroll()
  expect(before).toBeGreaterThan(0)
  await details.click()
  const panel = page.getByRole('dialog', { name })
  await panel.getByText('couldn’t be shown').waitFor()
  await expectNoViolations(page)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await panel.getByText('couldn’t be shown').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expectFocus(details, 'after the failed panel')
  expect(await scroll()).toBe(before)
  expect(await box.isChecked()).toBe(true)
  expect(new URL(page.url()).search).toBe('?status=initial_screening')

  // Replaced by a deployment: the data comes, the code doesn't.
  await page.context().setOffline(false)
  await page.route(/\.js$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Saved views' }).click()
  const failed = page.locator('dialog[open]')
  await failed.getByText('couldn’t be shown').waitFor()
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('dialog', { name: 'Saved views' }).getByLabel('Name of the view').waitFor()
  await page.keyboard.press('Escape')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Send feedback' }).waitFor()
  await page.keyboard.press('Escape')
  await details.click()
  await panel.getByRole('heading', { name: 'Contact Information' }).waitFor()
  expect(await box.isChecked()).toBe(true)
})
