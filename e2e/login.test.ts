import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'

const admin = { email: 'admin@placet.test', password: 'placet-demo' }
const partner = { email: 'partner@placet.test', password: 'placet-demo' }

// The browser logs every refused request, a 401 included.
const refused = /status of 401/

async function signIn(page: Page, { email, password }: typeof admin): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)

describe('signing in', () => {
  test('sends a stranger to the login and from there to the requested page', async ({ expect }) => {
    const page = await newPage({ expects: [refused] })
    await page.goto('/admin/users')
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')

    await signIn(page, { ...admin, password: 'not-the-password' })
    await toast(page, 'Login Failed').waitFor()
    await toast(page, 'Invalid email or password').waitFor()
    // The toast goes; what went wrong stays at the form, with the focus where it is put right.
    await page.locator('form').getByRole('alert').getByText('Invalid email or password').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')

    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'User Management' }).waitFor()
    await toast(page, 'You are signed in.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/users')

    await page.goto('/login')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  })

  test('does not follow a foreign address after signing in', async ({ expect }) => {
    const page = await newPage()
    await page.goto('/login?next=//evil.example/admin')
    await signIn(page, admin)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin')
  })

  test('ends the session in the browser and on the server when logging out', async ({ expect }) => {
    const page = await newPage({ expects: [refused] })
    await page.goto('/login')
    await signIn(page, admin)
    await page.getByRole('button', { name: admin.email }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    const me = await page.request.get('/api/auth/me')
    expect(me.status()).toBe(401)
    await page.goto('/home')
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
  })

  test('says that a logout failed and stays on the page', async ({ expect }) => {
    const page = await newPage({ expects: [/ERR_FAILED/] })
    await page.goto('/login')
    await signIn(page, admin)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: admin.email }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await toast(page, 'Logout failed').waitFor()
    await toast(page, 'There was an error logging out. Please try again.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin')
  })

  test('leads to the login with the next click once the session has ended elsewhere', async ({ expect }) => {
    const page = await newPage({ expects: [refused] })
    await page.goto('/login')
    await signIn(page, admin)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await page.context().clearCookies()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})

describe('creating an account', () => {
  test('says what is missing, clears the fields with the toggle, explains next steps', async ({ expect }) => {
    const page = await newPage()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await toast(page, 'Missing Information').waitFor()
    await toast(page, 'Please fill in all fields').waitFor()
    await page.locator('form').getByRole('alert').getByText('Please fill in all fields').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')

    await page.getByLabel('Email').fill('new.partner@example.com')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('heading', { name: 'Create Account' }).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('')
    await expect.poll(() => page.getByText('Remember me for 30 days').count()).toBe(0)

    const create = page.getByRole('button', { name: 'Create Account' })
    await page.getByLabel('Email').fill('new.partner@example.com')
    await page.getByLabel('Password', { exact: true }).fill('lateral-2026')
    await page.getByLabel('Confirm Password').fill('lateral-2027')
    await create.click()
    await toast(page, 'Password Mismatch').waitFor()
    await toast(page, 'Passwords do not match').waitFor()

    await page.getByLabel('Password', { exact: true }).fill('five5')
    await page.getByLabel('Confirm Password').fill('five5')
    await create.click()
    await toast(page, 'Password Too Short').waitFor()

    await page.getByLabel('Email').fill('not an address')
    await page.getByLabel('Password', { exact: true }).fill('lateral-2026')
    await page.getByLabel('Confirm Password').fill('lateral-2026')
    await create.click()
    await page.getByText('Please enter a valid email address').waitFor()

    await page.getByLabel('Email').fill('new.partner@example.com')
    await create.click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page
      .getByRole('status')
      .getByText(/new to us/)
      .waitFor()
    await expectNoViolations(page)
    // The toast has time to be read; then the landing page opens.
    await page.waitForURL((url) => url.pathname === '/', { timeout: 20_000 })
  })

  test('shows the password on request', async ({ expect }) => {
    const page = await newPage()
    await page.goto('/login')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('placet-demo')
    await expect.poll(() => password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
  })
})

describe('screens by role', () => {
  test('shows a waiting account nothing else until an admin approves it', async ({ expect }) => {
    const email = 'priscilla.vance@placet.test'
    const waiting = await newPage({ expects: [/status of 403/] })
    await waiting.goto('/login')
    await signIn(waiting, { email, password: 'placet-demo' })
    await waiting.getByText('An administrator needs to approve your account').waitFor()
    await expect.poll(() => waiting.getByRole('navigation').count()).toBe(0)
    await expectNoViolations(waiting)
    await waiting.getByRole('button', { name: 'Log out' }).click()
    await waiting.getByRole('heading', { name: 'Sign In' }).waitFor()

    const page = await newPage()
    await page.goto('/login?next=/admin/users')
    await signIn(page, admin)
    await page.getByRole('button', { name: 'Approve Priscilla Vance' }).click()
    await toast(page, 'User updated').waitFor()
    await page.getByRole('button', { name: 'Change Priscilla Vance' }).waitFor()

    await signIn(waiting, { email, password: 'placet-demo' })
    await waiting.getByRole('heading', { name: 'Dashboard' }).waitFor()
  })

  test('refuses user management to a partner and shows no link to it', async ({ expect }) => {
    const page = await newPage({ expects: [/status of 403/] })
    await page.goto('/login?next=/admin/users')
    await signIn(page, partner)
    await page.getByRole('heading', { name: 'Access Restricted' }).waitFor()
    await page.getByText('This section is available to administrators only').waitFor()
    await page.getByRole('link', { name: 'View Jobs Instead' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'User Management' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Candidates', exact: true }).click()
    await page.getByRole('menuitem', { name: 'My Assigned Candidates' }).waitFor()
  })

  test('lets an admin create an account that can sign in at once', async ({ expect }) => {
    const page = await newPage({ expects: [/status of 409/] })
    await page.goto('/login?next=/admin/users')
    await signIn(page, admin)
    const create = page.getByRole('button', { name: 'Create User' })
    await create.click()
    await page.getByText('Name is required').waitFor()
    await page.getByText('Password must be at least 6 characters').waitFor()

    await page.getByLabel('Name').fill('Åsa Lindgård')
    await page.getByLabel('Email').fill('asa@example.com')
    await page.getByLabel('Password', { exact: true }).fill('lateral-2026')
    await create.click()
    await toast(page, 'User Created').waitFor()
    await toast(page, 'New user account has been created successfully.').waitFor()
    await page.getByRole('cell', { name: 'Åsa Lindgård asa@example.com' }).waitFor()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('')

    await page.getByLabel('Name').fill('Åsa again')
    await page.getByLabel('Email').fill('asa@example.com')
    await page.getByLabel('Password', { exact: true }).fill('lateral-2026')
    await create.click()
    await toast(page, 'Creation Failed').waitFor()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Åsa again')

    const other = await newPage()
    await other.goto('/login')
    await signIn(other, { email: 'asa@example.com', password: 'lateral-2026' })
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
  })
})

test.for([
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)('keeps every sign-in screen accessible: $width, $colorScheme', async (look, { expect }) => {
  const page = await newPage({ ...look, height: 844 })
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Sign In' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await toast(page, 'Missing Information').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Feedback' }).click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await page.getByText('Title is required').waitFor()
  await page.getByText('Please provide at least 10 characters').waitFor()
  await expectNoViolations(page)
  await page.getByLabel('Title').fill('A calmer login')
  await page.getByLabel('Description').fill('It is very good as it is.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await toast(page, 'Feedback Submitted!').waitFor()
  await signIn(page, admin)
  await page.waitForURL(({ pathname }) => pathname.startsWith('/admin'))
  await page.goto('/admin/users')
  await page.getByText('Existing Users').first().waitFor()
  await expectNoViolations(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.goto('/admin/no-such-screen')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await page.getByRole('link', { name: 'View Candidates' }).waitFor()
  await expectNoViolations(page)
})
