import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { PDFDocument, PDFName } from 'pdf-lib'
import { getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import type { ApplicationEvent } from '#contract/api/candidates/applications.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { printProfile } from '#worker/platform/pdf/print-profile.ts'
import { readBackPdf } from '#worker/platform/pdf/read-back.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { addResume } from '#worker/test/access-fixtures.ts'
import { answerOf, cast, unassign } from '#worker/test/pipeline.ts'
import type { FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import { disclosedBy, type Undisclosed } from './client-profile-check.ts'
import { clientProfile, textsOf } from './client-profile.ts'

const make = (id: number, as: TestSession | null) =>
  call('POST', `/api/applications/${id}/client-profile`, { as, deps: { now: () => testNow } })
const bytesOf = async (response: Response) => {
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}
const line = (text: string) => text.replaceAll(/\s+/g, ' ')
const madeEvents = async (id: number, as: TestSession) =>
  (await answerOf<ApplicationEvent[]>(call('GET', `/api/applications/${id}/events`, { as }))).body.filter(
    ({ kind }) => kind === 'profile_made',
  )

const secrets = {
  applicantEmail: 'margaret.holloway@example.com',
  phoneNumber: '(917) 555-0142',
  linkedinUrl: 'https://www.linkedin.com/in/mholloway42',
  matchScore: 31,
  matchSummary: 'A weak fit: would need to relocate from New York to San Francisco.',
  matchReasons: ['✗ Expects $420K, above the job’s maximum of $210K', '⚠ Prefers large firms'],
  additionalNotes: 'Difficult divorce this spring, wants to leave before the bonus is paid.',
  interviewNotes: 'Spoke badly of her partner and was late by twenty minutes.',
  coverLetter: 'Please keep my name away from Harrow until I have told my team.',
  expectedSalary: 420_000,
  interviewDate: new Date('2026-07-01T13:00:00Z'),
} as const

/** A candidate with everything that a client must not read, beside what a client may. */
async function candidate() {
  const { admin, partner, other, waiting } = await cast()
  const application = await addApplication({
    ...secrets,
    matchReasons: [...secrets.matchReasons],
    jobId: (await addJob({ title: 'Mid Level Corporate Associate', firmName: 'Ridgepole Ventures Law' })).id,
    assignedPartnerId: partner.user.id,
    applicantName: 'Margaret E. Hołłoway',
    location: '12 Elm Street, New York, NY 10012',
    lastJobTitle: 'Senior Associate',
    lastFirmName: 'Harrington Cole & Vance LLP',
    yearsExperience: 10,
    experienceField: 'Corporate',
    primaryPracticeArea: 'Mergers & Acquisitions',
    bigFirmExperienceYears: 10,
    jdYear: 2016,
    hasPortableBook: true,
  })
  const elsewhere = await addJob({ title: 'Elsewhere Counsel', firmName: 'Secret Firm LLP' })
  await addApplication({ jobId: elsewhere.id, applicantEmail: secrets.applicantEmail })
  const { id } = application
  await call('POST', `/api/applications/${id}/messages`, {
    as: partner,
    body: { message: 'Between us: the managing partner there cannot stand her.' },
  })
  await call('POST', `/api/applications/${id}/client-submissions`, { as: partner, body: { companyName: 'Rival Inc' } })
  const resumeId = await addResume(id)
  const text = [
    'Margaret E. Holloway',
    '12 Elm Street, New York, NY 10012 | (917) 555-0142 | margaret.holloway@example.com',
    'EDUCATION',
    'Columbia Law School, J.D., 2016',
    'BAR ADMISSIONS',
    'New York, New Jersey',
  ].join('\n')
  const facts = readResume(text, testNow)
  const { db } = testDeps()
  await db.update(resumes).set({ claimedAt: testNow })
  await db
    .insert(resumeReadings)
    .values({ resumeId, state: 'read', text, facts, readAt: testNow })
    .onConflictDoUpdate({
      target: resumeReadings.resumeId,
      set: { facts, text, state: 'read' },
    })
  return { admin, partner, other, waiting, application, facts }
}

test('a client profile shows the candidate, and nothing internal or private', async () => {
  const { partner, application } = await candidate()
  const response = await make(application.id, partner)
  if (response.status !== 200) throw new Error(await response.text())
  expect(response.headers.get('Content-Disposition')).toContain('client-profile-Margaret-E.-Ho')
  const bytes = await bytesOf(response)
  const contents = await readBackPdf(bytes)
  const text = line(contents.text)
  for (const shown of [
    'Client profile',
    'Margaret E. Hołłoway',
    'Senior Associate',
    'Harrington Cole & Vance LLP',
    'Mergers & Acquisitions and Corporate',
    'with 10 years of practice',
    'New York, NY',
    'Columbia Law School',
    '2016',
    'New York, New Jersey',
    'Placet Partners',
    partner.user.name,
    partner.user.email,
    '(212) 555-0140',
  ]) {
    expect(text, shown).toContain(shown)
  }
  for (const kept of [
    /holloway@/i,
    /917|555.?0142/,
    /linkedin/i,
    /31\s?%|Low Match|weak fit/,
    /420|\$/,
    /Elm|10012/,
    /divorce|bonus|badly|twenty minutes|Between us/,
    /Harrow\b|Ridgepole|Secret Firm|Elsewhere|Rival/,
    /Jul 1, 2026|interview/i,
  ]) {
    expect(text, String(kept)).not.toMatch(kept)
    expect(contents.strings.join('\n'), String(kept)).not.toMatch(kept)
  }
  expect([contents.pages, contents.hidden, contents.extras]).toEqual([1, [], []])
  const { info } = await getMeta(await getDocumentProxy(bytes))
  expect(info).toMatchObject({
    Title: 'Client profile: Margaret E. Hołłoway',
    Author: 'Placet Partners',
    CreationDate: 'D:20260615120000Z',
  })
  const [event, ...more] = await madeEvents(application.id, partner)
  expect([event?.actor?.name, more]).toEqual([partner.user.name, []])
})

test('lets only people who see the candidate make one, without stray events', async () => {
  const { admin, partner, other, waiting, application } = await candidate()
  const { id } = application
  for (const [as, status] of [
    [null, 401],
    [waiting, 403],
    [other, 404],
  ] as const) {
    expect((await make(id, as)).status).toBe(status)
  }
  await unassign(admin, id)
  expect((await make(id, partner)).status).toBe(404)
  expect(await madeEvents(id, admin)).toEqual([])
  // Without a partner the one who makes it is the contact.
  expect((await readBackPdf(await bytesOf(await make(id, admin)))).text).toContain(admin.user.email)
})

test.each([
  ['lastJobTitle', 'Associate, call 917.555.0142', 'phone number'],
  ['lastJobTitle', 'Associate (٩١٧) ٥٥٥-٠١٤٢', 'phone number'],
  ['lastFirmName', 'Harrow LLP, margaret.holloway@example.com', 'email address'],
  ['lastFirmName', 'Harrow LLP, her.other.box@mail.example', 'email address'],
  ['lastFirmName', 'Harrow LLP; linkedin.com/in/mholloway42', 'LinkedIn'],
  ['lastJobTitle', 'Associate, 31%', 'match score'],
] as const)('a field that carries more than it should stops the profile: %s “%s”', async (field, value, what) => {
  const { partner, application } = await candidate()
  const { db } = testDeps()
  await db.run(
    `update job_applications set ${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} = '${value}' where id = ${application.id}`,
  )
  const refused = await answerOf(make(application.id, partner))
  expect(refused).toMatchObject({ status: 409, body: { code: 'profile_would_disclose' } })
  expect(String(refused.body['message'])).toMatch(
    new RegExp(`^We didn’t create the client profile because it would show .*${what}`),
  )
  expect(await madeEvents(application.id, partner)).toEqual([])
})

/** The check's own ground: a print that goes wrong in some way between the fields and the file. */
async function checked(spoil: (pdf: PDFDocument) => void | Promise<void>, given: Partial<FullApplication> = {}) {
  const full = await testDeps().applications.byId(
    { userId: 0, partnerId: undefined },
    (await candidate()).application.id,
  )
  if (!full) throw new Error('no application')
  const application = { ...full, ...given }
  const contact = { name: 'Dana Reyes', email: 'dana@placet.test' }
  const content = clientProfile(application, null, { brand: defaultSettings, contact, now: testNow })
  const pdf = await PDFDocument.load(await printProfile(env.ASSETS, content), { updateMetadata: false })
  await spoil(pdf)
  const undisclosed: Undisclosed = {
    application,
    others: [{ title: 'Elsewhere Counsel', firm: 'Secret Firm LLP' }],
    submittedTo: ['Rival Incorporated'],
    messages: ['Between us: the managing partner there cannot stand her.'],
  }
  const { brandName, brandPhone } = defaultSettings
  return disclosedBy(await readBackPdf(await pdf.save()), undisclosed, {
    texts: textsOf(content),
    contact,
    brandName,
    brandPhone,
  })
}

test('checks text, properties, streams, attachments and links of the bytes', async () => {
  expect(await checked(() => {})).toEqual([])
  const cases: [(pdf: PDFDocument) => void | Promise<void>, RegExp][] = [
    [(pdf) => pdf.setSubject('Phone 917-555-0142'), /phone number \(in its properties\)/],
    [(pdf) => pdf.setKeywords(['margaret.holloway@example.com']), /email address \(in its properties\)/],
    [(pdf) => pdf.setTitle('She spoke badly of her partner and was late'), /internal notes \(in its properties\)/],
    [(pdf) => pdf.getPage(0).drawText('a weak fit: would need to relocate', { size: 9 }), /judgment of the match/],
    [(pdf) => pdf.getPage(0).drawText('for Secret Firm LLP', { size: 9 }), /another application/],
    [(pdf) => pdf.getPage(0).drawText('and Ridgepole Ventures Law', { size: 9 }), /another application/],
    [(pdf) => pdf.getPage(0).drawText('Rival Incorporated', { size: 9 }), /another application/],
    [(pdf) => pdf.getPage(0).drawText('the managing partner there cannot stand', { size: 9 }), /internal messages/],
    [(pdf) => pdf.getPage(0).drawText('Expected: $420K', { size: 9 }), /expected salary/],
    [(pdf) => pdf.getPage(0).drawText('917', { size: 1 }), /hidden text/],
    [
      (pdf) => {
        const stream = pdf.context.flateStream('<rdf>margaret.holloway@example.com</rdf>')
        pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream))
      },
      /email address \(in its data\)/,
    ],
    [(pdf) => pdf.attach(new Uint8Array([1, 2, 3]), 'resume.pdf'), /attachments or links \(.*EmbeddedFile/],
  ]
  for (const [spoil, expected] of cases) expect((await checked(spoil)).join(', ')).toMatch(expected)
})

const word = fc.constantFrom(
  'Grace',
  'Law',
  'Łukasz',
  'Żółć',
  'O’Neil',
  'Nguyễn',
  'Ma',
  'de la Cruz',
  '王小明',
  'Иванов',
)
const firm = fc.constantFrom('Harrington Cole & Vance LLP', 'Law Firm 5 LLP', 'Ostrów & Partners', 'x'.repeat(300), '')
const note = fc.array(fc.constantFrom('tax', 'partner', 'New York', 'left', 'Law', 'fit', 'the', 'offer'), {
  maxLength: 12,
})

test('prints one page per generated candidate, without undisclosed facts', { timeout: 120_000 }, async () => {
  const { application } = await candidate()
  const full = await testDeps().applications.byId({ userId: 0, partnerId: undefined }, application.id)
  if (!full) throw new Error('no application')
  const contact = { name: 'Dana Reyes', email: 'dana@placet.test' }
  const { brandName, brandPhone } = defaultSettings
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        applicantName: fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' ')),
        applicantEmail: fc.emailAddress(),
        phoneNumber: fc.constantFrom('+1 (917) 555-0142', '917.555.0142', '9175550142', '+48 22 555 01 40', null),
        linkedinUrl: fc.constantFrom('https://linkedin.com/in/grace-law', 'https://www.linkedin.com/in/x%20y', null),
        location: fc.constantFrom(
          'New York, NY',
          '12 Main Street, Boston, MA 02110',
          'Remote',
          null,
          `${'x'.repeat(300)}, NY`,
        ),
        lastJobTitle: fc.constantFrom('Associate', 'Counsel', 'Of Counsel, Tax', null, 'Partner '.repeat(60)),
        lastFirmName: firm,
        matchScore: fc.option(fc.integer({ min: 0, max: 100 })),
        jdYear: fc.option(fc.integer({ min: 1960, max: 2026 })),
        yearsExperience: fc.option(fc.integer({ min: 0, max: 60 })),
        bigFirmExperienceYears: fc.integer({ min: 0, max: 60 }),
        additionalNotes: note.map((words) => words.join(' ')),
        interviewNotes: note.map((words) => words.join(' ')),
        expectedSalary: fc.option(fc.integer({ min: 50_000, max: 900_000 })),
      }),
      fc.array(fc.constantFrom('New York', 'New Jersey', 'California', 'Patent Bar (USPTO)', 'D.C.'), {
        maxLength: 40,
      }),
      async (given, bars) => {
        const one = { ...full, ...given }
        const resume = {
          barAdmissions: bars.map((value, n) => ({ value: `${value}${n > 20 ? n : ''}`, quote: given.applicantEmail })),
          lawSchool: { value: 'Columbia Law School', quote: given.applicantEmail },
          positions: [],
          practiceAreas: [],
          clerkships: [],
        }
        const content = clientProfile(one, resume, { brand: defaultSettings, contact, now: testNow })
        const bytes = await printProfile(env.ASSETS, content)
        const contents = await readBackPdf(bytes)
        const undisclosed = { application: one, others: [], submittedTo: [], messages: [] }
        expect(contents.pages).toBe(1)
        expect(disclosedBy(contents, undisclosed, { texts: textsOf(content), contact, brandName, brandPhone })).toEqual(
          [],
        )
        expect(contents.text.toLowerCase()).not.toContain(given.applicantEmail.toLowerCase())
        if (given.phoneNumber) expect(contents.text.replaceAll(/\D/g, '')).not.toContain('5550142')
      },
    ),
    { numRuns: 40, seed: 16 },
  )
})
