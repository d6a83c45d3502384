import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { startSeededPlacet } from './harness/placet.ts'
import type { RunningPlacet } from './harness/serve.mjs'

let placet: RunningPlacet | undefined

beforeAll(async () => {
  placet = await startSeededPlacet({ RATE_LIMIT_FACTOR: '1000' })
})

afterAll(async () => {
  await placet?.stop()
})

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)

async function signedIn(who: 'admin' | 'partner', next: string, expects: RegExp[] = []): Promise<Page> {
  if (!placet) throw new Error('the server did not start')
  const page = await newPage({ baseURL: placet.url, expects })
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(`${who}@placet.test`)
  await page.getByLabel('Password', { exact: true }).fill('placet-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  return page
}

const job = {
  title: 'Fund Formation Associate',
  description:
    'Responsibilities: form private funds and look after them, from the first term sheet to the last closing.\n' +
    'Required qualifications: three or more years of experience with private funds.',
}

/** Presses Tab until the field of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const element = document.activeElement
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null
      return element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? ''
    })
    if (here.replace('*', '').trim() === name) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('posts a job by keyboard alone, shows it to strangers and saves a draft', async ({ expect }) => {
  const admin = await signedIn('admin', '/admin/users')
  await admin.getByRole('heading', { name: 'User Management' }).waitFor()

  // The palette leads to the form.
  await admin.keyboard.press('Control+k')
  await admin.getByPlaceholder('Go to a view, a job or a candidate').waitFor()
  await expectNoViolations(admin)
  await admin.keyboard.type('post a job')
  await admin.keyboard.press('Enter')
  await admin.getByRole('heading', { name: 'Post Job' }).waitFor()

  // Sent empty, it says what is missing and puts the focus on the first field.
  await admin.getByRole('button', { name: 'Post job' }).focus()
  await admin.keyboard.press('Enter')
  await admin.getByText('Job title is required').waitFor()
  await admin.getByText('Practice area is required').waitFor()
  await expectNoViolations(admin)
  await admin.keyboard.type(job.title)
  await tabTo(admin, 'Firm name')
  await admin.keyboard.type('Harlan & Wick LLP')
  await tabTo(admin, 'Location')
  await admin.keyboard.type('New York, NY')
  await admin.getByText(/NY asks employers with 4 or more employees/).waitFor()
  await tabTo(admin, 'Choose a level')
  await admin.keyboard.press('Enter')
  await admin.getByRole('option', { name: 'Associate', exact: true }).waitFor()
  await admin.keyboard.type('asso')
  await admin.keyboard.press('Enter')
  await tabTo(admin, 'Practice area')
  await admin.keyboard.press('Enter')
  await admin.getByPlaceholder('Type to search').waitFor()
  await admin.keyboard.type('investment')
  await admin.keyboard.press('Enter')
  await tabTo(admin, 'Minimum salary')
  await admin.keyboard.type('230000')
  await tabTo(admin, 'Maximum salary')
  await admin.keyboard.type('280000')
  await tabTo(admin, 'Job description')
  await admin.keyboard.insertText(job.description)
  await tabTo(admin, 'Add requirement')
  await admin.keyboard.press('Enter')
  await admin.keyboard.type('New York bar')
  await admin.keyboard.press('Enter')
  await admin.keyboard.type('JD')
  await admin.keyboard.press('Alt+ArrowUp')
  const preview = admin.getByRole('figure', { name: 'Card on the board' })
  await preview.getByText('$230K - $280K').waitFor()
  await expect.poll(() => preview.getByRole('listitem').allInnerTexts()).toEqual(['JD', 'New York bar'])
  await tabTo(admin, 'Post job')
  await admin.keyboard.press('Enter')
  await toast(admin, 'Job Created!').waitFor()
  await admin.getByRole('heading', { name: 'Manage Jobs' }).waitFor()

  // Strangers read it at once.
  const stranger = await newPage({ baseURL: placet?.url ?? '', reducedMotion: 'reduce' })
  await stranger.goto(`/jobs?q=${encodeURIComponent('fund formation')}`)
  await stranger.getByRole('link', { name: job.title }).click()
  await stranger.getByRole('heading', { level: 1, name: job.title }).waitFor()
  await stranger.getByText('$230K - $280K').first().waitFor()

  // The editor opens by its hash; what is typed survives a reload, and goes when it is thrown away.
  await admin.getByRole('link', { name: `Edit ${job.title}` }).click()
  await admin.waitForURL(/#edit-job-\d+$/)
  await admin.getByLabel('Firm size').fill('50-99 attorneys')
  await admin.reload()
  await admin.getByText(/^Your draft of/).waitFor()
  await expect.poll(() => admin.getByLabel('Firm size').inputValue()).toBe('50-99 attorneys')
  await expectNoViolations(admin)
  await admin.getByRole('button', { name: 'Discard draft' }).click()
  await expect.poll(() => admin.getByLabel('Firm size').inputValue()).toBe('')

  // Closed with the rest of a selection, it is gone from the board, and Undo brings it back.
  await admin.getByRole('button', { name: 'Back to the list' }).click()
  await admin.getByRole('checkbox', { name: `Select ${job.title} at Harlan & Wick LLP` }).click()
  await admin.getByRole('group', { name: 'Selected jobs' }).getByRole('button', { name: 'Close' }).click()
  await toast(admin, '1 job closed.').waitFor()
  expect((await stranger.request.get(stranger.url())).status()).toBe(410)
  await admin.getByRole('button', { name: 'Undo' }).click()
  await toast(admin, '1 job open again.').waitFor()
  expect((await stranger.request.get(stranger.url())).status()).toBe(200)
})

test('fills the form from a pasted posting, keeps other fields and undoes it', async ({ expect }) => {
  const admin = await signedIn('admin', '/admin?view=post-job', [/status of 503/])
  const read = admin.getByRole('button', { name: 'Autofill' })
  await read.click()
  await toast(admin, 'Missing Description').waitFor()
  await admin.getByLabel('Job title').fill('Typed before')
  await admin.getByLabel('Firm size').fill('50-99 attorneys')
  const posting = [
    'Senior Tax Associate',
    'Harlan & Wick LLP, New York, NY',
    'Salary: $300,000 - $350,000',
    'Responsibilities:\n- Advise funds on structuring\n- Draft tax opinions',
    'Qualifications:\n- 5 to 8 years of experience in federal income tax',
  ].join('\n\n')
  const pasted = admin.getByLabel('Pasted description')
  await pasted.fill(posting)

  // It fails once: said in a toast and beside the text, which stays.
  await admin.route('**/api/jobs/parse-description', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await read.click()
  await toast(admin, 'AI Parse Failed').waitFor()
  await admin.getByText(/Your text is still here\./).waitFor()
  await expect.poll(() => pasted.inputValue()).toBe(posting)
  await expectNoViolations(admin)

  await read.click()
  await toast(admin, 'Description read').waitFor()
  await expect.poll(() => admin.getByLabel('Minimum salary').inputValue()).toBe('300000')
  await expect.poll(() => admin.getByLabel('Job title').inputValue()).toBe('Senior Tax Associate')
  await expect.poll(() => admin.getByLabel('Firm size').inputValue()).toBe('50-99 attorneys')
  await admin.getByRole('button', { name: 'Undo' }).click()
  await admin.getByText('The form is back to what it was.').waitFor()
  await expect.poll(() => admin.getByLabel('Minimum salary').inputValue()).toBe('')
  await expect.poll(() => admin.getByLabel('Job title').inputValue()).toBe('Typed before')
})

test('opens a candidate from the palette and a view with one key', async () => {
  const admin = await signedIn('admin', '/admin?view=find-jobs')
  await admin.getByRole('heading', { name: 'View Jobs', level: 1 }).waitFor()
  await expectNoViolations(admin)
  const { items } = (await (await admin.request.get('/api/applications/page?limit=1')).json()) as {
    items: { applicantName: string }[]
  }
  const name = items[0]?.applicantName ?? ''
  await admin.keyboard.press('Control+k')
  await admin.getByPlaceholder('Go to a view, a job or a candidate').waitFor()
  await admin.keyboard.type(name)
  await admin
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor()
  await expectNoViolations(admin)
  await admin.keyboard.press('Enter')
  await admin.getByRole('dialog', { name }).waitFor()

  // A letter after g opens its view.
  await admin.keyboard.press('Escape')
  await admin.getByRole('dialog', { name }).waitFor({ state: 'detached' })
  await admin.keyboard.press('g')
  await admin.keyboard.press('p')
  await admin.getByRole('heading', { name: 'Post Job' }).waitFor()
  await admin.getByRole('heading', { name: 'Post Job' }).click()
  await admin.keyboard.press('?')
  await admin.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await expectNoViolations(admin)
})

test('shows jobs to a partner without any way to change them', async ({ expect }) => {
  const partner = await signedIn('partner', '/admin?view=manage-jobs')
  await partner.getByRole('heading', { name: 'Access Restricted' }).waitFor()
  await partner.getByText('This section is available to administrators only').waitFor()
  await expectNoViolations(partner)
  await partner.getByRole('link', { name: 'View Jobs Instead' }).click()
  await partner.getByRole('heading', { name: 'View Jobs', level: 1 }).waitFor()
  await partner.getByText('Partner Access - View Only').waitFor()
  const view = partner.getByRole('link', { name: /^View job/ }).first()
  expect([await view.getAttribute('target'), await view.getAttribute('href')]).toEqual([
    '_blank',
    expect.stringMatching(/^\/job\/[a-z0-9]{8}$/),
  ])
  await partner.keyboard.press('Control+k')
  await partner.getByPlaceholder('Go to a view, a job or a candidate').waitFor()
  await expect.poll(() => partner.getByRole('option', { name: /Manage Jobs|Post|User/ }).count()).toBe(0)

  // Partners see the lists that they handed in, decided or not, without buttons to decide.
  await partner.keyboard.type('my job lists')
  await partner.keyboard.press('Enter')
  await partner.getByRole('heading', { name: 'My Job Lists' }).waitFor()
  const card = partner.getByRole('article').filter({ hasText: 'Approved' })
  await card.getByText(/^Approved by/).waitFor()
  await partner.getByText('Waiting for admin review').first().waitFor()
  await expect.poll(() => partner.getByRole('button', { name: /Approve|Reject/ }).count()).toBe(0)
  await expectNoViolations(partner)
})
