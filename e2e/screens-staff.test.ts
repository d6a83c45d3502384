import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocus, expectFocusReturns } from './harness/dialogs.ts'
import { placetUrl } from './harness/placet.ts'
import { expectSoundScreens } from './harness/screens.ts'

/** Axe reads every row of a full list, twice a screen: on a busy machine that takes its time. */
const timeout = 240_000

const candidateScreens = [
  ['candidates, table', '/admin/candidates'],
  ['candidates, cards', '/admin/candidates?layout=cards'],
  ['a candidate in the panel of the admin page', '/admin?view=candidates&selected=5'],
  ['candidates, board', '/admin/candidates?layout=board'],
  ['candidates, nothing found', '/admin/candidates?q=zzzzzz'],
  ['a candidate in the panel', '/admin/candidates?selected=5'],
  ['candidates, what the dashboard leads to', '/admin/candidates?interviews=2026-01-01..2030-01-01'],
] as const

const jobScreens = [
  ['view jobs', '/admin?view=find-jobs'],
  ['manage jobs', '/admin?view=manage-jobs'],
  ['a job in the editor', '/admin?view=manage-jobs#edit-job-5'],
  ['post job', '/admin?view=post-job'],
  ['dashboard', '/admin'],
] as const

const partnerScreens = [
  ['dashboard of a partner', '/admin'],
  ['my assigned candidates', '/admin?view=my-candidates'],
  ['my job lists', '/admin/my-job-lists'],
  ['access restricted', '/admin?view=analytics'],
] as const

test('an admin finds the candidates accessible and fitting', { timeout }, async () => {
  await expectSoundScreens('admin@placet.test', candidateScreens)
})

test('an admin finds the jobs and the dashboard accessible and fitting', { timeout }, async () => {
  await expectSoundScreens('admin@placet.test', jobScreens)
})

test('a partner finds every screen accessible and fitting', { timeout }, async () => {
  await expectSoundScreens('partner@placet.test', partnerScreens)
})

const asAdmin = { email: 'admin@placet.test', password: 'placet-demo' }

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: asAdmin, headers: { Origin: placetUrl() } })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function post(page: Page, address: string, data: object): Promise<void> {
  const answer = await page.request.post(address, { data, headers: { Origin: placetUrl() } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function firstCandidate(page: Page): Promise<{ id: number; applicantName: string }> {
  const answer = await page.request.get('/api/applications/page?status=initial_screening&limit=1')
  const { items } = (await answer.json()) as { items: { id: number; applicantName: string }[] }
  const [one] = items
  if (!one) throw new Error('the demo data has no candidate in screening')
  return one
}

test('every dialog of the candidates gives the focus back', { timeout }, async () => {
  const page = await newPage()
  await signIn(page)
  const one = await firstCandidate(page)
  for (const companyName of ['Ames LLP', 'Bell LLP']) {
    await post(page, `/api/applications/${one.id}/client-submissions`, { companyName })
  }
  for (const text of ['Call about references', 'Ask for a writing sample']) {
    const body = { subject: 'application', subjectId: one.id, text, dueAt: '2030-01-07T14:00:00.000Z' }
    await post(page, '/api/follow-ups', body)
  }
  await page.goto('/admin/candidates?status=initial_screening')
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const details = button(`View Details of ${one.applicantName}`)
  await details.waitFor()
  await expectFocusReturns(page, [
    { opener: button('Saved views'), title: 'Saved views', buttons: ['Close'] },
    { opener: button('Search in resumes'), title: 'Search in resumes', buttons: ['Close'] },
    { opener: button('Keyboard shortcuts'), title: 'Keyboard shortcuts', buttons: ['Close'] },
    { opener: page.getByRole('banner').getByRole('button', { name: 'Search' }), title: 'Command palette' },
    {
      opener: button('admin@placet.test'),
      entry: 'Send feedback',
      title: 'Send feedback',
      buttons: ['Cancel', 'Close'],
    },
    { opener: details, title: one.applicantName, buttons: ['Close'] },
  ])

  // A window that replaces another one gives the focus back to what opened the first.
  const palette = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await palette.press('Enter')
  await page.getByPlaceholder('Go to a view, a job or a candidate').fill('keyboard shortcuts')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(palette, 'after the palette led to the shortcuts')

  await details.press('Enter')
  const panel = page.getByRole('dialog', { name: one.applicantName })
  const file = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A brief') }
  await panel.getByRole('button', { name: 'Upload Document' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload Documents' })
  await upload.getByLabel('Drop documents here, or choose files').setInputFiles([file, { ...file, name: 'memo.txt' }])
  await upload.getByRole('button', { name: 'Upload', exact: true }).click()
  await upload.waitFor({ state: 'detached' })
  await expectFocus(panel.getByRole('button', { name: 'Upload Document' }), 'after the upload')
  const within = (name: string) => panel.getByRole('button', { name, exact: true })
  await panel.getByRole('heading', { name: 'Follow-ups' }).scrollIntoViewIfNeeded()
  await within('More: Call about references').waitFor()
  await expectFocusReturns(page, [
    { opener: within('Upload Document'), title: 'Upload Documents', buttons: ['Cancel', 'Close'] },
    { opener: within('Preview brief.txt'), title: 'brief.txt', buttons: ['Close'] },
    { opener: within('Delete brief.txt'), title: 'Delete brief.txt', buttons: ['Cancel'] },
    { opener: within('Add Company'), title: 'Add Company', buttons: ['Cancel', 'Close'] },
    { opener: within('Edit Ames LLP'), title: 'Edit Company', buttons: ['Cancel', 'Save Changes'] },
    { opener: within('Remove Ames LLP'), title: 'Remove company?', buttons: ['Cancel'] },
    { opener: within('Plan a follow-up on Ames LLP'), title: 'Plan a follow-up', buttons: ['Cancel'] },
    { opener: within('Plan a follow-up'), title: 'Plan a follow-up', buttons: ['Cancel', 'Close'] },
    {
      opener: within('More: Call about references'),
      entry: 'Change',
      title: 'Change the follow-up',
      buttons: ['Cancel'],
    },
    {
      opener: within('More: Call about references'),
      entry: 'Remove',
      title: 'Remove this follow-up?',
      buttons: ['Cancel'],
    },
    { opener: within('Schedule interview'), title: 'Schedule Interview', buttons: ['Close'] },
    { opener: within('Add feedback'), title: 'Interview Feedback', buttons: ['Cancel', 'Close'] },
  ])

  // Where the row has gone, the focus goes to the next one; after the last, to its heading.
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })
  await within('Delete memo.txt').press('Enter')
  await confirm('Delete document').press('Enter')
  await within('Delete memo.txt').waitFor({ state: 'detached' })
  await expectFocus(within('Delete brief.txt'), 'after a document was deleted')
  await within('Remove Bell LLP').press('Enter')
  await confirm('Remove company').press('Enter')
  await within('Remove Bell LLP').waitFor({ state: 'detached' })
  await expectFocus(within('Remove Ames LLP'), 'after a company was removed')
  await within('More: Call about references').press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await confirm('Remove follow-up').press('Enter')
  await within('More: Call about references').waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label')))
    .toBe('Follow-ups')
})

test('every dialog of the agency gives the focus back, and so does the job editor', { timeout }, async () => {
  const page = await newPage()
  await signIn(page)
  for (const name of ['Tax, daily', 'Funds, daily']) {
    await post(page, '/api/saved-searches', {
      kind: 'online_jobs',
      name,
      every: 'daily',
      criteria: { practiceArea: 'Tax', location: 'New York' },
    })
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await page.goto('/admin?view=manage-jobs')
  const more = page.getByRole('button', { name: /^More actions for/ })
  await more.first().waitFor()
  await expectFocusReturns(page, [
    { opener: more.first(), entry: 'Delete', title: 'Delete this job?', buttons: ['Cancel'] },
  ])
  const title = (await more.first().getAttribute('aria-label')) ?? ''
  const next = (await more.nth(1).getAttribute('aria-label')) ?? ''
  await more.first().press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete job' }).press('Enter')
  await page.getByRole('button', { name: title, exact: true }).waitFor({ state: 'detached' })
  await expectFocus(page.getByRole('button', { name: next, exact: true }), 'after a job was deleted')

  const edit = page.getByRole('link', { name: /^Edit/ }).nth(2)
  await edit.press('Enter')
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  await expectFocus(page.getByRole('heading', { level: 1 }), 'in the job editor')
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter')
  await expectFocus(edit, 'after the job editor')

  await page.goto('/admin/users')
  const change = page.getByRole('button', { name: /^Change / }).first()
  await change.waitFor()
  await expectFocusReturns(page, [
    { opener: change, entry: 'Delete account', title: /^Delete/, buttons: ['Cancel'] },
    { opener: change, entry: 'Disable account', title: /^Disable/, buttons: ['Cancel'] },
  ])

  await page.goto('/admin?view=online-jobs')
  await button('Delete Tax, daily').waitFor()
  await expectFocusReturns(page, [
    { opener: button('Edit Tax, daily'), title: 'Edit saved search', buttons: ['Cancel', 'Close'] },
    { opener: button('Delete Tax, daily'), title: 'Delete this saved search?', buttons: ['Cancel'] },
  ])
  await button('Delete Tax, daily').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete search' }).press('Enter')
  await button('Delete Tax, daily').waitFor({ state: 'detached' })
  await expectFocus(button('Delete Funds, daily'), 'after a saved search was deleted')

  await page.goto('/admin/mails')
  await button(/^Open /).waitFor()
  await expectFocusReturns(page, [{ opener: button(/^Open /), title: /./, buttons: ['Close'] }])
  await page.goto('/admin/job-sources')
  await button(/^Edit /).waitFor()
  await expectFocusReturns(page, [
    { opener: button('Add source'), title: 'Add source', buttons: ['Cancel'] },
    { opener: button(/^Edit /), title: 'Edit source', buttons: ['Cancel', 'Close'] },
  ])
})

test('a dialog asks before it drops what was typed, whichever way it is left', async () => {
  const page = await newPage()
  await signIn(page)
  const one = await firstCandidate(page)
  await page.goto(`/admin/candidates?selected=${one.id}`)
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
  ]
  for (const go of leave) {
    await notes.focus()
    await go()
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await notes.inputValue()).toBe('Asked about training.')
  }
  await page.keyboard.press('Escape')
  await question.waitFor()
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(panel.getByRole('button', { name: 'Add feedback' }), 'after the text was discarded')

  const openFeedback = async () => {
    await page.getByRole('button', { name: 'admin@placet.test' }).click()
    await page.getByRole('menuitem', { name: 'Send feedback' }).click()
  }
  // A view that is being named asks too, and the feedback form keeps its text instead.
  await page.keyboard.press('Escape')
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

test('Esc is the topmost dialog’s, j and k step from anywhere, and g opens views', async () => {
  const page = await newPage()
  await signIn(page)
  await page.goto('/admin/candidates?status=initial_screening')
  const rows = page.getByRole('button', { name: /^View Details of/ })
  await rows.first().waitFor()
  await page.locator('body').press('j')
  await expectFocus(rows.first(), 'after the first j')
  await page.keyboard.press('j')
  await expectFocus(rows.nth(1), 'after the second j')
  await page.getByRole('button', { name: 'Refresh' }).focus()
  await page.keyboard.press('j')
  await expectFocus(rows.first(), 'after j from a button of the head')
  expect(new URL(page.url()).pathname).toBe('/admin/candidates')

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.waitFor()
  expect(
    await keys
      .locator('dd')
      .filter({ hasText: /^\s*J\s*$/ })
      .count(),
  ).toBe(1)
  // A toast comes while the dialog is open: Esc closes the dialog, and the toast stays.
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await rows.first().press('Enter')
  const panel = page.getByRole('dialog').first()
  await panel.getByRole('combobox', { name: /^Status of/ }).click()
  await page.getByRole('option', { name: 'Reference checks' }).click()
  await page.getByText('Status Updated!').first().waitFor()
  await panel.getByRole('button', { name: 'Add Company' }).click()
  const company = page.getByRole('dialog', { name: 'Add Company' })
  await company.waitFor()
  await page.keyboard.press('Escape')
  await company.waitFor({ state: 'detached' })
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: 'Manage Jobs' }).waitFor()
})

test('a record whose code can’t be fetched fails alone: the list keeps its rows, filters and selection', async () => {
  const page = await newPage({
    expects: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|could not be fetched|dynamically imported/],
  })
  await signIn(page)
  const one = await firstCandidate(page)
  // Neither the code of the panel nor anything else comes through: offline, or replaced by a deployment.
  await page.route(/\/candidate-panel[^/]*\.js$/, (route) => route.abort())
  await page.goto('/admin/candidates?status=initial_screening')
  const details = page.getByRole('button', { name: `View Details of ${one.applicantName}` }).first()
  const box = page.getByRole('checkbox', { name: `Choose ${one.applicantName}`, exact: true }).first()
  await box.click()
  await details.click()
  const panel = page.getByRole('dialog', { name: one.applicantName })
  await panel.getByText('couldn’t be shown').waitFor()
  await expectNoViolations(page)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await panel.getByText('couldn’t be shown').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expectFocus(details, 'after the failed panel')
  expect(await box.isChecked()).toBe(true)
  expect(new URL(page.url()).search).toBe('?status=initial_screening')

  await page.route(/\.js$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Saved views' }).click()
  const failed = page.locator('dialog[open]')
  await failed.getByText('couldn’t be shown').waitFor()
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('dialog', { name: 'Saved views' }).getByLabel('Name of the view').waitFor()
  await page.keyboard.press('Escape')
  await details.click()
  await panel.getByRole('heading', { name: 'Contact Information' }).waitFor()
})
