import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { readDocxLines } from '#worker/reading/document/docx-lines.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { bodyFor } from '#worker/test/access-fixtures.ts'
import { call, testDeps } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { statusLink } from '#worker/test/pages.ts'
import { cast } from '#worker/test/pipeline.ts'
import { computedCell } from '#worker/test/stored-text.ts'

const evil = `=HYPERLINK("x") <img src=x onerror=alert(1)></script><script>alert(2)</script>"'>\u202E`
const markup = ['<img src=x', '<script>alert', '</script><script>']

test('text of applicants and staff leaves as JSON, escaped markup or inert cells', async () => {
  const { admin, partner, application } = await cast()
  const job = await addJob({ firmName: `Firm ${evil}` })
  const form = (await bodyFor('POST /api/public/jobs/:jobId/apply', {} as never, { params: {} })) as object
  const applied = await call('POST', `/api/public/jobs/${job.id}/apply`, {
    body: { ...form, applicantName: evil, lastJobTitle: evil, lastFirmName: evil, location: evil, coverLetter: evil },
  })
  expect(applied.status).toBe(201)
  const at = `/api/applications/${application.id}`
  const wrote: [string, string, object][] = [
    ['POST', `${at}/messages`, { message: `${evil} @${admin.user.email}` }],
    ['POST', `${at}/client-submissions`, { companyName: evil, notes: evil }],
    ['POST', '/api/feedback', { title: evil, description: evil }],
    ['POST', '/api/inquiries', { name: evil.slice(0, 100), contact: '212 555 0199', topic: 'other', message: evil }],
    ['POST', '/api/firms', { name: `Directory ${evil}`, notes: evil, offices: [{ city: evil.slice(0, 120) }] }],
    ['POST', '/api/saved-views', { name: evil.slice(0, 60), query: 'status=new' }],
    ['POST', '/api/candidates', { name: evil }],
    ['PATCH', '/api/account', { name: evil, email: partner.user.email }],
    [
      'POST',
      '/api/follow-ups',
      { subject: 'application', subjectId: application.id, text: evil, dueAt: '2026-07-01T15:00:00.000Z' },
    ],
    [
      'POST',
      '/api/saved-job-lists',
      { candidateName: evil, jobData: [{ title: evil, url: 'https://example.com/', source: evil, snippet: evil }] },
    ],
    [
      'PATCH',
      `${at}/interview-feedback`,
      {
        status: 'interviewed',
        suitabilityRating: 'recommended',
        talentForOtherRoles: 'neutral',
        appliedBefore: false,
        additionalNotes: evil,
        interviewNotes: evil,
      },
    ],
  ]
  const refused: string[] = []
  for (const [method, path, body] of wrote) {
    const answer = await call(method, path, { as: path === '/api/firms' ? admin : partner, body })
    if (!answer.ok) refused.push(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
  expect(refused).toEqual([])

  let seen = 0
  const { mounted } = createApp({ log: () => {} })
  for (const { path } of mounted.filter(({ method }) => method === 'GET')) {
    // A print of a candidate is read in candidate-pdf.test.ts; its fonts are too much for a test among others.
    if (/:(?!id\b)/.test(path) || path.endsWith('/pdf')) continue
    const answer = await call('GET', path.replace(':id', String(application.id)), { as: admin })
    const type = answer.headers.get('Content-Type') ?? ''
    const text = await answer.text()
    if (text.includes('onerror')) seen++
    expect([path, answer.headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff'])
    if (type.includes('html')) for (const part of markup) expect([path, text.includes(part)]).toEqual([path, false])
    if (type.includes('csv')) expect([path, computedCell(text)]).toEqual([path, undefined])
  }
  expect(seen).toBeGreaterThan(5)

  const written = await testDeps().db.select().from(mails)
  expect(written.map(({ kind }) => kind)).toContain('application_received')
  expect(written.some(({ html }) => html.includes('&lt;img'))).toBe(true)
  for (const { kind, html, subject } of written) {
    for (const part of markup) expect([kind, html.includes(part)]).toEqual([kind, false])
    expect(subject).not.toMatch(/[\r\n]/)
  }
}, 120_000)

test('entities, definitions and parts from outside in a Word file are nothing', () => {
  const document = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
    <w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Ann Lee &c; &f;</w:t></w:r></w:p></w:body></w:document>`
  const rels = `<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="attachedTemplate" Target="http://127.0.0.1/evil" TargetMode="External"/></Relationships>`
  const bytes = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(document),
    'word/_rels/document.xml.rels': strToU8(rels),
  })
  const read = JSON.stringify(readDocxLines(bytes, budgetFor('document')))
  expect(read).not.toContain('lollol')
  expect(read).not.toContain('root:')
  expect(read.length).toBeLessThan(2_000)
})

test('an application that someone else made is no other for its hostile name', async () => {
  const { id } = await addApplication({ applicantName: evil })
  const { admin } = await cast()
  const answer = await call('GET', `/api/applications/${id}`, { as: admin })
  expect((await answer.json<{ applicantName: string }>()).applicantName).toBe(evil)

  // Nor is the page that only its applicant sees.
  const job = await addJob({ title: `Tax ${evil}` })
  const { token } = await statusLink({ applicantName: evil, jobId: job.id })
  const page = await (await call('GET', `/application/${token}`)).text()
  expect(page).toContain('&lt;img')
  for (const part of markup) expect([part, page.includes(part)]).toEqual([part, false])
})
