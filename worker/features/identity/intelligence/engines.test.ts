// One suite for every ability and both engines: whatever the model does, there is a result of the same shape in time.
import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { test } from 'vitest'
import type { Ability, Engine } from '#contract/domain/intelligence.ts'
import { matchCriteria } from '#contract/domain/match-criteria.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { makeDeps, type Deps } from '#worker/deps.ts'
import { writeStoredAnalysis } from '#worker/features/candidates/analysis/analysis.service.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { parseDescription } from '#worker/features/jobs/jobs/parse-description.service.ts'
import { matchByModelOrRules } from '#worker/features/sourcing/matching/match-model.ts'
import { parseQuery } from '#worker/features/sourcing/matching/parse-query.service.ts'
import { readStoredResume } from '#worker/features/candidates/resumes/resume-reading.service.ts'
import { resumeKey, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { scoreStored } from '#worker/features/candidates/scoring/scoring.service.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import type { Model } from '#worker/platform/llm/model.ts'
import { openAiModel } from '#worker/platform/llm/openai-model.ts'
import { call, signedIn, testNow } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { misbehaviors, standInModel, type Misbehavior } from '#worker/test/stand-in-model.ts'
import { invocationEnv } from '#worker/test/platform.ts'

/** Time limit of the model in these tests, which would otherwise be seconds. */
const testTimeoutMs = 120

type Made = { engine: Engine; value: Record<string, unknown> }
type Case = {
  ability: Ability
  /** Milliseconds that a caller may wait before the rules answer. */
  patienceMs: number
  /** A well-behaved model's answer, with something in it that the texts do not bear out. */
  answer: Record<string, unknown>
  /** Prepares the ability's input. Each call of the returned function runs the ability on that input again. */
  set: () => Promise<(deps: Deps) => Promise<Made>>
  /** Values that both engines must find. */
  both: Record<string, unknown>
  /** Values that only the model gives. */
  model: Record<string, unknown>
  /** A part of the model's answer that must not come through. */
  invented: string
}

const posting = `Tax Associate
Fenwright Marsh LLP
Location: Boston, MA
The tax group seeks an associate with 3-5 years of experience.
Salary: $235,000 to $310,000
Requirements
- Massachusetts bar`

const resume = `Ann Lee
ann.lee@example.com | 617-555-0142 | Boston, MA
Experience
Tax Associate, Ropes & Gray LLP, 2019 to present
Education
J.D., Boston College Law School, 2019
Bar Admissions
Massachusetts`

const form = {
  applicantName: 'Ann Lee',
  jdYear: 2019,
  primaryPracticeArea: 'Tax',
  location: 'Boston, MA',
  lastJobTitle: 'Tax Associate',
  lastFirmName: 'Ropes & Gray LLP',
}

const anApplication = async () =>
  addApplication({
    ...form,
    jobId: (
      await addJob({
        practiceArea: 'Tax',
        location: 'Boston, MA',
        seniority: 'associate',
        yearsExperienceMin: 5,
        yearsExperienceMax: 9,
        description: 'Responsibilities: tax advice to funds. Required qualifications: experience with partnerships.',
      })
    ).id,
  })

const cases: readonly Case[] = [
  {
    ability: 'parse-query',
    patienceMs: 6_000,
    set: async () => async (deps) => {
      const { engine, ...value } = await parseQuery(deps, 'tax associate in Boston, at least 250k')
      return { engine, value }
    },
    answer: {
      practiceAreas: ['Tax'],
      excludedAreas: [],
      seniority: 'senior-associate',
      yearsExperience: null,
      locations: ['Boston, MA', 'Miami, FL'],
      excludedLocations: [],
      salaryMin: 250_000,
      salaryMax: 999_000,
      remoteWork: { value: true, quote: 'remote' },
      bigLaw: { value: true, quote: 'tax associate in Boston' },
      boutique: null,
    },
    both: { practiceAreas: ['Tax'], locations: ['Boston, MA'], salaryMin: 250_000 },
    model: { seniority: 'senior-associate' },
    invented: 'Miami',
  },
  {
    ability: 'parse-description',
    patienceMs: 12_000,
    set: async () => async (deps) => {
      const { engine, value } = await parseDescription(deps, posting)
      return { engine, value: value.fields }
    },
    answer: {
      title: 'Tax Associate',
      firmName: 'Cravath, Swaine & Moore LLP',
      location: 'Boston, MA',
      seniority: 'senior-associate',
      practiceArea: 'Tax',
      additionalAreas: [],
      salaryMin: 235_000,
      salaryMax: 310_000,
      yearsExperienceMin: 3,
      yearsExperienceMax: 5,
      workType: null,
      isRemote: { value: true, quote: 'fully remote' },
      requirements: ['Massachusetts bar', 'A doctorate in physics'],
      benefits: [],
    },
    both: { title: 'Tax Associate', firmName: 'Fenwright Marsh LLP', location: 'Boston, MA', salaryMax: 310_000 },
    model: { seniority: 'senior-associate' },
    invented: 'doctorate',
  },
  {
    ability: 'match-jobs',
    patienceMs: 8_000,
    set: async () => {
      await addJob({
        practiceArea: 'Tax',
        location: 'Boise, ID',
        seniority: 'associate',
        description: 'Partnership tax for family funds.',
      })
      const criteria = matchCriteria.parse({ name: 'Ann Lee', practiceAreas: ['Tax'], locations: ['Boise, ID'] })
      return async (deps) => {
        const { engine, matches, totalMatches, kept } = await matchByModelOrRules(
          deps,
          { role: 'admin', isProvisional: false },
          criteria,
          'relevance',
        )
        const [first] = matches
        const isKept = kept[0]?.score === first?.matchScore
        return {
          engine,
          value: { totalMatches, isKept, isShown: (first?.matchScore ?? 0) >= 70, reasons: first?.matchReasons },
        }
      }
    },
    answer: {
      jobs: [
        {
          number: 1,
          score: 3,
          reasons: [
            { mark: 'fits', text: 'Advises funds', quote: 'Partnership tax for family funds' },
            { mark: 'risk', text: 'Pays little', quote: 'forty thousand dollars' },
          ],
        },
        { number: 99, score: 100, reasons: [] },
      ],
    },
    both: { totalMatches: 1, isKept: true, isShown: true },
    model: { reasons: ['✓ Advises funds (“Partnership tax for family funds”)'] },
    invented: 'forty thousand',
  },
  {
    ability: 'read-resume',
    patienceMs: 30_000,
    set: async () => async (deps) => {
      const id = deps.ids.secretId()
      await env.FILES.put(resumeKey(id), wordFile(resume.replaceAll('\n', '\r')))
      await deps.db.insert(resumes).values({ id, mimeType: mimeTypes.doc, fileSize: 1, storedAt: testNow })
      const reading = await readStoredResume(deps, id)
      return { engine: reading?.engine ?? 'rules', value: { ...reading?.facts, state: reading?.state } }
    },
    answer: {
      applicantName: { value: 'Ann Lee', quote: 'Ann Lee' },
      applicantEmail: { value: 'ann.lee@example.com', quote: 'ann.lee@example.com' },
      phoneNumber: { value: '999-555-0000', quote: '617-555-0142' },
      linkedinUrl: null,
      location: { value: 'Boston, MA', quote: 'Boston, MA' },
      jdYear: { value: 2019, quote: 'J.D., Boston College Law School, 2019' },
      lawSchool: { value: 'Harvard Law School', quote: 'J.D., Boston College Law School, 2019' },
      barAdmissions: [
        { value: 'Massachusetts', quote: 'Massachusetts' },
        { value: 'California', quote: 'Massachusetts' },
      ],
      positions: [
        {
          title: 'Associate',
          firm: 'Ropes & Gray LLP',
          from: 2019,
          to: null,
          isCurrent: true,
          isTraining: false,
          quote: 'Tax Associate, Ropes & Gray LLP, 2019 to present',
        },
        {
          title: 'Partner',
          firm: 'Harvard LLP',
          from: 2001,
          to: 2018,
          isCurrent: false,
          isTraining: false,
          quote: 'x',
        },
      ],
      practiceAreas: [{ value: 'Tax', quote: 'Tax Associate' }],
      portableBook: { value: 5_000_000, quote: 'portable book of Harvard' },
      clerkships: [],
    },
    both: {
      state: 'read',
      applicantName: { value: 'Ann Lee', quote: 'Ann Lee' },
      phoneNumber: { value: '617-555-0142', quote: '617-555-0142' },
      barAdmissions: [{ value: 'Massachusetts', quote: 'Massachusetts' }],
    },
    model: { practiceAreas: [{ value: 'Tax', quote: 'Tax Associate' }] },
    invented: 'Harvard',
  },
  {
    ability: 'score-application',
    patienceMs: 20_000,
    set: async () => {
      const { id } = await anApplication()
      return async (deps) => {
        await scoreStored(deps, id)
        const [row] = await deps.db.select().from(jobApplications).where(eq(jobApplications.id, id))
        const { score: kept } = await deps.scoring.match(id)
        const { matchScore, matchSummary, matchReasons } = row ?? {}
        const isHigh = (matchScore ?? 0) >= 70
        return {
          engine: kept?.engine ?? 'rules',
          value: { isHigh, matchSummary, matchReasons, parts: kept?.parts.length },
        }
      }
    },
    answer: {
      score: 3,
      summary: 'Weighed by the model.',
      reasons: [
        { mark: 'fits', text: 'Practices Tax', quote: 'Practice area: Tax' },
        { mark: 'fits', text: 'Clerked', quote: 'clerked at the Supreme Court' },
      ],
    },
    both: { isHigh: true, parts: 4 },
    model: { matchSummary: 'Weighed by the model.', matchReasons: ['✓ Practices Tax (“Practice area: Tax”)', 'Tax'] },
    invented: 'Supreme Court',
  },
  {
    ability: 'write-analysis',
    patienceMs: 45_000,
    set: async () => {
      const { id } = await anApplication()
      return async (deps) => {
        await deps.analyses.start(id, testNow, () => [])
        await writeStoredAnalysis(deps, id)
        const row = await deps.analyses.of(id)
        const texts = [row?.firmOverview, row?.practiceAreaDetails, row?.billableHours, row?.overallMatchAssessment]
        return {
          engine: row?.engine ?? 'rules',
          value: {
            state: row?.state,
            isWhole: texts.every(Boolean) && (row?.interviewQuestions.length ?? 0) >= 5,
            isHigh: (row?.analysisScore ?? 0) >= 70,
            candidateSummary: row?.candidateSummary,
          },
        }
      }
    },
    answer: {
      firmOverview: 'A firm.',
      practiceAreaDetails: 'Tax.',
      billableHours: ['Not stated.'],
      strongestMatches: ['Tax'],
      potentialConcerns: [],
      candidateSummary: 'Written by the model.',
      overallMatchAssessment: 'Call.',
      interviewQuestions: ['One?', 'Two?', 'Three?', 'Four?', 'Five?'],
      analysisScore: 1,
    },
    both: { state: 'ready', isWhole: true, isHigh: true },
    model: { candidateSummary: 'Written by the model.' },
    invented: 'analysisScore',
  },
]

/** Deps whose model is the stand-in under a short time limit. `asked` collects the time limits that were requested. */
function withStandIn(answer: unknown, behavior: { how: Misbehavior | undefined }) {
  const server = standInModel(
    () => answer,
    () => behavior.how,
  )
  const real = openAiModel({
    apiKey: 'key',
    baseUrl: 'http://model.test/v1',
    model: 'stand-in-1',
    nonce: () => 'n'.repeat(32),
    transport: server.fetch,
  })
  const asked: number[] = []
  const model: Model = {
    ...real,
    complete: (one) => {
      asked.push(one.timeoutMs)
      return real.complete({ ...one, timeoutMs: testTimeoutMs })
    },
  }
  const ctx = createExecutionContext()
  const deps = makeDeps(invocationEnv(), ctx, { log: () => {}, now: () => testNow, model })
  return { server, deps, asked, settle: () => waitOnExecutionContext(ctx) }
}

test.for(cases)('answers $ability by both engines, and by rules if the model fails', async (one, { expect }) => {
  const run = await one.set()
  const byRules = await run(makeDeps(invocationEnv(), createExecutionContext(), { log: () => {}, now: () => testNow }))
  expect(byRules).toMatchObject({ engine: 'rules', value: one.both })

  const behavior: { how: Misbehavior | undefined } = { how: undefined }
  const { server, deps, asked, settle } = withStandIn(one.answer, behavior)
  const byModel = await run(deps)
  expect(byModel).toMatchObject({ engine: 'openai', value: { ...one.both, ...one.model } })
  expect(JSON.stringify(byModel.value)).not.toContain(one.invented)
  expect(server.asked[0]?.schemaName).toBe(one.ability.replaceAll('-', '_'))

  for (const how of misbehaviors) {
    behavior.how = how
    expect([how, await run(deps)]).toEqual([how, byRules])
  }
  expect(Math.max(...asked)).toBeLessThanOrEqual(one.patienceMs)
  expect(server.refused).toEqual([])

  // Every call is on record, the failed ones as failures, and the day's cap leads back to the rules.
  await settle()
  const calls = misbehaviors.length + 1
  const admin = await signedIn('admin')
  await call('PATCH', '/api/settings', { as: admin, body: { modelDailyCalls: calls } })
  const requests = server.requests
  behavior.how = undefined
  expect(await run(deps)).toEqual(byRules)
  expect(server.requests).toBe(requests)
  const rows = await deps.intelligence.since('2026-01-01')
  expect(new Set(rows.map(({ ability }) => ability))).toEqual(new Set([one.ability]))
  const made = rows.filter(({ outcome }) => outcome !== 'capped').reduce((sum, row) => sum + row.calls, 0)
  expect(made).toBe(calls)
  expect(rows.find(({ outcome }) => outcome === 'answered')).toMatchObject({ calls: 1, inputTokens: 120 })
})
