import { env } from 'cloudflare:workers'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { documentLimits, mimeTypes, resumeLimits } from '#contract/domain/upload-limits.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { receiveUpload } from './receive-upload.ts'
import { contentDisposition, fileResponse, safeFileName } from './serve-file.ts'
import { signUpload } from './signed-address.ts'
import { sweepUploads } from './sweep-uploads.ts'

const megabyte = 1024 * 1024
const bytes = (text: string) => new TextEncoder().encode(text)
const pdfOf = (size: number) => {
  const file = new Uint8Array(size).fill(0x20)
  file.set(bytes('%PDF-1.7\n'))
  file.set(bytes('%%EOF\n'), size - 6)
  return file
}
const docx = (parts: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...parts }).map(
        ([name, text]) => [name, strToU8(text)],
      ),
    ),
  )
const doc = new Uint8Array(1024).fill(7)
doc.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

const body = (file: Uint8Array) => new Response(file).body
const headersOf = (type: string | null, length: number | null) =>
  new Headers([
    ...(type === null ? [] : ([['Content-Type', type]] as [string, string][])),
    ...(length === null ? [] : ([['Content-Length', String(length)]] as [string, string][])),
  ])

let n = 0
type UploadRequest = {
  type?: string | null
  length?: number | null
  body?: ReadableStream<Uint8Array> | null
  limits?: typeof resumeLimits | typeof documentLimits
  files?: R2Bucket
}

/** Signs an address, sends a file there and tells what came of it: the stored size, or the refusal's code. */
async function upload(file: Uint8Array, given: UploadRequest = {}) {
  const limits = given.limits ?? resumeLimits
  const key = `documents/test-${++n}`
  const deps = testDeps()
  const query = await signUpload(deps, { key, kinds: limits.extensions, maxBytes: limits.maxBytes })
  const request = {
    headers: headersOf(
      given.type === undefined ? mimeTypes.pdf : given.type,
      given.length === undefined ? file.byteLength : given.length,
    ),
    body: given.body === undefined ? body(file) : given.body,
  }
  const upload = { request, key, query, record: () => [] }
  const outcome = await receiveUpload({ ...deps, files: given.files ?? env.FILES }, upload).then(
    ({ kind, size }) => ({ kind, size, code: 'stored' }),
    (error: unknown) => ({ code: (error as { code?: string }).code ?? String(error), message: String(error) }),
  )
  return { key, outcome, inR2: (await env.FILES.head(key))?.size ?? null }
}

test('each allowed kind is stored with its own bytes and our media type', async () => {
  const text = bytes('Łukasz Żółć\nAssociate, São Paulo\n')
  for (const [kind, file] of [
    ['pdf', pdfOf(3 * megabyte)],
    ['doc', doc],
    ['docx', docx()],
    ['txt', text],
  ] as const) {
    const { outcome, key } = await upload(file, { type: mimeTypes[kind], limits: documentLimits })
    expect(outcome).toEqual({ code: 'stored', kind, size: file.byteLength })
    const stored = await env.FILES.get(key)
    expect(stored?.httpMetadata?.contentType).toBe(mimeTypes[kind])
    expect(new Uint8Array((await stored?.arrayBuffer()) ?? [])).toEqual(file)
  }
})

test('a file of a type unknown to the browser is recognized by its bytes', async () => {
  for (const type of [null, '', 'application/octet-stream']) {
    expect((await upload(docx(), { type })).outcome).toMatchObject({ code: 'stored', kind: 'docx' })
  }
})

test('5 MB are taken, one byte more is refused before anything is read', async () => {
  expect((await upload(pdfOf(5 * megabyte))).inR2).toBe(5 * megabyte)
  let pulls = 0
  const unread = new ReadableStream<Uint8Array>({ pull: () => void pulls++ }, { highWaterMark: 0 })
  const { outcome, inR2 } = await upload(pdfOf(16), { length: 5 * megabyte + 1, body: unread })
  expect(outcome).toMatchObject({ code: 'upload_too_large', message: expect.stringContaining('smaller than 5MB') })
  expect([pulls, inR2]).toEqual([0, null])
})

const executable = bytes(`MZ${'\0'.repeat(200)}This program cannot be run in DOS mode`)
const page = bytes('<!DOCTYPE html><html><script>alert(1)</script></html>')
const withTail = (head: Uint8Array, tail: Uint8Array) => new Uint8Array([...head, ...tail])

for (const [name, file, type, code] of [
  ['a renamed program', executable, mimeTypes.pdf, 'upload_wrong_content'],
  ['a renamed program as text', executable, mimeTypes.txt, 'upload_wrong_content'],
  ['a page called .pdf', page, mimeTypes.pdf, 'upload_wrong_content'],
  ['a page called .txt', page, mimeTypes.txt, 'upload_wrong_content'],
  ['a drawing called .txt', bytes('  <svg onload=alert(1)>'), mimeTypes.txt, 'upload_wrong_content'],
  ['text that is not UTF-8', new Uint8Array([0x4a, 0xe9, 0xff, 0x20]), mimeTypes.txt, 'upload_wrong_content'],
  [
    'text that breaks late',
    withTail(bytes('a'.repeat(9000)), new Uint8Array([0, 0])),
    mimeTypes.txt,
    'upload_wrong_content',
  ],
  ['a page before the mark of a PDF', withTail(page, pdfOf(100)), mimeTypes.pdf, 'upload_wrong_content'],
  ['a page after the mark of a PDF', withTail(bytes('%PDF-1.4\n'), page), mimeTypes.pdf, 'upload_wrong_content'],
  ['a PDF that is an archive too', withTail(pdfOf(9000), docx()), mimeTypes.pdf, 'upload_wrong_content'],
  ['an archive called .docx', zipSync({ 'a.txt': strToU8('a') }), mimeTypes.docx, 'upload_wrong_content'],
  [
    'a spreadsheet called .docx',
    zipSync({ '[Content_Types].xml': strToU8('x'), 'xl/a.xml': strToU8('x') }),
    mimeTypes.docx,
    'upload_wrong_content',
  ],
  ['a document that climbs', docx({ '../evil.xml': 'x' }), mimeTypes.docx, 'upload_wrong_content'],
  ['a document with macros', docx({ 'word/vbaProject.bin': 'x' }), mimeTypes.docx, 'upload_wrong_content'],
  ['an archive with something behind it', withTail(docx(), page), mimeTypes.docx, 'upload_wrong_content'],
  ['half an archive', docx().subarray(0, 60), mimeTypes.docx, 'upload_wrong_content'],
  ['a PDF declared as DOC', pdfOf(100), mimeTypes.doc, 'upload_wrong_content'],
  ['a PDF declared as a picture', pdfOf(100), 'image/png', 'upload_wrong_type'],
  ['a PDF declared as a page', pdfOf(100), 'text/html', 'upload_wrong_type'],
  ['an empty file', new Uint8Array(0), mimeTypes.pdf, 'upload_empty'],
] as const) {
  test(`${name} is refused and leaves nothing`, async () => {
    const { outcome, inR2 } = await upload(file, { type, limits: documentLimits })
    expect(outcome).toMatchObject({ code })
    expect(inR2).toBeNull()
  })
}

test('an archive made to burst is refused by what its directory says', async () => {
  const bomb = docx({ 'word/media/a.bin': 'x' })
  // The size unpacked in the last directory entry: 300 MB.
  const view = new DataView(bomb.buffer, bomb.byteOffset)
  for (let at = 0; at < bomb.byteLength - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 300 * megabyte, true)
  }
  expect((await upload(bomb, { type: mimeTypes.docx })).outcome).toMatchObject({ code: 'upload_wrong_content' })
})

test('stores nothing without a length or with a false one', async () => {
  const file = pdfOf(200_000)
  for (const [length, code] of [
    [null, 'upload_length_needed'],
    [file.byteLength - 1, 'upload_cut_off'],
    [file.byteLength + 1, 'upload_cut_off'],
  ] as const) {
    const { outcome, inR2 } = await upload(file, { length })
    expect(outcome).toMatchObject({ code })
    expect(inR2).toBeNull()
  }
})

/** A PDF made as it is asked for; `breakAt`: the connection is lost there. */
function lazyPdf(size: number, options: { breakAt?: number; onMade?: (bytes: number) => void } = {}) {
  const chunkSize = 64 * 1024
  let made = 0
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (options.breakAt !== undefined && made >= options.breakAt) return controller.error(new Error('lost'))
        const chunk = new Uint8Array(Math.min(chunkSize, size - made)).fill(0x20)
        if (made === 0) chunk.set(bytes('%PDF-1.7\n'))
        made += chunk.byteLength
        options.onMade?.(made)
        controller.enqueue(chunk)
        if (made === size) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

test('an upload that is cut off is refused, leaves nothing and uses up its address', async () => {
  const size = 4 * megabyte
  const { outcome, inR2 } = await upload(new Uint8Array(0), {
    length: size,
    body: lazyPdf(size, { breakAt: size / 2 }),
  })
  expect(outcome).toMatchObject({ code: 'upload_cut_off' })
  expect(inR2).toBeNull()
})

const pauseEvery = 512 * 1024

/** A bucket that reads one chunk at a time and says how far the sender was ahead of it. */
function slowBucket(sent: () => number) {
  let stored = 0
  let ahead = 0
  const files = {
    async put(_key: string, stream: ReadableStream<Uint8Array>) {
      const reader = stream.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return {}
        // Slower than the sender, so that whatever could run ahead does.
        if (Math.floor(stored / pauseEvery) < Math.floor((stored + value.byteLength) / pauseEvery))
          await scheduler.wait(5)
        stored += value.byteLength
        ahead = Math.max(ahead, sent() - stored)
      }
    },
    delete: async () => undefined,
  }
  return { files: files as unknown as R2Bucket, stored: () => stored, ahead: () => ahead }
}

test('holds at most a few chunks in memory, for 5 MB as for 40 MB', async () => {
  const held: number[] = []
  for (const size of [5 * megabyte, 40 * megabyte]) {
    let made = 0
    const bucket = slowBucket(() => made)
    const { outcome } = await upload(new Uint8Array(0), {
      length: size,
      body: lazyPdf(size, { onMade: (total) => (made = total) }),
      files: bucket.files,
      limits: { ...documentLimits, maxBytes: (64 * megabyte) as typeof documentLimits.maxBytes },
    })
    expect(outcome).toMatchObject({ code: 'stored', size })
    expect(bucket.stored()).toBe(size)
    held.push(bucket.ahead())
  }
  console.log(`upload: at most ${held.map((ahead) => `${ahead / 1024} kB`).join(' and ')} ahead of R2 for 5 and 40 MB`)
  expect(Math.max(...held)).toBeLessThanOrEqual(256 * 1024)
})

test('an address works once, for one key, as it was signed, for ten minutes', async () => {
  const deps = testDeps()
  const key = 'documents/once'
  const query = await signUpload(deps, { key, kinds: ['pdf'], maxBytes: megabyte })
  const file = pdfOf(1000)
  const send = (given: { key?: string; query?: typeof query; now?: Date; file?: Uint8Array }) =>
    receiveUpload(
      { ...deps, now: () => given.now ?? testNow },
      {
        request: {
          headers: headersOf(mimeTypes.pdf, (given.file ?? file).byteLength),
          body: body(given.file ?? file),
        },
        key: given.key ?? key,
        query: given.query ?? query,
        record: () => [],
      },
    ).then(
      () => 'stored',
      (error: { code: string }) => error.code,
    )

  for (const altered of [
    { ...query, type: 'pdf,txt' },
    { ...query, max: '99999999' },
    { ...query, expires: String(testNow.getTime() + 86_400_000) },
    { ...query, sig: '' },
    { ...query, sig: `${query.sig}A` },
  ]) {
    expect(await send({ query: altered })).toBe('upload_address')
  }
  expect(await send({ key: 'documents/other' })).toBe('upload_address')
  expect(await send({ now: new Date(testNow.getTime() + 600_000) })).toBe('upload_expired')
  expect((await env.FILES.list()).objects).toEqual([])

  const both = await Promise.all([send({}), send({})])
  expect(both.toSorted()).toEqual(['stored', 'upload_used'])
  expect(await send({ file: pdfOf(500) })).toBe('upload_used')
  expect((await env.FILES.head(key))?.size).toBe(1000)
})

test('a key that holds something is never overwritten, nor deleted by the refusal', async () => {
  const key = `documents/test-${n + 1}`
  await env.FILES.put(key, 'what was there')
  const { outcome } = await upload(pdfOf(2 * megabyte))
  expect(outcome).toMatchObject({ code: 'upload_used' })
  expect(await (await env.FILES.get(key))?.text()).toBe('what was there')
})

test('removes the file again when the database fails after R2', async () => {
  const deps = testDeps()
  const key = 'documents/unrecorded'
  const query = await signUpload(deps, { key, kinds: ['pdf'], maxBytes: megabyte })
  const failing = { ...deps.uploads, finish: () => Promise.reject(new Error('database is away')) }
  const request = { headers: headersOf(mimeTypes.pdf, 1000), body: body(pdfOf(1000)) }
  await expect(receiveUpload({ ...deps, uploads: failing }, { request, key, query, record: () => [] })).rejects.toThrow(
    'database is away',
  )
  expect(await env.FILES.head(key)).toBeNull()
})

test('the sweep removes unreferenced files of its prefix an hour after expiry', async () => {
  const { key: kept } = await upload(pdfOf(100))
  const { key: lost } = await upload(pdfOf(100))
  const owner = { prefix: 'documents/', kept: async () => new Set([kept]) }
  const at = (minutes: number) => ({ ...testDeps(), now: () => new Date(testNow.getTime() + minutes * 60_000) })
  expect(await sweepUploads(at(69), owner)).toBe(0)
  expect(await sweepUploads(at(71), { ...owner, prefix: 'resumes/' })).toBe(0)
  expect(await sweepUploads(at(71), owner)).toBe(1)
  expect(await sweepUploads(at(71), owner)).toBe(0)
  expect([await env.FILES.head(lost), (await env.FILES.head(kept))?.size]).toEqual([null, 100])
})

test('turns hostile file names into plain ones', () => {
  for (const [given, extension, expected] of [
    ['Łukasz Żółć CV.pdf', 'pdf', 'Łukasz Żółć CV.pdf'],
    ['cv.pdf.exe', 'pdf', 'cv.pdf.pdf'],
    ['a"b\r\nSet-Cookie: x=1.pdf', 'pdf', 'a b Set-Cookie x=1.pdf'],
    ['../../etc/passwd', 'doc', 'etc passwd.doc'],
    ['cv\u202Efdp.exe', 'pdf', 'cv fdp.pdf'],
    ['\u200F\u2066', 'pdf', 'file.pdf'],
    ['', 'docx', 'file.docx'],
    ['.htaccess', 'txt', 'file.txt'],
  ] as const) {
    expect(safeFileName(given, extension)).toBe(expected)
  }
  expect(safeFileName('履'.repeat(300), 'pdf')).toHaveLength(64)
  expect(() => contentDisposition('inline', safeFileName('half \uD83D', 'pdf'))).not.toThrow()
  expect(contentDisposition('attachment', "Łuk'asz (CV).pdf")).toBe(
    "attachment; filename=\"_uk'asz (CV).pdf\"; filename*=UTF-8''%C5%81uk%27asz%20%28CV%29.pdf",
  )
})

test('only PDF and plain text are ever shown, and nothing that is shown can run', () => {
  const object = { body: new Blob(['x']).stream(), size: 1 }
  const shown = (mimeType: string) => fileResponse(object, { name: 'a', mimeType, isShown: true }).headers
  expect(shown(mimeTypes.pdf).get('Content-Disposition')).toMatch(/^inline/)
  expect(shown(mimeTypes.txt).get('Content-Disposition')).toMatch(/^inline/)
  expect(shown(mimeTypes.txt).get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(shown(mimeTypes.docx).get('Content-Disposition')).toMatch(/^attachment/)
  expect(shown('text/html').get('Content-Disposition')).toMatch(/^attachment/)
  expect(shown(mimeTypes.txt).get('X-Content-Type-Options')).toBe('nosniff')
  expect(shown(mimeTypes.pdf).get('Content-Security-Policy')).toContain("sandbox; default-src 'none'")
})
