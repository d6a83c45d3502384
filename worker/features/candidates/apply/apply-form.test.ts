import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { sweepResumes } from '#worker/features/candidates/resumes/resumes.service.ts'
import { origin, testDeps, testNow } from '#worker/test/api.ts'
import { applicationForm } from '#worker/test/pages.ts'
import { openJob, written } from './apply.fixture.ts'

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const pdfFile = (name = 'cv.pdf', content: string | Uint8Array = pdf) =>
  new File([content as string], name, { type: 'application/pdf' })

async function ask(request: Request) {
  const { hono } = createApp({ log: () => {}, now: () => testNow })
  const ctx = createExecutionContext()
  const response = await hono.fetch(request, env, ctx)
  await waitOnExecutionContext(ctx)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Sends the form as a browser does, with a résumé by default. */
function send(shortId: string, given: Record<string, string> = {}, file: File | null = pdfFile()) {
  const body = new FormData()
  for (const [name, value] of new URLSearchParams(applicationForm({ resumeUrl: '', ...given })))
    body.append(name, value)
  body.append('firmPreference', 'in_house')
  if (file) body.append('resume', file)
  return ask(new Request(`${origin}/apply/${shortId}/form`, { method: 'POST', headers: { Origin: origin }, body }))
}

const valueOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]

test('offers a form that names the job, its limits and what happens to the data', async () => {
  const { shortId } = await openJob({ title: 'Tax Associate', practiceArea: 'Tax' })
  const { status, text, headers } = await ask(new Request(`${origin}/apply/${shortId}/form?source=feed`))
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('private, no-store')
  expect(text).toContain('encType="multipart/form-data"')
  expect(text).toContain('Tax Associate')
  expect(text).toContain('href="/privacy"')
  expect(valueOf(text, 'source')).toBe('feed')
  expect(valueOf(text, 'formKey')).toMatch(/^[0-9A-Za-z]{32}$/)
})

test('saves an application with every field and its résumé', async () => {
  const { shortId } = await openJob()
  const { status, text } = await send(shortId, { source: 'feed' })
  expect([status, text.includes('Application submitted!')]).toEqual([200, true])
  expect(text).toContain('What happens next')
  expect(text).not.toContain('/application/')
  const { applications, claims, events } = await written()
  expect(applications).toMatchObject([
    {
      applicantName: 'Ann Lee',
      applicantEmail: 'ann@example.com',
      jdYear: 2019,
      primaryPracticeArea: 'Other: Space law',
      expectedSalary: 250_000,
      hasPortableBook: true,
      firmPreference: 'boutique,in_house',
      needsVisaSponsorship: 'NO',
      source: 'feed',
    },
  ])
  const [id] = Object.keys(claims)
  expect(claims).toEqual({ [id ?? '']: applications[0]?.id })
  expect(events.map(([, kind]) => kind)).toEqual(['applied'])
  expect(await (await env.FILES.get(`resumes/${id}`))?.text()).toBe(new TextDecoder().decode(pdf))
})

test('saves one application for the same form sent five times at once', async () => {
  const { shortId } = await openJob()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(shortId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { applications, events, claims } = await written()
  expect([applications.length, events.length, Object.keys(claims).length]).toEqual([1, 1, 1])
})

test('answers a second application under the same email like the first, and stores it', async () => {
  const { shortId } = await openJob()
  const first = await send(shortId)
  const second = await send(shortId, { formKey: 'n'.repeat(32), coverLetter: 'Once more' })
  expect(second).toMatchObject({ status: 200, text: first.text })
  const { applications, events } = await written()
  expect(applications).toMatchObject([{ coverLetter: 'Once more' }])
  expect(events.map(([, kind]) => kind)).toEqual(['applied', 'applied_again'])
})

test('returns what was typed and the file, with a sentence at each wrong field', async () => {
  const { shortId } = await openJob()
  const wrong = await send(shortId, { applicantEmail: 'nobody', phoneNumber: '12', coverLetter: '<b>Dear all</b>' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Please enter a valid email address')
  expect(wrong.text).toContain('Please enter a valid phone number')
  expect(wrong.text).toContain('&lt;b&gt;Dear all&lt;/b&gt;')
  expect(wrong.text).toContain('value="Ann Lee"')
  expect((await written()).applications).toEqual([])

  // The form that came back is submitted without selecting the file again.
  const given = { formKey: valueOf(wrong.text, 'formKey') ?? '', resumeUrl: valueOf(wrong.text, 'resumeUrl') ?? '' }
  expect(given.resumeUrl).toMatch(/^\/resumes\/\w{32}$/)
  expect((await send(shortId, given, new File([], ''))).status).toBe(200)
  expect((await written()).applications).toHaveLength(1)
})

test.for([
  ['of another type', new File(['MZ'], 'cv.exe'), 400, 'Please upload a PDF, DOC, or DOCX document'],
  ['whose content belies its name', pdfFile('cv.pdf', '<html><script>1</script>'), 415, 'doesn’t match its type'],
  [
    'that is an archive called .docx',
    new File(['PK\u0003\u0004 not a document'], 'cv.docx'),
    415,
    'doesn’t match its type',
  ],
  ['that is empty', pdfFile('cv.pdf', ''), 400, 'This file is empty'],
  ['that is too large', pdfFile('cv.pdf', new Uint8Array(5 * 1024 * 1024 + 1)), 400, 'smaller than 5MB'],
  ['that is missing', null, 400, 'Resume is required'],
] as const)('refuses a file %s and keeps what was typed', async ([, file, status, sentence]) => {
  const { shortId } = await openJob()
  const answer = await send(shortId, {}, file)
  expect([answer.status, answer.text.includes(sentence)]).toEqual([status, true])
  expect(answer.text).toContain('value="Ann Lee"')
  expect((await written()).applications).toEqual([])
  expect((await env.FILES.list()).objects).toEqual([])
})

test('refuses a body that was cut off, isn’t a form, or is far too large', async () => {
  const { shortId } = await openJob()
  const post = (body: BodyInit, type: string) =>
    ask(
      new Request(`${origin}/apply/${shortId}/form`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': type },
        body,
      }),
    )
  const half = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7'
  expect((await post(half, 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await post('{}', 'application/json')).status).toBe(400)
  expect((await post(new Uint8Array(12 * 1024 * 1024 + 1), 'multipart/form-data; boundary=x')).status).toBe(413)
  expect((await written()).applications).toEqual([])
})

test('refuses a form from another site, or from none', async () => {
  const { shortId } = await openJob()
  for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }, {}] as HeadersInit[]) {
    const request = new Request(`${origin}/apply/${shortId}/form`, { method: 'POST', headers, body: new FormData() })
    expect((await ask(request)).status).toBe(403)
  }
})

test('asks for another file when the one that had arrived is gone', async () => {
  const { shortId } = await openJob()
  const formKey = 'k'.repeat(32)
  const { status, text } = await send(shortId, { formKey, resumeUrl: `/resumes/${'r'.repeat(32)}` }, null)
  expect([status, text.includes('Please upload your résumé again')]).toEqual([409, true])
  expect([valueOf(text, 'formKey') === formKey, valueOf(text, 'resumeUrl')]).toEqual([false, undefined])
})

test('shows the closed position with similar ones, and says when there never was one', async () => {
  const { shortId } = await openJob({ isActive: false })
  await openJob({ title: 'Tax Counsel' })
  const closed = await ask(new Request(`${origin}/apply/${shortId}/form`))
  expect([closed.status, closed.text.includes('Tax Counsel')]).toEqual([410, true])
  expect((await send(shortId)).status).toBe(410)
  expect((await ask(new Request(`${origin}/apply/zzzzzzzz/form`))).status).toBe(404)
})

test('counts uploads and applications against the limits of the wizard', async () => {
  const { shortId } = await openJob()
  const { limiter } = testDeps()
  const fill = async (name: string, count: number) => {
    for (let i = 0; i < count; i++) await limiter.hit({ name, max: 240, windowSeconds: 3600 }, 'local')
  }
  await fill('apply', 120)
  const tooMany = await send(shortId)
  expect([tooMany.status, tooMany.text.includes('value="Ann Lee"')]).toEqual([429, true])
  await fill('resume_upload', 239)
  expect((await send(shortId)).status).toBe(429)
  expect((await written()).applications).toEqual([])
})

test('leaves a file without an application to the sweep', async () => {
  const { shortId } = await openJob()
  await send(shortId, { applicantEmail: 'nobody' })
  expect((await env.FILES.list()).objects).toHaveLength(1)
  expect(await sweepResumes({ ...testDeps(), now: () => new Date(testNow.getTime() + 61 * 60_000) })).toBe(1)
  expect((await env.FILES.list()).objects).toEqual([])
})

test('leads browsers without JavaScript from the wizard to the form', async () => {
  const { shortId } = await openJob()
  const { text } = await ask(
    new Request(`${origin}/apply/${shortId}`, { headers: { Referer: 'https://www.google.com/' } }),
  )
  expect(text).toContain(`content="0; url=/apply/${shortId}/form?source=search_engine"`)
})
