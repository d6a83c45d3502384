import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import { agreementFileLimits, mimeTypes } from '#contract/domain/upload-limits.ts'
import type { Agreement } from '#contract/api/clients/agreements.ts'
import type { Firm } from '#contract/api/clients/firms.ts'
import { addApplication } from '#worker/test/applications.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, origin, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { sweepAgreementFiles } from './agreement-documents.service.ts'
import { firmAgreements } from './agreements.table.ts'

type Answer = Agreement & { code?: string; message?: string; uploadUrl: string; filename: string }

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const terms = { feeBps: 2_500, guaranteeKind: 'prorated', guaranteeDays: 90, validFrom: '2026-01-01' }
const at = (minutes: number) => ({ deps: { now: () => new Date(testNow.getTime() + minutes * 60_000) } })
const path = (id: number) => `/api/agreements/${id}/document`

const add = async (as: TestSession, firmId: number, body: object = {}) =>
  (
    await answerOf<Answer>(
      call('POST', `/api/firms/${firmId}/agreements`, { as, ...at(0), body: { ...terms, ...body } }),
    )
  ).body
const begin = (as: TestSession, id: number, file: object = {}) =>
  answerOf<Answer>(
    call('POST', `${path(id)}/upload-url`, {
      as,
      ...at(0),
      body: { originalName: 'Fee agreement.pdf', fileSize: pdf.byteLength, ...file },
    }),
  )
const put = (uploadUrl: string, file: Uint8Array = pdf, type: string = mimeTypes.pdf, minutes = 1) =>
  call('PUT', uploadUrl.replace(origin, ''), {
    raw: file as BodyInit,
    headers: { 'Content-Type': type, 'Content-Length': String(file.byteLength) },
    ...at(minutes),
  })
const set = (as: TestSession, id: number, body: object, minutes = 2) =>
  answerOf<Answer>(call('PUT', path(id), { as, body, ...at(minutes) }))
const open = (as: TestSession, id: number, minutes = 3) => call('GET', path(id), { as, ...at(minutes) })
const remove = (as: TestSession, id: number) => answerOf<Answer>(call('DELETE', path(id), { as, ...at(4) }))
const keys = async () => (await env.FILES.list({ prefix: 'agreements/' })).objects.map(({ key }) => key)
const log = async (as: TestSession, firmId: number) =>
  (await answerOf<Firm>(call('GET', `/api/firms/${firmId}`, { as }))).body.events.map(({ kind, detail }) => [
    kind,
    detail,
  ])

/** A file in R2 that waits to become the document of an agreement. */
async function uploaded(as: TestSession, id: number) {
  const { body } = await begin(as, id)
  await put(body.uploadUrl)
  return { filename: body.filename, originalName: 'Fee agreement.pdf' }
}

async function given() {
  const [admin, partner, firm] = [await signedIn('admin'), await signedIn('partner'), await addFirm()]
  return { admin, partner, firm, agreement: await add(admin, firm.id) }
}

describe('the document of an agreement', () => {
  test('is uploaded in three steps, downloaded and removed with its file', async ({ expect }) => {
    const { admin, firm, agreement } = await given()
    expect(agreement.document).toBe(null)
    const file = await uploaded(admin, agreement.id)
    const saved = await set(admin, agreement.id, file)
    expect(saved).toMatchObject({
      status: 200,
      body: { document: { name: 'Fee agreement.pdf', bytes: pdf.byteLength }, version: 2 },
    })
    expect((await set(admin, agreement.id, file)).body.version).toBe(2)
    const downloaded = await open(admin, agreement.id)
    expect(new Uint8Array(await downloaded.arrayBuffer())).toEqual(pdf)
    expect(downloaded.headers.get('Content-Disposition')).toMatch(/^attachment; filename="Fee agreement.pdf"/)
    expect(downloaded.headers.get('Content-Security-Policy')).toContain('sandbox')
    await open(admin, agreement.id)

    expect((await remove(admin, agreement.id)).body.document).toBe(null)
    expect(await keys()).toEqual([])
    expect((await remove(admin, agreement.id)).body.code).toBe('document_not_found')
    expect((await open(admin, agreement.id)).status).toBe(404)
    expect((await set(admin, agreement.id, file)).body.code).toBe('upload_not_found')
    const kinds = await log(admin, firm.id)
    expect(kinds.filter(([kind]) => kind?.startsWith('document'))).toEqual([
      ['document_removed', 'Fee agreement.pdf'],
      ['document_downloaded', 'Fee agreement.pdf'],
      ['document_added', 'Fee agreement.pdf'],
    ])
  })

  test('takes the place of an earlier one, whose file is deleted', async ({ expect }) => {
    const { admin, agreement } = await given()
    await set(admin, agreement.id, await uploaded(admin, agreement.id))
    const before = await keys()
    const file = await uploaded(admin, agreement.id)
    await set(admin, agreement.id, { ...file, originalName: '../Signed\n“copy”.docx' })
    const after = await keys()
    expect([before.length, after.length, after.includes(before[0] ?? '')]).toEqual([1, 1, false])
    const name = (await testDeps().db.select().from(firmAgreements))[0]?.documentName
    expect(name).toMatch(/\.pdf$/)
    expect(name).not.toMatch(/[/\n]/)
  })

  test('stays with the version that was used when a newer one gets another', async ({ expect }) => {
    const { admin, firm, agreement } = await given()
    await set(admin, agreement.id, await uploaded(admin, agreement.id))
    const late = await uploaded(admin, agreement.id)
    await testDeps().db.update(firmAgreements).set({ usedAt: testNow })
    const change = (id: number, body: object) =>
      answerOf<Answer>(call('PATCH', `/api/agreements/${id}`, { as: admin, body, ...at(2) }))
    const newer = (await change(agreement.id, { feeBps: 2_000 })).body
    expect(newer).toMatchObject({ document: { name: 'Fee agreement.pdf' } })
    expect((await set(admin, agreement.id, late)).body.code).toBe('agreement_replaced')
    expect((await begin(admin, agreement.id)).body.code).toBe('agreement_replaced')
    expect((await remove(admin, newer.id)).body.document).toBe(null)
    expect(await open(admin, agreement.id)).toMatchObject({ status: 200 })
    expect((await log(admin, firm.id)).map(([kind]) => kind)).toContain('document_removed')
    // The file that was refused above goes with the sweep; the one that the used version has stays.
    const deps = testDeps({ now: () => new Date(testNow.getTime() + 6 * 3600_000) })
    expect(await sweepAgreementFiles(deps)).toBe(1)
    expect(await keys()).toHaveLength(1)
  })

  test('is a PDF or DOCX of at most ten megabytes, whatever its name says', async ({ expect }) => {
    const { admin, agreement } = await given()
    const wrong: [file: object, message: RegExp][] = [
      [{ originalName: 'Agreement.exe' }, /PDF or DOCX/],
      [{ originalName: 'Agreement.doc' }, /PDF or DOCX/],
      [{ originalName: 'Agreement' }, /PDF or DOCX/],
      [{ fileSize: agreementFileLimits.maxBytes + 1 }, /smaller than 10MB/],
      [{ fileSize: 0 }, /empty/],
    ]
    for (const [file, message] of wrong) {
      const { status, body } = await begin(admin, agreement.id, file)
      expect([status, body.code]).toEqual([400, 'upload_refused'])
      expect(body.message).toMatch(message)
    }
    const { body } = await begin(admin, agreement.id)
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>')
    expect((await put(body.uploadUrl, page)).status).toBe(415)
    expect(await keys()).toEqual([])
    const other = (await begin(admin, agreement.id)).body
    expect((await put(other.uploadUrl, pdf, mimeTypes.docx)).status).toBe(415)
  })

  test('is taken only where and when its address says', async ({ expect }) => {
    const { admin, firm, agreement } = await given()
    const second = await add(admin, firm.id, { seniority: ['partner'] })
    const begun = (await begin(admin, agreement.id)).body
    const forged = begun.uploadUrl.replace(`/agreements/${agreement.id}/`, `/agreements/${second.id}/`)
    expect((await put(forged)).status).toBe(404)
    expect(
      (await put(begun.uploadUrl.replace(/sig=(.)/, (_, first: string) => `sig=${first === 'A' ? 'B' : 'A'}`))).status,
    ).toBe(403)
    expect((await put(begun.uploadUrl, pdf, mimeTypes.pdf, 11)).status).toBe(410)
    expect((await put(begun.uploadUrl)).status).toBe(200)
    expect((await put(begun.uploadUrl)).status).toBe(409)
    const file = { filename: begun.filename, originalName: 'A.pdf' }
    expect((await set(admin, second.id, file)).body.code).toBe('upload_not_found')
    expect((await set(admin, agreement.id, { ...file, filename: '../resumes/x' })).body.code).toBe('upload_not_found')
    expect((await set(admin, agreement.id, file, 55)).body.code).toBe('upload_not_found')
    expect((await set(admin, agreement.id, { filename: begun.filename, originalName: '' })).status).toBe(400)
    expect((await set(admin, 999_999, file)).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => set(admin, agreement.id, file)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await testDeps().db.select().from(firmAgreements))[0]?.version).toBe(2)
  })

  test('is read by admins, and by partners where the agency shows them fees', async ({ expect }) => {
    const { admin, partner, firm, agreement } = await given()
    await set(admin, agreement.id, await uploaded(admin, agreement.id))
    expect((await open(partner, agreement.id)).status).toBe(404)
    expect((await begin(partner, agreement.id)).status).toBe(403)
    expect((await remove(partner, agreement.id)).status).toBe(403)
    await call('PATCH', '/api/settings', { as: admin, body: { partnersSeeFees: true } })
    expect((await open(partner, agreement.id)).status).toBe(200)
    expect((await open(await signedIn('waiting'), agreement.id)).status).toBe(403)
    expect((await open(partner, 999_999)).status).toBe(404)
    const downloads = (await log(admin, firm.id)).filter(([kind]) => kind === 'document_downloaded')
    expect(downloads).toHaveLength(1)
  })

  test('goes along with a merge, and forgets the name of an erased person', async ({ expect }) => {
    const { admin, firm, agreement } = await given()
    const { applicantName, applicantEmail } = await addApplication()
    await set(admin, agreement.id, {
      ...(await uploaded(admin, agreement.id)),
      originalName: `For ${applicantName}.pdf`,
    })
    const other = await addFirm()
    await call('POST', `/api/firms/${other.id}/merge`, { as: admin, body: { otherId: firm.id } })
    expect((await open(admin, agreement.id)).status).toBe(200)
    await call('POST', '/api/candidate-data/erase', { as: admin, body: { email: applicantEmail } })
    const rows = await testDeps().db.select().from(firmAgreements)
    expect([rows[0]?.firmId, rows[0]?.documentName?.includes(applicantName)]).toEqual([other.id, false])
    expect(JSON.stringify(await log(admin, other.id))).not.toContain(applicantName)
  })
})
