import { test } from 'vitest'
import { signedIn } from './harness/broken-answers.ts'
import { expectNoViolations, newPage } from './harness/browser.ts'

test('staff add a person, correct the record and add the person to a job', { timeout: 180_000 }, async ({ expect }) => {
  const page = await signedIn(await newPage(), 'partner@placet.test')
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Add person' }).click()
  const adding = page.getByRole('dialog', { name: 'Add person' })
  await adding.getByLabel('Name').fill('Ottoline Frame')
  await adding.getByLabel('Email').fill('ottoline.frame@example.org')
  await adding.getByLabel('Class year').fill('2014')
  await adding.getByRole('button', { name: 'Add person' }).click()

  const panel = page.getByRole('dialog', { name: 'Ottoline Frame', exact: true })
  await panel.getByText('2014').waitFor()
  await expectNoViolations(page)
  await panel.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Ottoline Frame' })
  await editing.getByLabel('Bar admissions').fill('New York, NJ')
  await editing.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('NY, NJ').waitFor()

  await panel.getByRole('button', { name: 'Add to job' }).click()
  const job = page.getByRole('dialog', { name: 'Add Ottoline Frame to a job' })
  await job.getByText('Nobody is emailed.').waitFor()
  await job.getByRole('button', { name: 'Job', exact: true }).click()
  await page.getByRole('option').first().click()
  await job.getByRole('button', { name: 'Add to job' }).click()
  await panel.getByRole('tab', { name: 'Applications 1' }).click()
  await panel.getByRole('link').first().waitFor()
  await panel.getByRole('tab', { name: 'Log' }).click()
  await panel.getByText(/^Added to a job: /).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).not.toContain('person=')
})
