import { describe, test } from 'vitest'
import { easternMidnight } from '#contract/domain/days.ts'
import { dayBegins } from '#contract/domain/working-days.ts'
import { savedJobLists } from '#worker/features/sourcing/saved-lists/saved-lists.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { peopleSearchQueries } from '#worker/features/sourcing/people-search/searches/people-searches.table.ts'
import { peopleSearchResults } from '#worker/features/sourcing/people-search/results/people-results.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { interviews } from '#worker/features/candidates/interviews/interviews.table.ts'
import { addUser, call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { eq } from 'drizzle-orm'
import { runFollowUpRules, notifyDueFollowUps } from './follow-up-rules.service.ts'
import { followUps } from './follow-ups.table.ts'

/** 11:00 Eastern on a day: two hours into the working day. */
const at = (day: string) => new Date(dayBegins(day).getTime() + 2 * 3600_000)
const depsAt = (now: Date) => ({ ...testDeps(), now: () => now })
const made = () => testDeps().db.select().from(followUps).orderBy(followUps.id)
type Item = { id: number; text: string; about: string; isOwn: boolean; dueAt: string; outcome: string | null }
type Page = { items: Item[]; total: number; counts: Record<string, number>; nextCursor: string | null }

describe('the rules', () => {
  test('reminds once of an application untouched for two working days, then settles', async ({ expect }) => {
    const partner = await addUser({ role: 'partner' })
    const friday = at('2026-11-20')
    const { id } = await addApplication({ appliedAt: friday, updatedAt: friday, assignedPartnerId: partner.id })
    await runFollowUpRules(depsAt(new Date(easternMidnight('2026-11-24').getTime() - 1)))
    expect(await made()).toEqual([])

    for (let tick = 0; tick < 3; tick++) await runFollowUpRules(depsAt(at('2026-11-24')))
    expect(await made()).toMatchObject([
      { rule: 'untouched', subjectId: id, ownerId: partner.id, dueAt: dayBegins('2026-11-24'), doneAt: null },
    ])
    await testDeps().db.update(jobApplications).set({ status: 'initial_screening' }).where(eq(jobApplications.id, id))
    await runFollowUpRules(depsAt(at('2026-11-25')))
    expect(await made()).toMatchObject([{ rule: 'untouched', outcome: 'settled' }])
  })

  test('reminds of an interview the day before, of feedback on the next working day', async ({ expect }) => {
    // Monday after the clocks went forward, 9:00 Eastern.
    const interviewDate = dayBegins('2026-03-09')
    const { id } = await addApplication({
      status: 'scheduled_interview',
      interviewDate,
      updatedAt: at('2026-03-05'),
      statusChangedAt: at('2026-03-05'),
    })
    await runFollowUpRules(depsAt(new Date(easternMidnight('2026-03-08').getTime() - 60_000)))
    expect(await made()).toEqual([])
    await runFollowUpRules(depsAt(at('2026-03-08')))
    expect(await made()).toMatchObject([{ rule: 'interview_tomorrow', dueAt: new Date('2026-03-08T13:00:00Z') }])

    // Moved to Wednesday: the old one settles, a new one comes on Tuesday.
    const moved = dayBegins('2026-03-11')
    await testDeps().db.update(jobApplications).set({ interviewDate: moved }).where(eq(jobApplications.id, id))
    await runFollowUpRules(depsAt(at('2026-03-10')))
    expect(await made()).toMatchObject([{ outcome: 'settled' }, { rule: 'interview_tomorrow', doneAt: null }])

    await runFollowUpRules(depsAt(at('2026-03-12')))
    expect((await made()).at(-1)).toMatchObject({ rule: 'feedback_due', dueAt: dayBegins('2026-03-12'), doneAt: null })
    await testDeps().db.update(jobApplications).set({ status: 'interviewed' }).where(eq(jobApplications.id, id))
    await runFollowUpRules(depsAt(at('2026-03-13')))
    expect((await made()).filter(({ doneAt }) => doneAt === null)).toEqual([])
  })

  test('reminds of feedback on the round that was held, not on the next one', async ({ expect }) => {
    const [held, next] = [dayBegins('2026-03-10'), dayBegins('2026-03-13')]
    const { id } = await addApplication({
      status: 'scheduled_interview',
      interviewDate: next,
      updatedAt: at('2026-03-05'),
      statusChangedAt: at('2026-03-05'),
    })
    const { db } = testDeps()
    const round = { applicationId: id, minutes: 90, interviewers: [] }
    await db.insert(interviews).values([
      { ...round, startsAt: held },
      { ...round, startsAt: dayBegins('2026-03-09'), uid: 'canceled', canceledAt: at('2026-03-08') },
      { ...round, startsAt: next, uid: 'next' },
    ])
    const feedback = async () => (await made()).filter(({ rule }) => rule === 'feedback_due')
    await runFollowUpRules(depsAt(new Date(held.getTime() + 89 * 60_000)))
    expect(await feedback()).toEqual([])
    await runFollowUpRules(depsAt(new Date(held.getTime() + 91 * 60_000)))
    expect(await feedback()).toMatchObject([{ dueAt: dayBegins('2026-03-11'), doneAt: null }])
    // Recorded feedback settles it, and the application still waits for its next round.
    await db.insert(applicationEvents).values({ applicationId: id, kind: 'feedback', createdAt: at('2026-03-11') })
    await runFollowUpRules(depsAt(at('2026-03-11')))
    expect(await feedback()).toMatchObject([{ outcome: 'settled' }])
    expect((await made()).filter(({ rule }) => rule === 'interview_tomorrow')).toEqual([])
    await runFollowUpRules(depsAt(at('2026-03-12')))
    expect((await made()).at(-1)).toMatchObject({ rule: 'interview_tomorrow', doneAt: null })
  })

  test('reminds about clients, candidates, stages, jobs and lists after their thresholds', async ({ expect }) => {
    const { db } = testDeps()
    const old = at('2026-06-01')
    const partner = await addUser({ role: 'partner' })
    const job = await addJob({
      postedDate: old,
      validThrough: easternMidnight('2026-08-05'),
      assignedPartnerId: partner.id,
    })
    const application = await addApplication({
      jobId: job.id,
      status: 'submitted_to_client',
      appliedAt: old,
      updatedAt: old,
      statusChangedAt: old,
    })
    await db.insert(clientSubmissions).values({ applicationId: application.id, companyName: 'Alder', updatedAt: old })
    await db
      .insert(savedJobLists)
      .values({ candidateName: 'Ann', submittedBy: partner.id, jobData: '[]', createdAt: old })
    await runFollowUpRules(depsAt(at('2026-08-01')))
    const rules = (await made()).map(({ rule, ownerId }) => [rule, ownerId === partner.id ? 'partner' : ownerId])
    expect(Object.fromEntries(rules)).toEqual({
      submission_unanswered: 0,
      owed_update: 0,
      stale_stage: 0,
      job_old: 'partner',
      job_expiring: 'partner',
      list_waiting: 0,
    })
    expect(await runFollowUpRules(depsAt(at('2026-08-02')))).toMatchObject({ job_old: 0, list_waiting: 0 })
  })

  test('a threshold of 0 rests, and what an assignment moves goes with the candidate', async ({ expect }) => {
    const admin = await signedIn('admin')
    await call('PATCH', '/api/settings', { as: admin, body: { followUpUntouchedDays: 0 } })
    const { id } = await addApplication({ appliedAt: at('2026-11-02') })
    await runFollowUpRules(depsAt(at('2026-11-12')))
    expect(await made()).toEqual([])
    await call('PATCH', '/api/settings', { as: admin, body: { followUpUntouchedDays: 2 } })
    await runFollowUpRules(depsAt(at('2026-11-12')))
    const partner = await addUser({ role: 'partner' })
    await call('POST', `/api/applications/${id}/assign`, { as: admin, body: { partnerId: partner.id } })
    expect(await made()).toMatchObject([{ rule: 'untouched', ownerId: partner.id, notifiedAt: null }])
    const nobody = { changes: [{ id, partnerId: null, expectedPartnerId: partner.id }] }
    for (let twice = 0; twice < 2; twice++) {
      await call('POST', '/api/applications/bulk/assign', { as: admin, body: nobody })
      expect(await made()).toMatchObject([{ rule: 'untouched', ownerId: 0, notifiedAt: null }])
    }
    const refused = await call('PATCH', '/api/settings', { as: admin, body: { followUpStaleDays: -1 } })
    expect(await refused.json()).toMatchObject({ message: 'The number can’t be negative' })
  })
})

test('continues in the next run after reaching the limit of one run', async ({ expect }) => {
  const { db } = testDeps()
  const partner = await addUser({ role: 'partner' })
  const list = { candidateName: 'Ann', submittedBy: partner.id, jobData: '[]', createdAt: at('2026-06-01') }
  for (let n = 0; n < 30; n++) await db.insert(savedJobLists).values([list, list, list, list, list, list, list])
  expect(await runFollowUpRules(depsAt(at('2026-06-03')))).toMatchObject({ list_waiting: 200 })
  expect(await runFollowUpRules(depsAt(at('2026-06-03')))).toMatchObject({ list_waiting: 10 })
  expect(await runFollowUpRules(depsAt(at('2026-06-03')))).toMatchObject({ list_waiting: 0 })
})

test('notifies once for each due date, again after a snooze, and all admins if unowned', async ({ expect }) => {
  const now = at('2026-11-24')
  const [one, two, partner] = [await signedIn('admin'), await signedIn('admin'), await signedIn('partner')]
  await addApplication({ appliedAt: at('2026-11-16'), updatedAt: at('2026-11-16') })
  await runFollowUpRules(depsAt(now))
  for (let tick = 0; tick < 2; tick++) await notifyDueFollowUps(depsAt(now))
  const rung = async () => (await testDeps().db.select().from(notifications)).filter(({ type }) => type === 'follow_up')
  expect((await rung()).map(({ userId }) => userId).toSorted()).toEqual([one.user.id, two.user.id].toSorted())

  const [row] = await made()
  const path = `/api/follow-ups/${row?.id}`
  expect((await call('PATCH', path, { as: partner, body: { isDone: true } })).status).toBe(404)
  const later = at('2026-11-27').toISOString()
  expect((await call('PATCH', path, { as: one, body: { dueAt: later } })).status).toBe(200)
  expect(await notifyDueFollowUps(depsAt(at('2026-11-26')))).toBe(0)
  expect(await notifyDueFollowUps(depsAt(at('2026-11-27')))).toBe(1)
  expect(await rung()).toHaveLength(4)
})

describe('follow-ups that staff plan', () => {
  test('appears in the queue by its day, and can be snoozed, done, reopened and deleted', async ({ expect }) => {
    const partner = await signedIn('partner')
    const application = await addApplication({ assignedPartnerId: partner.user.id, applicantName: 'Łukasz Żółć' })
    const dates = { overdue: -2, today: 0, upcoming: 3 }
    const ids: number[] = []
    for (const [text, days] of Object.entries(dates)) {
      const dueAt = new Date(Date.now() + days * 24 * 3600_000).toISOString()
      const body = { subject: 'application', subjectId: application.id, text: ` ${text} `, dueAt }
      const response = await call('POST', '/api/follow-ups', { as: partner, body })
      expect(response.status).toBe(201)
      ids.push((await response.json<Item>()).id)
    }
    for (const bucket of Object.keys(dates)) {
      const page = await (await call('GET', `/api/follow-ups/page?bucket=${bucket}`, { as: partner })).json<Page>()
      expect(page.items.map(({ text }) => text)).toEqual([bucket])
      expect(page.items[0]?.about).toContain('Łukasz Żółć, ')
      expect(page.counts).toEqual({ overdue: 1, today: 1, upcoming: 1 })
    }
    const change = async (body: object) =>
      (await call('PATCH', `/api/follow-ups/${ids[0]}`, { as: partner, body })).json<Item & { doneAt: string | null }>()
    expect(await change({ isDone: true })).toMatchObject({ outcome: 'done' })
    expect(await change({ isDone: false })).toMatchObject({ outcome: null, doneAt: null })
    expect(await change({ text: 'Call Tuesday 9:00' })).toMatchObject({ text: 'Call Tuesday 9:00', isOwn: true })
    const list = await (
      await call('GET', `/api/applications/${application.id}/follow-ups`, { as: partner })
    ).json<Item[]>()
    expect(list).toHaveLength(3)
    expect((await call('DELETE', `/api/follow-ups/${ids[0]}`, { as: partner })).status).toBe(200)
    expect((await call('DELETE', `/api/follow-ups/${ids[0]}`, { as: partner })).status).toBe(404)
  })

  test('hides follow-ups of other people and of unseen candidates', async ({ expect }) => {
    const [admin, partner, other] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
    const application = await addApplication({ assignedPartnerId: partner.user.id })
    const body = { subject: 'application', subjectId: application.id, text: 'Call', dueAt: new Date().toISOString() }
    for (const [as, status] of [
      [undefined, 401],
      [await signedIn('waiting'), 403],
      [other, 404],
    ] as const) {
      expect((await call('POST', '/api/follow-ups', { body, ...(as ? { as } : {}) })).status).toBe(status)
      const list = `/api/applications/${application.id}/follow-ups`
      expect((await call('GET', list, as ? { as } : {})).status).toBe(status)
    }
    const { id } = await (await call('POST', '/api/follow-ups', { as: partner, body })).json<Item>()
    expect((await call('PATCH', `/api/follow-ups/${id}`, { as: other, body: { isDone: true } })).status).toBe(404)
    expect((await call('DELETE', `/api/follow-ups/${id}`, { as: admin })).status).toBe(404)

    await call('POST', `/api/applications/${application.id}/assign`, { as: admin, body: { partnerId: null } })
    const page = await (await call('GET', '/api/follow-ups/page', { as: partner })).json<Page>()
    expect(page).toMatchObject({ items: [], counts: { today: 0 } })
    expect((await call('PATCH', `/api/follow-ups/${id}`, { as: partner, body: { isDone: true } })).status).toBe(404)
  })

  test('about a person of the people search is refused where there is no such person', async ({ expect }) => {
    const [as, { db }] = [await signedIn('admin'), testDeps()]
    const facts = { name: 'Ann Lee', nameKey: 'ann lee', firm: 'Harlow LLP' }
    const made = await db
      .insert(people)
      .values({ ...facts, profileUrl: 'https://firm.example/ann', urlKey: 'firm.example/ann' })
      .returning()
    const id = made[0]?.id ?? 0
    const add = (subjectId: number) => {
      const body = { subject: 'person', subjectId, text: 'Call', dueAt: new Date().toISOString() }
      return call('POST', '/api/follow-ups', { as, body })
    }
    expect(await (await add(id)).json()).toMatchObject({
      about: 'Ann Lee, Harlow LLP',
      recordUrl: 'https://firm.example/ann',
    })
    const unknown = await add(id + 1)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ message: 'That person doesn’t exist or was deleted.' })
    await db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, id))
    expect((await add(id)).status).toBe(404)
    const page = await (await call('GET', '/api/follow-ups/page?bucket=today', { as })).json<Page>()
    expect(page.items).toMatchObject([{ about: 'A person who was deleted', recordUrl: null }])
  })

  test('about a person is refused to a partner whose searches have not found them', async ({ expect }) => {
    const [as, other, { db }] = [await signedIn('partner'), await signedIn('partner'), testDeps()]
    const page = { profileUrl: 'https://firm.example/bo', urlKey: 'firm.example/bo' }
    const [person] = await db
      .insert(people)
      .values({ name: 'Bo Lind', nameKey: 'bo lind', firm: 'Harlow LLP', ...page })
      .returning()
    const subjectId = person?.id ?? 0
    const add = (by: TestSession) => {
      const body = { subject: 'person', subjectId, text: 'Remember', dueAt: new Date().toISOString() }
      return call('POST', '/api/follow-ups', { as: by, body })
    }
    const found = async (createdBy: number) => {
      const [query] = await db
        .insert(peopleSearchQueries)
        .values({ location: 'Boston, MA', keywords: 'tax', searchQuery: 'tax', createdBy })
        .returning()
      await db
        .insert(peopleSearchResults)
        .values({ queryId: query?.id ?? 0, personId: subjectId, name: 'Bo Lind', ...page })
    }
    await found(other.user.id)
    const refused = await add(as)
    // Same answer as for an unknown person, so that nobody can find out which ids exist.
    expect([refused.status, await refused.json()]).toMatchObject([
      404,
      { message: 'That person doesn’t exist or was deleted.' },
    ])
    expect((await add(other)).status).toBe(201)
    await found(as.user.id)
    expect((await add(as)).status).toBe(201)
  })

  test('bad input gets its sentence', async ({ expect }) => {
    const as = await signedIn('partner')
    const { id: subjectId } = await addApplication({ assignedPartnerId: as.user.id })
    const good = { subject: 'application', subjectId, text: 'Call', dueAt: new Date().toISOString() }
    for (const [change, message] of [
      [{ text: '  ' }, 'Please enter a task.'],
      [{ dueAt: '1999-01-01T00:00:00Z' }, 'Please choose a date between 2020 and 2100.'],
      [{ subject: 'saved_list' }, 'Please choose a record for this follow-up.'],
    ] as const) {
      const response = await call('POST', '/api/follow-ups', { as, body: { ...good, ...change } })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ message })
    }
    const page = await call('GET', '/api/follow-ups/page?cursor=nonsense', { as })
    expect(page.status).toBe(400)
  })

  test('lists candidates without a follow-up for their owner, longest untouched first', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    const mine = { assignedPartnerId: partner.user.id }
    const planned = await addApplication(mine)
    const later = await addApplication({ ...mine, updatedAt: at('2026-05-05') })
    const earlier = await addApplication({ ...mine, updatedAt: at('2026-05-04') })
    await addApplication({ ...mine, status: 'hired' })
    const nobodys = await addApplication()
    const body = { subject: 'application', subjectId: planned.id, text: 'Call', dueAt: new Date().toISOString() }
    await call('POST', '/api/follow-ups', { as: partner, body })
    const idsOf = async (as: TestSession, query = '') => {
      const response = await call('GET', `/api/follow-ups/unplanned${query}`, { as })
      const { items, nextCursor } = await response.json<{
        items: { applicationId: number }[]
        nextCursor: string | null
      }>()
      return { ids: items.map(({ applicationId }) => applicationId), nextCursor }
    }
    const first = await idsOf(partner, '?limit=1')
    expect(first.ids).toEqual([earlier.id])
    expect((await idsOf(partner, `?limit=1&cursor=${first.nextCursor}`)).ids).toEqual([later.id])
    expect((await idsOf(admin)).ids).toEqual([nobodys.id])
  })
})

test('shows each candidate’s earliest open follow-up, except of unseen records', async ({ expect }) => {
  const { db } = testDeps()
  const [admin, partner, other] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
  const mine = await addApplication({ assignedPartnerId: partner.user.id })
  const theirs = await addApplication({ assignedPartnerId: other.user.id })
  const row = { subject: 'application', text: 'Call', ownerId: admin.user.id } as const
  const dueAt = (day: string) => at(`2026-11-${day}`)
  await db.insert(followUps).values([
    { ...row, subjectId: mine.id, applicationId: mine.id, dueAt: dueAt('20'), doneAt: dueAt('20') },
    { ...row, subjectId: mine.id, applicationId: mine.id, dueAt: dueAt('25') },
    { ...row, subjectId: mine.id, applicationId: mine.id, dueAt: dueAt('24'), ownerId: 0 },
    { ...row, subjectId: theirs.id, applicationId: theirs.id, dueAt: dueAt('23'), ownerId: other.user.id },
    // About a job, not about a candidate.
    { ...row, subject: 'job', subjectId: mine.jobId, dueAt: dueAt('21') },
  ])
  const seen = async (as: TestSession) => {
    const { items } = (await (await call('GET', '/api/applications/page', { as })).json()) as {
      items: { id: number; nextFollowUpAt: string | null }[]
    }
    return Object.fromEntries(items.map(({ id, nextFollowUpAt }) => [id, nextFollowUpAt]))
  }
  expect(await seen(partner)).toEqual({ [mine.id]: dueAt('24').toISOString() })
  expect(await seen(other)).toEqual({ [theirs.id]: dueAt('23').toISOString() })
  expect(await seen(admin)).toEqual({
    [mine.id]: dueAt('24').toISOString(),
    [theirs.id]: dueAt('23').toISOString(),
  })
  await db.update(followUps).set({ doneAt: dueAt('26') })
  expect(await seen(partner)).toEqual({ [mine.id]: null })
})
