import { test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocusReturns } from './harness/dialogs.ts'
import { signInAsAdmin } from './harness/staff.ts'

test('staff add a person, correct the record and add the person to a job', { timeout: 240_000 }, async ({ expect }) => {
  const page = await newPage()
  await signInAsAdmin(page)
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
  await panel.getByRole('tab', { name: 'Admissions' }).click()
  await panel.getByRole('listitem').filter({ hasText: 'NJ' }).waitFor()
  await panel.getByRole('tab', { name: 'Book' }).click()
  await panel.getByText(/^No portable book is stated/).waitFor()

  await panel.getByRole('button', { name: 'Add to job' }).click()
  const job = page.getByRole('dialog', { name: 'Add Ottoline Frame to a job' })
  await job.getByText('Nobody is emailed.').waitFor()
  await job.getByRole('combobox', { name: 'Job' }).click()
  await page.getByRole('option').first().click()
  await job.getByRole('button', { name: 'Add to job' }).click()
  await panel.getByRole('tab', { name: 'Applications 1' }).click()
  await panel.getByRole('link').first().waitFor()
  await panel.getByRole('link').first().click()
  const record = page.getByRole('dialog', { name: 'Ottoline Frame', exact: true })
  await record.getByRole('button', { name: 'Correct contact data' }).click()
  const correcting = page.getByRole('dialog', { name: 'Correct Ottoline Frame' })
  await correcting.getByLabel('Phone').fill('+1 212 555 0142')
  await correcting.getByRole('button', { name: 'Save corrections' }).click()
  await record.getByText('+1 212 555 0142').waitFor()
  await record.getByRole('tab', { name: 'Activity' }).click()
  await record.getByRole('textbox', { name: 'Note' }).fill('Prefers calls after six')
  await record.getByRole('button', { name: 'Add note' }).click()
  await record
    .getByText(/Prefers calls after six/)
    .first()
    .waitFor()
  await page.goBack()
  await panel.getByRole('tab', { name: 'Log' }).click()
  await panel.getByText(/^Added to a job: /).waitFor()

  const within = (name: string) => panel.getByRole('button', { name, exact: true })
  await expectFocusReturns(page, [
    {
      drawnBy: 'person-dialog FormDialog',
      opener: within('Edit'),
      title: 'Edit Ottoline Frame',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'add-to-job-dialog FormDialog',
      opener: within('Add to job'),
      title: 'Add Ottoline Frame to a job',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'merge-dialog FormDialog',
      opener: within('Merge'),
      title: 'Merge into Ottoline Frame',
      buttons: ['Cancel'],
    },
  ])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).not.toContain('person=')
  await expectFocusReturns(page, [
    {
      drawnBy: 'person-panel SidePanel',
      opener: page.getByRole('button', { name: 'Ottoline Frame', exact: true }),
      title: 'Ottoline Frame',
      buttons: ['Close'],
    },
  ])
})

test(
  'staff decide about résumés of the intake by keys and open one from the record',
  { timeout: 240_000 },
  async ({ expect }) => {
    const page = await newPage()
    await signInAsAdmin(page)
    await page.goto('/admin/intake')
    const rows = page.getByRole('list', { name: 'Résumés' }).getByRole('button')
    await expect.poll(() => rows.count()).toBe(6)
    await page.getByRole('heading', { name: 'Philippa Strand' }).waitFor()
    await expectNoViolations(page)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('heading', { name: 'Osei Mensah' }).waitFor()
    await page.keyboard.press('k')
    await page.getByRole('heading', { name: 'Clara Vasquez-Hume' }).waitFor()
    await expect.poll(() => rows.count()).toBe(5)
    await page.keyboard.press('d')
    await page.getByRole('heading', { name: 'Niall Corrigan' }).waitFor()
    await expect.poll(() => rows.count()).toBe(4)

    const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    await page.getByLabel('Drop résumés here').setInputFiles([
      { name: 'broken.pdf', mimeType: 'application/pdf', buffer },
      { name: 'program.exe', mimeType: 'application/octet-stream', buffer },
    ])
    await page.getByText('program.exe: Please upload a PDF, DOC, or DOCX document').waitFor()
    await rows.filter({ hasText: 'broken.pdf' }).waitFor()
    await expect.poll(() => rows.filter({ hasText: 'Not readable' }).count(), { timeout: 60_000 }).toBe(2)

    await page.goto('/admin/people?q=Osei+Mensah')
    await page.getByRole('button', { name: 'Osei Mensah', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Osei Mensah', exact: true })
    const resume = await panel.getByRole('link', { name: /^Osei Mensah\.pdf/ }).getAttribute('href')
    const [status, type] = await page.evaluate(async (address) => {
      const answer = await fetch(address ?? '')
      return [answer.status, answer.headers.get('Content-Type')]
    }, resume)
    expect([status, type]).toEqual([200, 'application/pdf'])
  },
)
