import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocus } from './harness/dialogs.ts'
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

async function firstCandidate(page: Page): Promise<{ id: number; applicantName: string }> {
  const answer = await page.request.get('/api/applications/page?status=initial_screening&limit=1')
  const { items } = (await answer.json()) as { items: { id: number; applicantName: string }[] }
  const [one] = items
  if (!one) throw new Error('the demo data has no candidate in screening')
  return one
}

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

  // A view that is being named asks too, and the feedback form keeps its text instead.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByLabel('Name of the view').fill('Half a name')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Feedback' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Sort by firm')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Feedback' }).click()
  expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Sort by firm')
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
