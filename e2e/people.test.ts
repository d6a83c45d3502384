import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'

const password = 'lateral-moves-2026'
const demoAdmin = { email: 'admin@placet.test', password: 'placet-demo' }

/** One call as the page's user; the answer's JSON. */
async function api<T>(page: Page, method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> {
  const response = await page.request.fetch(path, {
    method,
    headers: { Origin: placetUrl() },
    ...(data === undefined ? {} : { data }),
  })
  expect(response.ok(), `${method} ${path} answered ${response.status()}`).toBe(true)
  return (await response.json()) as T
}

const signInByApi = (page: Page, account: { email: string; password: string }) =>
  api(page, 'POST', '/api/auth/login', account)

/** A browser of an admin, to make what a journey needs. */
async function adminPage(expects: RegExp[] = []): Promise<Page> {
  const page = await newPage({ expects })
  await signInByApi(page, demoAdmin)
  return page
}

const newUser = (admin: Page, email: string, name: string, role: 'admin' | 'partner' = 'partner') =>
  api<{ id: number }>(admin, 'POST', '/api/users', { email, name, password, role })

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Until the staff area is there. */
const signedIn = (page: Page, email: string) => page.getByRole('button', { name: email }).waitFor()

async function logOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'Sign In' }).waitFor()
}

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)

test('sets up two-factor sign-in and signs in with a code and a recovery code', async () => {
  const email = 'tova.lind@example.com'
  await newUser(await adminPage(), email, 'Tova Lind')
  const page = await newPage({ expects: [/status of 40[01]/] })
  await signIn(page, email, password)
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Two-factor sign-in' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Current password').fill('not my password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('That’s not your current password').first().waitFor()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await expectNoViolations(page)

  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const step = () => Math.floor(Date.now() / 30_000)
  const code = (at: number) => generateHOTP(base32.decode(secret, { strict: false }), at)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('Enter the 6-digit code from your app').waitFor()
  const first = step()
  await page.getByLabel('Code', { exact: true }).fill(await code(first))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await list.waitFor()
  const codes = await list.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByText('You have 10 recovery codes left.').waitFor()
  await logOut(page, email)

  await signIn(page, email, password)
  await page.getByRole('heading', { name: 'Two-factor sign-in' }).waitFor()
  await expectNoViolations(page)
  await page.getByLabel('Code', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Enter the 6-digit code from your app, or a recovery code').waitFor()
  // The code that set it up was used, and is refused.
  await page.getByLabel('Code', { exact: true }).fill(await code(first))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await toast(page, 'Login Failed').waitFor()
  // The next step's code is taken already, since clocks differ.
  await page.getByLabel('Code', { exact: true }).fill(await code(Math.max(step(), first + 1)))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await signedIn(page, email)
  await logOut(page, email)

  await signIn(page, email, password)
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await signedIn(page, email)
  await page.goto('/admin/settings/two-factor')
  await page.getByText('You have 9 recovery codes left.').waitFor()
})

test('notifies an admin of a handed-in list, and its partner of the approval', async () => {
  const admin = await adminPage()
  await newUser(admin, 'ring.admin@example.com', 'Rita Ring', 'admin')
  await newUser(admin, 'ring.partner@example.com', 'Paul Ring')
  const partner = await newPage()
  await signInByApi(partner, { email: 'ring.partner@example.com', password })
  const jobData = [1, 2, 3, 4, 5].map((n) => ({
    title: `Litigation Associate ${n}`,
    url: `https://careers.firm.example/${n}`,
    source: 'Firm careers',
    snippet: 'New York, NY.',
  }))
  await api(partner, 'POST', '/api/saved-job-lists', { candidateName: 'Greta Holm', jobData })

  const page = await newPage()
  await signInByApi(page, { email: 'ring.admin@example.com', password })
  await page.goto('/admin/candidates')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /Job list to review/ }).click()
  await page.getByRole('heading', { name: 'Saved Job Lists' }).waitFor()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

  const card = page.getByRole('article', { name: 'Greta Holm' })
  await expect.poll(() => card.getByRole('link').count()).toBe(3)
  await card.getByRole('button', { name: '+2 more' }).click()
  await card.getByRole('link', { name: 'Litigation Associate 5' }).waitFor()
  await card.getByLabel('Admin notes').fill('Not numbers 4 and 5, please.')
  await card.getByRole('button', { name: 'Approve' }).click()
  await toast(page, 'Status Updated').waitFor()
  await card.getByText('Approved by Rita Ring').waitFor()
  await expect.poll(() => card.getByRole('button', { name: 'Reject' }).count()).toBe(0)
  await page.getByRole('tab', { name: /Approved/ }).click()
  await card.getByText('Not numbers 4 and 5, please.').waitFor()

  await partner.goto('/admin/candidates')
  await partner.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await partner.getByText('Rita Ring approved your job list for Greta Holm. Not numbers 4 and 5, please.').waitFor()
})

test('leads a partner from the bell to the candidate, and pauses in the background', async () => {
  const admin = await adminPage()
  const { id } = await newUser(admin, 'bell.partner@example.com', 'Bela Kun')
  const rows = await api<{ id: number; applicantName: string }[]>(admin, 'GET', '/api/applications')
  const [one, two] = rows.slice(-2)
  if (!one || !two) throw new Error('the demo data have no applications')

  const page = await newPage()
  await signInByApi(page, { email: 'bell.partner@example.com', password })
  await page.clock.install()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/unread')) asked++
  })
  await page.goto('/admin/candidates')
  await page.getByRole('heading', { name: 'My Assigned Candidates' }).waitFor()
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  await page.getByText('No notifications yet').waitFor()
  await page.keyboard.press('Escape')

  for (const application of [one, two]) {
    await api(admin, 'POST', `/api/applications/${application.id}/assign`, { partnerId: id })
  }
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()

  const see = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await see('hidden')
  const before = asked
  await page.clock.fastForward(31_000)
  await page.clock.fastForward(31_000)
  expect(asked).toBe(before)
  const again = page.waitForRequest((request) => request.url().endsWith('/api/notifications/unread'))
  await see('visible')
  await again

  await bell.click()
  await page.getByRole('button', { name: new RegExp(`Unread.*New candidate assigned.*${two.applicantName}`) }).click()
  await page.getByRole('dialog', { name: two.applicantName }).waitFor()
  expect(new URL(page.url()).searchParams.get('selected')).toBe(String(two.id))
  // The panel covers the header.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await api(admin, 'POST', `/api/applications/${one.id}/assign`, { partnerId: null })
  await api(admin, 'POST', `/api/applications/${two.id}/assign`, { partnerId: null })
})

test('sets a password through a reset link once', async () => {
  const admin = await adminPage()
  await newUser(admin, 'lost.password@example.com', 'Lost Password')
  await admin.goto('/admin?view=user-management')
  await admin.getByRole('button', { name: 'Change Lost Password' }).click()
  await admin.getByRole('menuitem', { name: 'Create password reset link' }).click()
  await admin.getByRole('heading', { name: 'Create a password reset link for Lost Password?' }).waitFor()
  await admin.getByRole('button', { name: 'Create link' }).click()
  await admin.getByText('Please enter your current password').waitFor()
  await expectNoViolations(admin)
  await admin.getByLabel('Your password').fill('placet-demo')
  await admin.getByRole('button', { name: 'Create link' }).click()
  const link = await admin.getByRole('textbox', { name: 'Link' }).inputValue()
  await expectNoViolations(admin)

  const page = await newPage({ expects: [/status of 404/] })
  await page.goto(link)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await expectNoViolations(page)
  await page.getByLabel('New password', { exact: true }).fill('five5')
  await page.getByLabel('Confirm new password').fill('other')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Password must be at least 6 characters').waitFor()
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('New password', { exact: true }).fill('chosen-by-owner')
  await page.getByLabel('Confirm new password').fill('chosen-by-owner')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
  await page.goto(link)
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
  await signIn(page, 'lost.password@example.com', 'chosen-by-owner')
  await signedIn(page, 'lost.password@example.com')
})
