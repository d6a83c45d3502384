import { describe, test } from 'vitest'
import type { CandidateProfile, ParsedQuery } from '#contract/api/sourcing/matching.ts'
import { readQuery } from '#worker/reading/query/read-query.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import { openAiModel } from '#worker/platform/llm/openai-model.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addJob } from '#worker/test/applications.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { misbehaviors, standInModel } from '#worker/test/stand-in-model.ts'
import { flagTopics } from '#worker/platform/llm/stated-flag.ts'
import type { MatchResult } from './match.service.ts'
import type { QueryAnswer } from './parse-query.service.ts'
import { prepareCriteria, scoreJob, seniorityCloseness, type ScorableJob } from './score-job.ts'
import { matchCriteria, type MatchCriteriaInput } from '#contract/domain/match-criteria.ts'

/** Answer of a model that reads the query as well as the rules do. */
const answerOf = (query: string): QueryAnswer => {
  const { criteria } = readQuery(query, testNow)
  const { workType: _, remoteWork, bigLaw, boutique, ...said } = criteria
  const flag = (value: boolean | null | undefined, topic: RegExp) =>
    typeof value !== 'boolean' ? null : { value, quote: topic.exec(query)?.[0] ?? '' }
  return {
    seniority: null,
    yearsExperience: null,
    salaryMin: null,
    salaryMax: null,
    remoteWork: flag(remoteWork, flagTopics.remote),
    bigLaw: flag(bigLaw, flagTopics.bigLaw),
    boutique: flag(boutique, flagTopics.boutique),
    ...said,
  } as QueryAnswer
}

const modelOn = (answer: (query: string) => unknown = answerOf, behave?: Parameters<typeof standInModel>[1]) => {
  const server = standInModel(({ data }) => answer(data['query'] ?? ''), behave)
  return openAiModel({
    apiKey: 'key',
    baseUrl: 'http://model.test/v1',
    model: 'stand-in-1',
    nonce: () => 'n'.repeat(32),
    transport: server.fetch,
  })
}

async function parse(query: string, as: TestSession, model?: ReturnType<typeof modelOn>) {
  const deps = { now: () => testNow, ...(model ? { model } : {}) }
  const response = await call('POST', '/api/candidates/parse-natural-language', { as, body: { query }, deps })
  return (await response.json()) as ParsedQuery
}

test('keeps a flag of the model only with words of the query that say so', async ({ expect }) => {
  const as = await signedIn('partner')
  const parsedWith = async (query: string, bigLaw: QueryAnswer['bigLaw']) =>
    (
      await parse(
        query,
        as,
        modelOn((text) => ({ ...answerOf(text), bigLaw })),
      )
    ).bigLaw
  for (const quote of ['Big Law', 'tax associate', '']) {
    expect([quote, await parsedWith('tax associate in Boston', { value: true, quote })]).toEqual([quote, undefined])
  }
  expect(await parsedWith('tax associate in big law', { value: true, quote: 'big law' })).toBe(true)
})

describe.for<[Engine, ReturnType<typeof modelOn> | undefined]>([
  ['rules', undefined],
  ['openai', modelOn()],
])('reads a query by %s', ([engine, model]) => {
  test('gives criteria, chips and what was not understood', async ({ expect }) => {
    const as = await signedIn('partner')
    const query = '5th year lev fin associate in NYC or Boston, 250-300k, big law, no litigation, loves sailing'
    expect(await parse(query, as, model)).toMatchObject({
      engine,
      practiceAreas: ['Banking & Finance'],
      practiceArea: 'Banking & Finance',
      excludedAreas: ['Litigation'],
      seniority: 'associate',
      yearsExperience: 5,
      locations: ['New York, NY', 'Boston, MA'],
      location: 'New York, NY',
      salaryMin: 250_000,
      salaryMax: 300_000,
      bigLaw: true,
      understood: expect.arrayContaining([
        { field: 'practiceAreas', text: 'lev fin', value: 'Banking & Finance' },
        { field: 'locations', text: 'NYC', value: 'New York, NY' },
      ]),
      notUnderstood: ['loves sailing'],
    })
  })

  test('says nothing that the query does not say', async ({ expect }) => {
    const as = await signedIn('partner')
    const { understood, notUnderstood, engine: by, ...criteria } = await parse('tax', as, model)
    expect([criteria, understood.length, notUnderstood, by]).toEqual([
      { practiceAreas: ['Tax'], practiceArea: 'Tax' },
      1,
      [],
      engine,
    ])
  })
})

test('keeps every level that a query names, whichever of them the model answers', async ({ expect }) => {
  const as = await signedIn('partner')
  const levels = async (seniority: QueryAnswer['seniority']) => {
    const model = modelOn((text) => ({ ...answerOf(text), seniority }))
    const { seniority: first, otherSeniorities, engine } = await parse('tax counsel or partner in Boston', as, model)
    return [engine, first, otherSeniorities]
  }
  expect(await levels('counsel')).toEqual(['openai', 'counsel', ['partner']])
  expect(await levels('partner')).toEqual(['openai', 'counsel', ['partner']])
  expect(await levels('associate')).toEqual(['openai', 'associate', undefined])
  expect(await levels(null)).toEqual(['openai', undefined, undefined])
})

test('drops what the model makes up, and answers by rules when it fails', async ({ expect }) => {
  const as = await signedIn('partner')
  const invents = modelOn((query) => ({ ...answerOf(query), salaryMin: 777_000, locations: ['Miami, FL'] }))
  const parsed = await parse('tax associate', as, invents)
  expect([parsed.engine, parsed.salaryMin, parsed.locations]).toEqual(['openai', undefined, undefined])
  for (const how of misbehaviors.filter((one) => !['silence', 'slow-body', 'rate-limited'].includes(one))) {
    const { engine, practiceArea } = await parse(
      'tax associate',
      as,
      modelOn(answerOf, () => how),
    )
    expect([how, engine, practiceArea]).toEqual([how, 'rules', 'Tax'])
  }
})

const find = async (as: TestSession, criteria: object) => {
  const response = await call('POST', '/api/candidates/match', { as, body: criteria, deps: { now: () => testNow } })
  return { status: response.status, ...((await response.json()) as MatchResult) }
}

const newYork = { location: 'New York, NY', city: 'New York', region: 'NY' }

test('open jobs are found by fit, with reasons, and sorted as asked', async ({ expect }) => {
  const as = await signedIn('partner')
  const at = (day: number) => new Date(Date.UTC(2026, 5, day))
  const best = await addJob({
    ...newYork,
    practiceArea: 'Tax',
    seniority: 'associate',
    salaryMin: 225_000,
    salaryMax: 300_000,
    isBigLaw: true,
    postedDate: at(1),
  })
  const near = await addJob({
    location: 'Jersey City, NJ',
    city: 'Jersey City',
    region: 'NJ',
    practiceArea: 'Tax',
    seniority: 'senior-associate',
    salaryMax: 400_000,
    postedDate: at(9),
  })
  const remote = await addJob({
    location: 'Chicago, IL',
    city: 'Chicago',
    region: 'IL',
    practiceArea: 'Tax',
    seniority: 'associate',
    isRemote: true,
    postedDate: at(5),
  })
  await addJob({ ...newYork, practiceArea: 'Immigration', seniority: 'associate' })
  await addJob({ ...newYork, practiceArea: 'Tax', seniority: 'associate', isActive: false })
  await addJob({ ...newYork, practiceArea: 'Tax', seniority: 'associate', deletedAt: testNow })
  const criteria = { practiceAreas: ['tax'], locations: ['New York, NY', 'New Jersey'], seniority: 'associate' }
  const { matches, totalMatches } = await find(as, criteria)
  expect(matches.map(({ id }) => id)).toEqual([best.id, near.id, remote.id])
  expect(totalMatches).toBe(3)
  expect(matches[0]).toMatchObject({ shortId: best.shortId, matchScore: 100, isBigLaw: true })
  expect(matches[0]?.matchReasons.slice(0, 2)).toEqual(['✓ Practice area: Tax', '✓ Location: New York, NY'])
  expect(matches.every(({ matchScore }) => matchScore >= 70)).toBe(true)
  const bySalary = await find(as, { ...criteria, sort: 'salary' })
  expect(bySalary.matches.map(({ id }) => id)).toEqual([near.id, best.id, remote.id])
  const byDate = await find(as, { ...criteria, sort: 'date' })
  expect(byDate.matches.map(({ id }) => id)).toEqual([near.id, remote.id, best.id])
})

test('leaves out what a search excludes', async ({ expect }) => {
  const as = await signedIn('partner')
  await addJob({ ...newYork, practiceArea: 'Commercial Litigation', seniority: 'associate' })
  const tax = await addJob({ ...newYork, practiceArea: 'Tax', seniority: 'associate' })
  const { matches } = await find(as, { locations: ['New York, NY'], excludedAreas: ['Litigation'] })
  expect(matches.map(({ id }) => id)).toEqual([tax.id])
  expect((await find(as, { practiceAreas: ['Tax'], excludedLocations: ['New York, NY'] })).matches).toEqual([])
})

const job: ScorableJob = {
  practiceArea: 'Tax',
  additionalAreas: [],
  seniority: 'associate',
  location: 'Boston, MA',
  yearsExperienceMin: 3,
  yearsExperienceMax: 6,
  salaryMin: 200_000,
  salaryMax: 260_000,
  isRemote: false,
  isBigLaw: true,
  isBoutique: false,
  workType: 'Full-time',
  postedDate: testNow,
}
const scoreOf = (criteria: MatchCriteriaInput, change: Partial<ScorableJob> = {}) =>
  scoreJob(prepareCriteria(matchCriteria.parse(criteria)), { ...job, ...change }, testNow).score ?? -1

test('fits any wish if the job states no bound', ({ expect }) => {
  const reasons = (criteria: MatchCriteriaInput, change: Partial<ScorableJob>) =>
    scoreJob(prepareCriteria(matchCriteria.parse(criteria)), { ...job, ...change }, testNow).reasons
  const open = { salaryMin: 210_000, salaryMax: null }
  expect(reasons({ salaryMin: 400_000 }, open)).toEqual(['✓ Pays $210K+'])
  expect(reasons({ salaryMax: 150_000 }, { salaryMin: null, salaryMax: 260_000 })).toEqual(['✓ Pays up to $260K'])
  expect(reasons({ salaryMin: 400_000 }, {})).toEqual(['✗ Pays up to $260K, $400K wanted'])
})

test('a job that is better in one thing never scores lower', ({ expect }) => {
  const criteria: MatchCriteriaInput = {
    practiceAreas: ['Tax'],
    locations: ['Boston, MA'],
    seniority: 'associate',
    yearsExperience: 4,
    salaryMin: 250_000,
    bigLaw: true,
  }
  const steps: Partial<ScorableJob>[][] = [
    [{ practiceArea: 'Immigration' }, { practiceArea: 'Trusts & Estates' }, { practiceArea: 'Tax' }],
    [
      { location: 'Chicago, IL' },
      { location: 'Springfield, MA' },
      { location: 'Cambridge, MA' },
      { location: 'Boston, MA' },
    ],
    [
      { salaryMax: 150_000 },
      { salaryMax: 220_000 },
      { salaryMax: 245_000 },
      { salaryMax: 250_000 },
      { salaryMax: 400_000 },
    ],
    [{ seniority: 'partner' }, { seniority: 'counsel' }, { seniority: 'senior-associate' }, { seniority: 'associate' }],
    [{ isBigLaw: false }, { isBigLaw: true }],
    [{ yearsExperienceMin: 9 }, { yearsExperienceMin: 6 }, { yearsExperienceMin: 5 }, { yearsExperienceMin: 3 }],
  ]
  for (const worseToBetter of steps) {
    const scores = worseToBetter.map((change) => scoreOf(criteria, change))
    expect(scores, JSON.stringify(worseToBetter)).toEqual(scores.toSorted((a, b) => a - b))
  }
  expect(scoreOf(criteria)).toBe(100)
  expect(scoreOf(criteria, { practiceArea: 'Immigration' })).toBeLessThan(70)
  expect(scoreOf({ remoteWork: true, practiceAreas: ['Tax'] })).toBeLessThan(70)
  expect(seniorityCloseness('partner', 'associate')).toBeLessThan(0.2)
  expect(scoreOf({ seniority: 'partner', otherSeniorities: ['associate'] })).toBe(scoreOf({ seniority: 'associate' }))
})

test('profiles are saved, listed to whom they belong, changed, matched and removed', async ({ expect }) => {
  const [admin, partner, other] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
  const tax = await addJob({ ...newYork, practiceArea: 'Tax', seniority: 'associate' })
  const body = {
    name: ' Ada  Quinn ',
    practiceAreas: ['Tax'],
    seniority: 'counsel',
    otherSeniorities: ['partner'],
    locations: ['New York, NY'],
    salaryMin: null,
    queryText: 'tax counsel or partner NYC',
  }
  const made = (await (await call('POST', '/api/candidates', { as: partner, body })).json()) as CandidateProfile
  expect(made).toMatchObject({
    name: 'Ada Quinn',
    assignedPartnerId: partner.user.id,
    bigLaw: false,
    seniority: 'counsel',
    otherSeniorities: ['partner'],
    status: 'new',
    matchCount: 0,
  })
  const { matches } = await find(partner, { practiceAreas: ['Tax'], candidateId: made.id })
  await find(partner, { practiceAreas: ['Tax'], candidateId: made.id })
  expect(matches.map(({ id }) => id)).toEqual([tax.id])
  const list = async (as: TestSession) =>
    ((await (await call('GET', '/api/candidates', { as })).json()) as CandidateProfile[]).map(({ id, matchCount }) => [
      id,
      matchCount,
    ])
  expect([await list(admin), await list(partner), await list(other)]).toEqual([[[made.id, 1]], [[made.id, 1]], []])

  const path = `/api/candidates/${made.id}`
  expect((await call('PATCH', path, { as: other, body: { name: 'X' } })).status).toBe(404)
  expect((await call('DELETE', path, { as: other })).status).toBe(404)
  expect((await find(other, { practiceAreas: ['Tax'], candidateId: made.id })).status).toBe(404)
  const changed = await call('PATCH', path, { as: partner, body: { boutique: true, status: 'active' } })
  expect(await changed.json()).toMatchObject({
    name: 'Ada Quinn',
    boutique: true,
    status: 'active',
    practiceAreas: ['Tax'],
  })
  const unknown = await call('PATCH', path, { as: partner, body: { otherSeniorities: ['intern'] } })
  expect(unknown.status).toBe(400)
  const none = await call('PATCH', path, { as: partner, body: { otherSeniorities: [] } })
  expect(await none.json()).toMatchObject({ seniority: 'counsel', otherSeniorities: [] })
  expect((await call('PATCH', path, { as: partner, body: { assignedPartnerId: 1 } })).status).toBe(403)
  expect((await call('DELETE', path, { as: partner })).status).toBe(200)
  expect((await call('DELETE', path, { as: partner })).status).toBe(404)
  expect(await testDeps().profiles.list(undefined)).toEqual([])
})

test('explains bad input, and lets only staff search', async ({ expect }) => {
  const as = await signedIn('partner')
  const post = async (path: string, body: unknown) => {
    const response = await call('POST', path, { as, body })
    return [response.status, ((await response.json()) as { message: string }).message]
  }
  expect(await post('/api/candidates/parse-natural-language', { query: '  ' })).toEqual([400, 'Empty Query'])
  expect(await post('/api/candidates/match', {})).toEqual([400, 'Please enter at least one criterion.'])
  for (const body of [
    { salaryMin: -1 },
    { seniority: 'wizard' },
    { practiceAreas: 'Tax' },
    { locations: Array.from({ length: 21 }, String) },
  ])
    expect((await post('/api/candidates/match', body))[0]).toBe(400)
  expect(await post('/api/candidates', { name: ' ' })).toEqual([400, 'Candidate name is required'])
  const odd = await call('POST', '/api/candidates/match', {
    as,
    body: { practiceAreas: ['"* OR NEAR('], locations: ['", \u0000'] },
  })
  expect(odd.status).toBe(200)
  const callers = { stranger: null, waiting: await signedIn('waiting'), partner: as, admin: await signedIn('admin') }
  const all = { stranger: 401, waiting: 403, partner: 200, admin: 200 }
  expect(await statusesFor('POST', '/api/candidates/match', callers, { practiceAreas: ['Tax'] })).toEqual(all)
  expect(await statusesFor('POST', '/api/candidates/parse-natural-language', callers, { query: 'tax' })).toEqual(all)
  expect(await statusesFor('GET', '/api/candidates', callers)).toEqual(all)
})
