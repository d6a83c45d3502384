import { expect, test } from 'vitest'
import type { ScrapeUrlAnswer } from '#contract/api/jobs/job-extraction.ts'
import { jobs as jobsTable } from '#worker/features/jobs/jobs/jobs.table.ts'
import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { judgePages, labelledPages } from './judge-pages.fixture.ts'

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html' } })
const scrape = (as: TestSession, body: object, transport: Transport) =>
  answerOf<ScrapeUrlAnswer & { code?: string; message?: string }>(
    call('POST', '/api/jobs/scrape-url', { as, body, deps: { transport, now: () => testNow } }),
  )
const jobs = async () => testDeps().db.select().from(jobsTable)

const posting = (more: object = {}) => ({
  '@type': 'JobPosting',
  title: 'Tax Associate',
  hiringOrganization: { name: 'Acme Law LLP' },
  jobLocation: { address: { addressLocality: 'Boston', addressRegion: 'MA' } },
  description:
    '<h3>Responsibilities</h3><p>Advise clients on the tax side of their deals, draft opinions and memoranda.</p><h3>Qualifications</h3><p>3 years of experience in tax.</p>',
  ...more,
})
const pageOf = (...postings: object[]) => `<script type="application/ld+json">${JSON.stringify(postings)}</script>`

test('reads the fields of 90 pages at least 95% right, and invents none', async () => {
  expect(Object.values(labelledPages).flat().length).toBeGreaterThanOrEqual(90)
  for (const [set, pages] of Object.entries(labelledPages)) {
    const { stated, right, wrong, invented } = await judgePages(pages, testNow)
    console.info(`${set}: ${pages.length} pages, ${right} of ${stated} facts right, ${invented.length} invented`)
    expect(invented, set).toEqual([])
    expect(right / stated, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  }
}, 120_000)

test('reads pages for admins only', async () => {
  const { waiting, partner, admin } = await cast()
  const callers = { stranger: null, waiting, partner, admin }
  expect(await statusesFor('POST', '/api/jobs/scrape-url', callers, { url: 'http://127.0.0.1/' })).toEqual({
    stranger: 401,
    waiting: 403,
    partner: 403,
    admin: 400,
  })
})

test('saves a complete page as a draft that isn’t public, once for its page', async () => {
  const admin = await signedIn('admin')
  const url = 'https://careers.acme.example/jobs/12?utm_source=mail'
  const site: Transport = async () => html(pageOf(posting({ validThrough: '2026-09-01' })))
  const { status, body } = await scrape(admin, { url }, site)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: 'Tax Associate',
    data: {
      firmName: 'Acme Law LLP',
      location: 'Boston, MA',
      practiceArea: 'Tax',
      issues: [],
      notices: [],
      engine: 'rules',
    },
  })
  const [job] = await jobs()
  expect(job).toMatchObject({
    id: body.data.primaryJobId,
    isActive: false,
    closedAt: null,
    source: 'careers.acme.example',
    publicUrl: url,
    validThrough: new Date('2026-09-02T03:59:00.000Z'),
  })
  // A second request for the same page, under another of its addresses.
  const again = await scrape(admin, { url: 'https://www.careers.acme.example/jobs/12/' }, site)
  expect(again.body.data.primaryJobId).toBe(body.data.primaryJobId)
  expect(again.body.data.notices[0]).toMatch(/already created from this page/)
  expect(await jobs()).toHaveLength(1)
  // A deleted job makes room for a new one.
  await call('DELETE', `/api/jobs/${body.data.primaryJobId}`, { as: admin })
  expect((await scrape(admin, { url }, site)).body.data.primaryJobId).not.toBe(body.data.primaryJobId)
})

test('returns an incomplete page with the missing fields, and saves nothing', async () => {
  const admin = await signedIn('admin')
  const short = posting({ description: 'Apply now.', jobLocation: undefined })
  const { body } = await scrape(admin, { url: 'https://a.example/1' }, async () => html(pageOf(short)))
  expect(body.data.primaryJobId).toBeUndefined()
  expect(body.data.fields).toMatchObject({ title: 'Tax Associate', firmName: 'Acme Law LLP' })
  expect(body.data.fields).not.toHaveProperty('location')
  expect(body.data.issues.map(({ path }) => path)).toEqual(expect.arrayContaining(['location', 'description']))
  expect(await jobs()).toEqual([])
})

test('offers the jobs of a page with several, and reports a job that has ended', async () => {
  const admin = await signedIn('admin')
  const url = 'https://a.example/openings'
  const other = posting({
    title: 'Tax Counsel',
    jobLocation: { address: { addressLocality: 'Chicago', addressRegion: 'IL' } },
  })
  const site: Transport = async () => html(pageOf(posting(), other))
  const { body } = await scrape(admin, { url }, site)
  expect(body.data.jobs).toEqual([
    { choice: 'Tax Associate | Boston, MA', title: 'Tax Associate', location: 'Boston, MA' },
    { choice: 'Tax Counsel | Chicago, IL', title: 'Tax Counsel', location: 'Chicago, IL' },
  ])
  expect(body.data.fields).toEqual({})
  const chosen = await scrape(admin, { url, choice: 'Tax Counsel | Chicago, IL' }, site)
  expect(chosen.body.data).toMatchObject({ title: 'Tax Counsel', location: 'Chicago, IL' })
  expect(chosen.body.data.primaryJobId).toBeGreaterThan(0)

  const ended: Transport = async () => html(pageOf(posting({ validThrough: '2026-05-01' })))
  const past = await scrape(admin, { url: 'https://a.example/ended' }, ended)
  expect(past.body.data.notices).toEqual(['The posting says it closed on May 1, 2026.'])

  const links: Transport = async () =>
    html(
      '<h1>Openings</h1><ul><li><a href="/o/1">Tax Associate</a> Boston, MA</li><li><a href="/o/2">Real Estate Counsel</a></li></ul>',
    )
  const list = await scrape(admin, { url: 'https://b.example/openings' }, links)
  expect(list.body.data.jobs?.map(({ url: own }) => own)).toEqual(['https://b.example/o/1', 'https://b.example/o/2'])

  const closed: Transport = async () => html('<h1>Tax Associate</h1><p>This position has been filled.</p>')
  expect(await scrape(admin, { url: 'https://c.example/1' }, closed)).toMatchObject({
    status: 422,
    body: { code: 'posting_closed' },
  })
})

test('returns the text of a page without a recognizable job, and saves nothing', async () => {
  const admin = await signedIn('admin')
  const lines = [
    'Acme Law LLP',
    'Tax Associate',
    'Boston, MA',
    'Acme Law LLP seeks a tax associate for its Boston office.',
    'Requirements',
    '3 years of experience in tax',
    'Admission to the Massachusetts bar',
    'Apply with a cover letter.',
  ]
  const divs: Transport = async () => html(lines.map((line) => `<div>${line}</div>`).join(''))
  const { status, body } = await scrape(admin, { url: 'https://a.example/divs' }, divs)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ isPageText: true, fields: { title: 'Tax Associate', location: 'Boston, MA' } })
  expect(body.data.fields.description).toContain('Apply with a cover letter.')
  expect(body.data.notices[0]).toMatch(/whole text is in the description. We also found: title, firm, location/)

  const history: Transport = async () =>
    html(`<h1>Our history</h1><p>${'We have served clients since 1901. '.repeat(40)}</p>`)
  const other = await scrape(admin, { url: 'https://a.example/history' }, history)
  expect(other.body.data.notices).toEqual(['We couldn’t find a job on this page. Its text is in the description.'])
  expect(Object.keys(other.body.data.fields)).toEqual(['description'])
  expect(await jobs()).toEqual([])
})

test('allows one reader per page at a time, and takes over from a dead one', async () => {
  const admin = await signedIn('admin')
  const url = 'https://a.example/slow'
  let asked = 0
  let answer: (response: Response) => void = () => {}
  const slow: Transport = () => {
    asked++
    return new Promise((resolve) => (answer = resolve))
  }
  const first = scrape(admin, { url }, slow)
  await expect.poll(() => asked).toBe(1)
  const second = await scrape(admin, { url }, slow)
  expect(second).toMatchObject({ status: 409, body: { code: 'page_being_read' } })
  answer(html(pageOf(posting())))
  expect((await first).body.data.primaryJobId).toBeGreaterThan(0)
  expect(asked).toBe(1)

  const { jobAddresses } = testDeps()
  const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
  expect(await jobAddresses.claim('a.example/dead', 'one', testNow, minutes(1))).toBe(true)
  expect(await jobAddresses.claim('a.example/dead', 'two', testNow, minutes(1))).toBe(false)
  expect(await jobAddresses.claim('a.example/dead', 'two', minutes(2), minutes(3))).toBe(true)
})

test('refuses addresses of private networks before sending any request', async () => {
  const admin = await signedIn('admin')
  let asked = 0
  const never: Transport = async () => {
    asked++
    return html('')
  }
  const tricks = [
    'http://0x7f.1/',
    'http://2130706433/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http:/\\/127.0.0.1/',
    'http://0/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::1]/',
    'http://ⓛocalhost/',
    'http://localhost./',
    'http://user@127.0.0.1:80@example.com/',
    'http://127.0.0.1.nip.io/',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'https://intranet/',
    'https://files.corp.local/',
    'https://a.example:8080/',
    'ftp://a.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://placet.someone.workers.dev/',
  ]
  for (const url of tricks) {
    const { status, body } = await scrape(admin, { url }, never)
    expect([url, status], body.message).toEqual([url, 400])
  }
  expect(asked).toBe(0)
  const away: Transport = async () => Response.redirect('http://127.0.0.1/admin', 302)
  expect(await scrape(admin, { url: 'https://a.example/away' }, away)).toMatchObject({
    status: 422,
    body: { code: 'page_redirect' },
  })
})

test('a page that brings nothing says why in a sentence', async () => {
  const admin = await signedIn('admin')
  const endless = () =>
    new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(256 * 1024).fill(97)) }), {
      headers: { 'Content-Type': 'text/html' },
    })
  const cases: [string, () => Response, string][] = [
    ['gone', () => new Response('', { status: 404 }), 'page_gone'],
    ['refused', () => new Response('', { status: 403 }), 'page_refused'],
    ['busy', () => new Response('', { status: 503 }), 'page_server'],
    ['file', () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }), 'page_content_type'],
    ['endless', endless, 'page_too_large'],
    [
      'huge',
      () => new Response('x', { headers: { 'Content-Type': 'text/html', 'Content-Length': '2147483648' } }),
      'page_too_large',
    ],
    ['empty', () => html('<h1>Careers</h1><form><button>Search</button></form>'), 'no_job_found'],
  ]
  for (const [name, answer, code] of cases) {
    const { status, body } = await scrape(admin, { url: `https://a.example/${name}` }, async () => answer())
    expect([name, status, body.code]).toEqual([name, 422, code])
    expect(body.message).toMatch(/^[A-Z].{20,}\.$/)
  }
})
