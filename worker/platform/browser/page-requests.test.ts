import { test } from 'vitest'
import { judgeAddress } from '#worker/platform/safe-fetch/address-guard.ts'
import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { pageRequests, type PausedRequest } from './page-requests.ts'

type Asked = { url: string; init: RequestInit }

function answering(response: () => Response | Promise<Response>) {
  const asked: Asked[] = []
  const transport: Transport = async (url, init) => {
    asked.push({ url, init })
    return response()
  }
  const answer = pageRequests({
    mayFetch: (url) => judgeAddress(url, { allowedPrivateOrigins: [], ownHosts: [] }),
    userAgent: 'PlacetBot/1.0',
    transport,
    signal: new AbortController().signal,
  })
  return { asked, answer }
}

const paused = (url: string, more: Partial<PausedRequest['request']> = {}, resourceType = 'Fetch') =>
  ({
    requestId: '1',
    frameId: '1',
    resourceType,
    request: { url, method: 'GET', headers: {}, initialPriority: 'High', referrerPolicy: 'no-referrer', ...more },
  }) as PausedRequest

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('reads a file for the page and confines what comes of it', async ({ expect }) => {
  const headers = new Headers({
    'Content-Type': 'text/html',
    Link: '<http://127.0.0.1/>; rel=preload',
    'Speculation-Rules': '"/rules.json"',
    'Report-To': '{}',
    'X-Total': '3',
  })
  headers.append('Set-Cookie', 'a=1')
  headers.append('Set-Cookie', 'b=2')
  const { asked, answer } = answering(() => new Response('<p>Hello</p>', { headers }))
  const given = await answer(
    paused('https://firm.example.com/a', {
      method: 'POST',
      postDataEntries: [{ bytes: btoa('{"page":') }, { bytes: btoa('1}') }],
      headers: { Cookie: 'c=3', 'X-Key': 'k', Host: 'x', 'User-Agent': 'Chrome', 'Sec-Fetch-Mode': 'cors' },
    }),
  )
  if (!given.ok) throw new Error(given.sentence)
  expect(text(given.bytes)).toBe('<p>Hello</p>')
  const names = given.headers.map(({ name }) => name.toLowerCase())
  expect(names).toEqual([
    'content-type',
    'x-total',
    'set-cookie',
    'set-cookie',
    'content-security-policy',
    'x-dns-prefetch-control',
  ])
  const policy = given.headers.find(({ name }) => name === 'Content-Security-Policy')?.value
  expect(policy).toContain("worker-src 'none'")
  expect(policy).toMatch(/^sandbox allow-scripts allow-same-origin;/)
  const init = asked[0]?.init
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' })
  expect(text(init?.body as Uint8Array)).toBe('{"page":1}')
  expect([...new Headers(init?.headers)]).toEqual([
    ['cookie', 'c=3'],
    ['user-agent', 'PlacetBot/1.0'],
    ['x-key', 'k'],
  ])
})

test('leaves a redirect to the browser, so that its target is judged too', async ({ expect }) => {
  const { answer } = answering(() => new Response(null, { status: 302, headers: { Location: 'http://10.0.0.1/' } }))
  const given = await answer(paused('https://firm.example.com/', {}, 'Document'))
  expect(given).toMatchObject({ ok: true, status: 302 })
  expect(given.ok && given.headers[0]).toEqual({ name: 'location', value: 'http://10.0.0.1/' })
})

test('refuses private addresses, needless files, other methods and large bodies', async ({ expect }) => {
  const { asked, answer } = answering(() => new Response('x'))
  for (const url of [
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://metadata.google.internal/',
    'ftp://firm.example.com/',
  ]) {
    expect(await answer(paused(url)), url).toMatchObject({ ok: false, isForbidden: true })
  }
  const url = 'https://firm.example.com/'
  for (const type of [
    'Image',
    'Stylesheet',
    'Font',
    'Media',
    'Ping',
    'EventSource',
    'WebSocket',
    'Prefetch',
    'Other',
  ]) {
    expect(await answer(paused(url, {}, type)), type).toMatchObject({ ok: false, isForbidden: false })
  }
  expect(await answer(paused(url, { method: 'DELETE' }))).toMatchObject({ ok: false })
  const large = { method: 'POST', postDataEntries: [{ bytes: btoa('a'.repeat(64 * 1024 + 1)) }] }
  expect(await answer(paused(url, large))).toMatchObject({ ok: false })
  expect(asked).toEqual([])
})

test('stops after as many files and bytes as one page may have', async ({ expect }) => {
  const url = 'https://firm.example.com/'
  const small = answering(() => new Response('x'))
  const all = await Promise.all(Array.from({ length: 210 }, () => small.answer(paused(url))))
  expect(all.filter(({ ok }) => ok)).toHaveLength(200)
  expect(small.asked).toHaveLength(200)

  const megabytes = (count: number) => () => new Response(new Uint8Array(count * 1024 * 1024))
  expect(await answering(megabytes(5)).answer(paused(url))).toMatchObject({ ok: false })
  const large = answering(megabytes(3))
  const read = await Promise.all(Array.from({ length: 8 }, () => large.answer(paused(url))))
  expect(read.filter(({ ok }) => ok)).toHaveLength(5)
})

test('answers a site that breaks off with a refusal', async ({ expect }) => {
  const { answer } = answering(() => Promise.reject(new TypeError('connection reset')))
  expect(await answer(paused('https://firm.example.com/'))).toEqual({
    ok: false,
    isForbidden: false,
    sentence: 'We couldn’t reach the site.',
  })
})
