import { test } from 'vitest'
import { intakeItems } from '#worker/features/candidates/intake/intake.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { call, signedIn, testDeps } from '#worker/test/api.ts'
import { receiveEmail } from './receive-email.service.ts'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const newKeys = () =>
  crypto.subtle.generateKey({ ...algorithm, modulusLength: 2048, publicExponent: Uint8Array.from([1, 0, 1]) }, true, [
    'sign',
    'verify',
  ]) as Promise<CryptoKeyPair>
const keys = await newKeys()
const publicKey = new Uint8Array((await crypto.subtle.exportKey('spki', keys.publicKey)) as ArrayBuffer).toBase64()
const hexBase64 = (hex: string) => Uint8Array.fromHex(hex).toBase64()

/** A name server that knows one key of placet.test, as Cloudflare's answers over HTTPS. */
const nameServer: Transport = async (url) => {
  const name = new URL(url).searchParams.get('name')
  const data = `"v=DKIM1; k=rsa; p=${publicKey.slice(0, 200)}" "${publicKey.slice(200)}"`
  const answer = name === 's1._domainkey.placet.test' ? { Status: 0, Answer: [{ type: 16, data }] } : { Status: 3 }
  return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/dns-json' } })
}

async function addressOf(as: Awaited<ReturnType<typeof signedIn>>) {
  await call('PATCH', '/api/settings', {
    as: await signedIn('admin'),
    body: { intakeAddress: 'intake@in.placet.test' },
  })
  return (await (await call('GET', '/api/intake/addresses', { as })).json<{ intake: string }>()).intake
}

const resume = wordFile('Maya Chen\rmaya.chen@example.com\rAssociate, Cooley LLP, 2019 - Present\r')
const body = `--b\r\nContent-Type: application/msword\r\nContent-Disposition: attachment; filename="cv.doc"\r\nContent-Transfer-Encoding: base64\r\n\r\n${resume.toBase64()}\r\n--b--\r\n`

/** An email with a résumé that is signed as `domain`, byte for byte (simple/simple). */
async function signed(from: string, domain = 'placet.test', key = keys.privateKey) {
  const headers = `From: ${from}\r\nContent-Type: multipart/mixed; boundary=b\r\n`
  const unsigned = `DKIM-Signature: v=1; a=rsa-sha256; d=${domain}; s=s1; h=From:Content-Type; bh=${hexBase64(await sha256Hex(body))}; b=`
  const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(headers + unsigned))
  return `${unsigned}${new Uint8Array(signature).toBase64()}\r\n${headers}\r\n${body}`
}

async function deliver(to: string, text: string, transport = nameServer) {
  const raw = new TextEncoder().encode(`Received: from out by cloudflare-email.net (cloudflare) id 1\r\n${text}`)
  let refusal: string | undefined
  await receiveEmail(testDeps({ transport }), {
    from: 'a@placet.test',
    to,
    raw: new Response(raw).body as ReadableStream<Uint8Array>,
    rawSize: raw.byteLength,
    setReject: (reason) => void (refusal = reason),
  })
  return refusal
}

const count = () => testDeps().db.$count(intakeItems)

test('an email without results is taken once by its DKIM signature', async ({ expect }) => {
  const as = await signedIn()
  const to = await addressOf(as)
  const email = await signed(as.user.email)
  expect([await deliver(to, email), await deliver(to, email)]).toEqual([undefined, undefined])
  expect(await count()).toBe(1)
})

test('an email that someone else signed or changed is refused', async ({ expect }) => {
  const as = await signedIn()
  const to = await addressOf(as)
  const honest = await signed(as.user.email)
  const stranger = (await newKeys()).privateKey
  const forged = [
    await signed(as.user.email, 'evil.example'),
    await signed(as.user.email, 'placet.test', stranger),
    await signed('nobody@placet.test'),
    await signed(`${as.user.email}, other@placet.test`),
    await signed(`"${as.user.email}" <a@evil.example>`),
    honest.replace('filename="cv.doc"', 'filename="cw.doc"'),
    honest.replace('From: ', 'From: "Boss" '),
    `From: boss@placet.test\r\n${honest}`,
    honest.replace(
      /^DKIM-Signature.*\r\n/,
      `ARC-Authentication-Results: i=1; mx.cloudflare.net; dkim=pass header.d=placet.test\r\n`,
    ),
    honest.replace(/^DKIM-Signature.*\r\n/, 'Received-SPF: pass (mx.cloudflare.net) envelope-from="a@placet.test"\r\n'),
  ]
  for (const one of forged) expect(await deliver(to, one)).toMatch(/^Only emails from the agency’s own accounts/)
  expect(await count()).toBe(0)
})

test('asks to send an email again while no name server answers', async ({ expect }) => {
  const as = await signedIn()
  const to = await addressOf(as)
  const email = await signed(as.user.email)
  const broken: Transport[] = [
    () => Promise.reject(new Error('no network')),
    async () => new Response('{', { headers: { 'Content-Type': 'application/dns-json' } }),
    async () => Response.json({ Status: 2 }),
    async () => new Response('', { status: 500 }),
  ]
  for (const transport of broken) expect(await deliver(to, email, transport)).toMatch(/Please send it again/)
  const secondAnswers: Transport = async (url, init) =>
    url.startsWith('https://dns.google/') ? nameServer(url, init) : new Response('', { status: 503 })
  expect(await deliver(to, email, secondAnswers)).toBeUndefined()
  expect(await count()).toBe(1)
})
