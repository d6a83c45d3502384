import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'
import { openTab } from './harness/staff.ts'

type Item = { id: number; applicantName: string; status: string }

const headers = () => ({ Origin: placetUrl() })
const toasts = (page: Page) => page.locator('[role=region][aria-label^=Notifications]')
const toast = (page: Page, text: string) => toasts(page).getByText(text, { exact: true })
const box = (page: Page, { applicantName }: Item) =>
  page.getByRole('checkbox', { name: `Select ${applicantName}`, exact: true })

async function signIn(page: Page, email = 'admin@placet.test'): Promise<void> {
  const data = { email, password: 'placet-demo' }
  const answer = await page.request.post('/api/auth/login', { data, headers: headers() })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function candidates(page: Page, query: string): Promise<Item[]> {
  const answer = await page.request.get(`/api/applications/page?limit=40&${query}`)
  const { items } = (await answer.json()) as { items: Item[] }
  // A name that occurs once: the demo data has people who applied twice.
  return items.filter((item) => items.filter(({ applicantName }) => applicantName === item.applicantName).length === 1)
}

const statusOf = async (page: Page, { id }: Item) =>
  ((await (await page.request.get(`/api/applications/${id}`)).json()) as Item).status

/** The nth of some that must be there. */
function at<T>(items: readonly T[], n: number): T {
  const item = items[n]
  if (item === undefined) throw new Error(`the demo data has fewer than ${n + 1}`)
  return item
}

describe('many candidates at once', () => {
  test('selects several by keyboard and mouse, moves them, undoes, reports a conflict', async () => {
    const page = await newPage()
    await signIn(page)
    const rows = await candidates(page, 'status=initial_screening')
    const [one, two, three] = [at(rows, 0), at(rows, 1), at(rows, 2)]
    await page.goto('/admin/candidates?status=initial_screening')
    await page.getByText('Review and manage candidate applications').waitFor()
    await page.getByPlaceholder('Search by candidate name, email, or job...').waitFor()
    await page.getByRole('combobox', { name: 'Job' }).getByText('All Jobs').waitFor()
    for (const column of ['Candidate', 'Job', 'Match Score', 'Status', 'Experience', 'Location', 'Applied', 'Actions'])
      await page.getByRole('columnheader', { name: column, exact: true }).waitFor()
    await box(page, one).click()
    await box(page, three).click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: 'Selected candidates' })
    const chosen = Number.parseInt(await bar.getByRole('status').innerText(), 10)
    expect(chosen).toBeGreaterThanOrEqual(3)
    await expect.poll(() => box(page, two).isChecked()).toBe(true)
    // Esc clears the selection; `j` goes to a row and `x` selects it.
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    await box(page, one).click()
    await box(page, two).focus()
    await page.keyboard.press('x')
    await bar.getByText('2 candidates selected').waitFor()
    await expectNoViolations(page)

    // A status with a dialog says that only the status is saved.
    await bar.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Scheduled interview' }).click()
    await page.getByRole('alertdialog', { name: 'Save only the status?' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await bar.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Reference checks' }).click()
    await toast(page, '2 candidates moved to Reference checks').waitFor()
    expect([await statusOf(page, one), await statusOf(page, two)]).toEqual(['reference_checks', 'reference_checks'])
    // Someone else is faster with one of them: it stays where they put it, and the toast says so.
    await page.request.patch(`/api/applications/${two.id}/status`, { data: { status: 'offered' }, headers: headers() })
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await toast(page, '1 of 2 candidates moved back').waitFor()
    await toast(page, `You have already moved ${two.applicantName} to Offered.`).waitFor()
    expect([await statusOf(page, one), await statusOf(page, two)]).toEqual(['initial_screening', 'offered'])

    // Partners find it too.
    await page.reload()
    await box(page, one).click()
    await bar.getByRole('button', { name: 'Assign to…' }).click()
    await page.getByRole('menuitem', { name: 'Unassigned' }).click()
    await toast(page, '1 candidate unassigned').waitFor()
  })

  test('asks for interview feedback, saves and shows it', async () => {
    const page = await newPage({ expects: [/ERR_FAILED/] })
    await signIn(page)
    const one = at(await candidates(page, 'status=scheduled_interview'), 0)
    await page.goto(`/admin/candidates?status=scheduled_interview&selected=${one.id}`)
    const panel = page.getByRole('dialog', { name: one.applicantName })
    await panel.getByRole('combobox', { name: `Status of ${one.applicantName}` }).click()
    await page.getByRole('option', { name: 'Interviewed' }).click()
    const dialog = page.getByRole('dialog', { name: 'Interview Feedback' })
    await dialog.getByRole('button', { name: 'Save Feedback' }).click()
    await dialog.getByText('Please choose a suitability rating.').waitFor()
    await dialog.getByText('Please say whether the candidate applied before.').waitFor()
    await dialog.getByRole('combobox', { name: /^Suitability rating/ }).click()
    await page.getByRole('option', { name: 'Highly Recommended' }).click()
    await dialog.getByRole('combobox', { name: /^Talent for other roles/ }).click()
    await page.getByRole('option', { name: 'Neutral' }).click()
    await dialog.getByRole('radio', { name: 'No' }).click()
    await dialog.getByLabel('Partner Notes').fill('Knows every deal by heart.')
    await dialog.getByLabel('Interview Notes').fill('Asked about training.')
    await expectNoViolations(page)
    // A refusal leaves the dialog and what was written.
    await page.route(/interview-feedback/, (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Save Feedback' }).click()
    await toast(page, 'Save Failed').waitFor()
    await expect.poll(() => statusOf(page, one)).toBe('scheduled_interview')
    await dialog.getByRole('button', { name: 'Save Feedback' }).click()
    await toast(page, 'Interview Feedback Saved!').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await panel.getByText('Knows every deal by heart.').waitFor()
    for (const heading of ['Contact Information', 'Professional Details', 'Partner Notes', 'Interview Notes'])
      await panel.getByRole('heading', { name: heading }).waitFor()
    await panel.getByText('Highly Recommended', { exact: true }).waitFor()
    await expect.poll(() => statusOf(page, one)).toBe('interviewed')
  })
})

describe('the board', () => {
  test('moves a card by drag and by keyboard, and takes it back on a conflict', async () => {
    const page = await newPage({ width: 1920, expects: [/status of 409/] })
    await signIn(page)
    const rows = await candidates(page, 'status=new')
    const [one, two, three] = [at(rows, 0), at(rows, 1), at(rows, 2)]
    await page.goto('/admin/candidates?layout=board')
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
    const card = (within: string, { applicantName }: Item) =>
      column(within).getByRole('article', { name: applicantName, exact: true })
    await card('New', one).dragTo(column('Screening').getByRole('heading', { level: 2 }))
    await card('Screening', one).waitFor()
    await toast(page, 'Status Updated!').waitFor()
    await expect.poll(() => statusOf(page, one)).toBe('initial_screening')

    // By keyboard alone; the focus goes with the card.
    await card('New', two).getByRole('button', { name: /to…$/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await expectNoViolations(page)
    await page.getByRole('menuitem', { name: 'Offered' }).focus()
    await page.keyboard.press('Enter')
    await card('Offer', two).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
      .toBe(`Move ${two.applicantName} to…`)
    await expect.poll(() => statusOf(page, two)).toBe('offered')

    // A status with a dialog opens it; leaving it leaves the card where it was.
    await card('New', three).dragTo(column('In interview').getByRole('heading', { level: 2 }))
    await page.getByRole('dialog', { name: 'Schedule Interview' }).getByRole('button', { name: 'Close' }).click()
    await card('New', three).waitFor()

    // Two browsers, one card: the second gets a message, and sees where the card is now.
    const other = await newPage()
    await signIn(other)
    await other.request.patch(`/api/applications/${three.id}/status`, { data: { status: 'hired' }, headers: headers() })
    await card('New', three).dragTo(column('Screening').getByRole('heading', { level: 2 }))
    await toast(page, 'Update Failed').waitFor()
    await toasts(page)
      .getByText(`moved ${three.applicantName} to Hired. Nothing was changed. Please take another look.`)
      .waitFor()
    await card('Hired', three).waitFor()
    await expect.poll(() => statusOf(page, three)).toBe('hired')
  })
})

describe('the screen around them', () => {
  test('saves, applies, renames, updates and deletes a view, and lists the keys', async () => {
    const page = await newPage({ expects: [/status of 409/] })
    await signIn(page)
    await page.goto('/admin/candidates?status=hired&sort=name')
    const dialog = page.getByRole('dialog', { name: 'Saved views' })
    const open = () => page.getByRole('button', { name: 'Saved views' }).click()
    await open()
    await dialog.getByText('No views yet. Save the first one below.').waitFor()
    await dialog.getByLabel('Name of the view').fill('Placed people')
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await toast(page, 'View saved').waitFor()
    await open()
    await dialog.getByText('Current', { exact: true }).waitFor()
    await expectNoViolations(page)
    await dialog.getByLabel('Name of the view').fill('Placed people')
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await dialog.getByText('You already have a view with that name.').waitFor()
    await dialog.getByRole('button', { name: 'Rename Placed people' }).click()
    await dialog.getByLabel('New name for Placed people').fill('Placed')
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
    await dialog.getByRole('button', { name: 'Placed', exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

    await page.goto('/admin/candidates?layout=cards')
    await open()
    await dialog.getByRole('button', { name: 'Placed', exact: true }).click()
    await page.waitForURL('**/admin/candidates?status=hired&sort=name')
    await page.goto('/admin/candidates?status=offered')
    await open()
    await dialog.getByRole('button', { name: 'Update Placed to the current view' }).click()
    await toast(page, 'View updated').waitFor()
    await open()
    await dialog.getByRole('button', { name: 'Delete Placed' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click()
    await dialog.getByText('No views yet. Save the first one below.').waitFor()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()

    await page.locator('body').press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByText('Select or deselect row').waitFor()
    await expectNoViolations(page)
    await keys.getByRole('button', { name: 'Close' }).click()
    await page.locator('body').press('/')
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Search candidates')
  })

  test('opens a candidate with at most four requests and clears one review item', async () => {
    const page = await newPage()
    await signIn(page)
    const one = at(await candidates(page, 'unread=true'), 0)
    for (let n = 0; n < 30; n++)
      await page.request.post(`/api/applications/${one.id}/messages`, {
        data: { message: `Note ${n}` },
        headers: headers(),
      })
    // Someone else's: a submission moves the application on, and one's own step is nothing to review.
    const colleague = await newPage()
    await signIn(colleague, 'noor.haddad@placet.test')
    for (let n = 0; n < 10; n++)
      await colleague.request.post(`/api/applications/${one.id}/client-submissions`, {
        data: { companyName: `Firm ${n}` },
        headers: headers(),
      })
    const address = `/api/applications/${one.id}/documents`
    const held = ((await (await page.request.get(address)).json()) as unknown[]).length
    for (let n = held; n < 5; n++) {
      const file = { documentType: 'other', originalName: `Brief ${n}.txt`, fileSize: 7, mimeType: 'text/plain' }
      const asked = await page.request.post(`${address}/upload-url`, { data: file, headers: headers() })
      const { uploadUrl, ...facts } = (await asked.json()) as { uploadUrl: string }
      await page.request.put(uploadUrl, {
        data: 'A brief',
        headers: { ...headers(), 'Content-Type': 'text/plain' },
      })
      const recorded = await page.request.post(address, { data: facts, headers: headers() })
      expect(recorded.ok(), await recorded.text()).toBe(true)
    }
    const scripts: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.push(pathname)
    })
    await page.goto('/admin/candidates?unread=true')
    await box(page, one).waitFor()
    await page.waitForLoadState('networkidle')
    // Gzip of what was sent, whatever the machine.
    expect(weight(scripts)).toBeLessThanOrEqual(220_000)

    const review = page.getByRole('button', { name: /^To review/ })
    const before = Number.parseInt((await review.innerText()).replace(/\D+/g, ''), 10)
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // A résumé that is still being read is asked for again and again.
      if (pathname.startsWith('/api/') && !pathname.endsWith('/match')) calls.push(`${request.method()} ${pathname}`)
    })
    await page
      .getByRole('button', { name: `View Details of ${one.applicantName}` })
      .first()
      .click()
    await page.getByRole('region', { name: 'Applied Position' }).waitFor()
    await page.waitForLoadState('networkidle')
    // The record, the mark that it was read, its résumé, and the next record.
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(4)
    await openTab(page, 'Messages')
    await page.getByRole('button', { name: /Show \d+ earlier messages/ }).waitFor()
    await openTab(page, 'Submissions')
    await page.getByText('Firm 9', { exact: true }).waitFor()
    await openTab(page, 'Résumé & documents')
    await page.getByRole('button', { name: /^Download Brief 4\.txt/ }).waitFor()
    await page.waitForLoadState('networkidle')
    // The tabs take four more: whom a message can mention, asked with the focus in its field; consents, profiles and review
    // rooms under Submissions.
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(8)
    await expect.poll(async () => Number.parseInt((await review.innerText()).replace(/\D+/g, ''), 10)).toBe(before - 1)

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByRole('heading', { name: 'Nothing to review' }).waitFor()
    await expect.poll(() => review.innerText()).toMatch(/\b0$/)

    const stranger = await newPage({ expects: [/status of 401/] })
    const light: string[] = []
    stranger.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) light.push(pathname)
    })
    await stranger.goto('/login')
    await stranger.getByLabel('Email').waitFor()
    await stranger.waitForLoadState('networkidle')
    expect(weight(light)).toBeLessThanOrEqual(130_000)
  })

  test('searches jobs for the filter on the server and keeps the selected one', async () => {
    const page = await newPage()
    await signIn(page)
    const [row] = (await (await page.request.get('/api/applications/page?limit=1')).json()).items as { job: object }[]
    // A job that only the search finds: a listed one gets its name from the server again once the search has ended.
    const far = { ...row?.job, id: 999_999, count: 3, title: 'Zanzibar Counsel', firmName: 'Far LLP' }
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/api\/applications\/jobs\?q=zanzi/, async (route) => {
      await held
      await route.fulfill({ json: [far] })
    })
    await page.goto('/admin/candidates')
    const control = page.getByRole('combobox', { name: 'Job' })
    await control.press('Enter')
    const list = page.getByRole('dialog', { name: 'Job' })
    await list.getByPlaceholder('Type to search').fill('zanzi')
    await list.getByRole('status').getByText('Searching…').waitFor()
    // Before the results have arrived: it takes the first of them, and nothing that is on screen now.
    await page.keyboard.press('Enter')
    release()
    await page.waitForURL(/job=999999/)
    await control.getByText('Zanzibar Counsel - Far LLP').waitFor()
    await control.press('Enter')
    await list.getByPlaceholder('Type to search').fill('no such job')
    await list.getByText('No job with candidates matches.').waitFor()
    await expectNoViolations(page)
    // Once they have, it takes the first at once.
    await list.getByPlaceholder('Type to search').fill('zanzi')
    await list.getByRole('option', { name: /^Zanzibar Counsel - Far LLP/ }).waitFor()
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'detached' })
    await control.getByText('Zanzibar Counsel - Far LLP').waitFor()
  })

  test('shows that the status list scrolls, and opens the record on a tap', async () => {
    const page = await newPage({ height: 1200 })
    await signIn(page)
    const one = at(await candidates(page, 'status=initial_screening'), 0)
    await page.goto('/admin/candidates?status=initial_screening')
    const control = page.getByRole('combobox', { name: `Status of ${one.applicantName}`, exact: true })
    const options = page.getByRole('option')
    const inSight = () =>
      options.evaluateAll(
        (all) =>
          all.filter((option) => {
            const { x, y, width, height } = option.getBoundingClientRect()
            return option.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          }).length,
      )
    await control.click()
    await page.getByRole('group', { name: 'Rejected' }).waitFor()
    await expect.poll(inSight).toBe(13)
    await page.keyboard.press('Escape')
    await options.first().waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1280, height: 640 })
    await control.click()
    await page.locator('[role=listbox] .lucide-chevron-down').waitFor()
    await page.keyboard.press('Escape')
    await options.first().waitFor({ state: 'detached' })

    await page.setViewportSize({ width: 390, height: 844 })
    // Every place is in sight.
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('menu')
    await menu.getByRole('group', { name: 'Admin' }).getByRole('menuitem', { name: 'User Management' }).waitFor()
    expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    const card = page.getByRole('article', { name: one.applicantName })
    await card.getByRole('heading').click()
    await page.waitForURL(new RegExp(`selected=${one.id}`))
    await page.getByRole('dialog').waitFor()
    // Nothing floats over an action.
    const floating = await page.evaluate(
      () =>
        [...document.querySelectorAll('button')].filter((button) => {
          const frame = button.closest('.fixed')
          return button.textContent === 'Feedback' && frame !== null
        }).length,
    )
    expect(floating).toBe(0)
  })

  test('says that the list can’t be loaded and loads it on retry', async () => {
    const page = await newPage({ expects: [/status of 503/, /ERR_FAILED/] })
    await signIn(page)
    const busy = { error: 'Please wait.', message: 'Please wait.', code: 'busy', requestId: 'r1' }
    await page.route(/applications\/page/, (route) => route.fulfill({ status: 503, json: busy }))
    await page.goto('/admin/candidates')
    await page.getByText('Error loading applications. Please try again.').waitFor()
    await page.unroute(/applications\/page/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('checkbox').first().waitFor()
    const partner = await newPage({ expects: [/status of 503/] })
    const data = { email: 'partner@placet.test', password: 'placet-demo' }
    await partner.request.post('/api/auth/login', { data, headers: headers() })
    await partner.route(/applications\/page/, (route) => route.fulfill({ status: 503, json: busy }))
    await partner.goto('/admin/candidates')
    await partner.getByText('Error Loading Candidates', { exact: true }).waitFor()
    await partner.getByText('Failed to load candidate applications. Please try again.').waitFor()
  })
})

/** Bytes of built scripts as gzip sends them, each once. */
const weight = (paths: readonly string[]): number =>
  [...new Set(paths)].reduce((sum, path) => sum + gzipSync(readFileSync(`dist/client${path}`), { level: 9 }).length, 0)
