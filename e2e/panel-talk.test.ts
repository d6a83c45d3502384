import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'
import { openTab } from './harness/staff.ts'

const partnerEmail = 'partner@placet.test'

async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: 'placet-demo' },
    headers: { Origin: placetUrl() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The ids of two applications that an admin may open, the first assigned to the demo partner here. */
async function assignedApplication(page: Page, at: number): Promise<number> {
  const headers = { Origin: placetUrl() }
  const { items } = (await (await page.request.get('/api/applications/page?limit=10')).json()) as {
    items: { id: number }[]
  }
  const id = items[at]?.id ?? 0
  const people = (await (await page.request.get('/api/users')).json()) as { id: number; email: string }[]
  const partner = people.find(({ email }) => email === partnerEmail)
  const answer = await page.request.post(`/api/applications/${id}/assign`, {
    data: { partnerId: partner?.id },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)

describe('the talk in the panel of a candidate', () => {
  test('sends and edits a message, and leads the mentioned partner to it', async () => {
    const admin = await newPage()
    await signIn(admin, 'admin@placet.test')
    const id = await assignedApplication(admin, 0)
    await admin.goto(`/admin/candidates?selected=${id}&tab=messages`)
    const messages = admin.getByRole('region', { name: 'Messages', exact: true })
    const text = messages.getByRole('textbox', { name: 'Message', exact: true })

    // Blank is ignored.
    await text.fill('   ')
    await messages.getByRole('button', { name: 'Send' }).click()
    await text.fill('')

    // "@" offers who may see the candidate; Esc leaves the panel open, Enter takes the first.
    await text.pressSequentially('Could you call, @jord')
    await admin.getByRole('option', { name: /Jordan Ellis/ }).waitFor()
    await expectNoViolations(admin)
    await text.press('Escape')
    await admin.getByRole('option', { name: /Jordan Ellis/ }).waitFor({ state: 'detached' })
    await text.pressSequentially('a')
    await text.press('Backspace')
    await admin.getByRole('option', { name: /Jordan Ellis/ }).waitFor()
    await text.press('Enter')
    await expect.poll(() => text.inputValue()).toBe(`Could you call, @${partnerEmail} `)
    await text.pressSequentially('today?')
    await text.press('ControlOrMeta+Enter')
    await toast(admin, 'Message Sent').waitFor()
    await expect.poll(() => text.inputValue()).toBe('')
    const item = messages.getByRole('listitem').filter({ hasText: 'Could you call' })
    await item.getByText('admin@placet.test · Admin').waitFor()

    await item.getByRole('button', { name: /^Edit message/ }).click()
    const edited = item.getByRole('textbox', { name: 'Edit your message' })
    await edited.fill(`Could you call tomorrow, @${partnerEmail}?`)
    await item.getByRole('button', { name: 'Save' }).click()
    await toast(admin, 'Message Updated').waitFor()
    await item.getByText('edited', { exact: true }).waitFor()
    await item.getByText('Could you call tomorrow').waitFor()
    await expectNoViolations(admin)

    // The partner is notified once, and the link marks the message and leaves the address.
    const partner = await newPage({ width: 390, height: 780, colorScheme: 'dark' })
    await signIn(partner, partnerEmail)
    const notified = (await (await partner.request.get('/api/notifications')).json()) as {
      applicationId: number
      messageId: number | null
    }[]
    const mentions = notified.filter(({ applicationId, messageId }) => applicationId === id && messageId !== null)
    expect(mentions).toHaveLength(1)
    await partner.goto(`/admin/candidates?selected=${id}&messageId=${mentions[0]?.messageId}`)
    const marked = partner.getByRole('listitem').filter({ hasText: 'linked message' })
    await marked.getByText('Could you call tomorrow').waitFor()
    await partner.waitForFunction(() => !window.location.search.includes('messageId'))
    await expect.poll(() => marked.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => marked.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(780)
    expect(new URL(partner.url()).searchParams.get('selected')).toBe(String(id))
    await expect.poll(() => marked.getByRole('button', { name: /^Edit message/ }).count()).toBe(0)
    await expectNoViolations(partner)
  })

  test('reports a failure, keeps the written text and offers to retry', async () => {
    const admin = await newPage({ expects: [/status of 50[03]/] })
    await signIn(admin, 'admin@placet.test')
    const id = await assignedApplication(admin, 1)
    const headers = { Origin: placetUrl() }
    await admin.request.post(`/api/applications/${id}/messages`, { data: { message: 'Already here' }, headers })
    await admin.request.post(`/api/applications/${id}/client-submissions`, { data: { companyName: 'Firm A' }, headers })
    let mayRead = false
    // An answer without a sentence, as a gateway in between gives it.
    let isMute = false
    const busy = { error: 'Please wait.', message: 'Please wait.', code: 'busy', requestId: 'r1' }
    await admin.route(/\/api\/(?:applications\/\d+\/)?(?:messages|client-submissions)/, (route) =>
      mayRead && route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill(isMute ? { status: 500, body: 'Bad gateway' } : { status: 503, json: busy }),
    )
    // The sections ask for their own data when the panel's answer lacks it.
    await admin.route(/\/api\/applications\/\d+\/panel/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), messages: null, submissions: null } })
    })
    await admin.goto(`/admin/candidates?selected=${id}&tab=messages`)
    const messages = admin.getByRole('region', { name: 'Messages', exact: true })
    const submissions = admin.getByRole('region', { name: 'Client Submissions' })
    await messages.getByText('Failed to fetch messages').waitFor()
    await openTab(admin, 'Submissions')
    await submissions.getByText('Failed to fetch client submissions').waitFor()
    await expectNoViolations(admin)
    mayRead = true
    await submissions.getByRole('button', { name: 'Retry' }).click()
    await openTab(admin, 'Messages')
    await messages.getByRole('button', { name: 'Retry' }).click()

    const text = messages.getByRole('textbox', { name: 'Message', exact: true })
    await text.fill('Not lost')
    await text.press('ControlOrMeta+Enter')
    await toast(admin, 'Send Failed').waitFor()
    await toast(admin, 'Please wait.').waitFor()
    isMute = true
    await text.press('ControlOrMeta+Enter')
    await toast(admin, 'Failed to send message').waitFor()
    // Another tab and another candidate in between: what was not sent is still there.
    await openTab(admin, 'Activity')
    await openTab(admin, 'Messages')
    await expect.poll(() => text.inputValue()).toBe('Not lost')
    await admin.getByRole('button', { name: /^Next candidate/ }).click()
    await expect.poll(() => text.inputValue()).toBe('')
    await admin.getByRole('button', { name: /^Previous candidate/ }).click()
    await expect.poll(() => text.inputValue()).toBe('Not lost')

    // By keyboard: the sections above may still be loading, and a button that moves during a click misses it.
    await messages.getByRole('button', { name: /^Edit message/ }).press('Enter')
    const edited = messages.getByRole('textbox', { name: 'Edit your message' })
    await edited.fill('Changed')
    await edited.press('ControlOrMeta+Enter')
    await toast(admin, 'Update Failed').waitFor()
    await toast(admin, 'Failed to update message').waitFor()
    isMute = false
    await expect.poll(() => edited.inputValue()).toBe('Changed')
    // Esc gives up the change, not the panel.
    await edited.press('Escape')
    await edited.waitFor({ state: 'detached' })
    await messages.getByText('Already here').waitFor()

    await openTab(admin, 'Submissions')
    await submissions.getByRole('button', { name: 'Add Company' }).click()
    const form = admin.getByRole('dialog', { name: 'Add Company' })
    await form.getByLabel('Company name').fill('Firm B')
    await form.getByRole('button', { name: 'Add Company' }).click()
    await admin.getByText('Failed to Add Company', { exact: true }).waitFor()
    await form.getByRole('alert').getByText('Please wait.').waitFor()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    isMute = true
    await submissions.getByRole('combobox', { name: 'Status at Firm A' }).click()
    await admin.getByRole('option', { name: 'Hired' }).click()
    await toast(admin, 'Failed to update company').waitFor()
    isMute = false
    await submissions.getByRole('combobox', { name: 'Status at Firm A' }).getByText('Submitted to client').waitFor()
    await submissions.getByRole('button', { name: 'Remove Firm A' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove company' }).click()
    await admin.getByText('Delete Failed', { exact: true }).waitFor()
    await admin.getByRole('alertdialog').getByRole('alert').getByText('Please wait.').waitFor()
  })

  test('adds a company, schedules it in Eastern time, annotates and removes it', async () => {
    const admin = await newPage()
    await signIn(admin, 'admin@placet.test')
    const id = await assignedApplication(admin, 2)
    await admin.goto(`/admin/candidates?selected=${id}&tab=submissions`)
    const submissions = admin.getByRole('region', { name: 'Client Submissions' })
    await submissions.getByRole('button', { name: 'Add Company' }).click()
    const form = admin.getByRole('dialog', { name: 'Add Company' })
    await form.getByRole('button', { name: 'Add Company' }).click()
    await form.getByText('Please enter a company name.').waitFor()
    await expect
      .poll(() => form.getByLabel('Company name').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await form.getByLabel('Company name').fill('  Ostrów & Partners  ')
    await form.getByRole('combobox', { name: 'Status' }).click()
    await admin.getByRole('option', { name: 'Interview scheduled' }).click()
    await form.getByLabel('Interview date').fill('2027-07-01')
    await form.getByLabel(/^Time \(Eastern, EDT\)/).fill('14:30')
    await expectNoViolations(admin)
    await form.getByRole('button', { name: 'Add Company' }).click()
    await toast(admin, 'Company Added').waitFor()
    const row = submissions.getByRole('listitem').filter({ hasText: 'Ostrów & Partners' })
    await row.getByText('Jul 1, 2027, 2:30 PM EDT').waitFor()
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => admin.evaluate(() => document.activeElement?.textContent)).toBe('Add Company')

    await row.getByRole('button', { name: 'Add notes on Ostrów & Partners' }).click()
    const edit = admin.getByRole('dialog', { name: 'Edit Company' })
    await edit.getByLabel('Notes').fill('Met in person.')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await toast(admin, 'Company Updated').waitFor()
    await row.getByText('Met in person.').waitFor()
    await expectNoViolations(admin)

    // Any other status clears the date.
    await row.getByRole('combobox', { name: 'Status at Ostrów & Partners' }).click()
    await admin.getByRole('option', { name: 'Offered' }).click()
    await row.getByText('Jul 1, 2027').waitFor({ state: 'detached' })
    const saved = async () =>
      (await (await admin.request.get(`/api/applications/${id}/client-submissions`)).json()) as {
        companyName: string
        status: string
        interviewDate: string | null
      }[]
    await expect
      .poll(saved)
      .toContainEqual(
        expect.objectContaining({ companyName: 'Ostrów & Partners', status: 'offered', interviewDate: null }),
      )

    await row.getByRole('button', { name: 'Remove Ostrów & Partners' }).click()
    const confirm = admin.getByRole('alertdialog', { name: 'Remove company?' })
    await confirm.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => admin.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove Ostrów & Partners')
    await row.getByRole('button', { name: 'Remove Ostrów & Partners' }).click()
    await expectNoViolations(admin)
    await confirm.getByRole('button', { name: 'Remove company' }).click()
    await toast(admin, 'Company Removed').waitFor()
    await row.waitFor({ state: 'detached' })
    expect((await saved()).map(({ companyName }) => companyName)).not.toContain('Ostrów & Partners')
  })

  test('fits both sections on a phone', async () => {
    const admin = await newPage({ width: 390, height: 780, colorScheme: 'dark' })
    await signIn(admin, 'admin@placet.test')
    const id = await assignedApplication(admin, 3)
    await admin.request.post(`/api/applications/${id}/client-submissions`, {
      data: { companyName: 'Long & Longer International Partners LLP', status: 'interview_scheduled' },
      headers: { Origin: placetUrl() },
    })
    await admin.goto(`/admin/candidates?selected=${id}&tab=submissions`)
    const row = admin
      .getByRole('region', { name: 'Client Submissions' })
      .getByRole('listitem')
      .filter({ hasText: 'Long & Longer' })
    await row.getByText('No interview date yet.').waitFor()
    await row.scrollIntoViewIfNeeded()
    await expectNoViolations(admin)
    const sideways = await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
})
