import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { ProfileItem, ProfilePreview } from '#contract/api/clients/profiles.ts'
import { defaultChoices } from '#contract/domain/profiles.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { readBackPdf } from '#worker/platform/pdf/read-back.ts'
import { addResume } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { addConsent } from '#worker/test/pages.ts'
import { forbiddenWords } from './forbidden-words.ts'
import { identifyingInPdf } from './profile-check.ts'
import { profiles } from './profiles.table.ts'

const facts = (given: Partial<ResumeFacts> = {}): ResumeFacts => ({
  barAdmissions: [{ value: 'New York', quote: '' }],
  positions: [
    {
      title: 'Senior Associate',
      firm: 'Harrowgate Sterne LLP',
      from: 2019,
      to: null,
      isCurrent: true,
      isBigLaw: true,
      isTraining: false,
      quote: '',
    },
    {
      title: 'Associate',
      firm: 'Pemberwick Halloran',
      from: 2016,
      to: 2019,
      isCurrent: false,
      isBigLaw: true,
      isTraining: false,
      quote: '',
    },
  ],
  practiceAreas: [{ value: 'Tax', quote: '' }],
  lawSchool: { value: 'Columbia Law School', quote: '' },
  clerkships: [],
  ...given,
})

/** A person with an application and a résumé that was read. */
async function addPerson(partner: TestSession, given: Partial<typeof candidates.$inferInsert> = {}) {
  const { db } = testDeps()
  const [person] = await db
    .insert(candidates)
    .values({
      name: 'Maya Chen',
      email: 'maya.chen@inbox.example',
      phone: '(212) 555-0147',
      isPerson: true,
      assignedPartnerId: partner.user.id,
      jdYear: 2016,
      city: 'New York',
      region: 'NY',
      lastFirmName: 'Harrowgate Sterne LLP',
      ...given,
    })
    .returning()
  if (!person) throw new Error('no person')
  const application = await addApplication({
    candidateId: person.id,
    applicantName: person.name,
    assignedPartnerId: partner.user.id,
    expectedSalary: 390_000,
    primaryPracticeArea: 'tax',
  })
  const resumeId = await addResume(application.id)
  await db.update(resumes).set({ applicationId: application.id }).where(eq(resumes.id, resumeId))
  const text = 'EDUCATION\nColumbia Law School, J.D., 2016\nWexcombe College, B.A., 2012'
  await db.insert(resumeReadings).values({ resumeId, state: 'read', text, facts: facts() })
  return { person, application }
}

const request = (given: object = {}) => ({ kind: 'blind', choices: defaultChoices.blind, ...given })
const make = (as: TestSession, id: number, body: object) => call('POST', `/api/candidates/${id}/profiles`, { as, body })
const textOf = async (as: TestSession, id: number) => {
  const pdf = await call('GET', `/api/profiles/${id}/pdf`, { as })
  return readBackPdf(await pdf.bytes())
}

test('makes a blind profile whose bytes hold none of the names', async () => {
  const partner = await signedIn()
  const { person, application } = await addPerson(partner)
  const response = await make(partner, person.id, request({ applicationId: application.id }))
  const made = await response.json<ProfileItem>()
  expect(response.status).toBe(201)
  expect(made.title).toMatch(/^Candidate P-[2-9A-Z]{6}$/)
  const contents = await textOf(partner, made.id)
  expect(contents.pages).toBe(1)
  expect(contents.text).toContain('Top-14 law school')
  expect(contents.text).toContain('New York metro')
  expect(contents.text).toContain('2016')
  expect(contents.text).not.toMatch(/Maya|Chen|Harrowgate|Pemberwick|Columbia|390|555-0147/i)
  const pdf = await PDFDocument.load((await (await env.FILES.get((await stored(made.id)).pdfKey))?.bytes()) ?? '', {
    updateMetadata: false,
  })
  expect([pdf.getTitle(), pdf.getAuthor(), pdf.getSubject(), pdf.getKeywords()]).toEqual([
    `Confidential profile ${made.code}`,
    'Placet Partners',
    undefined,
    undefined,
  ])
  expect(pdf.getCreationDate()?.toISOString()).toMatch(/T12:00:00\.000Z$/)
  expect(JSON.stringify(await stored(made.id))).not.toMatch(/maya|harrowgate/i)
})

const stored = async (id: number) => {
  const row = await testDeps().db.select().from(profiles).where(eq(profiles.id, id)).get()
  if (!row) throw new Error('no profile')
  return row
}

test('shows everything but contact data and pay in a profile with the name', async () => {
  const partner = await signedIn()
  const { person, application } = await addPerson(partner)
  const body = { kind: 'client', choices: defaultChoices.client, applicationId: application.id }
  const made = await (await make(partner, person.id, body)).json<ProfileItem>()
  const { text } = await textOf(partner, made.id)
  for (const shown of [
    'Maya Chen',
    'Harrowgate Sterne LLP',
    'Pemberwick Halloran',
    'Columbia Law School',
    'New York, NY',
  ])
    expect(text).toContain(shown)
  expect(text).not.toMatch(/555-0147|inbox\.example|390/)
  const withPhone = await make(partner, person.id, { ...body, summary: 'Call 212 555 0147.' })
  expect(withPhone.status).toBe(409)
})

test('masks texts in the preview and refuses them unmasked', async () => {
  const partner = await signedIn()
  const { person } = await addPerson(partner)
  const summary = 'Maya led tax work at Harrowgate. Her law firm knows Project Falcon. She studied at Wexcombe.'
  const preview = await call('POST', `/api/candidates/${person.id}/profiles/preview`, {
    as: partner,
    body: request({ summary, words: ['Project Falcon'] }),
  })
  const { summary: masked, removed, found } = await preview.json<ProfilePreview>()
  expect(masked.text).toBe('The candidate led tax work at the firm. Her law firm knows …. She studied at the school.')
  expect({ removed, found }).toEqual({ removed: 4, found: [] })
  const before = await env.FILES.list({ prefix: 'profiles/' })
  const refused = await make(partner, person.id, request({ summary, words: ['Project Falcon'] }))
  const { code, message } = await refused.json<{ code: string; message: string }>()
  expect([refused.status, code]).toEqual([409, 'still_identifying'])
  for (const word of [
    '“Maya” (text, page)',
    '“Harrowgate” (text, page)',
    '“Project Falcon” (text, page)',
    '“Wexcombe” (text, page)',
  ])
    expect(message).toContain(word)
  expect(await testDeps().db.$count(profiles, eq(profiles.candidateId, person.id))).toBe(0)
  expect((await env.FILES.list({ prefix: 'profiles/' })).objects).toHaveLength(before.objects.length)
  expect((await make(partner, person.id, request({ summary: masked.text }))).status).toBe(201)
})

test('finds a name anywhere in a PDF', async () => {
  const forbidden = forbiddenWords(
    { names: ['Łukasz Żółć'], emails: [], phones: [], linkedinUrls: [], firms: [], schools: [], judges: [], added: [] },
    { isBlind: true },
  )
  const own = { texts: ['Placet Partners', 'Ann Lee'], emails: [], phone: '' }
  const found = async (change: (pdf: PDFDocument) => void | Promise<void>, name = 'profile.pdf') => {
    const pdf = await PDFDocument.create()
    pdf.addPage().drawText('Tax associate in New York with years of practice', { size: 12 })
    await change(pdf)
    return identifyingInPdf(await readBackPdf(await pdf.save()), name, { forbidden, shown: [] }, own).map(
      ({ place }) => place,
    )
  }
  const stream = (pdf: PDFDocument, text: string | Uint8Array) =>
    pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(pdf.context.flateStream(text)))
  expect(await found(() => {})).toEqual([])
  expect(await found((pdf) => stream(pdf, '<x:xmpmeta><dc:creator>Zolc</dc:creator></x:xmpmeta>'))).toContain('data')
  expect(await found((pdf) => stream(pdf, new TextEncoder().encode('by Łukasz Żółć')))).toContain('data')
  expect(await found((pdf) => stream(pdf, PDFHexString.fromText('Żółć').toString()))).toContain('data')
  expect(
    await found((pdf) => stream(pdf, Uint8Array.from([...'Zolc'].flatMap((letter) => [0, letter.charCodeAt(0)])))),
  ).toContain('data')
  expect(await found((pdf) => pdf.setSubject('Zolc'))).toContain('properties')
  expect(await found((pdf) => pdf.setKeywords(['żółć']))).toContain('properties')
  expect(await found((pdf) => pdf.getPage(0).drawText('Zolc', { size: 8, opacity: 0 }))).not.toEqual([])
  expect(await found((pdf) => pdf.attach(new Uint8Array([1]), 'cv.txt'))).toContain('attachments and links')
  expect(
    await found((pdf) => {
      const link = pdf.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 9, 9],
        A: { S: 'URI', URI: PDFString.of('https://x.example/zolc') },
      })
      pdf.getPage(0).node.addAnnot(pdf.context.register(link))
    }),
  ).toEqual(expect.arrayContaining(['properties', 'attachments and links']))
  expect(await found(() => {}, 'Lukasz Zolc.pdf')).toEqual(['file name'])
})

test('shares a profile as far as the consent allows', async () => {
  const partner = await signedIn()
  const { person, application } = await addPerson(partner)
  const blind = await (await make(partner, person.id, request())).json<ProfileItem>()
  const body = { kind: 'client', choices: defaultChoices.client }
  const named = await (await make(partner, person.id, body)).json<ProfileItem>()
  const share = (id: number, firmName: string) =>
    call('POST', `/api/profiles/${id}/links`, { as: partner, body: { applicationId: application.id, firmName } })
  const consent = { state: 'given', validUntil: new Date('2099-01-01') } as const
  await addConsent(application.id, {
    ...consent,
    firmName: 'Harrow & Vale LLP',
    firmKey: 'harrow vale',
    scope: 'blind',
  })
  await addConsent(application.id, { ...consent, firmName: 'Castellane Quill', firmKey: 'castellane quill' })
  expect((await share(blind.id, 'Harrow and Vale')).status).toBe(201)
  expect((await share(named.id, 'Harrow and Vale')).status).toBe(409)
  expect((await share(blind.id, 'Castellane Quill')).status).toBe(201)
  const response = await share(named.id, 'Castellane Quill')
  const { url, profile } = await response.json<{ url: string; profile: ProfileItem }>()
  expect((await share(blind.id, 'Nobody Asked LLP')).status).toBe(409)
  // A yes by email without the email proves nothing.
  await addConsent(application.id, { ...consent, firmName: 'Pell & Ord', firmKey: 'pell ord', channel: 'email' })
  expect((await share(blind.id, 'Pell & Ord')).status).toBe(409)
  expect(profile.links.map(({ firmName, isOpen }) => [firmName, isOpen])).toEqual([['Castellane Quill', true]])
  const entries = await testDeps().db.select().from(evidence).where(eq(evidence.applicationId, application.id))
  expect(entries.map(({ kind }) => kind)).toEqual(['profile_shared', 'profile_shared', 'profile_shared'])
  expect(url).toMatch(/\/profile\/[\w-]{43}$/)

  const path = new URL(url).pathname
  expect(await (await call('GET', path)).text()).toContain('Maya Chen')
  const ended = await call('POST', `/api/profiles/${named.id}/links/${profile.links[0]?.id}/end`, { as: partner })
  expect((await ended.json<ProfileItem>()).links[0]?.isOpen).toBe(false)
  expect((await call('GET', path)).status).toBe(404)
})

test('ends the links of a profile when it is retired', async () => {
  const partner = await signedIn()
  const { person, application } = await addPerson(partner)
  const { id } = await (await make(partner, person.id, request())).json<ProfileItem>()
  await addConsent(application.id, {
    firmName: 'Harrow & Vale',
    firmKey: 'harrow vale',
    state: 'given',
    validUntil: new Date('2099-01-01'),
  })
  const body = { applicationId: application.id, firmName: 'Harrow & Vale' }
  const { url } = await (await call('POST', `/api/profiles/${id}/links`, { as: partner, body })).json<{ url: string }>()
  const path = new URL(url).pathname
  expect((await call('GET', path)).status).toBe(200)
  for (const _ of [1, 2]) expect((await call('POST', `/api/profiles/${id}/retire`, { as: partner })).status).toBe(200)
  expect((await call('GET', path)).status).toBe(404)
  expect((await call('POST', `/api/profiles/${id}/links`, { as: partner, body })).status).toBe(409)
  const list = await (
    await call('GET', `/api/applications/${application.id}/profiles`, { as: partner })
  ).json<{ items: ProfileItem[] }>()
  expect(list.items.map(({ retiredAt }) => retiredAt !== null)).toEqual([true])
})

test('refuses another partner’s application, and one of another person', async () => {
  const [partner, other] = await Promise.all([signedIn(), signedIn()])
  const { person } = await addPerson(partner)
  const theirs = await addPerson(other, { name: 'Rosalind Quist', email: 'rq@inbox.example', phone: null })
  for (const applicationId of [theirs.application.id, 999_999])
    expect((await make(partner, person.id, request({ applicationId }))).status).toBe(404)
  const admin = await signedIn('admin')
  expect((await make(admin, person.id, request({ applicationId: theirs.application.id }))).status).toBe(404)
  expect((await make(other, person.id, request())).status).toBe(404)
})

test('makes a profile of somebody of whom nothing but the name is known', async () => {
  const partner = await signedIn()
  const [person] = await testDeps()
    .db.insert(candidates)
    .values({ name: 'Ann Lee', email: 'q2w3e4r5@example.com', isPerson: true, assignedPartnerId: partner.user.id })
    .returning()
  const response = await make(partner, person?.id ?? 0, request({ headline: 'Tax associate', words: [] }))
  expect([response.status, await response.text()]).toEqual([201, expect.stringContaining('Candidate P-')])
})
