import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import type { ApplicationPage } from '#contract/api/candidates/applications.ts'
import type { Dashboard } from '#contract/api/workspace/dashboard.ts'
import { foldAnalytics } from '#worker/test/analytics.ts'
import { call, signedIn, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'

/** Monday, June 15, 2026, 11:00 in New York. */
const now = new Date('2026-06-15T15:00:00Z')
const deps = { now: () => now }
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const dashboard = async (as: TestSession) => {
  await foldAnalytics()
  return (await call('GET', '/api/dashboard', { as, deps })).json<Dashboard>()
}
const page = async (as: TestSession, query: Record<string, string>) => {
  await foldAnalytics()
  const address = `/api/applications/page?${new URLSearchParams(query).toString()}`
  return (await call('GET', address, { as, deps })).json<ApplicationPage>()
}

/** The lists that the screen links each number to (web/app/features/workspace/dashboard/dashboard-links.ts). */
const listsOf = (data: Dashboard): [number, Record<string, string>][] => [
  [data.newApplications, { status: 'new' }],
  [data.waitingOnClient, { status: 'client_stage' }],
  [data.interviews.count, { interviewFrom: data.interviews.from, interviewTo: data.interviews.to }],
  [data.placements.count, { hiredSince: data.placements.since }],
  [data.stale?.count ?? -1, { unchangedSince: data.stale?.unchangedSince ?? '' }],
  [data.toReview, { unread: 'true' }],
  [data.unreadMentions, { mentions: 'unread' }],
]

async function agency() {
  const boss = await signedIn('admin')
  await call('PATCH', '/api/settings', { as: boss, body: { followUpStaleDays: 14 } })
  const [one, two, admin] = [await signedIn('partner'), await signedIn('partner'), await signedIn('admin')]
  const jobs = [await addJob(), await addJob(), await addJob({ isActive: false }), await addJob({ deletedAt: now })]
  const jobId = jobs[0]?.id ?? 0
  const mine = { jobId, assignedPartnerId: one.user.id, statusChangedAt: daysAgo(1) }
  const theirs = { ...mine, assignedPartnerId: two.user.id }
  const nobodys = { jobId, statusChangedAt: daysAgo(1) }
  const interview = (given: Partial<typeof mine>, at: string, status = 'scheduled_interview') =>
    addApplication({ ...given, status, interviewDate: new Date(at), applicantName: at })
  await addApplication(nobodys)
  await addApplication({ ...nobodys, statusChangedAt: daysAgo(20) })
  await addApplication(mine)
  // Today and seven more days are June 15 to 22: from 4:00 UTC on Monday up to 4:00 UTC on the Tuesday a week later.
  await interview(mine, '2026-06-15T03:59:00Z')
  await interview(mine, '2026-06-23T03:59:00Z')
  await interview(mine, '2026-06-15T04:00:00Z', 'interviewed')
  await interview(theirs, '2026-06-18T14:00:00Z')
  await interview(mine, '2026-06-23T04:00:00Z')
  await interview(mine, '2026-06-17T14:00:00Z', 'rejected_by_client')
  // Fourteen days ago at noon is not before that day; the night before it is.
  await addApplication({ ...mine, status: 'client_interview', statusChangedAt: new Date('2026-06-01T16:00:00Z') })
  await addApplication({ ...mine, status: 'submitted_to_client', statusChangedAt: new Date('2026-06-01T03:59:00Z') })
  await addApplication({ ...theirs, status: 'reference_checks', statusChangedAt: daysAgo(90) })
  await addApplication({ ...mine, status: 'hired', statusChangedAt: daysAgo(90) })
  await addApplication({ ...theirs, status: 'rejected_by_brand', statusChangedAt: daysAgo(90) })
  return { one, two, admin, jobs }
}

describe('the numbers', () => {
  test('are those of a small agency, of a partner only their own', async ({ expect }) => {
    const { one, two, admin } = await agency()
    await env.DB.prepare(`insert into saved_job_lists (candidate_name, submitted_by, job_data, status) values
        ('A', ?1, '[]', 'pending'), ('B', ?1, '[]', 'approved'), ('C', ?1, '[]', 'pending')`)
      .bind(one.user.id)
      .run()
    const days = { from: '2026-06-15', to: '2026-06-22' }
    const placements = { count: 0, since: '2026-04-01' }
    const unchangedSince = '2026-06-01'
    expect(await dashboard(admin)).toEqual({
      totalJobs: 3,
      assignedCandidates: 12,
      newApplications: 3,
      waitingOnClient: 3,
      interviews: { count: 3, ...days },
      placements,
      stale: { count: 3, unchangedSince, days: 14 },
      toReview: 14,
      unreadMentions: 0,
      listsToReview: 2,
      failedMails: 0,
    })
    expect(await dashboard(one)).toEqual({
      totalJobs: 2,
      assignedCandidates: 9,
      newApplications: 1,
      waitingOnClient: 2,
      interviews: { count: 2, ...days },
      placements,
      stale: { count: 1, unchangedSince, days: 14 },
      toReview: 9,
      unreadMentions: 0,
      listsToReview: null,
      failedMails: null,
    })
    expect((await dashboard(two)).stale?.count).toBe(1)
  })

  test('equal the total of their list, which has those rows and no others', async ({ expect }) => {
    const { one, admin } = await agency()
    const mentioned = await addApplication({ assignedPartnerId: one.user.id })
    const foreign = await addApplication()
    const notify = (userId: number, applicationId: number, type: string, isRead: number) =>
      env.DB.prepare(
        `insert into notifications (user_id, type, title, message, application_id, is_read) values (?, ?, '', '', ?, ?)`,
      )
        .bind(userId, type, applicationId, isRead)
        .run()
    // Two mentions on one candidate count once. Read ones, other kinds, and other partners' candidates don't count.
    await notify(one.user.id, mentioned.id, 'mention', 0)
    await notify(one.user.id, mentioned.id, 'mention', 0)
    await notify(one.user.id, mentioned.id, 'assignment', 0)
    await notify(one.user.id, foreign.id, 'mention', 0)
    await notify(admin.user.id, foreign.id, 'mention', 0)
    await notify(admin.user.id, mentioned.id, 'mention', 1)
    for (const as of [admin, one]) {
      const data = await dashboard(as)
      expect([as.user.role, data.unreadMentions]).toEqual([as.user.role, 1])
      for (const [count, query] of listsOf(data)) {
        const list = await page(as, query)
        expect([query, list.total, list.items.length, list.isTotalCapped]).toEqual([query, count, count, false])
        expect(new Set(list.items.map(({ id }) => id)).size).toBe(count)
      }
      const assigned = await page(as, as === admin ? { assigned: 'yes' } : {})
      expect([assigned.total, assigned.items.length]).toEqual([data.assignedCandidates, data.assignedCandidates])
      expect(assigned.items.every(({ assignedPartnerId }) => assignedPartnerId !== null)).toBe(true)
      expect(assigned.counts['all']).toBe(data.assignedCandidates)
    }
    const interviews = await page(admin, { interviewFrom: '2026-06-15', interviewTo: '2026-06-22' })
    expect(interviews.items.map(({ applicantName }) => applicantName)).toEqual([
      '2026-06-15T04:00:00Z',
      '2026-06-18T14:00:00Z',
      '2026-06-23T03:59:00Z',
    ])
    const stale = await page(admin, { unchangedSince: '2026-06-01' })
    expect(stale.items.map(({ statusChangedAt }) => statusChangedAt.slice(0, 10))).toEqual([
      '2026-03-17',
      '2026-05-26',
      '2026-06-01',
    ])
  })

  test('go with what is changed', async ({ expect }) => {
    const { admin, one } = await agency()
    const before = await dashboard(one)
    const [stale] = (await page(one, { unchangedSince: '2026-06-01' })).items
    await call('PATCH', `/api/applications/${stale?.id}/status`, {
      as: one,
      body: { status: 'client_interview' },
      deps,
    })
    expect((await dashboard(one)).stale?.count).toBe((before.stale?.count ?? 0) - 1)
    expect((await page(one, { unchangedSince: '2026-06-01' })).total).toBe(0)
    const [first] = (await page(one, { status: 'new' })).items
    await call('POST', `/api/applications/${first?.id}/assign`, { as: admin, body: { partnerId: null }, deps })
    expect((await dashboard(one)).assignedCandidates).toBe(before.assignedCandidates - 1)
    expect((await dashboard(admin)).assignedCandidates).toBe(11)
  })
})

test('counts the placements of this quarter that still hold, newest first', async ({ expect }) => {
  const { one, two, admin, jobs } = await agency()
  const hired = (partnerId: number, at: string, status = 'hired') =>
    addApplication({
      jobId: jobs[0]?.id ?? 0,
      assignedPartnerId: partnerId,
      status,
      statusChangedAt: new Date(at),
      applicantName: at,
    })
  await hired(one.user.id, '2026-04-01T03:59:00Z')
  await hired(one.user.id, '2026-04-01T04:00:00Z')
  await hired(two.user.id, '2026-06-01T12:00:00Z')
  await hired(one.user.id, '2026-06-02T12:00:00Z', 'rejected_by_candidate')
  expect([(await dashboard(admin)).placements.count, (await dashboard(one)).placements.count]).toEqual([2, 1])
  const names = async (as: TestSession, query: Record<string, string> = {}) =>
    (await page(as, { hiredSince: '2026-04-01', ...query })).items.map(({ applicantName }) => applicantName)
  expect(await names(admin)).toEqual(['2026-06-01T12:00:00Z', '2026-04-01T04:00:00Z'])
  expect(await names(one)).toEqual(['2026-04-01T04:00:00Z'])
  expect(await names(two, { partnerId: String(one.user.id) })).toEqual([])
  expect(await names(admin, { status: 'new' })).toEqual([])
  expect(await names(admin, { q: '2026-06-01' })).toEqual(['2026-06-01T12:00:00Z'])
})

test('counts failed emails for admins', async ({ expect }) => {
  const { one, admin } = await agency()
  await env.DB.prepare(
    `insert into mails (id, kind, to_address, subject, text, html, state, created_at)
       select 'm' || value, 'x', 'x@example.com', '', '', '', case when value = 3 then 'sent' else 'failed' end, ? from json_each('[1,2,3]')`,
  )
    .bind(now.getTime())
    .run()
  expect([(await dashboard(admin)).failedMails, (await dashboard(one)).failedMails]).toEqual([2, null])
})

test('a candidate is stale after the days in the settings, and never when they are 0', async ({ expect }) => {
  const { admin } = await agency()
  const change = (followUpStaleDays: number) =>
    call('PATCH', '/api/settings', { as: admin, body: { followUpStaleDays }, deps })
  await change(30)
  expect((await dashboard(admin)).stale).toEqual({ count: 1, unchangedSince: '2026-05-16', days: 30 })
  await change(0)
  expect((await dashboard(admin)).stale).toBeNull()
})

describe('the lists', () => {
  test('can be narrowed and searched like any other, page by page', async ({ expect }) => {
    const { one, two, admin, jobs } = await agency()
    const total = async (query: Record<string, string>, as = admin) => {
      const { total: counted, items } = await page(as, query)
      expect([query, items.length]).toEqual([query, counted])
      return counted
    }
    const week = { interviewFrom: '2026-06-15', interviewTo: '2026-06-22' }
    const stale = { unchangedSince: '2026-06-01' }
    expect(await total({ ...week, partnerId: String(two.user.id) })).toBe(1)
    expect(await total({ ...week, status: 'rejected' })).toBe(1)
    expect(await total({ ...week, status: 'interviewed' })).toBe(1)
    expect(await total({ ...week, jobId: String(jobs[1]?.id) })).toBe(0)
    expect(await total({ ...week, q: '06-18' })).toBe(1)
    expect(await total({ ...week, q: '2' })).toBe(3)
    expect(await total({ ...week, q: 'x' })).toBe(0)
    expect(await total({ ...week, assigned: 'yes' })).toBe(3)
    expect(await total({ ...stale, partnerId: '0' })).toBe(1)
    expect(await total({ ...stale, status: 'client_stage' })).toBe(2)
    expect(await total({ ...stale, status: 'hired' })).toBe(0)
    expect(await total({ ...stale, assigned: 'yes' })).toBe(2)
    expect(await total({ ...stale, q: 'candidate' })).toBe(3)
    expect(await total({ assigned: 'yes', status: 'new', sort: 'name' })).toBe(1)
    // Another partner's candidates are in no list, whichever partner the filter names.
    expect(await total({ ...week, partnerId: String(two.user.id) }, one)).toBe(0)
    expect(await total({ ...stale, partnerId: '0' }, one)).toBe(0)

    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: ApplicationPage = await page(admin, { ...week, limit: '1', ...(cursor ? { cursor } : {}) })
      seen.push(...next.items.map(({ id }) => id))
      cursor = next.nextCursor
    }
    expect(seen).toEqual((await page(admin, week)).items.map(({ id }) => id))
  })

  test('refuse filters that are invalid', async ({ expect }) => {
    const admin = await signedIn('admin')
    const bad = [
      { unchangedSince: 'x' },
      { hiredSince: '2026-13-01' },
      { interviewFrom: '2026-02-30', interviewTo: '2026-03-01' },
      { mentions: 'all' },
      { assigned: 'no' },
    ]
    for (const query of bad) {
      const { status } = await call(
        'GET',
        `/api/applications/page?${new URLSearchParams(Object.entries(query)).toString()}`,
        { as: admin },
      )
      expect([query, status]).toEqual([query, 400])
    }
  })

  test('reads few rows of many in every filter', async ({ expect }) => {
    const [admin, partner, job] = [await signedIn('admin'), await signedIn('partner'), await addJob()]
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
       insert into job_applications (job_id, applicant_name, applicant_email, status, assigned_partner_id, status_changed_at, interview_date)
       select ?1, 'Smith ' || i, 's' || i || '@example.com', case when i % 3 = 0 then 'hired' when i % 3 = 1 then 'new' else 'offered' end,
         case when i % 2 = 0 then ?2 end, ?3 - i * 60000, case when i % 100 = 0 then ?3 + i * 60000 end from n`,
    )
      .bind(job.id, partner.user.id, daysAgo(30).getTime())
      .run()
    const sum = async (as: TestSession) => (await page(as, { unchangedSince: '2026-06-01', limit: '20' })).total
    expect([await sum(admin), await sum(partner)]).toEqual([2000, 1000])
    const { applicationDueRepo } = await import('#worker/features/candidates/applications/application-due.repo.ts')
    const { openDatabase } = await import('#worker/db/client.ts')
    let rows = 0
    const watched = new Proxy(env.DB, {
      get: (db, key: keyof D1Database) =>
        key === 'prepare'
          ? (query: string) => {
              const bound = (statement: D1PreparedStatement): unknown => ({
                bind: (...values: unknown[]) => bound(statement.bind(...values)),
                all: async () => {
                  const result = await statement.all()
                  rows += result.meta.rows_read
                  return result
                },
              })
              return bound(db.prepare(query))
            }
          : db[key],
    })
    const repo = applicationDueRepo(openDatabase(watched))
    const due = { kind: 'unchanged', before: new Date('2026-06-01T04:00:00Z'), beforeDay: '2026-06-01' } as const
    for (const partnerId of [undefined, partner.user.id, 0]) {
      rows = 0
      expect((await repo.page({ due, filter: { partnerId }, search: undefined }, undefined, 50)).length).toBe(50)
      expect([partnerId, rows < 1000, rows]).toEqual([partnerId, true, rows])
    }
  })
})

test('shows a dashboard to staff only', async ({ expect }) => {
  const answers = await Promise.all(
    [null, await signedIn('waiting'), await signedIn('partner'), await signedIn('admin')].map(
      async (as) => (await call('GET', '/api/dashboard', { as })).status,
    ),
  )
  expect(answers).toEqual([401, 403, 200, 200])
})
