import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { startPlacetOn, startSeededPlacet } from './harness/placet.ts'
import type { RunningPlacet } from './harness/serve.mjs'
import { openTab } from './harness/staff.ts'

const applicant = { name: 'Łukasz Żółć-Nguyễn', email: 'lukasz.zolc@example.com' }
const vars = { RATE_LIMIT_FACTOR: '1000' }

let placet: RunningPlacet | undefined

beforeAll(async () => {
  placet = await startSeededPlacet(vars)
})

afterAll(() => placet?.stop())

async function resumePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const [at, line] of ['Curriculum vitae', 'Bar admissions: New York 2016'].entries()) {
    pdf.addPage([612, 792]).drawText(line, { x: 72, y: 700 - at * 24, size: 14, font })
  }
  return Buffer.from(await pdf.save())
}

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)
const panelOf = (page: Page) => page.getByRole('dialog', { name: applicant.name })

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=/admin/candidates')
  await page.getByLabel('Email').fill('admin@placet.test')
  await page.getByLabel('Password', { exact: true }).fill('placet-demo')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Candidate Management' }).waitFor()
}

async function findByPartOfName(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search candidates' }).fill('zolc-ngu')
  await page.waitForURL(/[?&]q=zolc-ngu/)
  await page
    .getByRole('status')
    .filter({ hasText: /^1 candidate$/ })
    .waitFor()
  await page.getByRole('row', { name: new RegExp(applicant.email) }).waitFor()
}

describe('the main job, from the board to the pipeline', () => {
  test('takes an application through résumé, status and a restart without loss', async ({ expect }) => {
    if (!placet) throw new Error('the server did not start')
    const { url } = placet
    const resume = await resumePdf()

    // The visitor finds a job on the board, reads it and applies.
    // Without motion: a page transition that the browser skips between two sites' pages is logged as an error of the page.
    const visitor = await newPage({ baseURL: url, reducedMotion: 'reduce' })
    await visitor.goto('/jobs')
    await expectNoViolations(visitor)
    const jobLink = visitor.getByRole('main').locator('a[href^="/job/"]').first()
    const title = (await jobLink.innerText()).trim()
    await jobLink.click()
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor()
    await expectNoViolations(visitor)
    await visitor.getByRole('link', { name: 'Apply', exact: true }).click()

    await visitor.getByLabel('Full Name').fill(applicant.name)
    await visitor.getByLabel('Email').fill(applicant.email)
    await expectNoViolations(visitor)
    await visitor.getByRole('button', { name: 'Continue' }).click()
    await visitor.getByRole('heading', { name: 'Professional Info' }).waitFor()
    await visitor.getByLabel('Phone Number').fill('+1 212 555 0140')
    await visitor.getByLabel('Location').fill('Brooklyn, NY')
    await visitor.getByLabel('Years of Experience').fill('7')
    await visitor.getByLabel('Last Job Title').fill('Senior Associate')
    await visitor.getByLabel('Last Firm Name').fill('Grześ & Søn LLP')
    await visitor.getByText('Add your LinkedIn profile or a cover letter').click()
    await visitor.getByLabel('Cover Letter').fill('Dear all,\nI would like to join.')
    await visitor.getByLabel('I have a portable book of business').click()
    await visitor
      .getByLabel('Resume')
      .setInputFiles({ name: 'Łukasz Żółć – CV.pdf', mimeType: 'application/pdf', buffer: resume })
    await toast(visitor, 'Resume uploaded successfully').waitFor()
    await expectNoViolations(visitor)
    await visitor.getByRole('button', { name: 'Submit Application' }).click()
    await visitor.getByRole('heading', { name: 'Application submitted!' }).waitFor()
    await expectNoViolations(visitor)

    // An admin signs in, finds the application by part of the name and opens it.
    // The bell may ask while the server restarts.
    const admin = await newPage({ baseURL: url, expects: [/ERR_CONNECTION_REFUSED .*\/notifications\/unread/] })
    await signIn(admin)
    await expectNoViolations(admin)
    await findByPartOfName(admin)
    await expectNoViolations(admin)
    await admin.getByRole('button', { name: `View Details of ${applicant.name}` }).click()
    const panel = panelOf(admin)
    await panel.getByText('Senior Associate at Grześ & Søn LLP').waitFor()
    await panel.getByText('Has Portable Book', { exact: true }).waitFor()
    await panel.getByText('Applied', { exact: true }).first().waitFor()
    await expectNoViolations(admin)
    await openTab(admin, 'Résumé & documents')
    await panel.getByText('I would like to join.').waitFor()
    await expectNoViolations(admin)

    // The résumé, to look at and to keep, has the very bytes that were sent.
    const view = panel.getByRole('link', { name: /View résumé/ })
    const address = (await view.getAttribute('href')) ?? ''
    const viewed = await admin.request.get(address)
    expect(viewed.headers()['content-type']).toBe('application/pdf')
    expect(await viewed.body()).toEqual(resume)
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      panel.getByRole('link', { name: /Download résumé/ }).click(),
    ])
    expect(readFileSync(await download.path())).toEqual(resume)

    // The status moves in the panel, in the row, in the counts and in the timeline.
    await panel.getByRole('combobox', { name: `Status of ${applicant.name}` }).click()
    await admin.getByRole('option', { name: 'Initial screening' }).click()
    await toast(admin, 'Status Updated!').waitFor()
    await openTab(admin, 'Activity')
    await panel.getByText('Status: New → Initial screening').waitFor()
    await expectNoViolations(admin)
    await admin.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    const row = admin.getByRole('row', { name: new RegExp(applicant.email) })
    await expect.poll(() => row.getByRole('combobox', { name: /^Status of/ }).innerText()).toBe('Initial screening')
    await expect.poll(() => admin.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^View Details of/)

    // State survives a restart of the server.
    await placet.stop()
    placet = await startPlacetOn({ port: Number(new URL(url).port), stateDir: placet.stateDir, vars })
    await admin.reload()
    await findByPartOfName(admin)
    await expect.poll(() => row.getByRole('combobox', { name: /^Status of/ }).innerText()).toBe('Initial screening')
    await row.getByRole('button', { name: /View Details/ }).click()
    await openTab(admin, 'Activity')
    await panelOf(admin).getByText('Status: New → Initial screening').waitFor()
    const again = await admin.request.get(address)
    expect(await again.body()).toEqual(resume)
  })
})
