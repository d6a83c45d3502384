import { test } from 'vitest'
import { judgeAddress } from './address-guard.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { makeSafeFetch, maxPageBytes, type SafeFetchOptions, type Transport } from './safe-fetch.ts'

const rules = { allowedPrivateOrigins: ['http://127.0.0.1:4700'], ownHosts: ['jobs.placet.example'] }

test('an address that does not name a public site is refused, in every spelling', ({ expect }) => {
  const refused = [
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://①②⑦.⓪.⓪.①/',
    'http:/\\/127.0.0.1',
    'http://127.0.0.1./',
    'http://8.8.8.8/',
    'https://169.254.169.254/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[::]/',
    'http://100.100.100.200/',
    'http://localhost/',
    'http://ⓛocalhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    'http://intranet/',
    'http://printer.local/',
    'http://db.internal/',
    'http://metadata.google.internal/',
    'http://x.home.arpa/',
    'http://metadata.goog/',
    'http://instance-data.ec2.example.com/',
    'http://abc.onion/',
    'http://router.lan./',

    'http://127.0.0.1.nip.io/',
    'http://10-0-0-1.sslip.io/',
    'http://localtest.me/',
    'https://placet.a.workers.dev/',
    'http://user@127.0.0.1:80@example.com/',
    'http://user:secret@example.com/',
    'http://@example.com:8080/',
    'http://example.com:22/',
    'https://example.com:8443/',
    'http://127.0.0.1:4701/',
    'https://127.0.0.1:4700/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'data:text/html,x',
    'javascript:alert(1)',
    'gopher://example.com/',
    '//example.com/',
    'example.com',
    '',
    'https://',
    'https://exa mple.com/',
    'http://a..example.com/',

    'https://jobs.placet.example/jobs',
    'https://www.jobs.placet.example./',
    `https://example.com/${'a'.repeat(2000)}`,
  ]
  for (const address of refused) expect(judgeAddress(address, rules), address).toMatchObject({ ok: false })
  const read = [
    'https://www.example.com/careers?x=1#top',
    'http://example.com:80/',
    'https://example.com./',
    'https://müller.example.de/',
  ]
  for (const address of [...read, 'http://127.0.0.1:4700/jobs']) {
    expect(judgeAddress(address, rules), address).toMatchObject({ ok: true })
  }
})

type Seen = { url: string; init: RequestInit }

/** A stand-in for the web that answers each address with its page, and records every request in `asked`. */
function site(pages: Record<string, (seen: Seen) => Response | Promise<Response>>, timeoutMs = 1000) {
  const asked: Seen[] = []
  const transport: Transport = async (url, init) => {
    asked.push({ url, init })
    const page = pages[url]
    if (!page) throw new TypeError('no such host')
    return page({ url, init })
  }
  const read = makeSafeFetch({ rules, transport, timeoutMs, userAgent: async () => 'Placet (+https://placet.example)' })
  const problem = async (url: string, options?: SafeFetchOptions) => {
    try {
      await read(url, options)
      return 'nothing'
    } catch (error) {
      return error instanceof PageError ? error : String(error)
    }
  }
  return { read, problem, asked }
}

const html = (text: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'Content-Type': 'text/html', ...headers } })
const moved = (to: string, status = 302) => new Response(null, { status, headers: { Location: to } })

test('a page is read with our own name, and asks again only for what changed', async ({ expect }) => {
  const { read, asked } = site({
    'https://firm.example.com/': ({ init }) =>
      new Headers(init.headers).get('if-none-match') === '"v1"'
        ? new Response(null, { status: 304 })
        : html('Associate', { ETag: '"v1"' }),
  })
  const first = await read('https://firm.example.com/')
  expect(first).toMatchObject({ text: 'Associate', isUnchanged: false, etag: '"v1"' })
  const headers = new Headers(asked[0]?.init.headers)
  expect(headers.get('user-agent')).toContain('https://placet.example')
  expect(headers.has('cookie')).toBe(false)
  expect(await read('https://firm.example.com/', { known: { etag: first.etag } })).toMatchObject({ isUnchanged: true })
})

test('every redirect is looked at before it is followed', async ({ expect }) => {
  const { read, problem, asked } = site({
    'https://a.example.com/': () => moved('https://b.example.com/x'),
    'https://b.example.com/x': ({ init }) => html(new Headers(init.headers).get('x-key') ?? 'no key'),
    'https://inside.example.com/': () => moved('http://169.254.169.254/latest/meta-data'),
    'https://named.example.com/': () => moved('http://localhost/'),
    'https://file.example.com/': () => moved('file:///etc/passwd'),
    'https://login.example.com/': () => moved('https://user:pw@b.example.com/x'),
    'https://port.example.com/': () => moved('//b.example.com:8080/'),
    'https://loop.example.com/': () => moved('/'),
    'https://nowhere.example.com/': () => new Response(null, { status: 302 }),
    'https://same.example.com/': () => moved('/careers', 301),
    'https://same.example.com/careers': () => html('here'),
    'https://post.example.com/': () => moved('/other', 307),
  })
  expect(await read('https://a.example.com/', { headers: { 'X-Key': 'secret' } })).toMatchObject({
    url: 'https://b.example.com/x',
    text: 'no key',
  })
  for (const name of ['inside', 'named', 'file', 'login', 'port', 'loop', 'nowhere']) {
    expect(await problem(`https://${name}.example.com/`), name).toMatchObject({ kind: 'redirect' })
  }
  expect(await problem('https://a.example.com/', { sameHost: true })).toMatchObject({
    kind: 'redirect',
    message: 'The page has moved to another site (b.example.com).',
  })
  expect(await read('https://same.example.com/', { sameHost: true })).toMatchObject({ text: 'here' })
  expect(await problem('https://post.example.com/', { json: {} })).toMatchObject({ kind: 'redirect' })
  expect(asked.some(({ url }) => url.includes('169.254') || url.includes('localhost'))).toBe(false)
})

test('reports a page that it can’t read in a sentence of our own', async ({ expect }) => {
  const answer =
    (status: number, headers = {}) =>
    () =>
      new Response('<b>inside knowledge</b>', { status, headers })
  const { problem } = site({
    'https://x.example.com/404': answer(404),
    'https://x.example.com/403': answer(403),
    'https://x.example.com/429': answer(429, { 'Retry-After': '120' }),
    'https://x.example.com/503': answer(503, { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() }),
    'https://x.example.com/418': answer(418),
    'https://x.example.com/pdf': () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
  })
  expect(await problem('https://x.example.com/404')).toMatchObject({ kind: 'gone', status: 404 })
  expect(await problem('https://x.example.com/403')).toMatchObject({ kind: 'refused' })
  expect(await problem('https://x.example.com/429')).toMatchObject({ kind: 'too_many', retryAfterSeconds: 120 })
  const later = await problem('https://x.example.com/503')
  expect(later).toMatchObject({ kind: 'server' })
  expect((later as PageError).retryAfterSeconds).toBeGreaterThan(50)
  expect(await problem('https://x.example.com/418')).toMatchObject({ kind: 'status' })
  expect(await problem('https://x.example.com/pdf')).toMatchObject({ kind: 'content_type' })
  expect(await problem('https://nobody.example.com/')).toMatchObject({
    kind: 'network',
    message: 'We couldn’t reach the site.',
  })
})

/** A body that sends a chunk at every pull and never ends. `sent` counts the bytes. */
function endless(chunk: Uint8Array, pause = 0) {
  const sent = { bytes: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
        sent.bytes += chunk.byteLength
        controller.enqueue(chunk)
      },
      cancel: () => void (sent.isCancelled = true),
    },
    { highWaterMark: 0 },
  )
  return { body, sent }
}

test('a body that does not end, or is too large, stops at the limit', async ({ expect }) => {
  const big = endless(new Uint8Array(64 * 1024).fill(65))
  const slow = endless(new Uint8Array(1), 20)
  const { problem, read } = site(
    {
      'https://x.example.com/big': () => html(big.body as unknown as string),
      'https://x.example.com/slow': () => html(slow.body as unknown as string),
      'https://x.example.com/silent': () => new Promise<Response>(() => {}),
      'https://x.example.com/edge': () => html('a'.repeat(maxPageBytes)),
      'https://x.example.com/over': () => html('a'.repeat(maxPageBytes + 1)),
    },
    200,
  )
  expect(await problem('https://x.example.com/big')).toMatchObject({ kind: 'too_large' })
  expect(big.sent.isCancelled).toBe(true)
  expect(big.sent.bytes).toBeLessThan(maxPageBytes + 200 * 1024)
  expect(await problem('https://x.example.com/slow')).toMatchObject({ kind: 'timeout' })
  expect(await problem('https://x.example.com/silent')).toMatchObject({ kind: 'timeout' })
  expect((await read('https://x.example.com/edge')).text).toHaveLength(maxPageBytes)
  expect(await problem('https://x.example.com/over')).toMatchObject({ kind: 'too_large' })
})

test('a page is read in the charset that it was written in', async ({ expect }) => {
  const bytes = (...codes: number[]) => new Uint8Array(codes)
  const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
  const utf16 = bytes(0xff, 0xfe, 0xe9, 0, 0x21, 0)
  const { read } = site({
    'https://x.example.com/header': () => html(bytes(0xe9), { 'Content-Type': 'text/html; charset=iso-8859-1' }),
    'https://x.example.com/meta': () => html(bytes(...ascii('<meta charset="windows-1251">'), 0xcf)),
    'https://x.example.com/xml': () => html(bytes(...ascii('<?xml version="1.0" encoding="iso-8859-2"?>'), 0xb3)),
    'https://x.example.com/bom': () => html(utf16, { 'Content-Type': 'text/html; charset=utf-8' }),
    'https://x.example.com/wrong': () => html(bytes(0xe9), { 'Content-Type': 'text/html; charset=nonsense' }),
    'https://x.example.com/utf8': () => html('Łukasz'),
    'https://x.example.com/no-utf8': () =>
      html(bytes(0x4e, 0xfa, 0xf1, 0x65, 0x7a), { 'Content-Type': 'text/html; charset=utf-8' }),
    'https://x.example.com/nearly-utf8': () =>
      html(bytes(0xc5, 0x81, 0xfa, 0x65), { 'Content-Type': 'text/html; charset=utf-8' }),
    'https://x.example.com/no-latin': () => html('Łukasz', { 'Content-Type': 'text/html; charset=iso-8859-1' }),
  })
  const text = async (path: string) => (await read(`https://x.example.com/${path}`)).text
  expect(await text('header')).toBe('é')
  expect(await text('meta')).toMatch(/П$/)
  expect(await text('xml')).toMatch(/ł$/)
  expect(await text('bom')).toBe('é!')
  expect(await text('wrong')).toBe('é')
  expect(await text('utf8')).toBe('Łukasz')
  // The declared charset is used unless the bytes contradict it.
  expect(await text('no-utf8')).toBe('Núñez')
  expect(await text('nearly-utf8')).toBe('Ł\ufffde')
  expect(await text('no-latin')).toBe('Łukasz')
})
