import { env } from 'cloudflare:workers'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EvidenceAnswer, EvidenceFile } from '#contract/api/clients/evidence.ts'
import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import { submissionStatuses } from '#contract/domain/submission-statuses.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { checkChain } from './evidence-chain.ts'
import { appending } from './evidence.service.ts'
import { evidence } from './evidence.table.ts'

const at = (seconds: number) => ({ deps: { now: () => new Date(testNow.getTime() + seconds * 1000) } })
const add = (as: TestSession, applicationId: number, body: unknown, seconds = 0) =>
  answerOf<ClientSubmission>(
    call('POST', `/api/applications/${applicationId}/client-submissions`, { as, body, ...at(seconds) }),
  )
const change = (as: TestSession, id: number, body: unknown, seconds = 60) =>
  answerOf<ClientSubmission>(call('PATCH', `/api/client-submissions/${id}`, { as, body, ...at(seconds) }))
const evidenceOf = async (as: TestSession, applicationId: number) =>
  (await answerOf<EvidenceAnswer>(call('GET', `/api/applications/${applicationId}/evidence`, { as }))).body
const rowsOf = (applicationId: number) =>
  testDeps().db.select().from(evidence).where(eq(evidence.applicationId, applicationId)).orderBy(evidence.id)
const kindsOf = ({ chains }: EvidenceAnswer) =>
  chains.map(({ chain, entries }) => [chain.split(':')[1], entries.map(({ kind }) => kind)])

test('each step of a submission adds an entry that sha256 alone verifies', async () => {
  const { partner, application } = await cast()
  const { body } = await add(partner, application.id, { companyName: 'Acme Legal' })
  await change(partner, body.id, { status: 'client_interview' }, 60)
  await change(partner, body.id, { notes: 'Only ours' }, 90)
  await change(partner, body.id, { companyName: 'Öst & Cie.' }, 120)
  await call('DELETE', `/api/client-submissions/${body.id}`, { as: partner, ...at(180) })

  const found = await evidenceOf(partner, application.id)
  expect(kindsOf(found)).toEqual([
    ['acme legal', ['submission_added', 'submission_changed', 'submission_changed']],
    ['ost cie', ['submission_changed', 'submission_removed']],
  ])
  expect(found.chains.every(({ isIntact }) => isIntact)).toBe(true)
  expect(found.chains[0]?.entries[0]).toMatchObject({ seq: 1, at: testNow.toISOString(), actor: partner.user.name })
  const who = `"application":${application.id},"by":"${partner.user.name}","candidate":"Łukasz Żółć"`
  const [job] = await testDeps().db.all<{ title: string }>(sql`select title from jobs where id = ${application.jobId}`)
  expect(found.chains[0]?.entries[0]?.body).toBe(
    `{${who},"company":"Acme Legal","interviewAt":null,"position":"${job?.title}","status":"submitted_to_client"}`,
  )

  const file = await call('GET', `/api/applications/${application.id}/evidence.json`, { as: partner })
  expect(file.headers.get('Content-Disposition')).toContain(`evidence-${application.id}.json`)
  const { chains } = await file.json<EvidenceFile>()
  for (const { chain, entries } of chains) {
    let previous = chain
    for (const entry of entries) {
      expect(entry.hash).toBe(await sha256Hex(`${previous}\n${entry.at}\n${entry.kind}\n${entry.body}`))
      previous = entry.hash
    }
  }
  const one = encodeURIComponent(chains[1]?.chain ?? '')
  const alone = await call('GET', `/api/applications/${application.id}/evidence.json?chain=${one}`, { as: partner })
  expect((await alone.json<EvidenceFile>()).chains).toEqual([chains[1]])
})

test('a submission sent twice is one entry, and a refused one leaves none', async () => {
  const { partner, other, application } = await cast()
  await Promise.all([1, 2, 3].map((n) => add(partner, application.id, { companyName: 'Acme' }, n)))
  expect((await add(other, application.id, { companyName: 'Acme' })).status).toBe(404)
  expect(await rowsOf(application.id)).toHaveLength(1)
})

test('says which entry was changed, is missing or is out of order', async () => {
  const { admin, application } = await cast()
  const { body } = await add(admin, application.id, { companyName: 'Acme' })
  for (const [n, status] of (['client_interview', 'offered'] as const).entries())
    await change(admin, body.id, { status }, 60 * (n + 1))
  const remarks = async () => {
    const [chain] = (await evidenceOf(admin, application.id)).chains
    return [chain?.isIntact, chain?.entries.flatMap(({ finding }) => finding ?? [])]
  }
  expect(await remarks()).toEqual([true, []])
  const [, second] = await rowsOf(application.id)
  if (!second) throw new Error('no entry')
  const put = (column: string, value: unknown) =>
    env.DB.prepare(`update evidence set ${column} = ? where id = ?`).bind(value, second.id).run()
  await put('body', second.body.replace('offered', 'offerec').replace('client_interview', 'client_intervieW'))
  expect(await remarks()).toEqual([false, ['Entry 2 was changed after it was written.']])
  await put('body', second.body)
  await put('at', second.at.getTime() + 1)
  expect(await remarks()).toEqual([false, ['Entry 2 was changed after it was written.']])
  await put('at', second.at.getTime())
  // A forger who also renews the fingerprint breaks the entry after it.
  await put('hash', await sha256Hex('forged'))
  expect(await remarks()).toEqual([
    false,
    ['Entry 2 was changed after it was written.', 'Entry 3 doesn’t follow the entry before it.'],
  ])
  await put('hash', second.hash)
  expect(await remarks()).toEqual([true, []])
  await put('chain', 'elsewhere')
  expect(await remarks()).toEqual([false, ['Entry 2 is missing.']])
})

test('simultaneous changes make one chain without gaps', async () => {
  const { admin, application } = await cast()
  const answers = await Promise.all(
    submissionStatuses.map((status) => add(admin, application.id, { companyName: 'Acme', status })),
  )
  expect(answers.map(({ status }) => status)).toEqual(submissionStatuses.map(() => 201))
  const rows = await rowsOf(application.id)
  expect(rows.map(({ seq }) => seq)).toEqual(submissionStatuses.map((_, n) => n + 1))
  expect(await checkChain(rows[0]?.chain ?? '', rows)).toEqual({ isIntact: true, findings: [] })
  const { body } = answers[0] ?? {}
  await Promise.all(
    ['A', 'B', 'C', 'D'].map((companyName) => change(admin, body?.id ?? 0, { companyName: `Acme ${companyName}` })),
  )
  expect((await evidenceOf(admin, application.id)).chains.every(({ isIntact }) => isIntact)).toBe(true)
})

test('gives up after eight lost races, and passes on any other error', async () => {
  let tries = 0
  const lost = new Error('batch', {
    cause: new Error('D1_ERROR: UNIQUE constraint failed: evidence.chain, evidence.seq'),
  })
  const losing = appending(async () => {
    tries++
    throw lost
  })
  await expect(losing).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(tries).toBe(8)
  const broken = new Error('D1 is away')
  await expect(appending(() => Promise.reject(broken))).rejects.toBe(broken)
})

test('shows another partner’s entries of the same chain as fingerprints', async () => {
  const { admin, partner, other, application } = await cast()
  const { db } = testDeps()
  const [person] = await db.insert(candidates).values({ name: 'Maya Chen', isPerson: true }).returning()
  const second = await addApplication({ assignedPartnerId: other.user.id, applicantName: 'Maya Chen' })
  await db.update(jobApplications).set({ candidateId: person?.id ?? 0 })
  await add(partner, application.id, { companyName: 'Acme' })
  await add(other, second.id, { companyName: 'ACME, L.L.P.' }, 30)
  const seen = async (as: TestSession) => {
    const [chain] = (await evidenceOf(as, second.id)).chains
    return [chain?.isIntact, chain?.entries.map(({ body }) => body !== null)]
  }
  expect([await seen(other), await seen(admin)]).toEqual([
    [true, [false, true]],
    [true, [true, true]],
  ])
  const answer = await call('GET', `/api/applications/${second.id}/evidence`, { as: other })
  const text = await answer.text()
  expect(text).not.toContain(partner.user.name)
  expect(text).toContain('Entry 1 belongs to another recruiter.')
  expect((await call('GET', `/api/applications/${application.id}/evidence`, { as: other })).status).toBe(404)
})

test('erasing a person leaves fingerprints that verify', async () => {
  const { admin, application } = await cast()
  const name = 'Zdzislawa Quill'
  const theirs = await addApplication({ applicantName: name, applicantEmail: 'zq@example.com' })
  const { body } = await add(admin, theirs.id, { companyName: 'Acme' })
  await change(admin, body.id, { status: 'offered' })
  // Someone else's entry that names the person.
  await testDeps()
    .db.update(jobs)
    .set({ title: `Assistant to ${name}` })
    .where(eq(jobs.id, application.jobId))
  await add(admin, application.id, { companyName: 'Acme' })
  const before = await testDeps().db.select().from(evidence).orderBy(evidence.id)
  const erased = await call('POST', '/api/candidate-data/erase', {
    as: admin,
    body: { email: 'zq@example.com' },
    ...at(0),
  })
  expect(erased.status).toBe(200)

  const after = await testDeps().db.select().from(evidence).orderBy(evidence.id)
  expect(after.map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash))
  expect(after.map(({ body, erasedAt }) => [body, erasedAt])).toEqual(after.map(() => ['{"erased":true}', testNow]))
  const rows = after.filter(({ applicationId }) => applicationId === theirs.id)
  expect(await checkChain(rows[0]?.chain ?? '', rows)).toEqual({
    isIntact: true,
    findings: [1, 2].map((seq) => ({ seq, text: `Entry ${seq} was erased on Jun 15, 2026. Its fingerprint remains.` })),
  })
})

/** Kinds and chains of an application's evidence as a user sees it. */
async function seen(as: TestSession, applicationId: number) {
  const { chains } = await evidenceOf(as, applicationId)
  return chains.map(({ chain, isIntact, entries }) => [chain, isIntact, entries.map(({ kind }) => kind)])
}

test('merging people joins their chains, and the undo says so', async () => {
  const { admin, partner, application } = await cast()
  const { db } = testDeps()
  const rows = await db
    .insert(candidates)
    .values([1, 2].map((n) => ({ name: `Person ${n}`, isPerson: true, email: `p${n}@example.com` })))
    .returning()
  const [kept, other] = rows.map(({ id }) => id) as [number, number]
  const second = await addApplication({ assignedPartnerId: partner.user.id, candidateId: other })
  await db.update(jobApplications).set({ candidateId: kept }).where(eq(jobApplications.id, application.id))
  await add(partner, application.id, { companyName: 'Acme' })
  await add(partner, second.id, { companyName: 'Acme' }, 30)
  await add(partner, second.id, { companyName: 'Quill Search' }, 60)
  const merged = await answerOf<{ mergeId: number }>(
    call('POST', `/api/candidates/${kept}/merge`, { as: admin, body: { otherId: other } }),
  )
  const [own, theirs, quill] = [`c${kept}:acme`, `c${other}:acme`, `c${other}:quill search`]
  const joined = [own, true, ['submission_added', 'chain_joined']]
  expect(await seen(admin, application.id)).toEqual([joined, [theirs, true, ['submission_added']]])
  expect(await seen(admin, second.id)).toEqual([
    joined,
    [`c${kept}:quill search`, true, ['chain_joined']],
    [theirs, true, ['submission_added']],
    [quill, true, ['submission_added']],
  ])
  const [entry] = await db.select().from(evidence).where(eq(evidence.chain, theirs))
  const [join] = await db
    .select()
    .from(evidence)
    .where(and(eq(evidence.chain, own), eq(evidence.seq, 2)))
  expect(JSON.parse(join?.body ?? '')).toMatchObject({ otherChain: theirs, otherNumber: 1, otherHash: entry?.hash })

  // Who cuts off or rewrites the other chain, breaks this one.
  await env.DB.prepare('update evidence set hash = ? where id = ?')
    .bind(await sha256Hex('forged'), entry?.id)
    .run()
  const [broken] = (await evidenceOf(admin, application.id)).chains
  expect([broken?.isIntact, broken?.entries[1]?.finding]).toEqual([
    false,
    `Entry 2 names entry 1 of ${theirs}, which isn’t as it was.`,
  ])
  await env.DB.prepare('update evidence set hash = ? where id = ?').bind(entry?.hash, entry?.id).run()

  for (let twice = 0; twice < 2; twice++)
    expect((await call('POST', `/api/candidates/merges/${merged.body.mergeId}/undo`, { as: admin })).status).toBe(200)
  expect((await seen(admin, application.id))[0]).toEqual([
    own,
    true,
    ['submission_added', 'chain_joined', 'chain_separated'],
  ])
})

test('merging firms joins the chains of their candidates, and the undo says so', async () => {
  const { admin, partner, application } = await cast()
  const { db } = testDeps()
  await add(partner, application.id, { companyName: 'Acme' })
  await add(partner, application.id, { companyName: 'Quill Search' }, 30)
  const [acme, quill] = await db.select().from(firms).orderBy(firms.id)
  const merge = () =>
    answerOf<{ mergeId: number }>(
      call('POST', `/api/firms/${acme?.id}/merge`, { as: admin, body: { otherId: quill?.id } }),
    )
  const [first, again] = await Promise.all([merge(), merge()])
  const [own, theirs] = [`a${application.id}:acme`, `a${application.id}:quill search`]
  expect(await seen(admin, application.id)).toEqual([
    [own, true, ['submission_added', 'chain_joined']],
    [theirs, true, ['submission_added']],
  ])
  const mergeId = first.body.mergeId ?? again.body.mergeId
  expect((await call('POST', `/api/firms/merges/${mergeId}/undo`, { as: admin })).status).toBe(200)
  expect((await seen(admin, application.id))[0]).toEqual([
    own,
    true,
    ['submission_added', 'chain_joined', 'chain_separated'],
  ])
})
