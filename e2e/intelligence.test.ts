import { Buffer } from 'node:buffer'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectNoViolations, newPage, screenshot } from './harness/browser.ts'
import { startSeededPlacet } from './harness/placet.ts'
import type { RunningPlacet } from './harness/serve.mjs'
import { startModelServer, type ModelServer } from './harness/stand-in-model.ts'

let placet: RunningPlacet | undefined
let model: ModelServer | undefined

beforeAll(async () => {
  model = await startModelServer(({ schemaName }) => (schemaName === 'parse_query' ? understoodByModel : {}))
  placet = await startSeededPlacet({
    RATE_LIMIT_FACTOR: '1000',
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: model.url,
  })
})

afterAll(async () => {
  await placet?.stop()
  await model?.stop()
})

/** A well-behaved model's answer to the query below. */
const understoodByModel = {
  practiceAreas: ['Tax'],
  excludedAreas: [],
  seniority: 'counsel',
  yearsExperience: null,
  locations: ['Boston, MA'],
  excludedLocations: [],
  salaryMin: null,
  salaryMax: null,
  remoteWork: null,
  bigLaw: null,
  boutique: null,
}

async function signIn(page: Page, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill('admin@placet.test')
  await page.getByLabel('Password', { exact: true }).fill('placet-demo')
  await page.keyboard.press('Enter')
}

async function resumeOf(lines: readonly string[]) {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([612, 792])
  for (const [at, line] of lines.entries()) page.drawText(line, { x: 60, y: 740 - at * 16, size: 11, font })
  return { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
}

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)

test('lets a partner describe a candidate, drop a criterion and save the search', async ({ expect }) => {
  if (!placet) throw new Error('the server did not start')
  // The model never answers: after its six seconds the rules do.
  model?.behave('silence')
  const page = await newPage({ baseURL: placet.url })
  await page.goto(`/login?next=${encodeURIComponent('/admin?view=find-jobs')}`)
  await page.getByLabel('Email').fill('partner@placet.test')
  await page.getByLabel('Password', { exact: true }).fill('placet-demo')
  await page.keyboard.press('Enter')
  const words = page.getByLabel('Describe the candidate')
  await words.focus()
  await page.keyboard.press('Enter')
  await toast(page, 'Empty Query').waitFor()

  await words.fill('litigation associate in NYC or Boston, no patent, plays chess')
  await page.keyboard.press('Enter')
  await toast(page, 'Jobs Found!').waitFor()
  const understood = page.getByRole('list', { name: 'Understood' })
  await expect
    .poll(() => understood.getByRole('button').allTextContents())
    .toEqual([
      'Litigation',
      'Not Patent Prosecution',
      'Not Patent Litigation',
      'New York, NY',
      'Boston, MA',
      'Associate',
    ])
  await page.getByText('Not understood: “plays chess”').waitFor()
  await page.getByText('Read by: Built-in rules').waitFor()
  // From here on it fails at once: one wait shows that the rules step in.
  model?.behave('not-json')
  const results = page.getByRole('region', { name: 'Matching jobs' })
  const scores = (await results.getByText(/% match$/).allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(scores.length).toBeGreaterThan(0)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(70)
  await expectNoViolations(page)
  await screenshot(page, 'find-jobs-matches')

  await understood.getByRole('button', { name: 'Remove Boston, MA' }).click()
  await understood.getByRole('button', { name: 'Remove Boston, MA' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit criteria' }).click()
  await expect.poll(() => page.getByLabel('Locations', { exact: true }).inputValue()).toBe('New York, NY')
  await expectNoViolations(page)
  await screenshot(page, 'find-jobs-criteria')
  await page.getByLabel('Salary from').fill('150000')
  await page.getByRole('button', { name: 'Find matching jobs' }).click()
  await understood.getByRole('button', { name: 'Remove From $150K' }).waitFor()

  await page.getByRole('button', { name: 'Save as candidate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as candidate' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Candidate name is required').waitFor()
  await expectNoViolations(page)
  await dialog.getByLabel('Candidate name').fill('Ada Quinn')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('For Ada Quinn', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('region', { name: 'Search jobs' }).waitFor()
  await page.getByText(/^Saved candidates \(/).click()
  await page.getByRole('button', { name: 'Search for Ada Quinn' }).click()
  await understood.getByRole('button', { name: 'Remove Litigation' }).waitFor()

  // The search has ended, and what was announced has gone.
  await page.locator('section[aria-label="Matching jobs"]:not([aria-busy="true"])').waitFor()
  await toast(page, 'Candidate saved').waitFor({ state: 'detached' })

  // On a phone in the dark nothing is cut off.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  await screenshot(page, 'find-jobs-phone-dark')
})

test('reads queries with the model, and résumés without it when it fails', async ({ expect }) => {
  if (!placet || !model) throw new Error('the servers did not start')
  model.behave(undefined)
  const staff = await newPage({ baseURL: placet.url, expects: [/status of 500/] })
  await signIn(staff, '/admin?view=find-jobs')
  await staff.getByLabel('Describe the candidate').fill('tax counsel in Boston')
  await staff.keyboard.press('Enter')
  await staff.getByText('Read by: Language model').waitFor()
  await staff.getByRole('button', { name: 'Remove Counsel' }).waitFor()
  // No request was one that the strict endpoint would refuse.
  expect(model.standIn.refused).toEqual([])

  // From here on the model says what no schema allows, so the rules read, score and write.
  const [job] = (await (await staff.request.get('/api/public/jobs?limit=1')).json()) as { shortId: string }[]
  const applicant = await newPage({ baseURL: placet.url })
  await applicant.goto(`/apply/${job?.shortId}`)
  await applicant
    .getByLabel('Resume')
    .setInputFiles(
      await resumeOf([
        'Wilhelmina Oster',
        'Boston, MA | 617-555-0142 | w.oster@example.com',
        'Experience',
        'Tax Associate, Ropes & Gray LLP, 2019 to present',
        '• Advised funds on blocker structures',
        'Education',
        'J.D., Boston College Law School, 2019',
        'Bar Admissions',
        'Massachusetts',
      ]),
    )
  await applicant.getByText('We filled in 7 fields from your résumé. Please review them.').waitFor()
  expect(await applicant.getByLabel('Full Name').inputValue()).toBe('Wilhelmina Oster')
  await expect
    .poll(() => applicant.getByText('From your résumé.', { exact: true }).count(), { timeout: 30_000 })
    .toBe(2)
  await expectNoViolations(applicant)
  await applicant.getByRole('button', { name: 'Continue' }).click()
  await applicant.getByRole('heading', { name: 'Professional Info' }).waitFor()
  expect(await applicant.getByLabel('Location').inputValue()).toBe('Boston, MA')
  expect(await applicant.getByLabel('JD Year').inputValue()).toBe('2019')
  // A change applies to one's own copy only.
  await applicant.getByLabel('Location').fill('Cambridge, MA')
  await expect
    .poll(() => applicant.getByText('From your résumé.', { exact: true }).count(), { timeout: 30_000 })
    .toBe(4)
  await applicant.getByLabel('Years of Experience').fill('7')
  await applicant.getByRole('button', { name: 'Submit Application' }).click()
  await applicant.getByRole('heading', { name: 'Application submitted!' }).waitFor()

  await staff.goto('/admin/candidates')
  await staff.getByRole('button', { name: 'Search résumés' }).click()
  const search = staff.getByRole('dialog', { name: 'Search résumés' })
  // The task that reads it runs behind the application.
  await expect
    .poll(
      async () => {
        await search.getByLabel('Words in the résumé').fill('')
        await search.getByLabel('Words in the résumé').fill('blocker struct')
        return search
          .getByRole('button', { name: /Wilhelmina Oster/ })
          .waitFor({ timeout: 2_000 })
          .then(
            () => true,
            () => false,
          )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  expect(await search.locator('mark').allTextContents()).toEqual(['blocker', 'structures'])
  await expectNoViolations(staff)
  await screenshot(staff, 'resume-search')
  await search.getByRole('button', { name: /Wilhelmina Oster/ }).click()

  await staff.waitForURL(/selected=\d+/)
  const id = new URL(staff.url()).searchParams.get('selected')
  const people = (await (await staff.request.get('/api/users')).json()) as { id: number; email: string }[]
  const assigned = await staff.request.post(`/api/applications/${id}/assign`, {
    data: { partnerId: people.find(({ email }) => email === 'partner@placet.test')?.id },
    headers: { Origin: placet.url },
  })
  expect(assigned.status()).toBe(200)
  const panel = staff.getByRole('region', { name: 'AI Analysis' })
  // The analysis is drawn when it comes into view.
  const reopen = async () => {
    await staff.goto(`/admin/candidates?selected=${id}`)
    await panel.getByRole('heading', { name: 'AI Analysis' }).scrollIntoViewIfNeeded()
  }
  await reopen()
  await panel.getByText('Overall Match Assessment').waitFor()
  await panel.getByText(/^Built-in rules, /).waitFor()
  await expectNoViolations(staff)
  await screenshot(staff, 'analysis')

  // One that could not be written says so, and is written when asked for again.
  const address = /\/api\/applications\/\d+\/analysis$/
  const written = (await (await staff.request.get(`/api/applications/${id}/analysis`)).json()) as object
  let state = 'failed'
  // The section asks for its own data when the record's answer lacks it.
  await staff.route(/\/api\/applications\/\d+\/panel$/, async (route) => {
    const whole = await route.fetch()
    await route.fulfill({ json: { ...((await whole.json()) as object), analysis: null } })
  })
  await staff.route(address, (route) => {
    if (route.request().method() === 'POST') state = 'writing'
    return route.fulfill({ json: { ...written, state } })
  })
  await reopen()
  await panel.getByText('Couldn’t write the analysis.').waitFor()
  await panel.getByRole('button', { name: 'Retry' }).click()
  await panel.getByText('The analysis is being written…').waitFor()
  await staff.unroute(address)
  await panel.getByRole('button', { name: 'Regenerate' }).waitFor()

  await staff.route(address, (route) => route.fulfill({ status: 500, body: '' }))
  await reopen()
  await panel.getByText('Failed to fetch AI analysis').waitFor()
  await staff.unroute(address)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await panel.getByRole('button', { name: 'Regenerate' }).waitFor()
})
