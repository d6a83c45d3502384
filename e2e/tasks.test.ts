import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from './harness/browser.ts'
import { readAs, signInAsAdmin } from './harness/staff.ts'

type Item = { id: number; applicantName: string; status: string; assignedPartnerId: number | null }

/** Counts clicks and keys, without what a person types. */
function hand(page: Page) {
  let count = 0
  return {
    click: async (target: Locator) => {
      await target.click()
      count += 1
    },
    press: async (key: string) => {
      await page.keyboard.press(key)
      count += 1
    },
    type: (text: string) => page.keyboard.type(text),
    /** Clicks and keys since the last call. */
    count: () => {
      const all = count
      count = 0
      return all
    },
  }
}

const posting = [
  'Senior Tax Associate',
  'Harlan & Wick LLP, New York, NY',
  'Salary: $300,000 - $350,000',
  'Harlan & Wick LLP seeks a senior associate for its tax group, which advises funds and their sponsors.',
  'Responsibilities:\n- Advise funds on structuring\n- Draft tax opinions',
  'Qualifications:\n- 5 to 8 years of experience in federal income tax\n- New York bar',
].join('\n\n')

const itemsOf = async (page: Page, query: string) =>
  (await readAs<{ items: Item[] }>(page, `/api/applications/page?limit=20&${query}`)).items

test('does the ten most frequent tasks in as few clicks and keys as the best', { timeout: 180_000 }, async () => {
  const page = await newPage({ width: 1440, height: 900, hasPdfViewer: true })
  await signInAsAdmin(page)
  const { click, press, type, count } = hand(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const record = (name: string) => page.getByRole('dialog', { name, exact: true })
  const statusOf = async ({ id }: Item) => (await readAs<Item>(page, `/api/applications/${id}`)).status
  const open = async (item: Item) => {
    await page.goto(`/admin/candidates?status=${item.status}&selected=${item.id}`)
    await record(item.applicantName).getByRole('region', { name: 'Applied Position' }).waitFor()
  }
  const [first, second, third, fourth] = await itemsOf(page, 'status=new')
  if (!first || !second || !third || !fourth) throw new Error('the demo data has fewer than four new candidates')
  const presses: Record<string, number> = {}

  await open(first)
  await press('j')
  await record(second.applicantName).waitFor()
  const resume = page.locator('iframe[title^="Résumé of"]').or(page.getByRole('region', { name: 'Text of the résumé' }))
  await resume.waitFor()
  presses['review the next applicant with the résumé'] = count()

  await press('a')
  await expect.poll(() => statusOf(second)).toBe('initial_screening')
  presses['advance a stage'] = count()

  await open(third)
  await press('r')
  const reject = page.getByRole('dialog', { name: `Reject ${third.applicantName}` })
  await click(reject.getByRole('radio', { name: 'Missing bar admission' }))
  await reject.getByRole('radio', { name: /^Email (?:today|tomorrow|now)/, checked: true }).waitFor()
  await click(reject.getByRole('button', { name: 'Reject', exact: true }))
  await expect.poll(() => statusOf(third)).toBe('rejected_by_brand')
  presses['reject with a reason and an email'] = count()

  await page.goto('/admin/candidates?partner=0')
  const partner = page.getByRole('combobox', { name: /^Partner of/ }).first()
  await click(partner)
  await click(page.getByRole('option').nth(1))
  await page.getByText('Assignment Successful').first().waitFor()
  presses['assign a partner'] = count()

  await open({ ...second, status: 'initial_screening' })
  await click(record(second.applicantName).getByRole('button', { name: 'Schedule interview' }).first())
  const schedule = page.getByRole('dialog', { name: 'Schedule Interview' })
  await schedule.getByRole('button', { name: 'Schedule Interview' }).waitFor()
  await click(schedule.getByRole('gridcell').getByRole('button', { disabled: false }).last())
  await click(schedule.getByLabel('Place (optional)'))
  await type('200 Park Avenue, 24th floor')
  await click(schedule.getByRole('combobox', { name: 'Interviewers' }))
  await click(page.getByRole('option').first())
  await page.keyboard.press('Escape')
  await click(schedule.getByRole('button', { name: 'Schedule Interview' }))
  await schedule.waitFor({ state: 'detached' })
  presses['schedule an interview with place and people'] = count()

  const assigned = (await itemsOf(page, 'status=initial_screening')).find(({ assignedPartnerId }) => assignedPartnerId)
  if (!assigned) throw new Error('the demo data has no assigned candidate in screening')
  await open(assigned)
  await press('m')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await type('Please call, @')
  await page.getByRole('option').first().waitFor()
  await press('Enter')
  await press('Control+Enter')
  await page.getByText('Message Sent').first().waitFor()
  presses['message with a mention'] = count()

  await open(assigned)
  await press('s')
  const submit = page.getByRole('dialog', { name: 'Add Company' })
  await submit.getByLabel('Company name').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await type('Harrow Lane LLP')
  await press('Enter')
  await submit.waitFor({ state: 'detached' })
  presses['submit to a client firm'] = count()

  await page.goto('/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await press('Control+k')
  await page.getByPlaceholder('Go to a view, a job or a candidate').waitFor()
  await type(fourth.applicantName)
  await page
    .getByRole('option', { name: new RegExp(`^${fourth.applicantName}`) })
    .first()
    .waitFor()
  await press('Enter')
  await record(fourth.applicantName).waitFor()
  presses['find a candidate by name'] = count()

  await page.goto('/admin?view=post-job')
  await click(page.getByLabel('Pasted description'))
  await page.keyboard.insertText(posting)
  await click(button('Autofill'))
  await page.getByText('Description read').first().waitFor()
  await click(button('Post job'))
  await page.getByText('Job Created!').first().waitFor()
  presses['post a job from its text'] = count()

  await page.goto('/admin?view=manage-jobs')
  const more = page.getByRole('button', { name: /^More actions for/ }).first()
  await click(more)
  await click(page.getByRole('menuitem', { name: /^Close/ }))
  await button('Undo').waitFor()
  presses['close a job'] = count()

  expect(presses).toEqual({
    'review the next applicant with the résumé': 1,
    'advance a stage': 1,
    'reject with a reason and an email': 3,
    'assign a partner': 2,
    'schedule an interview with place and people': 6,
    'message with a mention': 3,
    'submit to a client firm': 2,
    'find a candidate by name': 2,
    'post a job from its text': 3,
    'close a job': 2,
  })
})
