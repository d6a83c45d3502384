import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'

async function signIn(page: Page, email: string): Promise<void> {
  await page.request.post('/api/auth/login', {
    data: { email, password: 'placet-demo' },
    headers: { Origin: placetUrl() },
  })
}

test.each(['admin@placet.test', 'partner@placet.test'])(
  'leads from every dashboard number of %s to exactly those candidates',
  async (email) => {
    const page = await newPage()
    await signIn(page, email)
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'To do' }).waitFor()
    await page.getByRole('link', { name: /^Total Jobs/ }).waitFor()
    const links = page
      .getByRole('link')
      .filter({ hasText: /^([\d,]+(To review|Client Stage|Stale|Unread)|See all [\d,]+$)/ })
    await links.first().waitFor()
    const found = await links.evaluateAll((all) =>
      all.map((link) => {
        const number = /\d+/.exec(link.textContent ?? '')?.[0]
        return [link.getAttribute('href') ?? '', Number(number)] as const
      }),
    )
    const overdue = page.getByRole('link', { name: /^\d+ overdue$/ })
    const late = (await overdue.count()) > 0 ? Number.parseInt(await overdue.innerText(), 10) : 0
    const assigned = page.getByRole('link', { name: /^Assigned Candidates/ })
    const number = Number((await assigned.textContent())?.match(/\d+/)?.[0])
    const all = [...found, [(await assigned.getAttribute('href')) ?? '', number] as const]
    if (all.length !== 7 || !all.some(([, count]) => count > 0)) throw new Error(`odd numbers: ${JSON.stringify(all)}`)
    for (const [address, count] of all) {
      await page.goto(address)
      // The list says how many it holds, in the words of a recruiter.
      await page.getByText(`${count} ${count === 1 ? 'candidate' : 'candidates'}`, { exact: true }).waitFor()
      // A tile of the same name as the number that led here shows the same number.
      if (address.includes('status='))
        await page.getByRole('button', { name: `Client Stage ${count}`, exact: true }).waitFor()
    }
    await page.goto('/admin/follow-ups?show=overdue')
    await page.getByRole('tab', { name: `Overdue ${late}`, exact: true }).waitFor()
    // A filter that only an address can set is shown, and can be removed.
    await page.goto(all.find(([address]) => address.includes('interviews='))?.[0] ?? '')
    await page.getByRole('button', { name: /^Interviews from/ }).click()
    await page.waitForURL((url) => !url.searchParams.has('interviews'))
    await page.goto(all.find(([address]) => address.includes('unchanged='))?.[0] ?? '')
    await page.getByRole('button', { name: /^Same status since/ }).waitFor()
    // Tiles no longer move once they have their numbers.
    await page.getByText(/^\d+ candidates?$/).waitFor()
    await page.getByRole('button', { name: 'Clear All' }).first().click()
    await page.waitForURL((url) => !url.searchParams.has('unchanged'))
  },
)

test('keeps range and partner of analytics in the address, and exports CSV', async ({ expect }) => {
  const page = await newPage()
  await signIn(page, 'admin@placet.test')
  await page.goto('/admin?view=analytics')
  // The charts are there at once; each has its numbers behind a button.
  const showNumbers = async (title: string) =>
    page.getByRole('button', { name: `Show numbers of ${title}`, exact: true }).click()
  await showNumbers('Funnel by stage')
  await showNumbers('By partner')
  await showNumbers('By practice area')
  const funnel = page.getByRole('table', { name: 'Funnel by stage' })
  await funnel.getByRole('row', { name: /^Hired/ }).waitFor()

  await page.getByRole('combobox', { name: 'Range' }).click()
  await page.getByRole('option', { name: 'Last 365 days' }).click()
  await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await page.getByRole('combobox', { name: 'Partner' }).click()
  await page.getByRole('option', { name: 'Unassigned' }).click()
  await page.waitForURL(/partner=0/)
  const partners = page.getByRole('table', { name: 'By partner' })
  await partners.getByRole('row', { name: /^Jordan/ }).waitFor({ state: 'detached' })
  const shown = await funnel.getByRole('row').allInnerTexts()

  await page.reload()
  await showNumbers('Funnel by stage')
  await showNumbers('By practice area')
  await funnel.getByRole('row', { name: /^Hired/ }).waitFor()
  await expect.poll(() => funnel.getByRole('row').allInnerTexts()).toEqual(shown)
  await expect.poll(() => page.getByRole('combobox', { name: 'Range' }).textContent()).toBe('Last 365 days')
  await expect.poll(() => page.getByRole('combobox', { name: 'Partner' }).textContent()).toBe('Unassigned')
  await page.locator('.recharts-bar-rectangle').first().waitFor()
  // No row hides in a box that scrolls: a long table says how many it has.
  const hidden = await page
    .getByRole('table')
    .evaluateAll(
      (all) =>
        all.filter((table) => (table.parentElement?.scrollHeight ?? 0) > (table.parentElement?.clientHeight ?? 0) + 1)
          .length,
    )
  expect(hidden).toBe(0)
  const areas = page.getByRole('table', { name: 'By practice area' })
  const more = page.getByRole('button', { name: /^Show all \d+ rows of By practice area/ })
  const rows = Number((await more.innerText()).match(/\d+/)?.[0])
  await more.click()
  await expect.poll(() => areas.locator('tbody tr').count()).toBe(rows)
  await expectNoViolations(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Funnel by stage as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^funnel-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(csv[0]).toBe('Stage,Reached,Conversion %,% of applications,Rejected here')
  // The file and the screen count the same.
  expect(csv[1]?.split(',').slice(0, 2)).toEqual(shown[1]?.split(/\s+/).slice(0, 2))
})
