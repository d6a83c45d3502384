import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import type { Analytics } from '#contract/api/insight/analytics.ts'
import { applicationSources } from '#contract/domain/application-sources.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { bucketOf, stageOf } from '#contract/domain/stages.ts'
import { applicationStatuses } from '#contract/domain/statuses.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { foldAnalytics, tasksSentBy } from '#worker/test/analytics.ts'
import { addUser, call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { factsVersion } from './application-facts.ts'
import { foldChanges } from './analytics-fold.service.ts'
import { foldTask } from './analytics.tasks.ts'

/** A summer moment in Eastern time. */
const eastern = (day: string, time = '10:00') => new Date(`${day}T${time}:00-04:00`)

type Step = [status: string, at: Date]

/** Adds an application with the events of its changes. */
async function walked(given: Parameters<typeof addApplication>[0], ...steps: Step[]) {
  const application = await addApplication({ status: steps.at(-1)?.[0] ?? 'new', ...given })
  let from = 'new'
  for (const [to, createdAt] of steps) {
    await testDeps()
      .db.insert(applicationEvents)
      .values({ applicationId: application.id, kind: 'status', from, to, createdAt })
    from = to
  }
  return application
}

/**
 * Five people, few enough to count on paper:
 *
 * - Ann: Jun 1 new, 3 screening, 5 interview, 9 interviewed (the same stage), 12 client, 20 offer, 24 hired.
 * - Ben: Jun 1 new (22:00, in UTC already Jun 2), 2 screening, 5 rejected, 15 reopened in screening, 16 client, 26 rejected.
 * - Cem: Jun 10 new, hired by a slip for two minutes, new again, 13 rejected.
 * - Dee: Jun 20 new, nobody's, still there.
 * - Eve: May 31 new (23:30, in UTC already Jun 1), Jun 4 offer, 6 hired, 30 withdrawn: a placement that fell through.
 */
async function five() {
  const [ann, ben] = [await addUser({ name: 'Paula Partner' }), await addUser({ name: 'Quinn Partner' })]
  const [corporate, tax] = [await addJob({ practiceArea: 'Corporate' }), await addJob({ practiceArea: 'Tax' })]
  const paula = { assignedPartnerId: ann.id }
  const quinn = { assignedPartnerId: ben.id }
  const a = await walked(
    { ...paula, jobId: corporate.id, source: 'direct', appliedAt: eastern('2026-06-01') },
    ['initial_screening', eastern('2026-06-03')],
    ['scheduled_interview', eastern('2026-06-05')],
    ['interviewed', eastern('2026-06-09')],
    ['submitted_to_client', eastern('2026-06-12')],
    ['offered', eastern('2026-06-20')],
    ['hired', eastern('2026-06-24')],
  )
  const b = await walked(
    { ...paula, jobId: tax.id, source: 'search_engine', appliedAt: eastern('2026-06-01', '22:00') },
    ['initial_screening', eastern('2026-06-02', '22:00')],
    ['rejected_by_brand', eastern('2026-06-05', '22:00')],
    ['initial_screening', eastern('2026-06-15', '22:00')],
    ['submitted_to_client', eastern('2026-06-16', '22:00')],
    ['rejected_by_client', eastern('2026-06-26', '22:00')],
  )
  const c = await walked(
    { ...quinn, jobId: corporate.id, source: 'job_board', appliedAt: eastern('2026-06-10', '09:00') },
    ['hired', eastern('2026-06-10', '09:01')],
    ['new', eastern('2026-06-10', '09:03')],
    ['rejected_by_candidate', eastern('2026-06-13', '09:00')],
  )
  const d = await walked({ jobId: tax.id, source: 'direct', appliedAt: eastern('2026-06-20') })
  const e = await walked(
    { ...quinn, jobId: corporate.id, source: 'feed', appliedAt: eastern('2026-05-31', '23:30') },
    ['offered', eastern('2026-06-04', '23:30')],
    ['hired', eastern('2026-06-06', '23:30')],
    ['rejected_by_candidate', eastern('2026-06-30', '12:00')],
  )
  return { paula: ann, quinn: ben, corporate, tax, a, b, c, d, e }
}

const june = { from: '2026-06-01', to: '2026-06-30' }
const ask = async (as: TestSession | null, query: Record<string, string | number> = {}, path = '/api/analytics') => {
  await foldAnalytics()
  return call(
    'GET',
    `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
    {
      as,
      deps: { now: () => eastern('2026-07-01') },
    },
  )
}
const read = async (as: TestSession, query: Record<string, string | number> = june): Promise<Analytics> =>
  (await ask(as, query)).json<Analytics>()
const line = ({
  applications,
  clientStage,
  offered,
  hired,
  rejected,
}: Analytics['sources'][number] | Analytics['partners'][number] | Analytics['practiceAreas'][number]) => [
  applications,
  clientStage,
  offered,
  hired,
  rejected,
]

/** Content of the roll-ups, without rows that are back at zero. */
async function rollups() {
  await foldAnalytics()
  const rows = async (query: string) => (await env.DB.prepare(query).all()).results
  return {
    counts: await rows(
      'select * from analytics_counts where applications <> 0 order by partner_id, dimension, period, value',
    ),
    visits: await rows('select * from analytics_visits where count <> 0 order by partner_id, period, stage, bucket'),
    jobs: await rows('select * from open_job_days where count <> 0 order by partner_id, day'),
    waiting: await rows('select * from waiting_days where count <> 0 order by partner_id, day'),
  }
}

describe('matches a month counted manually', () => {
  test('the funnel counts each application once, by its furthest stage', async ({ expect }) => {
    await five()
    const { funnel } = await read(await signedIn('admin'))
    // Four came in June (Eve's evening was still May). Ann and Ben passed screening and came to the client, so both count
    // for the interview too, though Ben went past it; Ben's second way up counts nothing twice. Cem's slip doesn't count as a hire.
    expect(funnel).toEqual([
      { stage: 'new', reached: 4, rejected: 1 },
      { stage: 'screening', reached: 2, rejected: 0 },
      { stage: 'in_interview', reached: 2, rejected: 0 },
      { stage: 'client_stage', reached: 2, rejected: 1 },
      { stage: 'offer', reached: 1, rejected: 0 },
      { stage: 'hired', reached: 1, rejected: 0 },
    ])
  })

  test('time in stage counts every visit that ended in June', async ({ expect }) => {
    await five()
    const { timeInStage } = await read(await signedIn('admin'))
    // Whole days each. New: Ben 1, Ann 2, Cem 3, Eve 4: half of four ends with the second, at 3 (a visit of two days and
    // some hours ends before); nine tenths of four are 0.6 into the fourth: 4.6. Screening: Ben 1, Ann 2, Ben 3: 2.5, 3.7.
    // Interview: Ann 7, both statuses as one. Client: Ann 8, Ben 10. Offer: Eve 2, Ann 4.
    expect(timeInStage).toEqual([
      { stage: 'new', visits: 4, medianDays: 3, p90Days: 4.6 },
      { stage: 'screening', visits: 3, medianDays: 2.5, p90Days: 3.7 },
      { stage: 'in_interview', visits: 1, medianDays: 7.5, p90Days: 7.9 },
      { stage: 'client_stage', visits: 2, medianDays: 9, p90Days: 10.8 },
      { stage: 'offer', visits: 2, medianDays: 3, p90Days: 4.8 },
    ])
  })

  test('sources, areas, partners, placements and job ages add up', async ({ expect }) => {
    await five()
    const data = await read(await signedIn('admin'))
    expect(data.sources.map((row) => [row.source, ...line(row)])).toEqual([
      ['job_board', 1, 0, 0, 0, 1],
      ['direct', 2, 1, 1, 1, 0],
      ['search_engine', 1, 1, 0, 0, 1],
      ['feed', 0, 0, 0, 0, 0],
      ['other_site', 0, 0, 0, 0, 0],
      ['staff', 0, 0, 0, 0, 0],
    ])
    expect(data.practiceAreas.map((row) => [row.practiceArea, ...line(row)])).toEqual([
      ['Corporate', 2, 1, 1, 1, 1],
      ['Tax', 2, 1, 0, 0, 1],
    ])
    expect(data.partners.map((row) => [row.name, ...line(row)]).sort()).toEqual([
      ['Paula Partner', 2, 2, 1, 1, 1],
      ['Quinn Partner', 1, 0, 0, 0, 1],
      ['Unassigned', 1, 0, 0, 0, 0],
    ])
    // Eve's placement fell through, Cem's never was.
    expect(data.placements.unit).toBe('day')
    expect(data.placements.points.length).toBe(30)
    expect(data.placements.points.filter(({ count }) => count > 0)).toEqual([{ start: '2026-06-24', count: 1 }])
    const quarter = await read(await signedIn('admin'), { from: '2026-01-01', to: '2026-12-31' })
    expect(quarter.placements.points.filter(({ count }) => count > 0)).toEqual([{ start: '2026-06-01', count: 1 }])
    // With Eve's May, by whole months: Ann, Ben and Eve came on; Ann had an offer, and Eve, whose placement fell through.
    expect(quarter.funnel.map(({ reached }) => reached)).toEqual([5, 3, 3, 3, 2, 1])
  })

  test('counts an application for the partner it is reassigned to', async ({ expect }) => {
    const { paula, quinn, b } = await five()
    const admin = await signedIn('admin')
    const reached = async (partnerId: number) =>
      (await read(admin, { ...june, partnerId })).funnel.map((row) => row.reached)
    expect([await reached(paula.id), await reached(quinn.id), await reached(0)]).toEqual([
      [2, 2, 2, 2, 1, 1],
      [1, 0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0],
    ])
    await call('POST', `/api/applications/${b.id}/assign`, { as: admin, body: { partnerId: quinn.id } })
    expect([await reached(paula.id), await reached(quinn.id)]).toEqual([
      [1, 1, 1, 1, 1, 1],
      [2, 1, 1, 1, 0, 0],
    ])
    // His visits went with him.
    const { timeInStage, partners } = await read(admin, { ...june, partnerId: quinn.id })
    expect(timeInStage.map(({ visits }) => visits)).toEqual([3, 2, 0, 1, 1])
    expect(partners.map(({ name }) => name)).toEqual(['Quinn Partner'])
  })
})

test('counts rejections by their reason, by partner, and forgets them on undo', async ({ expect }) => {
  const [admin, one] = [await signedIn('admin'), await signedIn('partner')]
  const now = eastern('2026-06-15')
  const mine = await addApplication({ assignedPartnerId: one.user.id, appliedAt: eastern('2026-05-01') })
  const other = await addApplication({ appliedAt: eastern('2026-06-01') })
  const plain = await addApplication({ appliedAt: eastern('2026-06-01') })
  const deps = { now: () => now }
  const changed = async (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
    (await call(method, `/api/applications/${path}`, { as: admin, deps, body })).status
  const reason = 'Practice area doesn’t match'
  const changes = [mine, other].map(({ id }) => ({ id }))
  expect(await changed('reject', { changes, status: 'rejected_by_brand', reason, email: 'none' })).toBe(200)
  expect(await changed(`${plain.id}/status`, { status: 'rejected_by_client' }, 'PATCH')).toBe(200)
  const read = async (query = '') => {
    await foldAnalytics()
    const address = `/api/analytics?from=2026-06-10&to=2026-06-20${query}`
    return (await call('GET', address, { as: admin, deps })).json<Analytics>()
  }
  expect((await read()).rejections).toEqual([
    { reason, count: 2 },
    { reason: '', count: 1 },
  ])
  expect((await read(`&partnerId=${one.user.id}`)).rejections).toEqual([{ reason, count: 1 }])
  const csv = await call('GET', '/api/analytics/csv?section=rejections&from=2026-06-10&to=2026-06-20', {
    as: admin,
    deps,
  })
  expect((await csv.text()).trim().split('\r\n').slice(-3)).toEqual([
    'Reason,Rejected',
    `${reason},2`,
    'No reason given,1',
  ])
  const refused = await call('GET', '/api/analytics/csv?section=rejections', { as: one, deps })
  expect(refused.status).toBe(403)
  // Rejected again without a reason, it doesn't count for the old one.
  expect(await changed('reject/undo', { changes: [{ id: mine.id }] })).toBe(200)
  expect((await read()).rejections).toEqual([
    { reason: '', count: 1 },
    { reason, count: 1 },
  ])
})

test('counts a change after the request, and drops a deleted application', async ({ expect }) => {
  const [admin, job] = [await signedIn('admin'), await addJob({ postedDate: eastern('2026-06-20') })]
  const range = { from: '2026-01-01', to: '2026-12-31' }
  const application = await addApplication({ jobId: job.id, appliedAt: eastern('2026-06-20') })
  const reached = async () => (await read(admin, range)).funnel.map((row) => row.reached)
  expect(await reached()).toEqual([1, 0, 0, 0, 0, 0])
  const move = (status: string) =>
    call('PATCH', `/api/applications/${application.id}/status`, {
      as: admin,
      body: { status },
      deps: { now: () => eastern('2026-06-25') },
    })
  await move('client_interview')
  expect(await reached()).toEqual([1, 1, 1, 1, 0, 0])
  await move('client_interview')
  expect(await reached()).toEqual([1, 1, 1, 1, 0, 0])
  await env.DB.prepare(`update jobs set practice_area = 'Energy' where id = ?`).bind(job.id).run()
  expect((await read(admin, range)).practiceAreas.map(({ practiceArea }) => practiceArea)).toEqual(['Energy'])
  const ages = (await read(admin, range)).jobAges
  expect(ages.map(({ from, to, count }) => [from, to, count])).toEqual([
    [0, 7, 0],
    [8, 14, 1],
    [15, 30, 0],
    [31, 60, 0],
    [61, 90, 0],
    [91, null, 0],
  ])
  await env.DB.prepare('delete from application_events').run()
  await env.DB.prepare('delete from job_applications where id = ?').bind(application.id).run()
  await env.DB.prepare('update jobs set is_active = 0').run()
  expect([await reached(), await rollups()]).toEqual([
    [0, 0, 0, 0, 0, 0],
    { counts: [], visits: [], jobs: [], waiting: [] },
  ])
})

test('the roll-ups match the events of random histories', async ({ expect }) => {
  const partners = [(await addUser()).id, (await addUser()).id, null]
  const jobs = [await addJob({ practiceArea: 'Corporate' }), await addJob({ practiceArea: 'Tax' })]
  let seed = 7
  // A small generator with a fixed start: the same histories every time, over two clock changes.
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const gaps = [2 * 60_000, 45 * 60_000, 5 * 3600_000, 30 * 3600_000, 9 * 86_400_000, 45 * 86_400_000, 400 * 86_400_000]
  const expected = { counts: new Map<string, number>(), visits: new Map<string, number>() }
  const add = (map: Map<string, number>, ...key: (string | number)[]) =>
    map.set(key.join('|'), (map.get(key.join('|')) ?? 0) + 1)
  for (let n = 0; n < 60; n++) {
    let at = Date.UTC(2025, 1 + random(12), 1 + random(28), random(24), random(60))
    const appliedAt = new Date(at)
    const steps: Step[] = []
    let status: string = 'new'
    for (let count = random(8); count > 0; count--) {
      const others = applicationStatuses.filter((other) => other !== status)
      status =
        random(4) === 0 && steps.length > 1 ? (steps.at(-2)?.[0] ?? 'new') : (others[random(others.length)] ?? 'new')
      if (status === (steps.at(-1)?.[0] ?? 'new')) continue
      at += gaps[random(gaps.length)] ?? 0
      steps.push([status, new Date(at)])
    }
    const partnerId = partners[random(3)] ?? null
    const source = applicationSources[random(5)] ?? 'direct'
    const job = jobs[random(2)]
    await walked({ appliedAt, assignedPartnerId: partnerId, source, jobId: job?.id ?? 0 }, ...steps)

    // An independent count: leave out slips, join statuses of one stage, and add up.
    const all: Step[] = [['new', appliedAt], ...steps]
    const kept = all.filter(([, from], i) => {
      const next = all[i + 1]
      return !(next && i > 0 && next[1].getTime() - from.getTime() < 300_000 && next[0] === all[i - 1]?.[0])
    })
    const visits = kept
      .map(([name, from]) => ({ stage: stageOf(name), from }))
      .filter(({ stage }, i, list) => i === 0 || list[i - 1]?.stage !== stage)
    const last = visits.at(-1)?.stage ?? 0
    const furthest = Math.min(Math.max(...visits.map(({ stage }) => (stage < 6 ? stage : 0))), last === 5 ? 5 : 4)
    for (const scope of [-1, partnerId ?? 0]) {
      for (const length of [10, 7]) {
        const day = easternDay(appliedAt).slice(0, length)
        const outcome = `${furthest}${last === 6 ? 'r' : ''}`
        add(expected.counts, scope, 'all', day, '', outcome)
        add(expected.counts, scope, 'area', day, job?.practiceArea ?? '', outcome)
        add(expected.counts, scope, 'source', day, source, outcome)
        visits.forEach(({ stage, from }, i) => {
          const next = visits[i + 1]
          if (!next && stage === 5)
            add(expected.counts, scope, 'placed', easternDay(from).slice(0, length), '', outcome)
          if (!next && stage === 6)
            add(expected.counts, scope, 'rejection', easternDay(from).slice(0, length), '', outcome)
          if (!next || stage > 4) return
          const bucket = bucketOf(next.from.getTime() - from.getTime())
          add(expected.visits, scope, easternDay(next.from).slice(0, length), stage, bucket)
        })
      }
    }
  }
  const before = await rollups()
  const found = new Map(
    before.visits.map((row) => [
      [row['partner_id'], row['period'], row['stage'], row['bucket']].join('|'),
      row['count'],
    ]),
  )
  expect(found).toEqual(expected.visits)
  // The columns of a row, from how far each application of it came.
  const rows = new Map<string, number[]>()
  for (const [key, count] of expected.counts) {
    const parts = key.split('|')
    const outcome = parts.pop() ?? ''
    const [furthest, isRejected] = [Number(outcome[0]), outcome.endsWith('r')]
    const row = rows.get(parts.join('|')) ?? Array.from({ length: 11 }, () => 0)
    row.forEach((_, i) => {
      if (i === 0 || (i <= 5 && furthest >= i) || (i > 5 && isRejected && furthest === i - 6))
        row[i] = (row[i] ?? 0) + count
    })
    rows.set(parts.join('|'), row)
  }
  const stored = new Map(
    before.counts.map(({ partner_id, dimension, period, value, ...columns }) => [
      [partner_id, dimension, period, value].join('|'),
      Object.values(columns),
    ]),
  )
  expect(stored).toEqual(rows)

  // Recounting gives the same figures, also when it is cut off and when two runs meet.
  const deps = testDeps()
  await deps.analyticsFold.beginRecount(factsVersion)
  const unfinished = { deps: { now: () => eastern('2026-07-01') }, as: await signedIn('admin') }
  const { isRecounting } = await (await call('GET', '/api/analytics', unfinished)).json<Analytics>()
  expect([isRecounting, await deps.analyticsFold.isDirty()]).toEqual([true, true])
  const { folds, applications } = await deps.analyticsFold.dirty(20)
  expect(applications.length).toBe(20)
  await Promise.all([foldChanges(deps, 1), foldChanges(deps, 1), foldTask.run(deps, {})])
  const nothing = { counts: [], visits: [], waitingDays: [], openJobDays: [] }
  expect(await deps.analyticsFold.save([], nothing, { folds, factsVersion })).toBe(false)
  expect([await rollups(), (await read(unfinished.as)).isRecounting]).toEqual([before, false])

  // The hourly check finds what is missing, and the task it sends repairs it, however often it runs.
  await env.DB.prepare(`delete from analytics_counts where dimension = 'all'`).run()
  const sent = await tasksSentBy('17 * * * *')
  expect(sent).toContain(foldTask.name)
  await foldTask.run(deps, {})
  await foldTask.run(deps, {})
  expect(await rollups()).toEqual(before)
  expect(await tasksSentBy('17 * * * *')).not.toContain(foldTask.name)

  // Rules that have changed since are another reason.
  await env.DB.prepare('update analytics_state set facts_version = ?')
    .bind(factsVersion - 1)
    .run()
  expect(await tasksSentBy('17 * * * *')).toContain(foldTask.name)
  expect(await rollups()).toEqual(before)
})

test('a change during a fold is folded by the next one', async ({ expect }) => {
  const application = await addApplication({ appliedAt: eastern('2026-06-20') })
  const deps = testDeps()
  const { folds, applications } = await deps.analyticsFold.dirty(20)
  await env.DB.prepare(`update job_applications set source = 'feed' where id = ?`).bind(application.id).run()
  const folded = applications.map(({ id, version }) => ({ kind: 'application' as const, id, version, facts: null }))
  const nothing = { counts: [], visits: [], waitingDays: [], openJobDays: [] }
  expect(await deps.analyticsFold.save(folded, nothing, { folds, factsVersion })).toBe(true)
  expect((await deps.analyticsFold.dirty(20)).applications.map(({ id }) => id)).toEqual([application.id])
})

test('the cron sends the fold while something is left to fold', async ({ expect }) => {
  await addApplication()
  expect(await tasksSentBy('*/5 * * * *')).toContain(foldTask.name)
  await foldTask.run(testDeps(), {})
  expect(await tasksSentBy('*/5 * * * *')).not.toContain(foldTask.name)
})

test('counts days in New York time over every clock change', async ({ expect }) => {
  const job = await addJob()
  const moments = [2007, 2015, 2024, 2026, 2027, 2050].flatMap((year) =>
    [8, 9, 10, 11, 12, 13, 14].flatMap((day) =>
      [4, 5, 6, 7].flatMap((hour) => [Date.UTC(year, 2, day, hour), Date.UTC(year, 10, day - 7, hour)]),
    ),
  )
  await env.DB.prepare(
    `insert into job_applications (job_id, applicant_name, applicant_email, applied_at)
     select ?, value, value || '@example.com', value from json_each(?)`,
  )
    .bind(job.id, JSON.stringify(moments))
    .run()
  const expected = new Map<string, number>()
  for (const moment of moments) {
    const day = easternDay(new Date(moment))
    expected.set(day, (expected.get(day) ?? 0) + 1)
  }
  const { counts } = await rollups()
  const days = counts.filter(
    (row) => row['partner_id'] === -1 && row['dimension'] === 'all' && String(row['period']).length === 10,
  )
  expect(new Map(days.map((row) => [String(row['period']), Number(row['applications'])]))).toEqual(expected)
})

describe('access to analytics', () => {
  test('only admins may read analytics', async ({ expect }) => {
    const { paula } = await five()
    const everyone = [null, await signedIn('waiting'), await signedIn('partner'), await signedIn('admin')]
    for (const path of ['/api/analytics', '/api/analytics/csv']) {
      const answers = await Promise.all(everyone.map((as) => ask(as, { section: 'funnel', partnerId: paula.id }, path)))
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 401, 403, 403, 200])
    }
  })

  test('an invalid range is refused, and the default is the last 90 days', async ({ expect }) => {
    const admin = await signedIn('admin')
    const bad = [
      { from: '2026-02-30' },
      { to: 'x' },
      { from: '2026-06-02', to: '2026-06-01' },
      { from: '2010-01-01', to: '2026-01-01' },
      { partnerId: -1 },
    ]
    for (const query of bad) expect([query, (await ask(admin, query)).status]).toEqual([query, 400])
    expect((await ask(admin, { section: 'secrets' }, '/api/analytics/csv')).status).toBe(400)
    const { from, to, funnel } = await read(admin, {})
    expect([from, to, funnel[0]?.reached]).toEqual(['2026-04-03', '2026-07-01', 0])
    const future = await read(admin, { from: '2026-08-05' })
    expect([future.from, future.to]).toEqual(['2026-08-05', '2026-08-05'])
  })

  test('CSV holds every part and no formula', async ({ expect }) => {
    const { tax } = await five()
    await env.DB.prepare(`update jobs set practice_area = '=HYPERLINK("x")' where id = ?`).bind(tax.id).run()
    const admin = await signedIn('admin')
    const csv = async (section: string) => {
      const response = await ask(admin, { ...june, section }, '/api/analytics/csv')
      return [response.headers.get('Content-Disposition'), await response.text()]
    }
    expect(await csv('practice-areas')).toEqual([
      'attachment; filename="practice-areas-2026-06-01-to-2026-06-30.csv"',
      'Practice area,Applications,Client stage,Offers,Hired,Rejected\r\n"\'=HYPERLINK(""x"")",2,1,0,0,1\r\nCorporate,2,1,1,1,1\r\n',
    ])
    expect((await csv('funnel'))[1]).toBe(
      'Stage,Reached,Conversion %,% of applications,Rejected here\r\nNew,4,100,100,1\r\nScreening,2,50,50,0\r\n' +
        'In interview,2,100,50,0\r\nClient stage,2,100,50,1\r\nOffer,1,50,25,0\r\nHired,1,100,25,0\r\n',
    )
    const heads = ['time-in-stage', 'sources', 'partners', 'placements', 'job-ages'].map(
      async (section) => (await csv(section))[1]?.split('\r\n')[0],
    )
    expect(await Promise.all(heads)).toEqual([
      'Stage,Visits ended,Median days,90th percentile days',
      'Source,Applications,Client stage,Offers,Hired,Rejected',
      'Partner,Applications,Client stage,Offers,Hired,Rejected',
      'From (day),Placements',
      'Days since posted,Open jobs',
    ])
  })
})

test('no read of the screen walks a table', async ({ expect }) => {
  await five()
  const { results } = await env.DB.prepare(
    `explain query plan select c.value, sum(c.applications) from analytics_counts c where c.partner_id = -1
     and c.dimension = 'area' and c.period in (select value from json_each('[]')) group by c.value`,
  ).all<{ detail: string }>()
  expect(results.map(({ detail }) => detail).filter((detail) => /SCAN (?!json_each)/.test(detail))).toEqual([])
})
