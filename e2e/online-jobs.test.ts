import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { startSeededPlacet } from './harness/placet.ts'
import type { RunningPlacet } from './harness/serve.mjs'

let placet: RunningPlacet | undefined
let site: Server
let origin: string

const postings = [
  { id: 1, title: 'Tax Associate', place: 'Boston, MA' },
  { id: 2, title: 'Senior Tax Counsel', place: 'Chicago, IL' },
]
const words = `<h3>Responsibilities</h3><p>Advise clients on the tax side of their deals and draft opinions.</p>
<h3>Qualifications</h3><p>At least 4 years of experience in tax.</p><p>The salary range is $240,000 to $290,000 a year.</p>`

/** A firm's site: a board in Greenhouse's format, and a page for each posting. */
function firmSite(): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'Content-Type': type })
      response.end(body)
    }
    if (pathname === '/boards/harlow/jobs') {
      const jobs = postings.map(({ id, title, place }) => ({
        id,
        title,
        absolute_url: `${origin}/openings/${id}`,
        location: { name: place },
        first_published: '2026-11-01T09:00:00Z',
        content: words,
      }))
      return send(200, 'application/json', JSON.stringify({ jobs }))
    }
    const posting = postings.find(({ id }) => pathname === `/openings/${id}`)
    if (!posting) return send(404, 'text/html', 'not here')
    const [city, state] = posting.place.split(', ')
    const data = {
      '@type': 'JobPosting',
      title: posting.title,
      hiringOrganization: { name: 'Harlow & Finch LLP' },
      jobLocation: { address: { addressLocality: city, addressRegion: state } },
      description: words,
    }
    send(
      200,
      'text/html',
      `<h1>${posting.title}</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`,
    )
  })
}

beforeAll(async () => {
  site = firmSite()
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  placet = await startSeededPlacet({ RATE_LIMIT_FACTOR: '1000', ALLOWED_PRIVATE_ORIGINS: origin })
})

afterAll(async () => {
  await placet?.stop()
  site.closeAllConnections()
  site.close()
})

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)

async function signedIn(who: 'admin' | 'partner', next: string): Promise<Page> {
  if (!placet) throw new Error('the server did not start')
  const page = await newPage({ baseURL: placet.url })
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(`${who}@placet.test`)
  await page.getByLabel('Password', { exact: true }).fill('placet-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  return page
}

test('turns a posting that a partner saved and an admin approved into a job', async ({ expect }) => {
  const admin = await signedIn('admin', '/admin?view=saved-job-lists')
  const added = await admin.request.post('/api/job-sources', {
    data: { name: 'Harlow & Finch LLP', adapter: 'greenhouse', locator: `${origin}/boards/harlow/jobs` },
    headers: { Origin: placet?.url ?? '' },
  })
  expect(added.status()).toBe(201)

  const partner = await signedIn('partner', '/admin?view=online-jobs')
  await partner.getByText('2 to 5 minutes across 100+ sources').waitFor()
  await partner.getByLabel('Practice area', { exact: true }).fill('Tax')
  await partner.getByLabel('Location', { exact: true }).fill('')
  await expectNoViolations(partner)
  await partner.getByRole('button', { name: 'Search online' }).click()
  // The source is read behind the answer; what it brings is shown when asked for.
  await partner.getByRole('button', { name: '2 new, show' }).click({ timeout: 30_000 })
  await partner.getByRole('heading', { name: /Senior Tax Counsel/ }).waitFor()
  await partner.getByText('$240K - $290K').first().waitFor()

  await partner.getByRole('button', { name: 'Save for review' }).click()
  await toast(partner, 'No Jobs Selected').waitFor()
  await partner.getByLabel('Select Tax Associate at Harlow & Finch LLP').check()
  await partner.getByRole('button', { name: 'Save for review' }).click()
  await toast(partner, 'Candidate Name Required').waitFor()
  await partner.getByLabel('Candidate name').fill('Ottoline Frame')
  await expectNoViolations(partner)
  await partner.getByRole('button', { name: 'Save for review' }).click()
  await toast(partner, 'Jobs Saved Successfully').waitFor()
  await partner.getByText('Already saved').waitFor()

  // The search is saved, to run automatically.
  await partner.getByRole('button', { name: 'Save this search' }).click()
  await expectNoViolations(partner)
  await partner.getByRole('button', { name: 'Save search' }).click()
  await partner.getByRole('heading', { name: 'Saved searches' }).waitFor()
  await partner.getByRole('button', { name: /^Pause.*Tax/ }).click()
  await partner.getByText('Paused', { exact: true }).waitFor()
  // Its criteria can be changed later; the search that is opened is the changed one.
  await partner.getByRole('button', { name: /^Edit.*Tax/ }).click()
  const dialog = partner.getByRole('dialog', { name: 'Edit saved search' })
  await dialog.getByLabel('Location').fill('Chicago, IL')
  await dialog.getByLabel('Name').fill('Tax in Chicago')
  await expectNoViolations(partner)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await partner.getByRole('button', { name: 'Show results of Tax in Chicago' }).click()
  await expect
    .poll(() => partner.getByRole('form', { name: 'Online job search' }).getByLabel('Location').inputValue())
    .toBe('Chicago, IL')
  await partner.getByRole('heading', { name: /Senior Tax Counsel/ }).waitFor()
  await partner.getByRole('button', { name: 'Hide results' }).click()
  await expect.poll(() => partner.getByRole('region', { name: 'Results' }).count()).toBe(0)

  await admin.reload()
  const card = admin.getByRole('article', { name: 'Ottoline Frame' })
  await card.getByRole('button', { name: /^Approve/ }).click()
  await card.getByRole('button', { name: /^Create job/ }).click()
  await toast(admin, 'Job Successfully Scraped').waitFor()
  await admin.getByRole('heading', { level: 1, name: 'Tax Associate' }).waitFor()
  expect(admin.url()).toMatch(/#edit-job-\d+$/)
}, 90_000)

test('makes a draft of an address and publishes it', async ({ expect }) => {
  const admin = await signedIn('admin', '/admin?view=post-job')
  await admin.getByRole('button', { name: 'Import' }).click()
  await toast(admin, 'Missing URL').waitFor()
  await admin.getByLabel('Job posting URL').fill(`${origin}/openings/2`)
  await admin.getByRole('button', { name: 'Import' }).click()
  await toast(admin, 'Job Successfully Scraped').waitFor()
  await admin.getByRole('heading', { level: 1, name: 'Senior Tax Counsel' }).waitFor()
  await expect.poll(() => admin.getByRole('combobox', { name: 'Firm name' }).inputValue()).toBe('Harlow & Finch LLP')
  const list = await admin.request.get('/api/public/jobs?q=Senior+Tax+Counsel')
  expect((await list.json()) as { title: string }[]).not.toContainEqual(
    expect.objectContaining({ title: 'Senior Tax Counsel', firmName: 'Harlow & Finch LLP' }),
  )
  await admin.getByLabel(/^Public: listed/).check()
  await admin.getByRole('button', { name: 'Save changes' }).click()
  await toast(admin, 'Job Updated!').waitFor()
  const after = await admin.request.get('/api/public/jobs?q=Senior+Tax+Counsel')
  expect((await after.json()) as { title: string }[]).toContainEqual(
    expect.objectContaining({ title: 'Senior Tax Counsel', firmName: 'Harlow & Finch LLP', salaryMin: 240_000 }),
  )
}, 60_000)
