import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { intakeItems } from '#worker/features/candidates/intake/intake.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { receiveEmail } from './receive-email.service.ts'
import { correspondence } from './inbound-mail.table.ts'

const domain = 'in.placet.test'
type GivenEmail = {
  to: string
  from?: string
  headers?: readonly string[]
  /** Authentication-Results, as the receiving server adds them. */
  results?: string
  files?: readonly (readonly [name: string, bytes: Uint8Array])[]
  body?: string
  envelope?: string
  rawSize?: number
  messageId?: string
}
const aligned = 'mx.cloudflare.net; dkim=pass header.d=placet.test header.s=a; spf=none smtp.mailfrom=bounce.example'

async function addressesOf(as: TestSession) {
  const admin = await signedIn('admin')
  await call('PATCH', '/api/settings', { as: admin, body: { intakeAddress: `intake@${domain}` } })
  return (await call('GET', '/api/intake/addresses', { as })).json<{ intake: string; log: string }>()
}

/** Delivers an email. @returns The refusal; undefined if it was taken or dropped. */
async function deliver({
  to,
  from = '',
  headers = [],
  results = aligned,
  files = [],
  body = 'Hello',
  ...given
}: GivenEmail) {
  const part = ([name, bytes]: readonly [string, Uint8Array]) =>
    `--b\r\nContent-Type: application/msword\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toBase64().replaceAll(/.{76}/g, '$&\r\n')}\r\n`
  const text = [
    'Received: from out.placet.test (192.0.2.1) by cloudflare-email.net (cloudflare) id 1',
    `Authentication-Results: ${results}`,
    'Received: by out.placet.test with SMTP id 2',
    `From: ${from}`,
    `Subject: Résumés`,
    `Message-ID: ${given.messageId ?? '<m1@placet.test>'}`,
    ...headers,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    `--b\r\nContent-Type: text/plain\r\n\r\n${body}\r\n${files.map(part).join('')}--b--\r\n`,
  ].join('\r\n')
  const raw = new TextEncoder().encode(text)
  let refusal: string | undefined
  await receiveEmail(testDeps(), {
    from: given.envelope ?? 'a@placet.test',
    to,
    raw: new Response(raw).body as ReadableStream<Uint8Array>,
    rawSize: given.rawSize ?? raw.byteLength,
    setReject: (reason) => void (refusal = reason),
  })
  return refusal
}
const resume = wordFile('Maya Chen\rmaya.chen@example.com\rAssociate, Cooley LLP, 2019 - Present\r')
const items = () => testDeps().db.select().from(intakeItems)

describe('résumés by email', () => {
  test('become items of the address’s owner, once however often the email is delivered', async ({ expect }) => {
    const as = await signedIn()
    const { intake: to } = await addressesOf(as)
    const email = { to, from: as.user.email, files: [['cv.doc', resume]] } as const
    expect([await deliver(email), await deliver(email)]).toEqual([undefined, undefined])
    expect(await items()).toMatchObject([
      { ownerId: as.user.id, origin: 'email', mailFrom: as.user.email, state: 'reading' },
    ])
    expect(await testDeps().db.$count(mails)).toBe(0)
  })

  test('are refused from a forged, unproven or unknown sender, and nothing is stored', async ({ expect }) => {
    const as = await signedIn()
    const { intake: to } = await addressesOf(as)
    const email = { to, from: as.user.email, files: [['cv.doc', resume]] } as const
    const forgery = [`Authentication-Results: ${aligned}`]
    const forged = [
      { ...email, results: 'mx.cloudflare.net; dkim=none; spf=fail smtp.mailfrom=placet.test' },
      {
        ...email,
        results: 'mx.cloudflare.net; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=a@evil.example',
      },
      { ...email, results: 'mx.evil.example; dkim=pass header.d=placet.test' },
      { ...email, results: 'mx.cloudflare.net; dkim=fail (dkim=pass header.d=placet.test)' },
      { ...email, results: 'mx.cloudflare.net; spf=pass smtp.mailfrom=a@evilplacet.test' },
      { ...email, results: 'mx.cloudflare.net; dkim=none', headers: forgery },
      { ...email, results: 'mx.cloudflare.net; dkim=none (a) ; dkim=pass header.d=placet.test (', headers: forgery },
      {
        ...email,
        results: 'mx.cloudflare.net; spf=pass smtp.mailfrom="; dkim=pass header.d=placet.test"@evil.example',
        envelope: '"; dkim=pass header.d=placet.test"@evil.example',
      },
      { ...email, envelope: '"(x) ; dkim=pass header.d=placet.test"@evil.example' },
      { ...email, results: 'mx.evil.example; dkim=none', headers: forgery },
      { ...email, headers: ['From: other@placet.test'] },
      { ...email, from: 'nobody@placet.test' },
      { ...email, from: 'stranger@example.com', results: 'mx.cloudflare.net; dkim=pass header.d=example.com' },
    ]
    for (const one of forged) expect(await deliver(one)).toMatch(/^Only emails from the agency’s own accounts/)
    expect(await items()).toEqual([])
    expect((await env.FILES.list()).objects).toEqual([])
  })

  test('are refused at an unknown address, over 25 MB, and without a résumé', async ({ expect }) => {
    const as = await signedIn()
    const { intake: to } = await addressesOf(as)
    const from = as.user.email
    expect(await deliver({ to: `intake+${'x'.repeat(20)}@${domain}`, from })).toMatch(/doesn’t take email/)
    expect(await deliver({ to, from, rawSize: 26 * 1024 * 1024 })).toMatch(/larger than 25 MB/)
    expect(await deliver({ to, from })).toMatch(/^No résumé was attached/)
    const program = new TextEncoder().encode('MZ\0\0 program')
    expect(await deliver({ to, from, files: [['cv.doc', program]] })).toMatch(/^No résumé was attached/)
    expect(await items()).toEqual([])
  })

  test('are refused at an address once it is replaced, and taken at the new one', async ({ expect }) => {
    const [as, other] = [await signedIn(), await signedIn()]
    const old = await addressesOf(as)
    const theirs = await addressesOf(other)
    const replace = async (user: TestSession, intake: string) => {
      const answer = await call('POST', '/api/intake/addresses/replace', { as: user, body: { intake } })
      return answer.json<{ intake: string; log: string }>()
    }
    const current = await replace(as, old.intake)
    expect(current.intake).not.toBe(old.intake)
    expect([await replace(as, old.intake), await replace(other, old.intake)]).toEqual([current, theirs])
    const email = { from: as.user.email, files: [['cv.doc', resume]] } as const
    for (const to of [old.intake, old.log]) expect(await deliver({ ...email, to })).toMatch(/doesn’t take email/)
    expect(await items()).toEqual([])
    expect(await deliver({ ...email, to: current.intake })).toBeUndefined()
    expect(await items()).toHaveLength(1)
  })

  test('of automatic replies and lists are dropped without an answer', async ({ expect }) => {
    const as = await signedIn()
    const { intake: to } = await addressesOf(as)
    const email = { to, from: as.user.email, files: [['cv.doc', resume]] } as const
    for (const headers of [['Auto-Submitted: auto-replied'], ['Precedence: bulk'], ['List-Id: <a.b>']]) {
      expect(await deliver({ ...email, headers })).toBeUndefined()
    }
    expect(await deliver({ ...email, envelope: '' })).toBeUndefined()
    expect(await items()).toEqual([])
  })
})

describe('copies of correspondence', () => {
  test('are filed once with each recipient whom the sender may see; others wait', async ({ expect }) => {
    const [as, other] = [await signedIn(), await signedIn()]
    const { log: to } = await addressesOf(as)
    const person = { isPerson: true, assignedPartnerId: as.user.id }
    const [mine] = await testDeps()
      .db.insert(candidates)
      .values([
        { ...person, name: 'Maya Chen', email: 'Maya.Chen@example.com' },
        { ...person, name: 'Noah Park', email: 'noah@example.com', assignedPartnerId: other.user.id },
      ])
      .returning()
    const headers = ['To: Maya <maya.chen@example.com>, noah@example.com', 'Cc: stranger@example.com']
    const email = { to, from: as.user.email, headers, body: 'See <b>you</b> Monday' } as const
    expect([await deliver(email), await deliver(email)]).toEqual([undefined, undefined])
    expect(await testDeps().db.select().from(correspondence).orderBy(correspondence.id)).toMatchObject([
      { candidateId: mine?.id, email: 'maya.chen@example.com', direction: 'out', filedBy: as.user.id },
      { candidateId: null, email: 'noah@example.com' },
      { candidateId: null, email: 'stranger@example.com' },
    ])
    const answer = await call('GET', `/api/candidates/${mine?.id}/correspondence`, { as })
    expect(await answer.json()).toMatchObject([{ subject: 'Résumés', filedBy: as.user.name }])
    expect((await call('GET', `/api/candidates/${mine?.id}/correspondence`, { as: other })).status).toBe(404)
    expect(await deliver({ ...email, headers: [`To: ${to}, ${other.user.email}`] })).toMatch(/^This email names nobody/)
  })

  test('are filed as received from the person whose email is forwarded, once', async ({ expect }) => {
    const as = await signedIn()
    const { log: to } = await addressesOf(as)
    const person = { isPerson: true, assignedPartnerId: as.user.id, name: 'Maya Chen', email: 'maya.chen@example.com' }
    await testDeps().db.insert(candidates).values(person)
    const body =
      'FYI\r\n\r\nFrom: Maya \u202eChen <Maya.Chen@example.com>\r\nSent: Monday, June 1, 2026 9:12 AM\r\nTo: you\r\nSubject: Hello\0 again\r\n\r\nI would like to talk.'
    const email = { to, from: as.user.email, headers: [`To: <${to}>`], body } as const
    const again = { ...email, messageId: '<m2@placet.test>' }
    expect([await deliver(email), await deliver(email), await deliver(again)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const filed = await testDeps().db.select().from(correspondence)
    expect(filed).toMatchObject([
      { direction: 'in', name: 'Maya Chen', subject: 'Hello again', text: 'I would like to talk.' },
    ])
  })
})

describe('hostile emails', () => {
  test('are refused after bounded work, and nothing is stored', async ({ expect }) => {
    const as = await signedIn()
    const { intake: to, log } = await addressesOf(as)
    const from = as.user.email
    const nested = Array.from(
      { length: 200 },
      (_, at) => `Content-Type: multipart/mixed; boundary=n${at}\r\n\r\n--n${at}\r\n`,
    )
    const hostile: readonly GivenEmail[] = [
      { to, from, body: '\r\n--b\r\n\r\nx'.repeat(300_000) },
      { to, from, body: `\r\n--b\r\n${nested.join('')}` },
      { to, from, headers: [`X-Long: ${'x'.repeat(2_000_000)}`] },
      { to, from, headers: Array.from({ length: 50_000 }, (_, at) => `X-${at}: x`) },
      { to, from, body: 'x'.repeat(26 * 1024 * 1024), rawSize: 1 },
      { to: log, from, body: 'From: <<<<@@@@\r\n'.repeat(500_000) },
      { to: log, from, headers: [`To: ${'(('.repeat(50_000)}a@b.example`] },
    ]
    for (const one of hostile)
      expect(await deliver(one)).toMatch(/couldn’t be read|^No résumé|^This email names nobody/)
    expect(await items()).toEqual([])
    expect((await env.FILES.list()).objects).toEqual([])
    expect(await testDeps().db.$count(correspondence)).toBe(0)
    const to5000 = Array.from({ length: 5_000 }, (_, at) => `p${at}@b.example`).join(', ')
    expect(await deliver({ to: log, from, headers: [`To: ${to5000}`] })).toBeUndefined()
    expect(await testDeps().db.$count(correspondence)).toBe(20)
  })

  test('have files taken only for what they are, under plain names', async ({ expect }) => {
    const as = await signedIn()
    const { intake: to } = await addressesOf(as)
    const zip = Uint8Array.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 500 }, () => 0)])
    const files = [
      ['archive.zip', zip],
      ['cv.pdf', zip],
      ['cv.docx', zip],
      ['cv.pdf', new TextEncoder().encode('MZ\0\0')],
      ['../../cv\u202efdp.doc', resume],
    ] as const
    expect(await deliver({ to, from: as.user.email, files })).toBeUndefined()
    expect(await items()).toHaveLength(1)
    const [file] = await testDeps().db.select().from(resumes)
    expect(file?.originalName).toBe('cvfdp.doc')
  })
})
