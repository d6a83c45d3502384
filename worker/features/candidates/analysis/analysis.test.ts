import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AnalysisAnswer } from '#contract/api/candidates/analysis.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { outbox } from '#worker/tasks/tasks.table.ts'
import { addApplication } from '#worker/test/applications.ts'
import { addUser, call, sessionOf, signedIn, testDeps, testNow } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { analysisTask } from './analysis-start.service.ts'
import { analysisTaskRun } from './analysis.tasks.ts'
import { aiAnalysis } from './analysis.table.ts'

const read = (id: number, as: Awaited<ReturnType<typeof signedIn>>) =>
  answerOf<AnalysisAnswer>(call('GET', `/api/applications/${id}/analysis`, { as }))

test('writes an analysis with every field when a candidate is assigned', async () => {
  const admin = await signedIn('admin')
  const partner = await addUser({ role: 'partner' })
  const application = await addApplication({
    jdYear: 2019,
    primaryPracticeArea: 'Corporate',
    location: 'Boston, MA',
    expectedSalary: 250_000,
    lastJobTitle: 'Associate',
    lastFirmName: 'Cooley LLP',
  })
  expect((await read(application.id, admin)).status).toBe(404)
  const assigned = await call('POST', `/api/applications/${application.id}/assign`, {
    as: admin,
    body: { partnerId: partner.id },
  })
  expect(assigned.status).toBe(200)
  expect((await read(application.id, await sessionOf(partner))).body).toMatchObject({
    state: 'writing',
    candidateSummary: null,
  })

  await analysisTaskRun.run(testDeps(), { applicationId: application.id })
  await analysisTaskRun.run(testDeps(), { applicationId: application.id })
  const { status, body } = await read(application.id, await sessionOf(partner))
  expect({ status, state: body.state, engine: body.engine }).toEqual({ status: 200, state: 'ready', engine: 'rules' })
  expect(body.candidateSummary).toContain('is an Associate at Cooley LLP, 7 years in practice. J.D. 2019.')
  expect(body.billableHours?.split('\n')).toContain('The posting doesn’t give a billable hours target.')
  expect(body.firmOverview).toContain(`Firm`)
  expect(body.practiceAreaDetails).toContain('The job is in Corporate.')
  expect(body.strongestMatches.some((text) => text.startsWith('Practices Corporate'))).toBe(true)
  expect(body.potentialConcerns.some((text) => text.startsWith('Would need to relocate from Boston to New York'))).toBe(
    true,
  )
  expect(body.interviewQuestions.length).toBeGreaterThanOrEqual(5)
  expect(body.analysisScore).toBeGreaterThan(0)
  const events = await testDeps()
    .db.select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, application.id), eq(applicationEvents.kind, 'analyzed')))
  expect(events).toHaveLength(1)
})

test('taking a candidate back asks for no analysis', async () => {
  const { admin, application } = await cast()
  await call('POST', `/api/applications/${application.id}/assign`, { as: admin, body: { partnerId: null } })
  expect(await testDeps().db.select().from(aiAnalysis)).toEqual([])
})

test('a failed analysis says so, keeps the previous one, and can be retried', async () => {
  const { partner, application } = await cast()
  const { db } = testDeps()
  await db
    .insert(aiAnalysis)
    .values({ applicationId: application.id, candidateSummary: 'From before.', state: 'writing', updatedAt: testNow })
  await analysisTaskRun.giveUp?.(testDeps(), { applicationId: application.id })
  expect((await read(application.id, partner)).body).toMatchObject({
    state: 'failed',
    candidateSummary: 'From before.',
  })
  const again = await answerOf<AnalysisAnswer>(
    call('POST', `/api/applications/${application.id}/analysis`, { as: partner }),
  )
  expect(again).toMatchObject({ status: 202, body: { state: 'writing' } })
  await analysisTaskRun.run(testDeps(), { applicationId: application.id })
  expect((await read(application.id, partner)).body.state).toBe('ready')
  // Too late: what is written is not marked failed any more.
  await analysisTaskRun.giveUp?.(testDeps(), { applicationId: application.id })
  expect((await read(application.id, partner)).body.state).toBe('ready')
})

test('writes one analysis for two requests at once', async () => {
  const { partner, application } = await cast()
  const { db, analyses } = testDeps()
  const start = () =>
    analyses.start(application.id, testNow, (tx) => [tx.enqueue(analysisTask, { applicationId: application.id })])
  expect([await start(), await start()]).toEqual([true, false])
  expect((await db.select().from(outbox)).map(({ task }) => task)).toEqual(['analysis.write'])
  expect((await read(application.id, partner)).body.state).toBe('writing')
})

test('shows an analysis only to people who may see the candidate', async () => {
  const { waiting, other, partner, admin, application } = await cast()
  const path = `/api/applications/${application.id}/analysis`
  const callers = { stranger: null, waiting, other, partner, admin }
  expect(await statusesFor('GET', path, callers)).toEqual({
    stranger: 401,
    waiting: 403,
    other: 404,
    partner: 404,
    admin: 404,
  })
  expect(await statusesFor('POST', path, callers)).toEqual({
    stranger: 401,
    waiting: 403,
    other: 404,
    partner: 202,
    admin: 202,
  })
})

test('starts an analysis for each candidate assigned to a partner at once', async () => {
  const admin = await signedIn('admin')
  const partner = await addUser({ role: 'partner' })
  const [one, two] = [await addApplication(), await addApplication()]
  const response = await call('POST', '/api/applications/bulk/assign', {
    as: admin,
    body: { changes: [one, two].map(({ id }) => ({ id, partnerId: partner.id })) },
  })
  expect(response.status).toBe(200)
  for (const { id } of [one, two]) expect((await read(id, admin)).body.state).toBe('writing')
})
