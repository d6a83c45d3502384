import { expect, test } from 'vitest'
import { expectNoViolations, newPage, screenshot } from './harness/browser.ts'

const titlesOf = (page: Awaited<ReturnType<typeof newPage>>) => page.locator('.job-card h3').allTextContents()

test('updates the board without a reload, keeps the focus, undoes with Back', async () => {
  const page = await newPage()
  await page.goto('/jobs')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  const all = await titlesOf(page)
  expect(all).toHaveLength(20)

  const words = page.getByLabel('Keywords')
  await words.pressSequentially('associate', { delay: 20 })
  await page.waitForURL('**/jobs?q=associate')
  await page.locator('[data-results]:not([aria-busy])').waitFor()
  await page.getByRole('link', { name: 'Remove filter “associate”' }).waitFor()
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => titlesOf(page)).not.toEqual(all)

  await page.getByLabel('Remote only').check()
  await page.waitForURL('**/jobs?q=associate&remote=true')
  await page.getByRole('link', { name: 'Remove filter Remote' }).waitFor()
  await page.getByLabel('Sort by').selectOption('salary-high')
  await page.waitForURL('**/jobs?q=associate&remote=true&sort=salary-high')

  await page.goBack()
  await page.goBack()
  await page.waitForURL('**/jobs?q=associate')
  await page.getByRole('link', { name: 'Remove filter Remote' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Remote only').isChecked()).toBe(false)
  await expect.poll(() => words.inputValue()).toBe('associate')

  await page.getByRole('link', { name: 'Remove filter “associate”' }).click()
  await page.waitForURL('**/jobs')
  await expect.poll(() => titlesOf(page)).toEqual(all)
  await expect.poll(() => words.inputValue()).toBe('')
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)

  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL('**/jobs?cursor=*')
  await expect.poll(() => titlesOf(page)).not.toEqual(all)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(all)
  await expectNoViolations(page)
  await screenshot(page, 'board')
})

test('narrows the salary by keyboard, and offers to retry a failed list', async () => {
  const page = await newPage({ expects: [/ERR_FAILED/] })
  await page.goto('/jobs')
  const lowest = page.getByLabel('Lowest salary')
  await lowest.focus()
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight')
  await page.waitForURL('**/jobs?salaryMin=300000')
  await page.getByText('$300K and up').waitFor()
  await page.getByRole('link', { name: 'Remove filter From $300K' }).waitFor()
  await page.route('**/jobs?*q=associate*', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Keywords').fill('associate')
  await page.getByText('Error loading jobs. Please try again later.').waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Remove filter “associate”' }).waitFor()
  await page.waitForURL(/salaryMin=300000/)
})

test('leads from a filtered board to a job and back to the filters', async () => {
  const page = await newPage({ width: 390, height: 844 })
  await page.goto('/jobs?workType=Full-time')
  const [first] = await titlesOf(page)
  await page
    .getByRole('link', { name: first ?? '', exact: true })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: first ?? '' }).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Apply', exact: true }).getAttribute('href'))
    .toMatch(/^\/apply\/\w{8}$/)
  // Without a sheet of the device the address is copied, without the filters that led here.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share Job' }).click()
  await page.getByText('Link copied').waitFor()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await page.evaluate(() => location.origin + location.pathname))
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await page.waitForURL('**/jobs?workType=Full-time')
})

test('works without JavaScript: form, pages and the way back', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/jobs')
  await page.getByLabel('Keywords').fill('associate')
  await page.getByLabel('Seniority').selectOption('associate')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/q=associate/)
  await expect.poll(() => page.getByRole('link', { name: 'Remove filter Associate', exact: true }).count()).toBe(1)
  await page.locator('.job-card h3 a').first().click()
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await page.waitForURL('**/jobs?q=associate&seniority=associate')
  await page.getByRole('link', { name: 'Remove filter Associate', exact: true }).click()
  await page.waitForURL('**/jobs?q=associate')
  await page.getByLabel('Sort by').selectOption('salary-high')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/sort=salary-high/)
  await page.goto('/jobs')
  const first = await titlesOf(page)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/cursor=/)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(first)
  await page.getByRole('link', { name: 'Feedback' }).click()
  await page.waitForURL('**/support#feedback')
})

test('checks feedback beside its fields and sends it', async () => {
  const page = await newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send feedback' })
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  await dialog.getByText('Title is required').waitFor()
  await dialog.getByText('Please provide at least 10 characters').waitFor()
  await expectNoViolations(page)
  await dialog.getByLabel('Title').fill('A thought')
  await dialog.getByLabel('Description').fill('The board is quick and clear.')
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  await dialog.getByText('Feedback Submitted!').waitFor()
})

test('shows the account menu to someone signed in, and logs out to the login page', async () => {
  const page = await newPage({ expects: [/401/] })
  await page.goto('/')
  await expect.poll(() => page.getByRole('link', { name: 'Login' }).count()).toBe(1)
  const signIn = await page.evaluate(() =>
    fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'partner@placet.test', password: 'placet-demo' }),
    }).then((answer) => answer.status),
  )
  expect(signIn).toBe(200)
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'partner@placet.test' }).click()
  await page.getByText('Account', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href')).toBe('/admin')
  await expectNoViolations(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/auth/logout', (route) => held.then(() => route.continue()))
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByText('Logging out...').waitFor()
  release()
  await page.waitForURL('**/login')
  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Login' }).waitFor()
})

test('serves hashed assets for a year, with nosniff', async () => {
  const page = await newPage()
  await page.goto('/jobs')
  const address = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  const { headers } = await page.request.get(address ?? '').then((answer) => ({ headers: answer.headers() }))
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['cache-control']).toContain('max-age=31536000')
  expect(headers['x-content-type-options']).toBe('nosniff')
})
