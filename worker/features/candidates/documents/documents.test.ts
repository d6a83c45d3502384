import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { defaultPreferences } from '#contract/domain/preferences.ts'
import type { ApplicationEvent } from '#contract/api/candidates/applications.ts'
import type { ApplicationDocument } from '#contract/api/candidates/documents.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { uploadUses } from '#worker/platform/uploads/uploads.table.ts'
import { cronJobs } from '#worker/tasks/registry.ts'
import { call, origin, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { answerOf, cast, unassign } from '#worker/test/pipeline.ts'
import { documents } from './documents.table.ts'
import { removeDocument, sweepDocuments } from './documents.service.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const pdf = bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const megabyte = 1024 * 1024
const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const clock = (minutes = 0) => ({ deps: { now: () => at(minutes) } })
const path = (applicationId: number) => `/api/applications/${applicationId}/documents`

type Address = { uploadUrl: string; filename: string; message: string }
type Failure = { message: string; code: string }
const facts = { documentType: 'transcript', originalName: 'Transcript.pdf', fileSize: pdf.byteLength, mimeType: '' }

const begin = (as: TestSession | null, applicationId: number, body: object = {}) =>
  answerOf<Address>(call('POST', `${path(applicationId)}/upload-url`, { as, body: { ...facts, ...body }, ...clock() }))
const put = (uploadUrl: string, file: Uint8Array = pdf, headers: Record<string, string> = {}) =>
  call('PUT', uploadUrl.replace(origin, ''), {
    raw: file as BodyInit,
    headers: { 'Content-Type': mimeTypes.pdf, 'Content-Length': String(file.byteLength), ...headers },
    ...clock(),
  })
const register = (as: TestSession | null, applicationId: number, filename: string, body: object = {}, minutes = 1) =>
  answerOf<ApplicationDocument & Failure>(
    call('POST', path(applicationId), { as, body: { ...facts, filename, ...body }, ...clock(minutes) }),
  )
const list = async (as: TestSession, applicationId: number) =>
  (await answerOf<ApplicationDocument[]>(call('GET', path(applicationId), { as }))).body
const events = async (as: TestSession, applicationId: number) =>
  (await answerOf<ApplicationEvent[]>(call('GET', `/api/applications/${applicationId}/events`, { as }))).body.map(
    ({ kind, from, to, actor }) => [kind, from, to, actor?.id],
  )

/** A file that has arrived and waits for its record. */
async function arrived(as: TestSession, applicationId: number) {
  const { body } = await begin(as, applicationId)
  expect((await put(body.uploadUrl)).status).toBe(200)
  return body.filename
}
const added = async (as: TestSession, applicationId: number) =>
  (await register(as, applicationId, await arrived(as, applicationId))).body

test('uploads a document in three steps, then lists, downloads and removes it', async () => {
  const { partner, application } = await cast()
  const begun = await begin(partner, application.id, { originalName: 'Łukasz: "Transcript".pdf' })
  expect(begun).toMatchObject({
    status: 200,
    body: {
      documentType: 'transcript',
      originalName: 'Łukasz: "Transcript".pdf',
      fileSize: pdf.byteLength,
      mimeType: mimeTypes.pdf,
    },
  })
  const { uploadUrl, filename } = begun.body
  expect(filename).toMatch(new RegExp(`^${application.id}_[0-9A-Za-z]{32}\\.pdf$`))
  expect(await answerOf(put(uploadUrl))).toEqual({
    status: 200,
    body: { success: true, filename, size: pdf.byteLength, mimeType: mimeTypes.pdf },
  })
  // The size and type that the caller gives are ignored.
  const { status, body } = await register(partner, application.id, filename, {
    originalName: 'Łukasz: "Transcript".pdf',
    fileSize: 1,
    mimeType: 'text/html',
  })
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      applicationId: application.id,
      filename,
      originalName: 'Łukasz Transcript.pdf',
      url: `/api/documents/${body.id}/content`,
      documentType: 'transcript',
      fileSize: pdf.byteLength,
      mimeType: mimeTypes.pdf,
      uploadedBy: partner.user.id,
      uploaderName: partner.user.name,
      uploadedAt: at(1).toISOString(),
    },
  ])
  expect(await list(partner, application.id)).toEqual([body])

  const view = await answerOf<{ url: string; downloadUrl: string }>(
    call('GET', `/api/documents/${body.id}/view-url`, { as: partner }),
  )
  const open = (url: string) => call('GET', url.replace(origin, ''), { as: partner })
  const shown = await open(view.body.url)
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pdf)
  expect(shown.headers.get('Content-Type')).toBe(mimeTypes.pdf)
  expect(shown.headers.get('Content-Disposition')).toMatch(/^inline; filename="_ukasz Transcript\.pdf"/)
  expect(shown.headers.get('Content-Security-Policy')).toContain("sandbox; default-src 'none'")
  expect(shown.headers.get('Cache-Control')).toBe('private, no-store')
  const saved = await open(view.body.downloadUrl)
  expect(saved.headers.get('Content-Disposition')).toMatch(/^attachment/)
  await saved.body?.cancel()

  expect(await answerOf(call('DELETE', `/api/documents/${body.id}`, { as: partner }))).toEqual({
    status: 200,
    body: { success: true },
  })
  expect((await open(view.body.url)).status).toBe(404)
  expect([await list(partner, application.id), (await env.FILES.list()).objects]).toEqual([[], []])
  const who = partner.user.id
  expect(await events(partner, application.id)).toEqual([
    ['document_added', null, 'Łukasz Transcript.pdf', who],
    ['document_removed', 'Łukasz Transcript.pdf', null, who],
  ])
})

test('hides documents of unseen candidates as if they didn’t exist', async () => {
  const { waiting, other, partner, admin, application } = await cast()
  const mine = await added(admin, application.id)
  const gone = await added(admin, application.id)
  const filename = await arrived(admin, application.id)
  const record = { ...facts, filename }
  const document = `/api/documents/${mine.id}`
  for (const [method, where, sent, statuses] of [
    ['GET', path(application.id), undefined, [401, 403, 404, 200, 200]],
    ['POST', `${path(application.id)}/upload-url`, facts, [401, 403, 404, 200, 200]],
    ['POST', path(application.id), record, [401, 403, 404, 201, 201]],
    ['GET', `${document}/view-url`, undefined, [401, 403, 404, 200, 200]],
    ['GET', `${document}/content`, undefined, [401, 403, 404, 200, 200]],
    ['GET', `${document}/content?view=1`, undefined, [401, 403, 404, 200, 200]],
    ['DELETE', `/api/documents/${gone.id}`, undefined, [401, 403, 404, 200, 404]],
    ['GET', '/api/documents/999/view-url', undefined, [401, 403, 404, 404, 404]],
    ['DELETE', '/api/documents/999', undefined, [401, 403, 404, 404, 404]],
    ['GET', path(999), undefined, [401, 403, 404, 404, 404]],
    ['POST', `${path(999)}/upload-url`, facts, [401, 403, 404, 404, 404]],
    ['POST', path(999), record, [401, 403, 404, 404, 404]],
  ] as const) {
    const found: number[] = []
    for (const as of [null, waiting, other, partner, admin]) {
      const response = await call(method, where, { as, ...(sent ? { body: sent } : {}), ...clock() })
      found.push(response.status)
      if (response.status >= 400) expect(await response.text()).not.toContain('Transcript')
      else await response.body?.cancel()
    }
    expect([method, where, found]).toEqual([method, where, statuses])
  }
})

test('a partner who loses the candidate loses the files, even with an address in hand', async () => {
  const { partner, admin, application } = await cast()
  const mine = await added(partner, application.id)
  const filename = await arrived(partner, application.id)
  const { body: view } = await answerOf<{ url: string }>(
    call('GET', `/api/documents/${mine.id}/view-url`, { as: partner }),
  )
  await unassign(admin, application.id)
  expect((await call('GET', view.url.replace(origin, ''), { as: partner })).status).toBe(404)
  expect((await call('GET', path(application.id), { as: partner })).status).toBe(404)
  expect((await register(partner, application.id, filename)).status).toBe(404)
  expect((await begin(partner, application.id)).status).toBe(404)
  expect((await call('DELETE', `/api/documents/${mine.id}`, { as: partner })).status).toBe(404)
  expect(await list(admin, application.id)).toHaveLength(1)
})

test('accepts at most five documents, even when six are recorded at once', async () => {
  const { partner, admin, application } = await cast()
  const names: string[] = []
  for (let i = 0; i < 7; i++) names.push(await arrived(partner, application.id))
  await register(partner, application.id, names[0] ?? '')
  const answers = await Promise.all(
    names.slice(1).map((filename, i) => register(i % 2 ? partner : admin, application.id, filename)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'too_many_documents',
    message: 'You can upload a maximum of 5 documents total. 0 slots remaining.',
  })
  expect(await list(partner, application.id)).toHaveLength(5)
  expect(await events(partner, application.id)).toHaveLength(5)
  expect(await begin(partner, application.id)).toMatchObject({
    status: 409,
    body: { message: 'You can upload a maximum of 5 documents total. 0 slots remaining.' },
  })
  // A file that had no place gets the one that is freed.
  const waiting = names.find((_, i) => i > 0 && answers[i - 1]?.status === 409) ?? ''
  const [first] = await list(partner, application.id)
  await call('DELETE', `/api/documents/${first?.id}`, { as: partner, ...clock(1) })
  expect((await register(partner, application.id, waiting)).status).toBe(201)
})

test('recorded or removed twice, at once or in a row, everything happens once', async () => {
  const { partner, application } = await cast()
  const filename = await arrived(partner, application.id)
  const answers = await Promise.all([1, 2, 3].map(() => register(partner, application.id, filename)))
  answers.push(await register(partner, application.id, filename))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const id = answers[0]?.body.id
  const removals = await Promise.all(
    [1, 2, 3].map(() => call('DELETE', `/api/documents/${id}`, { as: partner, ...clock(1) })),
  )
  expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect((await events(partner, application.id)).map(([kind]) => kind)).toEqual(['document_added', 'document_removed'])
  // A removed document can't be recorded again, because its file is gone.
  expect(await register(partner, application.id, filename)).toMatchObject({
    status: 400,
    body: { code: 'upload_not_found' },
  })
})

test('only a file that arrived for this very application becomes its document', async () => {
  const { partner, application } = await cast()
  const elsewhere = await addApplication({ assignedPartnerId: partner.user.id })
  const theirs = await arrived(partner, elsewhere.id)
  const begun = (await begin(partner, application.id)).body.filename
  const secret = theirs.split('_')[1] ?? ''
  await env.FILES.put('documents/secret.pdf', pdf)
  for (const filename of [
    theirs,
    begun,
    `${application.id}_${secret}`,
    'secret.pdf',
    `../documents/${theirs}`,
    `${application.id}_../${theirs}`,
    `${application.id}_/../../resumes/x.pdf`,
    `${application.id}_${secret}\u0000`,
    `${application.id}_${secret}\n`,
    '',
    '%2e%2e%2f',
    `'; drop table documents; --`,
  ]) {
    expect([filename, await register(partner, application.id, filename)]).toMatchObject([
      filename,
      { status: 400, body: { code: 'upload_not_found' } },
    ])
  }
  for (const body of [{ filename: 'x'.repeat(301) }, { filename: 7 }, { filename: undefined }]) {
    expect((await register(partner, application.id, '', body)).status).toBe(400)
  }
  expect(await list(partner, application.id)).toEqual([])
  expect(await events(partner, application.id)).toEqual([])
})

test('refuses a file that waited too long, so the sweep never removes a recorded one', async () => {
  const { partner, application } = await cast()
  const filename = await arrived(partner, application.id)
  expect((await register(partner, application.id, filename, {}, 50)).body.code).toBe('upload_not_found')
  expect((await register(partner, application.id, filename, {}, 49)).status).toBe(201)
})

test('refuses a bad file before its upload, with a clear message', async () => {
  const { partner, application } = await cast()
  const refusal = async (body: object) => {
    const answer = await begin(partner, application.id, body)
    return [answer.status, answer.body.message]
  }
  expect(await refusal({ originalName: 'big.pdf', fileSize: 10 * megabyte + 1 })).toEqual([
    400,
    'big.pdf is too large (max 10MB)',
  ])
  expect(await refusal({ originalName: 'run.exe', mimeType: mimeTypes.pdf })).toEqual([
    400,
    'run.exe has an invalid file type',
  ])
  expect((await refusal({ originalName: 'resume' }))[1]).toBe('resume has an invalid file type')
  expect((await refusal({ originalName: 'empty.txt', fileSize: 0 }))[1]).toBe('empty.txt is empty')
  expect((await refusal({ originalName: ' ' }))[0]).toBe(400)
  expect((await refusal({ documentType: 'passport' }))[1]).toBe('Please choose a document type.')
  expect((await refusal({ fileSize: -1 }))[0]).toBe(400)
  expect((await refusal({ originalName: 'x'.repeat(1_001) }))[0]).toBe(400)
  for (const name of ['a.PDF', 'b.doc', 'c.docx', 'd.txt']) {
    expect((await begin(partner, application.id, { originalName: name, fileSize: 10 * megabyte })).status).toBe(200)
  }
  const { body } = await answerOf<{ documentType: string }>(
    call('POST', `${path(application.id)}/upload-url`, {
      as: partner,
      body: { originalName: 'a.txt', fileSize: 3, mimeType: 'text/plain' },
    }),
  )
  expect(body.documentType).toBe('other')
})

test('a signed address takes one file of its kind, once, for its own name', async () => {
  const { partner, application } = await cast()
  const elsewhere = await addApplication({ assignedPartnerId: partner.user.id })
  const { body } = await begin(partner, application.id)
  const codeOf = async (response: Promise<Response>) => (await answerOf<Failure>(response)).body.code
  const { uploadUrl, filename } = body
  expect(new URL(uploadUrl).pathname).toBe(`/api/applications/${application.id}/documents/upload/${filename}`)

  expect(await codeOf(put(uploadUrl, pdf, { Origin: 'https://evil.test' }))).toBe('foreign_origin')
  expect(await codeOf(put(uploadUrl.split('?')[0] ?? ''))).toBe('upload_address')
  const moved = uploadUrl.replace(`/applications/${application.id}/`, `/applications/${elsewhere.id}/`)
  expect((await put(moved)).status).toBe(404)
  expect(await codeOf(put(moved.replace(`/${application.id}_`, `/${elsewhere.id}_`)))).toBe('upload_address')
  expect((await put(uploadUrl.replace(filename, `..%2F${filename}`))).status).toBe(404)
  expect(await codeOf(put(uploadUrl, pdf, { 'Content-Length': String(10 * megabyte + 1) }))).toBe('upload_too_large')
  expect(await codeOf(put(uploadUrl, bytes('plain'), { 'Content-Type': 'text/plain' }))).toBe('upload_wrong_type')
  expect((await env.FILES.list()).objects).toEqual([])

  const twice = await Promise.all([put(uploadUrl), put(uploadUrl)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const page = (await begin(partner, application.id)).body.uploadUrl
  expect(await codeOf(put(page, bytes('<!doctype html><script>alert(1)</script>')))).toBe('upload_wrong_content')
  expect((await env.FILES.list()).objects).toHaveLength(1)
})

test('text is shown in a sandbox, a Word file is always saved', async () => {
  const { partner, application } = await cast()
  const note = bytes('Łukasz Żółć\n<b>not a page</b>\n')
  const { body } = await begin(partner, application.id, { originalName: 'note.txt' })
  expect((await put(body.uploadUrl, note, { 'Content-Type': 'text/plain;charset=utf-8' })).status).toBe(200)
  const { body: record } = await register(partner, application.id, body.filename, { originalName: 'note.html' })
  expect(record.originalName).toBe('note.txt')
  const open = (id: number) => call('GET', `/api/documents/${id}/content?view=1`, { as: partner })
  const shown = await open(record.id)
  expect(await shown.text()).toBe('Łukasz Żółć\n<b>not a page</b>\n')
  expect(shown.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(shown.headers.get('Content-Disposition')).toMatch(/^inline/)
  expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff')

  await env.FILES.put('documents/old.docx', 'x')
  const [word] = await testDeps()
    .db.insert(documents)
    .values({
      applicationId: application.id,
      filename: 'old.docx',
      originalName: 'Letter.docx',
      key: 'documents/old.docx',
      documentType: 'cover_letter',
      fileSize: 1,
      mimeType: mimeTypes.docx,
    })
    .returning()
  const saved = await open(word?.id ?? 0)
  expect(saved.headers.get('Content-Disposition')).toMatch(/^attachment; filename="Letter\.docx"/)
  await saved.body?.cancel()
  expect(await list(partner, application.id)).toMatchObject([{}, { uploadedBy: null, uploaderName: null }])
})

test('the hourly sweep removes files without a document, and never a document', async () => {
  const { partner, application } = await cast()
  const kept = await added(partner, application.id)
  await arrived(partner, application.id)
  const cut = await added(partner, application.id)
  // The record goes, the file stays: the request ended in between.
  const failing = { ...testDeps({ now: () => at(2) }), files: { delete: () => Promise.reject(new Error('cut off')) } }
  await expect(
    removeDocument(
      { ...failing, files: failing.files as unknown as R2Bucket },
      {
        ...partner.user,
        status: 'active',
        mustSetUpTwoFactor: false,
        isProvisional: false,
        preferences: defaultPreferences,
        sessionId: '',
      },
      cut.id,
    ),
  ).rejects.toThrow('cut off')
  expect(await list(partner, application.id)).toHaveLength(1)
  expect((await env.FILES.list()).objects).toHaveLength(3)

  const deps = (minutes: number) => testDeps({ now: () => at(minutes) })
  expect(await sweepDocuments(deps(60))).toBe(0)
  const job = cronJobs.find(({ name }) => name === 'documents.sweep')
  expect(job?.cron).toBe('17 * * * *')
  await job?.run(deps(75))
  expect((await env.FILES.list()).objects.map(({ key }) => key)).toEqual([`documents/${kept.filename}`])
  expect(await testDeps().db.select().from(uploadUses)).toEqual([])
  expect(await sweepDocuments(deps(75))).toBe(0)
})

test('the 301st upload of one person in an hour has to wait', async () => {
  const { partner, admin, application } = await cast()
  const limit = { name: 'document_upload', max: 300, windowSeconds: 3600 }
  for (let i = 0; i < 300; i++) await testDeps().limiter.hit(limit, String(partner.user.id))
  expect((await begin(partner, application.id)).status).toBe(429)
  expect((await begin(admin, application.id)).status).toBe(200)
})
