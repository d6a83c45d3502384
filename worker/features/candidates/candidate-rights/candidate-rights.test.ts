import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savedViews } from '#worker/features/candidates/saved-views/saved-views.table.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { inquiries } from '#worker/features/clients/inquiries/inquiries.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { peoplePages, peopleSources } from '#worker/features/sourcing/people-search/sources/people-sources.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { savedJobLists } from '#worker/features/sourcing/saved-lists/saved-lists.table.ts'
import { call, testDeps, testNow } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { erasures } from './erasures.table.ts'
import { eraseAgain } from './erase-again.service.ts'
import { applyRetention } from './candidate-rights.service.ts'

const [email, name, phone] = ['zdzislawa.quill@example.com', 'Zdzislawa Quill', '+1 212 555 0177']

/** Every text of every table (search indexes and their parts among them) and every key and file that holds a word. */
async function whereItIs(words: string[]): Promise<string[]> {
  const found: string[] = []
  const tables = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '_cf_%' and name not like 'sqlite_%'",
  ).all<{ name: string }>()
  for (const { name: table } of tables.results) {
    const rows = await env.DB.prepare(`select * from "${table}"`).all()
    for (const row of rows.results) {
      // Blobs come as lists of bytes.
      const text = Object.values(row)
        .map((value) =>
          Array.isArray(value) ? new TextDecoder().decode(Uint8Array.from(value as number[])) : String(value),
        )
        .join('\n')
        .toLowerCase()
      for (const word of words) if (text.includes(word.toLowerCase())) found.push(`${table}: ${word}`)
    }
  }
  for (const { key } of (await env.FILES.list()).objects) {
    const text = key + (await (await env.FILES.get(key))?.text())
    for (const word of words) if (text.toLowerCase().includes(word.toLowerCase())) found.push(`file ${key}: ${word}`)
  }
  return [...new Set(found)]
}

async function personEverywhere() {
  const { admin, partner, application: other } = await cast()
  const { db } = testDeps()
  const { id } = await addApplication({
    applicantName: name,
    applicantEmail: email,
    phoneNumber: phone,
    linkedinUrl: 'https://www.linkedin.com/in/zdzislawa-quill',
    assignedPartnerId: partner.user.id,
    coverLetter: `I am ${name}.`,
    resumeId: 'zqcv01',
  })
  await db
    .insert(resumes)
    .values({ id: 'zqcv01', originalName: `${name}.pdf`, applicationId: id, storedAt: new Date() })
  await env.DB.prepare("insert into resume_readings (resume_id, state, text) values ('zqcv01', 'read', ?)")
    .bind(`${name} ${email} ${phone}`)
    .run()
  await env.FILES.put('resumes/zqcv01', `%PDF ${name} ${email}`)
  await env.FILES.put(`documents/${id}_a.pdf`, `%PDF ${name}`)
  await db.insert(documents).values({
    applicationId: id,
    filename: `${id}_a.pdf`,
    originalName: `${name} deals.pdf`,
    key: `documents/${id}_a.pdf`,
    documentType: 'deal_sheet',
    fileSize: 9,
    mimeType: 'application/pdf',
  })
  await call('PATCH', `/api/applications/${id}/interview-date`, {
    as: admin,
    deps: { now: () => testNow },
    body: { status: 'scheduled_interview', interviewDate: '2027-11-08T14:00:00.000Z' },
  })
  const say = (to: number, message: string) =>
    call('POST', `/api/applications/${to}/messages`, {
      as: admin,
      body: { message, mentionedUserIds: [partner.user.id] },
    })
  await say(id, `${name} called from ${phone}`)
  await say(other.id, `Compare with ${name} (${email})`)
  await say(other.id, 'QUILL, ZDZISŁAWA rang from (212) 555.0177; Z. Quill is on LinkedIn.com/in/Zdzislawa-Quill/')
  await say(other.id, `${name.toUpperCase()} and ${name.toLowerCase()}: ${email.toUpperCase()}`)
  await db.insert(savedViews).values([
    { userId: partner.user.id, name, query: 'status=new' },
    { userId: partner.user.id, name: 'Her', query: new URLSearchParams({ q: name }).toString() },
  ])
  await db.insert(savedJobLists).values({ candidateName: name, submittedBy: partner.user.id, jobData: '[]' })
  await db.insert(candidates).values([
    { name, email, phone, notes: `${name} wants New York` },
    { name, queryText: `tax jobs for ${name}, ${phone}` },
    { name: 'Ben Carter', email: 'ben@firm.test', notes: `Shares clients with ${name}` },
  ])
  await db.insert(inquiries).values([
    { name, email, topic: 'attorney', message: 'Please call me.' },
    { name, phone: '212-555-0177', topic: 'attorney', message: `${name} here.`, note: `Called ${name} back` },
    { name: 'Ben Carter', email: 'ben@firm.test', topic: 'referral', message: `You should meet ${name}.` },
  ])
  await db.insert(people).values({
    profileUrl: 'https://firm.example/people/1',
    urlKey: 'firm.example/people/1',
    name,
    nameKey: name.toLowerCase(),
    firm: 'Firm',
    email,
    phone,
  })
  await db.insert(people).values({
    profileUrl: 'https://firm.example/people/2',
    urlKey: 'firm.example/people/2',
    name: 'Ann Lee',
    nameKey: 'ann lee',
    firm: 'Firm',
    doNotContactAt: new Date(),
    doNotContactReason: `${name} asked us not to.`,
  })
  await call('POST', '/jobs/alerts', {
    raw: new URLSearchParams({ email, search: '', every: 'daily' }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  return { admin, partner, other, id }
}

const rights = (
  what: string,
  as: Parameters<typeof call>[2] extends infer _ ? NonNullable<Parameters<typeof call>[2]>['as'] : never,
  of = email,
) => call('POST', `/api/candidate-data/${what}`, { ...(as === undefined ? {} : { as }), body: { email: of } })

test('exports a person completely, then erases them everywhere and keeps the record', async () => {
  const { admin, partner, other } = await personEverywhere()
  expect((await whereItIs([email, name, phone])).length).toBeGreaterThan(12)
  const theirs = await env.DB.prepare('select id from job_applications where applicant_email = ?')
    .bind(email)
    .first('id')
  await env.DB.batch([
    env.DB.prepare(
      "insert into notifications (user_id, application_id, type, title, message) values (?, ?, 'assignment', '', '')",
    ).bind(admin.user.id, theirs),
    env.DB.prepare(
      "insert into mails (id, kind, user_id, application_id, to_address, subject, text, html) values ('m', 'mention', ?, ?, 'x@y.test', '', '', '')",
    ).bind(admin.user.id, theirs),
  ])
  for (const what of ['find', 'export', 'erase']) expect((await rights(what, partner)).status).toBe(403)

  expect(await answerOf(rights('find', admin))).toMatchObject({
    body: { names: [name], applications: 1, files: 2, jobAlerts: 1, others: 3, erasedAt: null },
  })
  const packed = unzipSync(new Uint8Array(await (await rights('export', admin)).arrayBuffer()))
  expect(Object.keys(packed)).toHaveLength(3)
  const data = JSON.parse(strFromU8(packed['data.json'] ?? new Uint8Array())) as Record<string, unknown>
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining([
      'job_applications',
      'documents',
      'resumes',
      'resume_readings',
      'candidate_messages',
      'mails',
    ]),
  )

  // Two at once, or the rule of retention at the same moment: one erasure, one record.
  const both = await Promise.all([rights('erase', admin), rights('erase', admin)].map((asked) => answerOf(asked)))
  expect(both.find(({ status }) => status === 200)).toMatchObject({ body: { applications: 1, files: 2 } })
  expect(both.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  expect(await whereItIs([email, name, phone, new URLSearchParams({ q: name }).toString()])).toEqual([])
  // Word indexes keep the letters of removed words until they are merged; nothing finds a row by them.
  const left = await whereItIs(['quill', '555.0177'])
  expect(left.filter((where) => !where.includes('_data:'))).toEqual([])
  const hits = await env.DB.prepare(
    'select count(*) as n from applications_contains where applications_contains match \'"zdzislawa"\'',
  ).first<{ n: number }>()
  expect(hits?.n).toBe(0)

  const about = async (table: string) =>
    (await env.DB.prepare(`select 1 from ${table} where application_id = ?`).bind(theirs).all()).results
  expect([await about('notifications'), await about('mails')]).toEqual([[], []])

  const thread = await answerOf<{ message: string }[]>(
    call('GET', `/api/applications/${other.id}/messages`, { as: admin }),
  )
  expect(thread.body.map(({ message }) => message)).toEqual([
    'Compare with [erased] ([erased])',
    '[erased] rang from [erased]; [erased] is on [erased]',
    '[erased] and [erased]: [erased]',
  ])
  expect((await rights('erase', admin)).status).toBe(404)
  const [record, ...more] = await testDeps().db.select().from(erasures)
  expect([record, more]).toMatchObject([{ erasedBy: admin.user.id, applications: 1, files: 2 }, []])
  expect(await answerOf(rights('find', admin))).toMatchObject({
    body: { erasedAt: expect.any(String), applications: 0 },
  })
  const list = await answerOf<{ items: unknown[] }>(call('GET', '/api/candidate-data/erasures', { as: admin }))
  expect(list.body.items).toEqual([
    expect.objectContaining({ erasedBy: admin.user.name, isByRule: false, applications: 1, files: 2 }),
  ])
})

test('erases addresses of firms’ pages that name a person in address or card', async () => {
  const { admin } = await cast()
  const { db } = testDeps()
  await addApplication({ applicantName: 'Oluwaseun Vantongeren', applicantEmail: 'ov@example.com' })
  const [source] = await db
    .insert(peopleSources)
    .values({ name: 'Cards LLP', site: 'https://cards.example', host: 'cards.example' })
    .returning()
  const page = (path: string, label: string | null) => ({
    sourceId: source?.id ?? 0,
    url: `https://cards.example${path}`,
    urlKey: `cards.example${path}`,
    label,
  })
  await db
    .insert(peoplePages)
    .values([
      page('/bio/1', 'Oluwaseun Vantongeren\nPartner\nReno, NV'),
      page('/bio/2', 'VANTONGEREN, OLUWASEUN\n\nReno, NV'),
      page('/people/oluwaseun-vantongeren', null),
      page('/people/ann-vantongeren', 'Ann Vantongeren\nCounsel\n'),
      page('/bio/3', null),
    ])
  expect((await rights('erase', admin, 'ov@example.com')).status).toBe(200)
  expect(await whereItIs(['oluwaseun'])).toEqual([])
  const left = await db
    .select({ url: peoplePages.url })
    .from(peoplePages)
    .where(eq(peoplePages.sourceId, source?.id ?? 0))
  expect(left.map(({ url }) => url)).toEqual([
    'https://cards.example/people/ann-vantongeren',
    'https://cards.example/bio/3',
  ])
})

test('a restored backup gives nobody back who was erased after it', async () => {
  const { admin } = await cast()
  const erase = (of: string) => call('POST', '/api/candidate-data/erase', { as: admin, body: { email: of } })
  await addApplication({ applicantEmail: 'again@example.com' })
  await addApplication({ applicantEmail: 'stays@example.com' })
  expect((await erase('again@example.com')).status).toBe(200)
  // As scripts/fetch-backup.mjs leaves it: the person is there, and the erasure is due again.
  await addApplication({ applicantEmail: 'again@example.com' })
  expect(await eraseAgain(testDeps())).toBe(0)
  const { db } = testDeps()
  await db.update(erasures).set({ isDueAgain: true })
  expect(await eraseAgain({ ...testDeps(), budget: { isSpent: () => true } })).toBe(0)
  expect(await eraseAgain(testDeps())).toBe(1)
  const left = await env.DB.prepare('select lower(applicant_email) as email from job_applications').all()
  expect(left.results.map((row) => row['email'])).toContain('stays@example.com')
  expect(left.results.map((row) => row['email'])).not.toContain('again@example.com')
  expect(await db.select().from(erasures).where(eq(erasures.isDueAgain, true))).toEqual([])
  expect(await eraseAgain(testDeps())).toBe(0)
})

test('retention lists who is due, erases nobody unasked and keeps the hired', async () => {
  const { admin } = await cast()
  const old = { updatedAt: new Date('2020-01-01'), appliedAt: new Date('2020-01-01') }
  await addApplication({ ...old, applicantEmail: 'old@example.com' })
  await addApplication({ ...old, applicantEmail: 'hired@example.com', status: 'hired' })
  const list = async () =>
    (await answerOf<{ people: { email: string }[] }>(call('GET', '/api/candidate-data/retention', { as: admin }))).body
      .people
  expect(await list()).toEqual([])
  const looked = call('GET', '/api/candidate-data/retention?months=12', { as: admin })
  expect(await answerOf(looked)).toMatchObject({
    body: { months: 12, total: 1, people: [{ email: 'old@example.com', lastChange: '2020-01-01T00:00:00.000Z' }] },
  })
  expect((await call('GET', '/api/candidate-data/retention?months=0', { as: admin })).status).toBe(400)
  const set = (body: object) => call('PATCH', '/api/settings', { as: admin, body })
  await set({ retentionMonths: 36 })
  expect((await list()).map((one) => one.email)).toEqual(['old@example.com'])
  expect(await applyRetention(testDeps())).toBe(0)
  await set({ retentionErases: true })
  expect(await applyRetention(testDeps())).toBe(1)
  expect(await list()).toEqual([])
  expect(await answerOf(call('GET', '/api/candidate-data/erasures', { as: admin }))).toMatchObject({
    body: { items: [{ erasedBy: null, isByRule: true, applications: 1 }] },
  })
  await set({ retentionMonths: 0, retentionErases: false })
})
