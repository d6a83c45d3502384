import { describe, test } from 'vitest'
import { maxIntakeFiles } from '#contract/domain/intake.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { tnefOf } from './tnef.fixture.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { correspondence, receivedEmails } from './inbound-mail.table.ts'
import { receiveEmail } from './receive-email.service.ts'

const cvOf = (name: string) => wordFile(`${name}\rmaya.chen@example.com\rAssociate, Cooley LLP, 2019 - Present\r`)
const cv = cvOf('Maya Chen')
const base64 = (bytes: Uint8Array) => bytes.toBase64().replaceAll(/.{76}/g, '$&\r\n')
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) % 256)
const mixed = (parts: readonly string[], boundary = 'b') =>
  `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`
/** Each name has content of its own: the same file is taken once. */
const attached = (name: string, bytes: Uint8Array = cvOf(name), type = 'application/msword') =>
  `Content-Type: ${type}\r\nContent-Disposition: attachment; ${name}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(bytes)}\r\n`
const file = attached('filename="cv.doc"', cv)
const message = (content: string, from = 'Maya Chen <maya.chen@example.com>') =>
  `Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="forwarded.eml"\r\n\r\nFrom: ${from}\r\nSubject: My résumé\r\nDate: Mon, 01 Jun 2026 09:12:00 -0400\r\n${content}`

/** Delivers an email to one of a new user's addresses, and says what became of it. */
async function deliver(content: string | Uint8Array, kind: 'intake' | 'log' = 'intake') {
  const as = await signedIn()
  const admin = await signedIn('admin')
  await call('PATCH', '/api/settings', { as: admin, body: { intakeAddress: 'intake@in.placet.test' } })
  const to = await (await call('GET', '/api/intake/addresses', { as })).json<{ intake: string; log: string }>()
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const headers = `Received: from out by cloudflare-email.net (cloudflare) id 1\r\nAuthentication-Results: mx.cloudflare.net; dkim=pass header.d=placet.test\r\nReceived: by out.placet.test with SMTP id 2\r\nFrom: ${as.user.email}\r\nSubject: FW\r\nMessage-ID: <m1@placet.test>\r\n`
  const raw = Uint8Array.from([...new TextEncoder().encode(headers), ...bytes])
  let refusal: string | undefined
  await receiveEmail(testDeps(), {
    from: 'a@placet.test',
    to: to[kind],
    raw: new Response(raw).body as ReadableStream<Uint8Array>,
    rawSize: raw.byteLength,
    setReject: (reason) => void (refusal = reason),
  })
  const files = await testDeps().db.select().from(resumes).orderBy(resumes.originalName)
  return {
    as,
    refusal,
    names: files.map(({ originalName }) => originalName),
    sizes: files.map(({ fileSize }) => fileSize),
  }
}

describe('résumés in emails of unusual form', () => {
  test('are taken from emails forwarded as attachments, also within each other', async ({ expect }) => {
    const inner = (name: string) =>
      mixed(['Content-Type: text/plain\r\n\r\nHello', attached(`filename="${name}"`)], 'i')
    const nested = message(mixed([message(inner('b.doc'))], 'n'))
    expect(await deliver(mixed([message(inner('a.doc')), nested]))).toMatchObject({
      refusal: undefined,
      names: ['a.doc', 'b.doc'],
    })
  })

  test('are taken from thirty emails forwarded as one', async ({ expect }) => {
    const names = Array.from({ length: 30 }, (_, n) => `cv ${n + 10}.doc`)
    const emails = names.map((name, n) => message(mixed([attached(`filename="${name}"`)], `i${n}`)))
    expect((await deliver(mixed(emails))).names).toEqual(names)
  })

  test('are taken from a winmail.dat of Outlook', async ({ expect }) => {
    const packed = tnefOf([{ title: 'MAYACH~1.DOC', longName: 'Maya Chen.doc', bytes: cv }])
    const part = attached('filename="winmail.dat"', packed, 'application/ms-tnef')
    expect(await deliver(mixed([part]))).toMatchObject({
      refusal: undefined,
      names: ['Maya Chen.doc'],
      sizes: [cv.length],
    })
  })

  test('are taken out of base64 with junk, and in full', async ({ expect }) => {
    const text = base64(cv).replaceAll('\r\n', ' !\0-\r\n\r\n\t')
    const part = `Content-Type: application/msword; name=cv.doc\r\nContent-Transfer-Encoding: base64\r\n\r\n${text}\r\n`
    expect(await deliver(mixed([part]))).toMatchObject({ refusal: undefined, names: ['cv.doc'], sizes: [cv.length] })
  })

  test('keep names that are encoded by RFC 2047 and RFC 2231, and get an extension', async ({ expect }) => {
    const names = [
      'filename="=?utf-8?B?UsOpc3Vtw6kuZG9j?="',
      "filename*=utf-8''Ren%C3%A9e%20Roy.doc",
      "filename*0*=iso-8859-1''Zo%EB%20; filename*1=Park.doc",
      'x=y',
    ]
    const parts = [...names.map((name) => attached(name)), attached('filename=bad', latin1('MZ'), 'image/png')]
    expect((await deliver(mixed(parts))).names).toEqual([
      'Renée Roy.doc',
      'Résumé.doc',
      'Zoë Park.doc',
      'attachment.doc',
    ])
  })

  test('are kept from an email that is cut off in the middle', async ({ expect }) => {
    const whole = mixed([file, attached('filename="cut.doc"')])
    const { refusal, names, sizes } = await deliver(whole.slice(0, -500))
    expect([refusal, names]).toEqual([undefined, ['cut.doc', 'cv.doc']])
    expect(sizes[0]).toBeLessThan(cv.length)
    expect(sizes[1]).toBe(cv.length)
  })

  test('are found fifty parts deep, and at most fifty are taken', async ({ expect }) => {
    const deep = Array.from({ length: 50 }).reduce<string>((inner, _, n) => mixed([inner], `d${n}`), file)
    expect((await deliver(deep)).names).toEqual(['cv.doc'])
    const many = Array.from({ length: maxIntakeFiles + 5 }, (_, n) => attached(`filename="${n}.doc"`))
    expect((await deliver(mixed(many))).names).toHaveLength(maxIntakeFiles + 1)
  })
})

test('Intake says what became of an email, and which files were left out', async ({ expect }) => {
  const zip = Uint8Array.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 500 }, () => 0)])
  const { as } = await deliver(
    mixed([
      file,
      attached('filename="a.zip"', zip, 'application/zip'),
      attached('filename="b.docx"', zip, ''),
      attached('filename="c.pdf"', new Uint8Array(5 * 1024 * 1024 + 1), ''),
      attached('filename="logo.png"; x=y', zip, 'image/png').replace('attachment', 'inline'),
    ]),
  )
  const list = async (user: TestSession, whose: string) =>
    (await call('GET', `/api/intake/received?whose=${whose}`, { as: user })).json<object[]>()
  const leftOut = [
    { name: 'a.zip', reason: 'type' },
    { name: 'b.docx', reason: 'content' },
    { name: 'c.pdf', reason: 'size' },
  ]
  const email = { kind: 'intake', subject: 'FW', owner: as.user.name, result: 'taken', taken: 1, leftOut }
  expect(await list(as, 'mine')).toMatchObject([email])
  expect(await list(await signedIn(), 'all')).toEqual([])
  expect(await list(await signedIn('admin'), 'all')).toMatchObject([email])
})

describe('copies of correspondence in unusual form', () => {
  const filed = () => testDeps().db.select().from(correspondence)

  test('are filed by the text of their HTML, without its markup', async ({ expect }) => {
    const html =
      '<style>p{}</style><p>Hi Maya,</p><script>alert(1)</script><p>See <b>you</b> &amp; yours.<br><img src=x onerror=a></p>'
    await deliver(`To: maya.chen@example.com\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`, 'log')
    const [email] = await filed()
    expect(email?.text.split(/\s*\n\s*/)).toEqual(['Hi Maya,', 'See you & yours.'])
  })

  test('are filed as received when the email is an attachment', async ({ expect }) => {
    await testDeps().db.insert(candidates).values({ isPerson: true, name: 'Maya Chen', email: 'maya.chen@example.com' })
    const part = message('Content-Type: text/plain\r\n\r\nMay we talk?')
    await deliver(mixed(['Content-Type: text/plain\r\n\r\nFYI', part]), 'log')
    expect(await filed()).toMatchObject([
      { direction: 'in', email: 'maya.chen@example.com', subject: 'My résumé', text: 'May we talk?' },
    ])
  })

  test('are read with a wrong, an unknown and a missing charset', async ({ expect }) => {
    const bodies: readonly (readonly [charset: string, body: string])[] = [
      ['; charset=iso-8859-1', 'Zo\u00eb'],
      ['; charset=no-such-charset', 'Zo\u00eb'],
      ['', 'Zo\u00c3\u00ab'],
    ]
    for (const [charset, body] of bodies) {
      const head = `To: zoe@example.com\r\nContent-Type: text/plain${charset}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`
      await deliver(latin1(`${head}${body} writes`), 'log')
    }
    expect((await filed()).map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => 'Zoë writes'))
  })
})

test('emails made to be slow are refused, and leave nothing', { timeout: 60_000 }, async ({ expect }) => {
  const rfc822 = Array.from({ length: 300 }).reduce<string>((inner) => message(inner), mixed([file]))
  const bomb = Array.from({ length: 12 }).reduce<string>(
    (inner, _, n) => mixed([message(inner)], `m${n}`),
    mixed([file]),
  )
  const lies = attached(
    'filename="winmail.dat"',
    tnefOf([{ title: 'x', bytes: cv }]).fill(255, 9),
    'application/ms-tnef',
  )
  const hostile = [
    mixed(Array.from({ length: 10_000 }, () => 'Content-Type: text/plain\r\n\r\nx')),
    Array.from({ length: 500 }).reduce<string>((inner, _, n) => mixed([inner], `d${n}`), file),
    mixed([rfc822], 'o'),
    bomb,
    mixed([lies]),
    `Content-Type: text/html\r\n\r\n${'<div>'.repeat(300_000)}`,
  ]
  const refusals: (string | undefined)[] = []
  for (const one of hostile) refusals.push((await deliver(one)).refusal)
  const [unreadable, empty] = [expect.stringMatching(/couldn’t be read/), expect.stringMatching(/^No résumé/)]
  expect(refusals).toEqual([unreadable, unreadable, empty, empty, empty, empty])
  const outcomes = await testDeps().db.select().from(receivedEmails).orderBy(receivedEmails.id)
  expect(outcomes.map(({ result }) => result)).toEqual(['unreadable', 'unreadable', ...Array(4).fill('empty')])
  const html = `To: maya@example.com\r\nContent-Type: text/html\r\n\r\n${'<div title="'.repeat(400_000)}`
  expect((await deliver(html, 'log')).refusal).toBeUndefined()
  expect(await testDeps().db.$count(resumes)).toBe(0)
})
