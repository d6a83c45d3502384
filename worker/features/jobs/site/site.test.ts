import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/domain/settings.ts'
import { changeSettings } from '#worker/features/identity/settings/settings.service.ts'
import { addJob } from '#worker/features/jobs/jobs/public-jobs.fixture.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { jobEvents } from '#worker/features/jobs/jobs/job-events.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { everyFiveMinutes, runCron } from '#worker/tasks/cron.ts'
import { cronJobs } from '#worker/tasks/registry.ts'
import { call, origin, signedIn, testDeps } from '#worker/test/api.ts'
import { publicPageCache } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'

/** A page as a stranger gets it after the time in which an isolate trusts what it knows. */
async function page(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; answer: Response }> {
  publicPageCache.clear()
  const answer = await call('GET', path, { headers })
  return { status: answer.status, text: await answer.text(), answer }
}

const dataOf = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )

test('shows every section of the landing page with the agency’s data', async () => {
  await addJob({ title: 'Tax Counsel' })
  const { status, text } = await page('/')
  expect(status).toBe(200)
  for (const words of [
    'Looking for Talent Partners &amp; Attorney Referrals',
    'Who Are Our Clients?',
    'Powered by AI &amp; Technology',
    'Two Ways to Work Together',
    'How We Work',
    'Ready to Work Together?',
    'Work With Us',
    'Let&#x27;s Work Together',
    'id="services"',
    'id="partnership"',
    'Get in Touch',
    'Contact Us',
    `mailto:${defaultSettings.brandEmail}?subject=Partnership%20Inquiry`,
    `mailto:${defaultSettings.brandEmail}?subject=Partnership%20%26%20Referral%20Inquiry`,
    'href="/login"',
    'Admin Access',
    'Tax Counsel',
    'action="/inquiry"',
    'name="topic" value="attorney"',
    'name="topic" value="referral"',
    'name="topic" value="hiring"',
    'After the guarantee',
    '<meta name="robots" content="index,follow"/>',
    `<link rel="canonical" href="${origin}/"/>`,
  ]) {
    expect(text, words).toContain(words)
  }
  expect(dataOf(text)[0]).toMatchObject({
    '@type': 'EmploymentAgency',
    name: defaultSettings.brandName,
    address: { addressLocality: defaultSettings.brandCity, addressRegion: defaultSettings.brandRegion },
    contactPoint: {
      contactType: 'customer service',
      telephone: defaultSettings.brandPhone,
      email: defaultSettings.brandEmail,
    },
  })
})

test('the landing page shows figures from placements only, and none without them', async () => {
  const job = await addJob({ title: 'Tax Counsel' })
  expect((await page('/')).text).not.toContain('In figures')
  const { db } = testDeps()
  const days = [7, 14, 28, 70, 140]
  for (const [n, each] of days.entries()) {
    const appliedAt = new Date(Date.UTC(2026, 0, 1 + n))
    const row = { jobId: job.id, applicantName: `Ann ${n}`, applicantEmail: `ann${n}@example.com`, appliedAt }
    const [added] = await db
      .insert(jobApplications)
      .values({ ...row, status: 'hired' })
      .returning()
    const createdAt = new Date(appliedAt.getTime() + each * 24 * 3600_000)
    const event = { applicationId: added?.id ?? 0, kind: 'status', from: 'references', to: 'hired', createdAt }
    await db.insert(applicationEvents).values(event)
  }
  await addJob({ title: 'Patent Counsel', practiceArea: 'Patent Litigation', city: 'Chicago', region: 'IL' })
  const { text } = await page('/')
  const figures = [...text.matchAll(/<dt>([^<]+)<\/dt><dd>(\d+)<\/dd>/g)].map(([, label, count]) => `${count} ${label}`)
  expect(figures).toEqual(['5 attorneys placed', '2 open positions', '2 practice areas', '2 cities'])
  expect(text).toContain('within <strong>4 weeks</strong> of applying')
})

test('shows the settings of the landing page as text, and leaves out empty ones', async () => {
  const empty = (await page('/')).text
  for (const part of ['Who you’ll talk to', 'What people say', 'id="faq"']) expect(empty).not.toContain(part)
  const admin = await signedIn('admin')
  const body = {
    siteTeam: [{ name: 'Avery <b>', role: 'Partners & groups' }],
    siteTestimonials: [{ quote: 'They asked me first.', attribution: 'Tax associate' }],
    siteFaq: [{ question: 'Who sees it?', answer: 'Two people.' }],
    siteFirmsText: 'We bill at the start date.',
    siteAnswerTime: 'within two days',
    siteGuaranteeDays: 60,
  }
  expect((await call('PATCH', '/api/settings', { as: admin, body })).status).toBe(200)
  const { text } = await page('/')
  for (const part of [
    'Avery &lt;b&gt;',
    'Partners &amp; groups',
    'They asked me first.',
    'Who sees it?',
    'We bill at the start date.',
    'Within two days',
    'Day 61',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('No retainer')
  for (const wrong of [
    { siteTeam: [{ name: '', role: 'x' }] },
    { siteTeam: [{ name: 'A', role: 'x', email: 'a@example.com' }] },
    { siteTeam: Array.from({ length: 13 }, () => ({ name: 'A', role: 'x' })) },
    { siteFaq: [{ question: 'Why?' }] },
    { siteTestimonials: [{ quote: 'x'.repeat(601), attribution: 'A' }] },
    { siteFirmsText: 'x'.repeat(2001) },
    { siteAnswerTime: 'x'.repeat(61) },
    { siteGuaranteeDays: 1.5 },
  ]) {
    expect((await call('PATCH', '/api/settings', { as: admin, body: wrong })).status).toBe(400)
  }
})

test('the board lists jobs at its three addresses, with one canonical', async () => {
  const job = await addJob({
    title: 'Tax Counsel',
    requirements: ['One', 'Two', 'Three', 'Four'],
    salaryMin: 150_000,
    salaryMax: 200_000,
  })
  for (const path of ['/jobs', '/public', '/public-jobs']) {
    const { status, text } = await page(path)
    expect(status).toBe(200)
    expect(text).toContain('1 position')
    expect(text).toContain(`href="/job/${job.shortId}"`)
    expect(text).toContain('$150K - $200K')
    expect(text).toContain('Three')
    expect(text).not.toContain('Four')
    expect(text).toContain(`<link rel="canonical" href="${origin}/jobs"/>`)
    expect(dataOf(text)).toMatchObject([
      { '@type': 'ItemList', itemListElement: [{ position: 1, url: `${origin}/job/${job.shortId}` }] },
    ])
  }
})

test('filters appear in the form, as chips, and in the link back from a job', async () => {
  await addJob({ title: 'Tax Counsel', practiceArea: 'Tax', isRemote: true })
  const { text } = await page('/jobs?remote=true&practiceArea=tax&q=counsel')
  expect(text).toContain('<input type="hidden" name="practiceArea" value="tax"/>')
  expect(text).toMatch(/href="\/jobs\?q=counsel&amp;remote=true"[^>]*aria-current="true"><span>Tax<\/span>/)
  expect(text).toContain('href="/jobs?practiceArea=tax&amp;remote=true"')
  const link = /href="(\/job\/[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const job = await page(link)
  expect(job.text).toContain('href="/jobs?q=counsel&amp;practiceArea=tax&amp;remote=true"')
  expect(job.text).toMatch(/<link rel="canonical" href="[^"?]+"\/>/)
})

test('a search without results names the filters to remove', async () => {
  expect((await page('/jobs')).text).toContain('No positions available')
  await addJob({ title: 'Tax Counsel', practiceArea: 'Tax' })
  const { text } = await page('/jobs?practiceArea=tax&seniority=partner')
  expect(text).toContain('No positions match your criteria')
  expect(text).toContain('href="/jobs?practiceArea=tax"')
  expect(text).toContain('Remove Partner')
  expect(text).not.toContain('Remove Tax')
  expect(text).toContain('noindex,nofollow')
})

test('links the pages of the board forward and back', async () => {
  for (let n = 0; n < 45; n++) await addJob({ title: `Job ${n}` })
  const last = (await page('/jobs?page=3')).text
  expect(last.replaceAll('<!-- -->', '')).toContain('45 positions, page\u00A03\u00A0of\u00A03')
  expect(last).toContain('<span aria-current="page">3</span>')
  expect(last).toContain('href="/jobs?page=2"')
  expect(last).toContain('noindex,nofollow')
  expect((await page('/jobs?page=9')).text).toContain('nothing on this page')
  const seen: string[][] = []
  let address: string | undefined = '/jobs'
  let back: string | undefined
  while (address) {
    const { text } = await page(address)
    seen.push([...text.matchAll(/<h3><a[^>]*>(Job \d+)<\/a>/g)].map(([, title]) => title ?? ''))
    back = /rel="prev" href="([^"]+)"/.exec(text)?.[1] ?? /href="([^"]+)"[^>]*rel="prev"/.exec(text)?.[1]
    address = /rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(seen.map((titles) => titles.length)).toEqual([20, 20, 5])
  expect(new Set(seen.flat()).size).toBe(45)
  const before = await page(back?.replaceAll('&amp;', '&') ?? '')
  expect([...before.text.matchAll(/<h3><a[^>]*>(Job \d+)<\/a>/g)].map(([, title]) => title)).toEqual(seen[1])
})

test('a job page carries the facts and JobPosting', async () => {
  const job = await addJob({
    title: 'Tax <Counsel>',
    workType: 'Contract',
    isRemote: true,
    salaryMin: 150_000,
    validThrough: new Date('2099-01-01T00:00:00Z'),
    yearsExperienceMin: 3,
    benefits: ['401(k)'],
    description: 'We do tax.\n\nResponsibilities:\n- Drafting </script><script>alert(1)</script>\n- Advice',
  })
  const { status, text } = await page(`/job/${job.shortId}`)
  expect(status).toBe(200)
  for (const words of [
    'Back to Jobs',
    'Share Job',
    `href="/apply/${job.shortId}"`,
    '401(k)',
    '3 years or more',
    'Tax &lt;Counsel&gt;',
    '$150K+',
  ]) {
    expect(text, words).toContain(words)
  }
  expect(text).not.toContain('<script>alert')
  expect(dataOf(text)).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'Tax <Counsel>',
      employmentType: 'CONTRACTOR',
      hiringOrganization: { name: 'Harlan & Wick LLP' },
      jobLocation: { address: { addressLocality: 'Boston', addressRegion: 'MA', addressCountry: 'US' } },
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { currency: 'USD', value: { minValue: 150_000, unitText: 'YEAR' } },
      validThrough: '2099-01-01T00:00:00.000Z',
    },
  ])
})

test('a job page shows the newest open jobs of its area beside it, and no other', async () => {
  const day = (n: number) => new Date(`2026-06-0${n}T12:00:00Z`)
  const job = await addJob({ title: 'Tax Counsel', practiceArea: 'Tax', postedDate: day(9) })
  expect((await page(`/job/${job.shortId}`)).text).not.toContain('Similar positions')
  for (const n of [1, 2, 3, 4]) await addJob({ title: `Tax job ${n}`, practiceArea: 'Tax', postedDate: day(n) })
  await addJob({ title: 'Closed tax job', practiceArea: 'Tax', isActive: false, postedDate: day(8) })
  await addJob({ title: 'Other area', practiceArea: 'Litigation', postedDate: day(8) })
  const { text } = await page(`/job/${job.shortId}`)
  const beside = text.slice(text.indexOf('Similar positions'))
  expect([...beside.matchAll(/<h3><a[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title)).toEqual([
    'Tax job 4',
    'Tax job 3',
    'Tax job 2',
  ])
})

test('a closed job leads to similar open ones and an alert; an unknown one is missing', async () => {
  const closed = await addJob({ title: 'Tax Counsel', practiceArea: 'Tax', isActive: false })
  const deleted = await addJob({ title: 'Tax Partner', practiceArea: 'Tax', deletedAt: new Date() })
  await addJob({ title: 'Tax Associate', practiceArea: 'Tax' })
  await addJob({ title: 'Trial Attorney', practiceArea: 'Litigation' })
  for (const job of [closed, deleted]) {
    const { status, text } = await page(`/job/${job.shortId}`)
    expect(status).toBe(410)
    expect(text).toContain('<h1>This position has been filled or closed</h1>')
    expect(text).not.toContain(job.title)
    expect(text).not.toContain('exist or has been removed')
    expect(text).not.toContain('/apply/')
    expect([...text.matchAll(/<h3><a[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title)).toEqual(['Tax Associate'])
    expect(text).toContain('action="/jobs/alerts"')
    expect(text).toContain('name="search" value="practiceArea=tax"')
    expect(text).toContain('<meta name="robots" content="noindex')
    expect(dataOf(text)).toEqual([])
  }
  for (const key of ['nnnnnnnn', 'x', '%00', '<b>']) {
    const { status, text } = await page(`/job/${key}`)
    expect(status, key).toBe(404)
    expect(text).toContain('Job Not Found')
    expect(text).toContain('The job you&#x27;re looking for doesn&#x27;t exist or has been removed')
    expect(text).toContain('href="/jobs"')
    expect(dataOf(text)).toEqual([])
  }
})

test('answers any other address with the 404 page, under /api with JSON', async () => {
  for (const path of ['/nope', '/jobs/extra', '/job', '/%00', `/${'a'.repeat(5000)}`, '/index.php?x=%ff']) {
    const { status, text } = await page(path)
    expect(status, path).toBe(404)
    for (const words of ['Page Not Found', 'Go Home', 'Browse Jobs', 'View Candidates', 'noindex,nofollow'])
      expect(text).toContain(words)
  }
  expect((await (await call('GET', '/api/nope')).json()) as object).toMatchObject({ code: 'not_found' })
  expect((await page('/jobs/')).answer.headers.get('Location')).toBe('/jobs')
  expect((await page('//evil.example/')).status).toBe(404)
})

test('shows an edit, a mask and a closing in every public place within a second', async () => {
  const job = await addJob({ title: 'First Title', firmName: 'Vantongeren Pell LLP' })
  const { db } = testDeps()
  const lists = ['/', '/jobs', '/jobs.xml', '/jobs.rss', '/feed.json', '/llms.txt', '/api/public/jobs']
  const places = [...lists, `/job/${job.shortId}`]
  const textOf = async (path: string) => (await call('GET', path)).text()
  /** All places after a save that this isolate took no part in, visited five times a second. */
  const after = async (change: Partial<typeof jobs.$inferInsert>) => {
    await db.update(jobs).set(change)
    for (let visit = 0; visit < 7; visit++) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await textOf('/jobs')
    }
    return Promise.all(places.map(async (path) => [path, await textOf(path)] as const))
  }
  for (const path of places) expect(await textOf(path), path).toContain('First Title')
  expect(await textOf('/sitemap.xml')).toContain(job.shortId)

  const updatedAt = new Date('2026-06-02T10:00:00Z')
  for (const [path, text] of await after({ title: 'Second Title', updatedAt })) {
    expect(text, path).toContain('Second Title')
    expect(text, path).not.toContain('First Title')
  }
  const [posting] = dataOf(await textOf(`/job/${job.shortId}`))
  expect(posting).toMatchObject({ title: 'Second Title', hiringOrganization: { name: 'Vantongeren Pell LLP' } })
  expect(await textOf('/sitemap.xml')).toContain('2026-06-02T10:00:00.000Z')

  for (const [path, text] of await after({ isConfidential: true })) {
    expect(text, path).toContain('Second Title')
    expect(text, path).not.toMatch(/vantong|pell\b/i)
  }
  const [masked] = dataOf(await textOf(`/job/${job.shortId}`))
  expect(masked).toMatchObject({ hiringOrganization: { name: defaultSettings.brandName } })

  for (const [path, text] of await after({ isActive: false })) {
    expect(text, path).not.toContain('Second Title')
    if (path !== `/job/${job.shortId}`) expect(text, path).not.toContain(job.shortId)
  }
  const gone = await call('GET', `/job/${job.shortId}`)
  expect(gone.status).toBe(410)
  expect(dataOf(await gone.text())).toEqual([])
  expect(dataOf(await textOf('/jobs'))).toEqual([])
  expect(await textOf('/sitemap.xml')).not.toContain(job.shortId)
})

test('a job whose last day is over leaves every public place with the next tick, once', async () => {
  const job = await addJob({ title: 'Ending', validThrough: new Date('2026-06-14T03:59:59Z') })
  const staying = await addJob({ title: 'Staying', validThrough: new Date('2026-06-16T03:59:59Z') })
  expect((await page(`/job/${job.shortId}`)).status).toBe(200)
  await runCron(testDeps(), cronJobs, everyFiveMinutes)
  await runCron(testDeps(), cronJobs, everyFiveMinutes)
  const { status, text } = await page(`/job/${job.shortId}`)
  expect(status).toBe(410)
  expect(dataOf(text)).toEqual([])
  for (const path of [
    '/',
    '/jobs',
    '/sitemap.xml',
    '/jobs.xml',
    '/jobs.rss',
    '/feed.json',
    '/llms.txt',
    '/api/public/jobs',
  ]) {
    const list = (await page(path)).text
    expect(list, path).not.toContain(job.shortId)
    expect(list, path).toContain(staying.shortId)
  }
  const events = await testDeps().db.select().from(jobEvents)
  expect(events.map(({ jobId, kind, actorId }) => [jobId, kind, actorId])).toEqual([[job.id, 'expired', null]])
})

test('caches a page for strangers, answers 304 if unchanged, stores none for staff', async () => {
  await addJob()
  const first = await page('/jobs')
  expect(first.answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  expect(first.answer.headers.get('Set-Cookie')).toBeNull()
  expect(first.answer.headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"')
  const etag = first.answer.headers.get('ETag') ?? ''
  expect((await page('/jobs', { 'If-None-Match': etag })).status).toBe(304)
  const mine = await call('GET', '/jobs', { as: await signedIn('admin'), headers: { 'If-None-Match': etag } })
  expect(mine.status).toBe(200)
  expect(mine.headers.get('Cache-Control')).toBe('private, no-store')
})

test('brand data comes from the settings', async () => {
  await changeSettings(testDeps(), (await signedIn('admin')).user, { brandName: 'Quill & Sable' })
  expect((await page('/')).text).toContain('Quill &amp; Sable')
})

test('serves well-formed files for programs', async () => {
  await addJob({ title: 'Tax & <Trusts>', description: 'A\u0001 "quoted" & plain ]]> text' })
  expect((await page('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const path of ['/sitemap.xml', '/jobs.xml', '/jobs.rss', '/sitemaps/pages.xml', '/sitemaps/jobs-0.xml']) {
    const { status, text, answer } = await page(path)
    expect(status, path).toBe(200)
    expect(answer.headers.get('Content-Type')).toContain('xml')
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/)
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
    expect(text).not.toContain('\u0001')
  }
  expect((await page('/sitemaps/x.xml')).status).toBe(404)
  expect(JSON.parse((await page('/feed.json')).text)).toMatchObject({
    items: [{ title: expect.stringContaining('Tax & <Trusts>') }],
  })
  const rules = await page('/speculation-rules.json')
  expect(rules.answer.headers.get('Content-Type')).toBe('application/speculationrules+json')
  // Nothing that is for staff, or that begins an application, is opened before somebody means it.
  expect(JSON.parse(rules.text)).toMatchObject({
    prerender: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { href_matches: expect.arrayContaining(['/admin*', '/apply/*']) } }],
        },
      },
    ],
  })
})

test('serves each page of the footer with a title of its own', async () => {
  const titles = new Set<string>()
  for (const path of ['/privacy', '/terms', '/cookies', '/gdpr', '/employers', '/support']) {
    const { status, text } = await page(path)
    expect(status).toBe(200)
    titles.add(/<title>([^<]+)/.exec(text)?.[1] ?? '')
  }
  expect(titles.size).toBe(6)
})

test('the firm of a confidential job appears in no public answer', async () => {
  const job = await addJob({
    title: 'Associate at Vantongeren Pell',
    firmName: 'Vantongeren, Pell & Associates LLP',
    isConfidential: true,
    practiceArea: 'Tax',
    location: 'Boston, MA',
    description:
      'Vantongeren, Pell & Associates LLP is growing. VANTONGEREN pays well; write to jobs@vantongerenpell.com or see https://www.vantongeren.com/careers. Pell’s office is in Boston. V&P and Vantongeren and Pell are one.',
    requirements: ['Wants to join Vantongeren'],
    benefits: ['The Pell pension'],
    firmSize: 'Pell: 40 attorneys',
    source: 'vantongeren.com',
    publicUrl: 'https://vantongeren.com/1',
    applyUrl: 'https://vantongeren.com/2',
  })
  await addJob({ practiceArea: 'Tax', title: 'Neighbour' })
  const neighbour = (await testDeps().db.select().from(jobs)).find(({ title }) => title === 'Neighbour')
  for (const path of [
    '/',
    '/jobs',
    '/jobs?q=associate',
    `/job/${job.shortId}`,
    `/job/${neighbour?.shortId ?? ''}`,
    '/sitemap.xml',
    '/jobs.xml',
    '/jobs.rss',
    '/feed.json',
    '/llms.txt',
    '/api/public/jobs',
    `/api/public/jobs/${job.shortId}`,
    '/jobs?practiceArea=tax&seniority=partner',
  ]) {
    const { text, status } = await page(path)
    expect(status, path).toBe(200)
    expect(text, path).not.toMatch(/vantong|pell\b|V&P|V&amp;P/i)
  }
  const hints = await call('POST', `/api/public/jobs/${job.id}/experience-field`, { body: {} })
  expect(await hints.text()).not.toMatch(/vantong|pell/i)
  const { text } = await page(`/job/${job.shortId}`)
  expect(text).toContain('Confidential')
  expect(dataOf(text)).toMatchObject([{ hiringOrganization: { name: defaultSettings.brandName } }])
  for (const words of ['vantongeren', 'vanton', 'pell', 'Vantongeren%20Pell', 'careers']) {
    const found = (await (await call('GET', `/api/public/jobs?q=${words}`)).json()) as unknown[]
    expect(found, words).toEqual([])
  }
  expect((await page('/jobs?q=tax')).text).toContain(job.shortId)
  await testDeps().db.update(jobs).set({ isConfidential: false })
  expect((await page(`/job/${job.shortId}`)).text).toContain('Vantongeren, Pell &amp; Associates LLP')
})

test('reports an unreadable board, and doesn’t cache the page', async () => {
  await env.DB.prepare('ALTER TABLE site_state RENAME TO site_state_away').run()
  try {
    const { status, text, answer } = await page('/jobs?q=tax')
    expect(status).toBe(503)
    expect(text).toContain('Error loading jobs. Please try again later.')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(text).toContain('<a class="button primary" href="/jobs?q=tax">Try again</a>')
  } finally {
    await env.DB.prepare('ALTER TABLE site_state_away RENAME TO site_state').run()
  }
  expect((await page('/jobs?q=tax')).status).toBe(200)
})

test('never serves an undone edit again after the database is restored', async () => {
  const job = await addJob({ title: 'Good Title' })
  const before = await env.DB.prepare('SELECT version FROM site_state').first<number>('version')
  await testDeps().db.update(jobs).set({ title: 'Bad Title' })
  expect((await page(`/job/${job.shortId}`)).text).toContain('Bad Title')
  // Restores rows and version to what they were, as D1's Time Travel does.
  await testDeps().db.update(jobs).set({ title: 'Good Title' })
  await env.DB.prepare('UPDATE site_state SET version = ?').bind(before).run()
  expect((await page(`/job/${job.shortId}`)).text).toContain('Good Title')
  await testDeps().db.update(jobs).set({ title: 'Next Title' })
  const { text } = await page(`/job/${job.shortId}`)
  expect(text).toContain('Next Title')
  expect(text).not.toContain('Bad Title')
})

test('serves visited pages and the sign-in page while the database is down', async () => {
  await addJob({ title: 'Tax Counsel' })
  const paths = ['/', '/jobs', '/privacy', '/jobs.rss']
  for (const path of paths) expect((await call('GET', path)).status).toBe(200)
  const tables = ['site_state', 'jobs', 'settings', 'practice_areas']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`ALTER TABLE ${table} RENAME TO ${table}_away`)))
  try {
    publicPageCache.invalidateVersion()
    for (const path of paths) {
      const answer = await call('GET', path)
      expect([path, answer.status]).toEqual([path, 200])
    }
    expect(await (await call('GET', '/jobs')).text()).toContain('Tax Counsel')
    expect((await call('GET', '/jobs?q=never-seen-before')).status).toBe(503)
    expect((await call('GET', '/login')).status).toBe(200)
  } finally {
    await env.DB.batch(tables.map((table) => env.DB.prepare(`ALTER TABLE ${table}_away RENAME TO ${table}`)))
  }
})
