import { expect, test } from 'vitest'
import { newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'

test('takes an inquiry with and without JavaScript to the list, where it is closed', async () => {
  const page = await newPage({ width: 390, height: 844, expects: [/status of 400/] })
  await page.goto('/')
  const section = page.locator('#attorneys')
  await section.getByText('Ask in confidence').click()
  await section.getByLabel('Your name').fill('Harriet Vance')
  await section.getByLabel('Email or phone').fill('harriet at home')
  await section.getByRole('button', { name: 'Send in confidence' }).click()
  await section.getByText('Please enter an email address or a phone number').first().waitFor()
  await section.getByLabel('Email or phone').fill('harriet.vance@example.org')
  await section.getByRole('button', { name: 'Send in confidence' }).click()
  await section.getByText('by the end of the next business day').waitFor()

  const plain = await newPage({ width: 390, height: 844, javaScriptEnabled: false })
  await plain.goto('/')
  const form = plain.locator('#partnership')
  await form.getByLabel('I’m hiring').check()
  await form.getByLabel('Your name').fill('Miles Corrigan')
  await form.getByLabel('Email or phone').fill('(212) 555-0188')
  await form.getByLabel('Your message').fill('Two finance associates.')
  await form.getByRole('button', { name: 'Send in confidence' }).click()
  await plain.getByRole('heading', { name: 'Thank you. We have your message.' }).waitFor()

  const staff = await newPage()
  const account = { email: 'admin@placet.test', password: 'placet-demo' }
  await staff.request.post('/api/auth/login', { data: account, headers: { Origin: placetUrl() } })
  await staff.goto('/admin/inquiries')
  const row = staff.getByRole('article', { name: 'Miles Corrigan' })
  await row.getByText('Two finance associates.').waitFor()
  await staff.getByRole('article', { name: 'Harriet Vance' }).getByText('harriet.vance@example.org').waitFor()
  await row.getByRole('combobox', { name: 'Assignee of the inquiry from Miles Corrigan' }).click()
  await staff.getByRole('option', { name: 'Jordan Ellis' }).click()
  await expect.poll(() => row.getByRole('combobox', { name: /^Assignee/ }).textContent()).toContain('Jordan Ellis')
  await row.getByRole('combobox', { name: /^Status/ }).click()
  await staff.getByRole('option', { name: 'Closed' }).click()
  await expect.poll(() => row.getByRole('combobox', { name: /^Status/ }).textContent()).toContain('Closed')
  await staff.reload()
  await expect.poll(() => row.getByRole('combobox', { name: /^Status/ }).textContent()).toContain('Closed')
})
