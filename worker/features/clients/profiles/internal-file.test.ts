import { env } from 'cloudflare:workers'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import type { Role } from '#contract/domain/roles.ts'
import { addUser, call, sessionOf, signedIn, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { cast, unassign } from '#worker/test/pipeline.ts'
import { openFontLibrary } from '#worker/platform/pdf/font-library.ts'
import { mayDownloadPdf } from '#worker/features/candidates/applications/applications.policy.ts'
import { pdfFileName } from './candidate-pdf.service.ts'

const download = (id: number, as: TestSession | null) =>
  call('GET', `/api/applications/${id}/pdf`, { as, deps: { now: () => testNow } })

/** Text that a reader of the file can select and copy, page by page. */
async function pagesOf(response: Response): Promise<string[]> {
  expect(response.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  return (await extractText(pdf, { mergePages: false })).text
}

const bare = (text: string) => text.normalize('NFC').replaceAll(/\s+|\p{Default_Ignorable_Code_Point}/gu, '')

// Builds thirty fonts first, which is slow while other work runs on the same machine.
test('prints everything in any script over several pages', { timeout: 120_000 }, async () => {
  const admin = await signedIn('admin')
  const note = Array.from({ length: 2000 }, (_, n) => `note${String(n).padStart(4, '0')}`).join(' ')
  const long = `${note}${'x'.repeat(20_000 - note.length)}`
  const letter = [
    'Szanowni Państwo, Đặng Thị Ngọc writes: Уважаемые коллеги, Αγαπητοί συνάδελφοι.',
    '我是王小明，在上海工作了五年。臺灣、香港。さくら法律事務所の田中です。서울의 김민수입니다.',
    'שלום עולם and مرحبا بالعالم, नमस्ते, สวัสดี, Բարեւ, გამარჯობა.',
    'Ready to start 🚀 with my team 👩‍⚖️👍 in 🇵🇱! ✓ Done – “quoted” … 1½ × €200K',
    `https://example.com/${'very-long-path/'.repeat(20)}end`,
  ].join('\n')
  const { id } = await addApplication({
    jobId: (await addJob({ title: 'Counsel', firmName: 'Ostrów & Partners', practiceArea: 'Tax' })).id,
    applicantName: 'Łukasz Żółć-Nguyễn 王小明',
    applicantEmail: 'lukasz@example.com',
    phoneNumber: '+48 22 555 01 40',
    jdYear: 2016,
    yearsExperience: 8,
    experienceField: 'Tax',
    lastJobTitle: 'Associate',
    lastFirmName: 'Smith & Hale LLP',
    expectedSalary: 250_000,
    hasPortableBook: true,
    matchScore: 86,
    matchSummary: 'A strong fit for the tax group.',
    matchReasons: [
      '✓ Eight years in tax',
      '✗ No New York bar yet',
      '⚠ Notice period of six months',
      'Transfer pricing',
    ],
    coverLetter: letter,
    additionalNotes: long,
    status: 'submitted_to_client',
  })
  await call('PATCH', `/api/applications/${id}/status`, { as: admin, body: { status: 'client_interview' } })

  const response = await download(id, admin)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename="candidate-summary-_ukasz-Zo_c-Nguyen-___-20260615T150000Z.pdf"; ' +
      `filename*=UTF-8''${encodeURIComponent('candidate-summary-Łukasz-Żółć-Nguyễn-王小明-20260615T150000Z.pdf')}`,
  )
  const bytes = await response.clone().arrayBuffer()
  const pages = await pagesOf(response)
  const [first = ''] = pages
  const all = pages.join('\n')
  expect(all.match(/note\d{4}/g)).toEqual(note.split(' '))
  expect(bare(all)).toContain('x'.repeat(80))
  expect(all.match(/x/g)?.length).toBeGreaterThanOrEqual(20_000 - note.length)
  for (const line of letter.split('\n')) {
    for (const word of line.split(' ')) expect(bare(all), word).toContain(bare(word))
  }
  for (const text of [
    'Placet Partners',
    '(212) 555-0140 · hello@placet.test',
    'Łukasz Żółć-Nguyễn 王小明',
    'Counsel · Ostrów & Partners',
    'Associate at Smith & Hale LLP with 8 years of experience in Tax.',
    'A strong fit for the tax group.',
    '86%',
    'Good Match',
    'Eight years in tax',
    'No New York bar yet',
    'Notice period of six months',
    'Transfer pricing',
    '2016 (10 years ago)',
    '$250K',
    'lukasz@example.com',
  ]) {
    expect(bare(first), text).toContain(bare(text))
  }
  expect(bare(pages.at(-1) ?? '')).toContain(bare('Client interview'))
  pages.forEach((page, at) => {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    expect(page).toContain('Internal, not for clients')
  })
  expect(pages.length).toBeGreaterThan(4)

  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)))
  expect(info).toMatchObject({
    Title: 'Internal file: Łukasz Żółć-Nguyễn 王小明',
    Author: 'Placet Partners',
    Subject: 'Łukasz Żółć-Nguyễn 王小明, Counsel at Ostrów & Partners',
    CreationDate: 'D:20260615150000Z',
    ModDate: 'D:20260615150000Z',
    Language: 'en-US',
  })
})

test('leaves out messages, other companies and the candidate’s other applications', async () => {
  const { partner, admin, application } = await cast()
  const { id, applicantEmail } = application
  const secret = await addJob({ title: 'Elsewhere Counsel', firmName: 'Secret Firm LLP' })
  await addApplication({ jobId: secret.id, applicantEmail, assignedPartnerId: partner.user.id })
  await call('POST', `/api/applications/${id}/messages`, { as: partner, body: { message: 'Between-us talk' } })
  await call('POST', `/api/applications/${id}/client-submissions`, { as: admin, body: { companyName: 'Rival Inc' } })
  const text = (await pagesOf(await download(id, partner))).join('\n')
  expect(text).toContain('Łukasz Żółć')
  expect(text).toContain('Applied for another position: Elsewhere Counsel')
  for (const word of ['Secret Firm', 'Between-us', 'Rival', partner.user.name]) expect(text).not.toContain(word)
})

test('lets only admins and the assigned partner download it', async () => {
  const { other, waiting, partner, admin, application } = await cast()
  const { id } = application
  for (const [as, status] of [
    [null, 401],
    [waiting, 403],
    [other, 404],
  ] as const) {
    expect((await download(id, as)).status).toBe(status)
  }
  expect((await download(999_999, admin)).status).toBe(404)
  await unassign(admin, id)
  const answer = await download(id, partner)
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'application_not_found' }])

  // A role that a later version may add.
  const stranger = await sessionOf(await addUser({ role: 'assistant' as Role }))
  const refused = await download(id, stranger)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { message: 'Only admins and partners can download candidate PDFs.' },
  ])
  expect(mayDownloadPdf({ id: 1, role: 'partner', status: 'disabled' })).toBe(false)
})

test('prints Unicode numbers without a font, and joins accents that were sent apart', async () => {
  const library = await openFontLibrary(env.ASSETS)
  const texts = (text: string) => library.pieces(text, 'body').map((piece) => piece.text)
  expect(texts('a𐌰b').join('')).toBe('a[U+10330]b')
  expect(texts('Ngu\u0065\u0302\u0303n')).toEqual(['Ngu', '\u1EC5', 'n'])
  // A Japanese name keeps its own character, which a normal form would change.
  expect(texts('\uFA19').join('')).toContain('\uFA19')
  expect(texts('soft\u00ADhyphen\u200B')).toEqual(['softhyphen'])
  const familyOf = (text: string) => library.pieces(text, 'body').map(({ slice }) => slice.family)
  expect(new Set(familyOf('直ちに'))).toEqual(new Set(['jp']))
  expect(new Set(familyOf('直'))).toEqual(new Set(['sc']))
  expect(library.pieces('Łukasz', 'title').every(({ slice }) => slice.family === 'newsreader')).toBe(true)
  expect(library.pieces('Łukasz Иванов', 'title').some(({ slice }) => slice.family === 'newsreader')).toBe(false)
})

test('names the file after the candidate, whatever the name contains', () => {
  expect(pdfFileName('candidate-summary', 'Ann  O’Neil / "Annie"', testNow)).toBe(
    'candidate-summary-Ann-O’Neil-Annie-20260615T150000Z.pdf',
  )
  expect(pdfFileName('candidate-summary', '../..', testNow)).toBe('candidate-summary-file-20260615T150000Z.pdf')
  const emoji = pdfFileName('candidate-summary', '👩'.repeat(300), testNow)
  expect(new TextEncoder().encode(emoji).length).toBeLessThan(255)
})
