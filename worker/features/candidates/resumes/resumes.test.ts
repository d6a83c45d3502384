import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { uploadUses } from '#worker/platform/uploads/uploads.table.ts'
import { addUser, call, origin, sessionOf, signedIn, testDeps, testNow } from '#worker/test/api.ts'
import { resumes } from './resumes.table.ts'
import { sweepResumes } from './resumes.service.ts'

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const clock = (minutes = 0) => ({ deps: { now: () => at(minutes) } })

/** Asks for an upload address, without a body unless one is given. */
async function begin(body?: unknown) {
  const response = await call('POST', '/api/resumes/upload-url', {
    ...(body === undefined ? {} : { body }),
    ...clock(),
  })
  const { uploadURL } = await response.json<{ uploadURL: string }>()
  const url = new URL(uploadURL)
  return { url, path: url.pathname + url.search, id: url.pathname.split('/').at(-1) ?? '' }
}

const put = (path: string, file: Uint8Array = pdf, headers: Record<string, string> = {}) =>
  call('PUT', path, {
    raw: file as BodyInit,
    headers: { 'Content-Type': mimeTypes.pdf, 'Content-Length': String(file.byteLength), ...headers },
    ...clock(),
  })

async function stored(body?: unknown) {
  const upload = await begin(body)
  expect((await put(upload.path)).status).toBe(200)
  return upload
}

async function claimedBy(partnerId: number | null, id: string) {
  const [job] = await testDeps()
    .db.insert(jobs)
    .values({
      shortId: id.slice(0, 8),
      title: 'Associate',
      firmName: 'Firm',
      location: 'Boston, MA',
      seniority: 'Associate',
      practiceArea: 'Tax',
      description: 'Work',
    })
    .returning()
  const [application] = await testDeps()
    .db.insert(jobApplications)
    .values({
      jobId: job?.id ?? 0,
      applicantName: 'Łukasz Żółć',
      applicantEmail: 'l@z.test',
      assignedPartnerId: partnerId,
      resumeId: id,
    })
    .returning()
  await testDeps()
    .db.update(resumes)
    .set({ applicationId: application?.id ?? 0, claimedAt: testNow })
    .where(eq(resumes.id, id))
}

test('uploads by address, PUT and HEAD, and needs no body to ask for the address', async () => {
  const { url, path, id } = await begin()
  expect(url.origin).toBe(origin)
  expect(id).toMatch(/^[0-9A-Za-z]{32}$/)
  expect((await call('HEAD', `/api/resumes/${id}`, clock())).status).toBe(404)

  const answer = await put(path)
  expect(await answer.json()).toEqual({ success: true, id, size: pdf.byteLength, mimeType: mimeTypes.pdf })
  const head = await call('HEAD', `/api/resumes/${id}`, clock())
  expect(head.status).toBe(200)
  expect(head.headers.get('Content-Length')).toBe(String(pdf.byteLength))
  expect(head.headers.get('Content-Type')).toBe(mimeTypes.pdf)
  expect(head.headers.get('Cache-Control')).toBe('private, no-store')
})

test('accepts a PUT without an Origin, and refuses a foreign one', async () => {
  const { path } = await begin()
  expect((await put(path, pdf, { Origin: 'https://evil.test' })).status).toBe(403)
  expect((await put(path)).status).toBe(200)
})

test('refusals reach the applicant as sentences and leave nothing', async () => {
  const { path, id } = await begin({ originalName: 'cv.pdf', fileSize: 10, mimeType: mimeTypes.pdf })
  const refusal = async (response: Response) => [response.status, (await response.json<{ message: string }>()).message]
  expect(await refusal(await put(path, pdf, { 'Content-Type': 'image/png' }))).toEqual([
    415,
    'Please upload a PDF, DOC, or DOCX document',
  ])
  expect(await refusal(await put(path, pdf, { 'Content-Type': mimeTypes.txt }))).toMatchObject({ 0: 415 })
  expect(await refusal(await put(path, pdf, { 'Content-Length': String(5 * 1024 * 1024 + 1) }))).toEqual([
    413,
    'Please upload a file smaller than 5MB',
  ])
  expect(await refusal(await put(path.replace(id, 'A'.repeat(32))))).toMatchObject({ 0: 403 })
  expect(await refusal(await put(path.split('?')[0] ?? ''))).toMatchObject({ 0: 403 })
  expect(await refusal(await put(path, new TextEncoder().encode('<html>')))).toMatchObject({ 0: 415 })
  expect(await refusal(await put(path))).toEqual([
    409,
    'This upload link was already used. Please choose the file again.',
  ])
  expect((await env.FILES.list()).objects).toEqual([])
  expect((await call('HEAD', `/api/resumes/${id}`, clock())).status).toBe(404)
})

test('refuses a bad file before its upload, and a body that can not be parsed', async () => {
  const ask = async (options: { body?: unknown; raw?: string }) => {
    const response = await call('POST', '/api/resumes/upload-url', { ...options, ...clock() })
    return [response.status, (await response.json<{ message?: string }>()).message]
  }
  expect(await ask({ body: { originalName: 'cv.exe', fileSize: 10, mimeType: '' } })).toEqual([
    400,
    'Please upload a PDF, DOC, or DOCX document',
  ])
  expect(await ask({ body: { originalName: 'cv.pdf', fileSize: 5 * 1024 * 1024 + 1 } })).toEqual([
    400,
    'Please upload a file smaller than 5MB',
  ])
  expect((await ask({ body: { originalName: ['x'] } }))[0]).toBe(400)
  expect((await ask({ raw: '{' }))[0]).toBe(400)
  expect((await ask({ raw: '' }))[0]).toBe(200)
  expect((await ask({ body: {} }))[0]).toBe(200)
})

test('delays the 241st upload of an address within an hour', async () => {
  for (let i = 0; i < 240; i++)
    await testDeps().limiter.hit({ name: 'resume_upload', max: 240, windowSeconds: 3600 }, 'local')
  expect((await call('POST', '/api/resumes/upload-url', clock())).status).toBe(429)
})

test('a résumé opens for an admin and the assigned partner, and for nobody else', async () => {
  const partner = await addUser({ role: 'partner' })
  const { id } = await stored({
    originalName: 'Łukasz "CV"\r\n.pdf',
    fileSize: pdf.byteLength,
    mimeType: mimeTypes.pdf,
  })
  const admin = await signedIn('admin')
  expect((await call('GET', `/api/resumes/${id}`, { as: admin })).status).toBe(404)
  await claimedBy(partner.id, id)
  expect((await call('HEAD', `/api/resumes/${id}`, clock())).status).toBe(404)

  for (const as of [admin, await sessionOf(partner)]) {
    const response = await call('GET', `/api/resumes/${id}`, { as })
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf)
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="_ukasz CV.pdf"; filename*=UTF-8\'\'%C5%81ukasz%20CV.pdf',
    )
    expect(response.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  }
  const shown = await call('GET', `/api/resumes/${id}?view=1`, { as: admin })
  expect(shown.headers.get('Content-Disposition')).toMatch(/^inline; /)
  expect(shown.headers.get('Content-Type')).toBe(mimeTypes.pdf)

  expect((await call('GET', `/api/resumes/${id}`, { as: await signedIn('partner') })).status).toBe(404)
  expect((await call('GET', `/api/resumes/${id}`, { as: await signedIn('waiting') })).status).toBe(403)
  expect((await call('GET', `/api/resumes/${id}`)).status).toBe(401)
  await env.FILES.delete(`resumes/${id}`)
  expect((await call('GET', `/api/resumes/${id}`, { as: admin })).status).toBe(404)
})

test('the file of a person whose upload had no name is named after the person', async () => {
  const { id } = await stored()
  await claimedBy(null, id)
  const response = await call('GET', `/api/resumes/${id}`, { as: await signedIn('admin') })
  expect(response.headers.get('Content-Disposition')).toContain(encodeURIComponent('Resume Łukasz Żółć.pdf'))
})

test('the sweep removes only what nobody claimed within the hour, file and row', async () => {
  const orphan = await stored()
  const begun = await begin()
  const claimed = await stored()
  await claimedBy(null, claimed.id)
  const sweep = (minutes: number) => sweepResumes({ ...testDeps(), now: () => at(minutes) })

  expect(await sweep(60)).toBe(0)
  expect((await call('HEAD', `/api/resumes/${orphan.id}`, clock(59))).status).toBe(200)
  expect((await call('HEAD', `/api/resumes/${orphan.id}`, clock(60))).status).toBe(404)
  expect(await sweep(61)).toBe(2)
  expect(await sweep(61)).toBe(0)
  const { db } = testDeps()
  expect((await db.select().from(resumes)).map(({ id }) => id)).toEqual([claimed.id])
  expect((await env.FILES.list()).objects.map(({ key }) => key)).toEqual([`resumes/${claimed.id}`])
  expect(begun.id).not.toBe(orphan.id)

  expect((await db.select().from(uploadUses)).length).toBe(2)
  await sweep(71)
  expect(await db.select().from(uploadUses)).toEqual([])
  expect((await env.FILES.list()).objects).toHaveLength(1)
})

test('a sweep that was cut off between file and row is finished by the next', async () => {
  const { id } = await stored()
  await env.FILES.delete(`resumes/${id}`)
  expect(await sweepResumes({ ...testDeps(), now: () => at(62) })).toBe(1)
  expect(await testDeps().db.select().from(resumes)).toEqual([])
})
