import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocus } from './harness/dialogs.ts'
import { openTab, readAs, signInAsAdmin } from './harness/staff.ts'

type Item = { id: number; applicantName: string; status: string }
type Match = { resume: { mimeType: string } | null }

const itemsOf = async (page: Page, query: string) =>
  (await readAs<{ items: Item[] }>(page, `/api/applications/page?limit=40&${query}`)).items

const statusOf = async (page: Page, { id }: Item) => (await readAs<Item>(page, `/api/applications/${id}`)).status

/** A candidate whose résumé is of a type: "pdf", "wordprocessingml". */
async function withResume(page: Page, type: string): Promise<Item> {
  for (const item of await itemsOf(page, 'sort=oldest')) {
    const { resume } = await readAs<Match>(page, `/api/applications/${item.id}/match`)
    if (resume?.mimeType.includes(type)) return item
  }
  throw new Error(`the demo data has no résumé of the type ${type}`)
}

const region = (page: Page, name: string) => page.getByRole('dialog').getByRole('region', { name, exact: true })
const addressOf = (page: Page) => new URL(page.url()).searchParams
const findField = (page: Page) => page.getByRole('searchbox', { name: 'Find in the résumé' })

test('opens every tab by its address and keeps it while stepping', async () => {
  const page = await newPage({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  const [first, second] = await itemsOf(page, 'status=initial_screening')
  if (!first || !second) throw new Error('the demo data has fewer than two candidates in screening')
  const open = (query: string) => page.goto(`/admin/candidates?status=initial_screening&selected=${first.id}${query}`)
  const tabs = [
    ['', 'Overview', 'Contact Information'],
    ['&tab=resume', 'Résumé & documents', 'Uploaded Documents'],
    ['&tab=messages', 'Messages', 'Messages'],
    ['&tab=submissions', 'Submissions', 'Client Submissions'],
    ['&tab=activity', 'Activity', 'Timeline'],
    ['&tab=nonsense', 'Overview', 'Professional Details'],
  ] as const
  for (const [query, tab, section] of tabs) {
    await open(query)
    await region(page, section).waitFor()
    await page.getByRole('tab', { name: tab, selected: true }).waitFor()
    await expectNoViolations(page)
  }
  await openTab(page, 'Activity')
  await expect.poll(() => addressOf(page).get('tab')).toBe('activity')
  await page.keyboard.press('j')
  await page.getByRole('dialog', { name: second.applicantName }).waitFor()
  expect([addressOf(page).get('selected'), addressOf(page).get('tab')]).toEqual([String(second.id), 'activity'])
  await region(page, 'Timeline').getByRole('listitem').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(addressOf(page).toString()).toBe('status=initial_screening')
  const opener = page.getByRole('button', { name: `View Details of ${second.applicantName}` }).first()
  await expectFocus(opener, 'after the record was closed')
  // A record that is opened from the list starts with its first tab.
  await page.keyboard.press('Enter')
  await region(page, 'Contact Information').waitFor()
})

test('advances and rejects with one key, but not while typing or behind a dialog', async () => {
  const page = await newPage({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  const one = (await itemsOf(page, 'status=new')).at(-1)
  if (!one) throw new Error('the demo data has no new candidate')
  await page.goto(`/admin/candidates?status=new&selected=${one.id}`)
  await region(page, 'Applied Position').waitFor()
  const toasts = page.locator('[role=region][aria-label^=Notifications]')
  const panel = page.getByRole('dialog', { name: one.applicantName, exact: true })
  const undo = async () => {
    await toasts.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(() => statusOf(page, one)).toBe('new')
    await panel.getByRole('button', { name: 'Reject', disabled: false }).waitFor()
  }

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const label of ['Advance to the next status', 'Reject', 'Write a message']) {
    await keys.getByText(label, { exact: true }).waitFor()
  }
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await page.keyboard.press('m')
  const message = region(page, 'Messages').getByRole('textbox', { name: 'Message', exact: true })
  await expectFocus(message, 'after the key for a message')
  await page.keyboard.type('a raj')
  await expect.poll(() => message.inputValue()).toBe('a raj')
  await message.fill('')
  await openTab(page, 'Overview')
  // A key that is held down decides nothing.
  await page.evaluate(() => {
    for (const key of ['a', 'r']) document.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true }))
  })
  expect(addressOf(page).get('selected')).toBe(String(one.id))
  expect(await statusOf(page, one)).toBe('new')

  await page.keyboard.press('a')
  await expect.poll(() => statusOf(page, one)).toBe('initial_screening')
  await panel.getByRole('button', { name: 'Schedule interview' }).first().waitFor()
  await undo()
  await page.keyboard.press('r')
  const reject = page.getByRole('dialog', { name: `Reject ${one.applicantName}` })
  await reject
    .getByRole('radiogroup', { name: /^Reason/ })
    .getByRole('radio')
    .first()
    .click()
  await reject.getByRole('radio', { name: 'Don’t email' }).click()
  await reject.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect.poll(() => statusOf(page, one)).toBe('rejected_by_brand')
  // A closed application offers neither.
  await panel.getByRole('button', { name: 'Reject' }).waitFor({ state: 'detached' })
  await undo()
})

test('shows the résumé beside the facts, a PDF as pages and a DOCX as text', async () => {
  const page = await newPage({ width: 1440, height: 900, hasPdfViewer: true })
  await signInAsAdmin(page)
  const [pdf, word] = [await withResume(page, 'pdf'), await withResume(page, 'wordprocessingml')]
  const frame = page.locator(`iframe[title="Résumé of ${pdf.applicantName}"]`)
  const text = page.getByRole('region', { name: 'Text of the résumé' })
  await page.goto(`/admin/candidates?selected=${pdf.id}`)
  await frame.waitFor()
  await region(page, 'Contact Information').waitFor()
  expect(await frame.getAttribute('src')).toMatch(/^blob:/)

  // Found words are marked in the text; the pages come back when the field is cleared.
  const [surname = ''] = pdf.applicantName.split(' ').slice(-1)
  await findField(page).fill(surname.toLowerCase())
  await text.locator('mark').first().waitFor()
  const count = await text.locator('mark').count()
  const found = region(page, 'Résumé').getByRole('status')
  await found.getByText(`1 of ${count}`, { exact: true }).waitFor()
  await findField(page).press('Enter')
  await found.getByText(`${count === 1 ? 1 : 2} of ${count}`, { exact: true }).waitFor()
  await findField(page).press('Shift+Enter')
  await found.getByText(`1 of ${count}`, { exact: true }).waitFor()
  await expectNoViolations(page)
  await findField(page).fill('zzzzzz')
  await found.getByText('No matches', { exact: true }).waitFor()
  await findField(page).press('Escape')
  await frame.waitFor()
  expect(addressOf(page).get('selected')).toBe(String(pdf.id))
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await text.getByText(surname).first().waitFor()

  await page.goto(`/admin/candidates?selected=${word.id}`)
  await text.getByText(word.applicantName).first().waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await findField(page).fill('experience')
  await text.locator('mark[aria-current=true]').waitFor()
  await expectNoViolations(page)

  // Below 1280 pixels the résumé is a tab.
  await page.setViewportSize({ width: 1024, height: 768 })
  await text.waitFor({ state: 'detached' })
  await openTab(page, 'Résumé & documents')
  await text.waitFor()
  await expectNoViolations(page)
})

test('moves nothing while a record opens, and shows the next one at once', async () => {
  const page = await newPage({ width: 1440, height: 900, expects: [/ERR_FAILED/] })
  await signInAsAdmin(page)
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.flatMap(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? [])))
        const inRecord = moved.filter((element) => element.closest('[role=dialog]'))
        if (inRecord.length > 0 && value > 0.001)
          shifts.push(`${value}: ${inRecord.map((one) => one.outerHTML.slice(0, 200)).join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/applications\/\d+\/panel$/, async (route) => {
    await held
    await route.continue()
  })
  const [first, second] = await itemsOf(page, 'status=interviewed')
  if (!first || !second) throw new Error('the demo data has fewer than two interviewed candidates')
  await page.goto('/admin/candidates?status=interviewed')
  await page
    .getByRole('button', { name: `View Details of ${first.applicantName}` })
    .first()
    .click()
  // The facts of the row are there before the answer.
  await region(page, 'Match').waitFor()
  await page.getByText('Loading the application…').first().waitFor({ state: 'attached' })
  release()
  await region(page, 'Applied Position').waitFor()
  await page
    .locator('iframe')
    .or(page.getByRole('region', { name: 'Text of the résumé' }))
    .waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])

  // The next record has been read ahead.
  await page.route(/\/api\/applications\/\d+\/panel$/, (route) => route.abort())
  await page.keyboard.press('j')
  await page.getByRole('dialog', { name: second.applicantName }).waitFor()
  await region(page, 'Applied Position').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.goto(`/admin/candidates?selected=${second.id}`)
  await region(page, 'Applied Position').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})
