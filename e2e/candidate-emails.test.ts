import { expect, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'
import { openTab } from './harness/staff.ts'

test('writes an email from a template, previews and sends it, and lists it', async () => {
  const page = await newPage()
  const headers = { Origin: placetUrl() }
  await page.request.post('/api/auth/login', {
    data: { email: 'admin@placet.test', password: 'placet-demo' },
    headers,
  })
  const found = await page.request.get('/api/applications/page?status=offered&limit=1')
  const { items } = (await found.json()) as { items: { id: number; applicantEmail: string; job: { title: string } }[] }
  const [candidate] = items
  if (!candidate) throw new Error('the demo data has no candidate with an offer')
  await page.goto(`/admin/candidates?selected=${candidate.id}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Email ${candidate.applicantEmail}` })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Email / })
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Status update' }).click()
  await dialog.getByText(/will stay in the outbox\.$/).waitFor()
  await dialog.getByRole('button', { name: 'Show the email' }).click()
  await dialog.getByText(`An update on ${candidate.job.title}`).waitFor()
  await expectNoViolations(page)

  await dialog.getByLabel(/^Subject/).fill('About {salary}')
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await dialog.getByText(/^\{salary\} isn’t a field/).waitFor()
  await dialog.getByLabel(/^Subject/).fill('About {job title}')
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await openTab(page, 'Activity')
  await page.getByText(`Email: About ${candidate.job.title}`).first().waitFor()
})
