import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from './harness/browser.ts'
import { placetUrl, startedPlacet } from './harness/placet.ts'

const evil = `Zed <img src=x onerror="window.hostile=1"><script>window.hostile=2</script>`

type Json = Record<string, unknown>

async function post(page: Page, path: string, data: Json): Promise<Json> {
  const answer = await page.request.post(path, { data, headers: { Origin: placetUrl() } })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Json
}

/** A résumé through its signed address, as the wizard sends it. */
async function resumeUrl(page: Page): Promise<string> {
  const { uploadURL } = (await post(page, '/api/resumes/upload-url', {})) as { uploadURL: string }
  const body = Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
  const answer = await fetch(uploadURL, { method: 'PUT', body, headers: { 'Content-Type': 'application/pdf' } })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return new URL(uploadURL).pathname.replace('/api/resumes/upload/', '/resumes/')
}

test('shows markup that people write as text on every screen, and runs none of it', { timeout: 240_000 }, async () => {
  await startedPlacet()
  // The messages' picture that is not there would be asked for, were it a picture.
  const page = await newPage({ expects: [/status of 404/] })
  await post(page, '/api/auth/login', { email: 'admin@placet.test', password: 'placet-demo' })
  const job = await post(page, '/api/jobs', {
    title: 'Tax Associate', // a title takes no symbols
    firmName: evil,
    location: 'Boston, MA',
    seniority: 'associate',
    practiceArea: 'Tax',
    description: `${evil} Responsibilities: tax planning for funds. Qualifications: four years of experience. ${'More. '.repeat(20)}`,
    salaryMin: 200_000,
    salaryMax: 300_000,
    requirements: [evil],
    benefits: [evil],
  })
  const applied = await post(page, `/api/public/jobs/${String(job['id'])}/apply`, {
    applicantName: evil,
    applicantEmail: 'zed@example.com',
    jdYear: 2019,
    yearsExperience: 6,
    experienceField: evil,
    location: evil,
    expectedSalary: 250_000,
    hasPortableBook: true,
    phoneNumber: '+1 617 555 0101',
    linkedinUrl: '',
    bigFirmExperienceYears: 3,
    firmPreference: 'big_firm',
    needsVisaSponsorship: 'NO',
    coverLetter: evil,
    lastFirmName: evil,
    lastJobTitle: evil,
    resumeUrl: await resumeUrl(page),
  })
  const { items } = (await (await page.request.get('/api/applications/page?q=zed%40example.com')).json()) as {
    items: { id: number }[]
  }
  const id = items[0]?.id
  expect(id, JSON.stringify(applied)).toBeGreaterThan(0)
  const at = `/api/applications/${id}`
  await post(page, `${at}/messages`, { message: evil })
  await post(page, `${at}/client-submissions`, { companyName: evil, notes: evil })
  await post(page, '/api/feedback', { title: evil, description: evil })
  await post(page, '/api/follow-ups', {
    subject: 'application',
    subjectId: id,
    text: evil,
    dueAt: new Date(Date.now() - 60_000).toISOString(),
  })
  await post(page, '/api/saved-job-lists', {
    candidateName: evil,
    jobData: [{ title: evil, url: 'https://example.com/', source: evil, snippet: evil }],
  })
  await post(page, '/api/saved-views', { name: evil.slice(0, 60), query: 'status=new' })
  await post(page, '/api/candidates', { name: evil })
  await post(page, '/api/people-search', { location: 'Boston', keywords: evil })
  await post(page, '/api/saved-searches', {
    kind: 'online_jobs',
    name: evil.slice(0, 60),
    criteria: { q: evil },
    every: 'daily',
  })
  await post(page, '/api/job-sources', { name: evil, adapter: 'greenhouse', locator: 'zed', enabled: false })
  await post(page, '/api/people-sources', { name: evil, site: 'zed.example.com', enabled: false })
  for (const [path, data] of [
    ['/api/account', { name: evil, email: 'admin@placet.test' }],
    ['/api/settings', { brandName: evil.slice(0, 80), brandCity: evil.slice(0, 80) }],
  ] as const) {
    const changed = await page.request.patch(path, { data, headers: { Origin: placetUrl() } })
    expect(changed.ok(), await changed.text()).toBe(true)
  }

  const screens: [path: string, isShown: boolean][] = [
    ['/', true],
    ['/support', true],
    ['/jobs?q=Zed', true],
    [`/job/${String(job['shortId'])}`, true],
    [`/apply/${String(job['shortId'])}`, true],
    [`/admin/candidates?q=zed&selected=${id}`, true],
    [`/admin/candidates?q=zed&layout=cards`, true],
    [`/admin/candidates?q=zed&layout=board`, true],
    ['/admin', false],
    ['/admin?view=manage-jobs&q=Zed', true],
    [`/admin?view=manage-jobs#edit-job-${String(job['id'])}`, false],
    ['/admin/people?q=Zed', true],
    ['/admin/intake', false],
    ['/admin/feedback', true],
    ['/admin/follow-ups', true],
    ['/admin?view=saved-lists', false],
    ['/admin/mails', false],
    ['/admin/users', true],
    ['/admin/settings', false],
    ['/admin/settings/brand', false],
    ['/admin/settings/mail-templates', false],
    ['/admin?view=find-jobs', false],
    ['/admin?view=online-jobs', true],
    ['/admin?view=analytics', false],
    ['/admin/job-sources?q=Zed', false],
    ['/admin/people-sources?q=Zed', false],
    ['/admin/my-job-lists', true],
    ['/admin/candidate-data', false],
    ['/admin/operations', false],
    ['/people-search', false],
    ['/search-history', true],
  ]
  const ran = (what: string) =>
    page
      .evaluate(() => [
        (window as unknown as Json)['hostile'] ?? 'nothing',
        document.querySelectorAll('img[src="x"]').length,
      ])
      .then((found) => expect([what, ...found]).toEqual([what, 'nothing', 0]))
  for (const [path, isShown] of screens) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    if (isShown) await expect.poll(() => page.locator('body').innerText(), { message: path }).toContain('<img src=x')
    else await page.waitForLoadState('networkidle')
    await ran(path)
  }
  await page.goto('/admin/candidates')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  await expect.poll(() => page.locator('body').innerText()).toContain('<img src=x')
  await ran('notifications')
})
