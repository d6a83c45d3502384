import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { beforeAll, describe, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { startedPlacet } from './harness/placet.ts'

type Job = { shortId: string; title: string; firmName: string }

let job: Job

beforeAll(async () => {
  const jobs = (await (await fetch(`${await startedPlacet()}/api/public/jobs?limit=1`)).json()) as Job[]
  const [first] = jobs
  if (!first) throw new Error('the demo data has no job')
  job = first
})

const pdf = (name: string, padding = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n'),
    Buffer.alloc(padding, 0x20),
    Buffer.from('\n%%EOF\n'),
  ]),
})

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' })

async function personalInfo(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Professional Info' }).waitFor()
}

async function professionalInfo(page: Page): Promise<void> {
  await page.getByLabel('Phone Number').fill('+48 22 555 01 40')
  await page.getByLabel('Location').fill('Warszawa')
  await page.getByLabel('Years of Experience').fill('7')
}

describe('applying', () => {
  test('keeps typed text over a reload and a failed submit, and sends two clicks once', async ({ expect }) => {
    const page = await newPage({ expects: [/ERR_FAILED/] })
    await page.goto(`/apply/${job.shortId}`)
    await page.getByText(job.title).first().waitFor()

    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Name must be at least 2 characters').waitFor()
    await page.getByText('Please enter a valid email address').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('applicantName')

    await personalInfo(page, 'Łukasz Żółć-Nguyễn', 'Lukasz@Example.com')
    await expect.poll(() => page.getByLabel('JD Year').inputValue()).toBe(String(new Date().getFullYear() - 3))
    await expect.poll(() => page.getByLabel('Years in Big Law').inputValue()).toBe('0')
    await expect.poll(() => page.getByLabel('Experience Field').inputValue()).not.toBe('')
    await expect.poll(() => page.getByRole('radio', { name: 'No' }).isChecked()).toBe(true)
    await page.getByText('For example:').waitFor()

    await submit(page).click()
    await page.getByText('Please enter a valid phone number').waitFor()
    await page.getByText('Location is required').waitFor()
    await page.getByText('Resume is required').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phoneNumber')
    await page.getByText('Add your LinkedIn profile or a cover letter').click()
    await page.getByLabel('LinkedIn URL').fill('not a url')
    await page.getByText('Please enter a valid LinkedIn URL').waitFor()
    await page.getByLabel('LinkedIn URL').fill('https://www.linkedin.com/in/lukasz')

    await professionalInfo(page)
    await page.getByLabel('Boutique').click()
    await page.getByLabel('In-house').click()
    await page.getByRole('switch', { name: 'I have a portable book of business' }).click()
    await page.getByRole('radio', { name: 'Yes' }).click()
    await page.getByLabel('Expected Salary').fill('275000')
    await page.getByLabel('Resume').setInputFiles(pdf('Lebenslauf Żółć.pdf'))
    await toast(page, 'Resume uploaded successfully').waitFor()

    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Łukasz Żółć-Nguyễn')
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.reload()
    await page.getByText('Lebenslauf Żółć.pdf').first().waitFor()
    await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Warszawa')
    await expect.poll(() => page.getByLabel('Boutique').isChecked()).toBe(true)
    await expect.poll(() => page.getByLabel('Big firm').isChecked()).toBe(false)
    await expect.poll(() => page.getByRole('switch').isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)

    const address = `**/api/public/jobs/${job.shortId}/apply`
    await page.route(address, (route) => route.abort())
    await submit(page).click()
    await toast(page, 'Submission failed').waitFor()
    await page.getByRole('alert').getByText('We couldn’t reach the server').waitFor()
    await expect.poll(() => page.getByLabel('Expected Salary').inputValue()).toBe('275000')
    await page.unroute(address)

    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/apply')) sent.push(request.postDataJSON())
    })
    await submit(page).dblclick()
    await page.getByRole('heading', { name: 'Application submitted!' }).waitFor()
    expect(sent).toEqual([
      expect.objectContaining({
        applicantName: 'Łukasz Żółć-Nguyễn',
        applicantEmail: 'lukasz@example.com',
        firmPreference: 'boutique,in_house',
        hasPortableBook: true,
        needsVisaSponsorship: 'YES',
        expectedSalary: 275_000,
        yearsExperience: 7,
        resumeUrl: expect.stringMatching(/^\/resumes\/[0-9A-Za-z]{32}$/),
      }),
    ])
    await expectNoViolations(page)
    await expect.poll(() => page.getByRole('link', { name: 'Return to Job Board' }).getAttribute('href')).toBe('/jobs')

    // Nothing of it is left for the next person at this screen.
    await page.reload()
    await page.getByLabel('Full Name').waitFor()
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('')
  })

  test('marks a field that the server refuses, also in the first step', async ({ expect }) => {
    const page = await newPage({ expects: [/status of 400/] })
    await page.goto(`/apply/${job.shortId}`)
    await personalInfo(page, 'Ana Ruiz', 'ana@example.com')
    await professionalInfo(page)
    await page.getByLabel('Resume').setInputFiles(pdf('ana.pdf'))
    await toast(page, 'Resume uploaded successfully').waitFor()
    // The page sends what the rules refuse, as an older page would.
    await page.route('**/apply', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), applicantEmail: 'nobody' }) })
        : route.continue(),
    )
    await submit(page).click()
    await page.getByRole('heading', { name: 'Personal Info' }).waitFor()
    await page.getByText('Please enter a valid email address').first().waitFor()
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ana Ruiz')
  })
})

describe('the resume', () => {
  test('refuses a file of another kind or above 5 MB before sending it', async ({ expect }) => {
    const page = await newPage()
    let isAsked = false
    page.on('request', (request) => (isAsked ||= request.url().includes('/upload-url')))
    await page.goto(`/apply/${job.shortId}`)
    await personalInfo(page, 'Ana Ruiz', 'ana@example.com')
    await page
      .getByLabel('Resume')
      .setInputFiles({ name: 'life.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') })
    await toast(page, 'Invalid file type').waitFor()
    await toast(page, 'Please upload a PDF, DOC, or DOCX document').waitFor()
    await page.getByLabel('Resume').setInputFiles(pdf('long.pdf', 5 * 1024 * 1024))
    await toast(page, 'File too large').waitFor()
    await toast(page, 'Please upload a file smaller than 5MB').waitFor()
    expect(isAsked).toBe(false)
  })

  test('refuses a file whose content belies its name, and takes another one', async ({ expect }) => {
    const page = await newPage({ expects: [/status of 4\d\d/] })
    await page.goto(`/apply/${job.shortId}`)
    await personalInfo(page, 'Ana Ruiz', 'ana@example.com')
    await page.getByLabel('Resume').setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    })
    await toast(page, 'Upload failed').waitFor()
    await page.getByRole('button', { name: 'Try this file again' }).waitFor()
    await page.getByLabel('Resume').setInputFiles(pdf('first.pdf'))
    await page.getByRole('button', { name: 'Remove first.pdf' }).waitFor()
    await page.getByLabel('Resume').setInputFiles(pdf('second.pdf'))
    await page.getByRole('button', { name: 'Remove second.pdf' }).click()
    await expect.poll(() => page.getByText('second.pdf, uploaded').count()).toBe(0)
    await page.getByText('Drop your résumé here, or choose a file').waitFor()
  })

  test('shows the progress of an upload, blocks the submit and can cancel', async ({ expect }) => {
    const page = await newPage({ expects: [/ERR_FAILED|ERR_ABORTED/] })
    await page.goto(`/apply/${job.shortId}`)
    await personalInfo(page, 'Ana Ruiz', 'ana@example.com')
    await professionalInfo(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/resumes/upload/**', async (route) => {
      await held
      await route.abort().catch(() => undefined) // cancelled meanwhile
    })
    await page.getByLabel('Resume').setInputFiles(pdf('slow.pdf', 4 * 1024 * 1024))
    await page.getByRole('progressbar', { name: 'Uploading slow.pdf' }).waitFor()
    await submit(page).click()
    await page.getByText('Your résumé is still uploading. Please wait a moment.').waitFor()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Drop your résumé here, or choose a file').waitFor()
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
    release()
  })
})

test('takes an application without JavaScript, and keeps what was typed', async ({ expect }) => {
  const page = await newPage({ javaScriptEnabled: false, width: 390, expects: [/status of 400/] })
  await page.goto(`/apply/${job.shortId}`)
  await page.waitForURL(`**/apply/${job.shortId}/form?source=*`)
  await page.getByLabel('Full Name').fill('Ana Ruiz')
  await page.getByLabel('Email', { exact: false }).first().fill('ana.ruiz@example.com')
  await page.getByLabel('Phone Number').fill('12')
  await page.getByLabel('Location').fill('Boston, MA')
  await page.getByLabel('Years of Experience').fill('7')
  await page.getByLabel('Resume').setInputFiles(pdf('ana.pdf'))
  await submit(page).click()
  await page.getByRole('link', { name: 'Please enter a valid phone number' }).waitFor()
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ana Ruiz')
  await page.getByText('We have ana.pdf.').waitFor()
  await page.getByLabel('Phone Number').fill('+1 617 555 0101')
  await submit(page).click()
  await page.getByRole('heading', { name: 'Application submitted!' }).waitFor()

  const form = await newPage({ width: 390, colorScheme: 'dark' })
  await form.goto(`/apply/${job.shortId}/form`)
  await expectNoViolations(form)
})

test('says that a job is unknown and leads back to the board', async ({ expect }) => {
  const page = await newPage({ expects: [/status of 404/] })
  await page.goto('/apply/zzzzzzzz')
  await page.getByRole('heading', { name: 'Job Not Found' }).waitFor()
  await page.getByText("The job you're looking for doesn't exist or has been removed.").waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Back to Jobs' }).getAttribute('href')).toBe('/jobs')
  await expectNoViolations(page)
})

test.for([
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const)('keeps the wizard accessible: $width, $colorScheme', async (look, { expect }) => {
  const page = await newPage({ ...look, height: 800 })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await page.goto(`/apply/${job.shortId}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Name must be at least 2 characters').waitFor()
  await expectNoViolations(page)
  await expect.poll(() => fits()).toBe(true)
  await personalInfo(page, 'Ana Ruiz', 'ana@example.com')
  await expectNoViolations(page)
  await submit(page).click()
  await page.getByText('Please fix the highlighted fields.').waitFor()
  await expectNoViolations(page)
  await expect.poll(() => fits()).toBe(true)
})
