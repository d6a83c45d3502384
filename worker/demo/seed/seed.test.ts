import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import { eventKinds } from '#contract/api/candidates/applications.ts'
import { applyBody } from '#contract/domain/application-form-rules.ts'
import { resumeAddress } from '#contract/domain/resume-address.ts'
import { documentTypes } from '#contract/domain/document-types.ts'
import { utcToEastern } from '#contract/domain/eastern-time.ts'
import { newJobForm } from '#contract/domain/job-form-rules.ts'
import { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { groupReasons } from '#contract/domain/score.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import { isShortId } from '#worker/platform/short-id.ts'
import { applicationStatuses, isRejected } from '#contract/domain/statuses.ts'
import { openDatabase } from '#worker/db/client.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { candidateMessages } from '#worker/features/candidates/messages/messages.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { feedback } from '#worker/features/identity/feedback/feedback.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { settings } from '#worker/features/identity/settings/settings.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { savedJobLists } from '#worker/features/sourcing/saved-lists/saved-lists.table.ts'
import { prepareStorage, storedOnce } from '#worker/test/storage.ts'
import { headBytes, inspectionOf, kindOfType, sniff } from '#worker/platform/uploads/file-kinds.ts'
import { composeDemo } from './compose-demo.ts'
import { composeOnce } from './compose-once.fixture.ts'
import { firms } from './firms.ts'
import { inThePast } from './past-tense.ts'
import { practiceContent } from './practice-content.ts'
import { demoMarker, hasDemoData, isEmpty, seedDemo } from './seed.ts'
import { plainLetters } from './transliterate.ts'

/** Tables that these tests read. */
const tables = {
  applicationEvents,
  candidateMessages,
  candidates,
  clientSubmissions,
  documents,
  feedback,
  followUps,
  jobApplications,
  jobs,
  mails,
  notifications,
  resumes,
  savedJobLists,
  settings,
  users,
}

/** A moment in the first minute of an Eastern day: whatever were dated later today would be ahead of it. */
const now = new Date('2026-06-15T04:00:30.000Z')
const target = (given: Partial<Parameters<typeof seedDemo>[0]> = {}) => ({
  db: env.DB,
  files: env.FILES,
  now,
  hash: async (password: string) => `hash of ${password}`,
  compose: composeOnce,
  ...given,
})
const db = () => openDatabase(env.DB)
const rows = async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results
const allKeys = async () => {
  const keys: string[] = []
  let cursor: string | undefined
  do {
    const page: R2Objects = await env.FILES.list(cursor === undefined ? {} : { cursor })
    keys.push(...page.objects.map(({ key }) => key))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return keys
}

describe('the demo data', { timeout: 120_000 }, () => {
  const seeded = storedOnce(() => seedDemo(target()))

  test('jobs are as the issue orders them and pass the job form', async ({ expect }) => {
    expect(seeded()).toMatchObject({ seeded: true, users: 9, jobs: 80, applications: 160 })
    const jobs = await db().select().from(tables.jobs)
    expect(new Set(jobs.map((job) => job.firmName)).size).toBe(30)
    expect(new Set(jobs.map((job) => job.city)).size).toBeGreaterThanOrEqual(20)
    expect(new Set(jobs.map((job) => job.practiceArea))).toEqual(new Set(shippedPracticeAreas))
    expect(new Set(jobs.map((job) => `${job.title} ${job.firmName}`)).size).toBe(80)
    for (const { validThrough, ...job } of jobs) {
      const form = newJobForm.safeParse({ ...job, validThrough: validThrough?.toISOString().slice(0, 10) })
      expect(form.success ? [] : form.error.issues, job.title).toEqual([])
      expect(isShortId(job.shortId)).toBe(true)
      expect(job.city && job.region).toBeTruthy()
      expect(job.requirements.length).toBeGreaterThanOrEqual(3)
      expect(job.requirements.length).toBeLessThanOrEqual(6)
      for (const area of job.additionalAreas) expect(shippedPracticeAreas).toContain(area)
      const daysAgo = (now.getTime() - job.postedDate.getTime()) / 86_400_000
      expect(daysAgo).toBeGreaterThanOrEqual(0)
      expect(daysAgo).toBeLessThanOrEqual(61)
      if (job.isConfidential)
        expect(`${job.title} ${job.description} ${job.requirements.join(' ')}`).not.toContain(job.firmName)
    }
    const count = (holds: (job: (typeof jobs)[number]) => boolean) => jobs.filter(holds).length
    expect(count((job) => job.isConfidential)).toBeGreaterThan(4)
    expect(count((job) => job.isRemote)).toBeGreaterThan(4)
    expect(count((job) => job.salaryMin === null && job.salaryMax === null)).toBeGreaterThan(2)
    expect(count((job) => job.salaryMin !== null && job.salaryMax === null)).toBeGreaterThan(2)
    expect(count((job) => job.salaryMin === null && job.salaryMax !== null)).toBeGreaterThan(2)
    expect(count((job) => job.isBigLaw)).toBeGreaterThan(15)
    expect(count((job) => job.isBoutique)).toBeGreaterThan(10)
    expect(count((job) => job.closedAt !== null)).toBeGreaterThan(2)
    expect(count((job) => job.deletedAt !== null)).toBe(1)
    expect(new Set(jobs.map((job) => job.workType)).size).toBe(5)
    expect(new Set(jobs.map((job) => job.seniority)).size).toBe(11)

    // Every job's history begins with its posting and ends with the event that gave the job its state.
    const last = await rows<{ kind: string; state: string }>(
      `SELECT (SELECT kind FROM job_events e WHERE e.job_id = j.id ORDER BY id DESC LIMIT 1) AS kind,
        CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN is_active = 0 THEN 'closed' ELSE 'open' END AS state
        FROM jobs j`,
    )
    for (const { kind, state } of last)
      expect(state === 'open' ? ['created', 'edited'] : [state], `${state} job`).toContain(kind)
    expect(new Set(last.map(({ kind }) => kind)).size).toBe(4)
    expect(
      await rows(`SELECT id FROM jobs j WHERE NOT EXISTS
        (SELECT 1 FROM job_events e WHERE e.job_id = j.id AND e.kind = 'created' AND e.created_at = j.posted_date)`),
    ).toEqual([])

    const [state] = await rows<{ open: number }>('SELECT open_jobs AS open FROM site_state')
    expect(state?.open).toBe(count((job) => job.isActive && job.deletedAt === null))
    const stored = await db().select().from(tables.settings)
    const settings = Object.fromEntries(stored.map(({ key, value }) => [key, JSON.parse(value) as unknown]))
    const { [demoMarker]: seededAt, ...brand } = settings
    expect(seededAt).toBe(now.toISOString())
    expect(settingsSchema.partial().strict().parse(brand)).toMatchObject({ registration: 'open' })
    expect(await rows('PRAGMA foreign_key_check')).toEqual([])
  })

  test('applications pass the form, match their counters and end with their status', async ({ expect }) => {
    const applications = await db().select().from(tables.jobApplications)
    const events = await db().select().from(tables.applicationEvents).orderBy(tables.applicationEvents.id)
    const people = await db().select().from(tables.users)
    const form = applyBody(now)
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses))
    expect(new Set(applications.map(({ applicantEmail }) => applicantEmail)).size).toBeGreaterThanOrEqual(125)
    expect(applications.some(({ applicantName }) => plainLetters(applicantName) !== applicantName)).toBe(true)
    const partner = people.find(({ email }) => email === 'partner@placet.test')
    expect(
      applications.filter(({ assignedPartnerId }) => assignedPartnerId === partner?.id).length,
    ).toBeGreaterThanOrEqual(20)
    expect(applications.filter(({ assignedPartnerId }) => assignedPartnerId === null).length).toBeGreaterThan(10)

    for (const application of applications) {
      const values = { ...application, resumeUrl: resumeAddress(application.resumeId ?? '') }
      const { data, error } = form.safeParse(
        Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
      )
      expect(error?.issues ?? [], application.applicantName).toEqual([])
      expect(data?.applicantEmail).toBe(application.applicantEmail)
      if (application.matchScore !== null) {
        expect(application.matchScore).toBeGreaterThanOrEqual(0)
        expect(application.matchScore).toBeLessThanOrEqual(100)
        expect(groupReasons(application.matchReasons).tags.length).toBeGreaterThan(0)
        expect(application.matchSummary).not.toBe('')
      }
      const own = events.filter(({ applicationId }) => applicationId === application.id)
      expect(own[0]).toMatchObject({ kind: 'applied', to: 'new', actorId: null, createdAt: application.appliedAt })
      let status = 'new'
      let before = application.appliedAt
      for (const event of own) {
        expect(eventKinds).toContain(event.kind)
        expect(event.createdAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
        expect(event.createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
        before = event.createdAt
        if (event.kind !== 'status') continue
        expect(event.from).toBe(status)
        status = event.to ?? ''
        expect(event.actorId).not.toBeNull()
      }
      expect(status).toBe(application.status)
      expect(application.statusChangedAt).toEqual(
        own.findLast(({ kind }) => kind === 'status')?.createdAt ?? application.appliedAt,
      )
      expect(application.updatedAt).toEqual(own.at(-1)?.createdAt)
      const assigned = own.findLast(({ kind }) => kind === 'assigned')?.to ?? null
      expect(people.find(({ id }) => id === application.assignedPartnerId)?.name ?? null).toBe(assigned)
      const interview = own.findLast(({ kind }) => kind === 'interview')?.to ?? null
      expect(application.interviewDate?.toISOString() ?? null).toBe(interview)
      if (application.interviewDate) {
        const { date, time } = utcToEastern(application.interviewDate) ?? { date: '', time: '' }
        expect([1, 2, 3, 4, 5]).toContain(new Date(`${date}T12:00:00Z`).getUTCDay())
        expect(time >= '09:00' && time < '17:00').toBe(true)
      }
      const feedback = own.find(({ kind }) => kind === 'feedback')?.to ?? null
      expect(application.suitabilityRating).toBe(feedback)
      if (feedback) expect(application.interviewDate?.getTime()).toBeLessThan(now.getTime())
    }
    // The dashboard's line of stale candidates has somebody, for the admins and for the partner of the demo.
    const threeWeeksAgo = new Date(now.getTime() - 22 * 24 * 3600_000)
    const stale = applications.filter(
      ({ status, statusChangedAt }) => !isRejected(status) && status !== 'hired' && statusChangedAt < threeWeeksAgo,
    )
    expect(stale.length).toBeGreaterThanOrEqual(4)
    expect(stale.some(({ assignedPartnerId }) => assignedPartnerId === partner?.id)).toBe(true)
    const ahead = applications.filter(({ interviewDate }) => interviewDate && interviewDate > now)
    expect(ahead.length).toBeGreaterThan(5)
    expect(ahead.every(({ status }) => status === 'scheduled_interview')).toBe(true)
    expect(applications.filter(({ status }) => isRejected(status)).length).toBeGreaterThan(20)

    expect(
      await rows('SELECT partner_id, status, count FROM application_counts WHERE count > 0 ORDER BY 1, 2'),
    ).toEqual(
      await rows(
        'SELECT coalesce(assigned_partner_id, 0) AS partner_id, status, count(*) AS count FROM job_applications GROUP BY 1, 2 ORDER BY 1, 2',
      ),
    )
    expect(
      await rows('SELECT job_id, partner_id, count FROM application_job_counts WHERE count > 0 ORDER BY 1, 2'),
    ).toEqual(
      await rows(
        'SELECT job_id, coalesce(assigned_partner_id, 0) AS partner_id, count(*) AS count FROM job_applications GROUP BY 1, 2 ORDER BY 1, 2',
      ),
    )
    expect(
      await rows(
        `SELECT a.id FROM job_applications a JOIN jobs j ON j.id = a.job_id WHERE a.applied_at < j.posted_date OR a.applied_at > coalesce(j.closed_at, j.deleted_at, a.applied_at)`,
      ),
    ).toEqual([])
  })

  test('every résumé and document is in storage, claimed, and the file it says it is', async ({ expect }) => {
    const summary = seeded()
    const applications = await db().select().from(tables.jobApplications)
    const allResumes = await db().select().from(tables.resumes)
    const [dropped, resumes] = [true, false].map((is) => allResumes.filter(({ isFromStaff }) => isFromStaff === is))
    if (!dropped || !resumes) throw new Error('no résumés')
    const documents = await db().select().from(tables.documents)
    expect(summary.seeded).toBe(true)
    expect(resumes.length).toBe(160)
    expect(new Set(documents.map(({ applicationId }) => applicationId)).size).toBeGreaterThanOrEqual(50)
    expect(new Set(documents.map(({ mimeType }) => mimeType)).size).toBe(3)
    const check = async (key: string, { mimeType, fileSize }: { mimeType: string | null; fileSize: number | null }) => {
      const bytes = new Uint8Array(await ((await env.FILES.get(key)) ?? new Response('')).arrayBuffer())
      expect(bytes.byteLength).toBe(fileSize)
      expect(bytes.byteLength).toBeGreaterThan(300)
      // The check that an upload goes through, magic bytes and all.
      const kind = kindOfType(mimeType ?? '')
      const inspection = kind && inspectionOf(kind)
      expect(sniff(bytes.slice(0, headBytes)), key).toBe(kind)
      expect(inspection?.take(bytes) && inspection.finish(), key).toBe(true)
      expect((await env.FILES.head(key))?.httpMetadata?.contentType).toBe(mimeType)
    }
    for (const resume of dropped) await check(`resumes/${resume.id}`, resume)
    expect(dropped.length).toBe(6)
    for (const resume of resumes) {
      const application = applications.find(({ id }) => id === resume.applicationId)
      expect(application?.resumeId).toBe(resume.id)
      expect(resume.claimedAt).toEqual(application?.appliedAt)
      await check(`resumes/${resume.id}`, resume)
    }
    for (const document of documents) {
      expect(documentTypes).toContain(document.documentType)
      expect(document.key).toBe(`documents/${document.filename}`)
      await check(document.key, document)
    }
    expect(summary).toMatchObject({ files: (await allKeys()).length })
    const perApplication = await rows<{ n: number }>('SELECT count(*) AS n FROM documents GROUP BY application_id')
    expect(Math.max(...perApplication.map(({ n }) => n))).toBeLessThanOrEqual(5)
  })

  test('people exchange messages and are only notified about their own candidates', async ({ expect }) => {
    const messages = await db().select().from(tables.candidateMessages)
    const saved = await db().select().from(tables.notifications)
    const applications = new Map((await db().select().from(tables.jobApplications)).map((row) => [row.id, row]))
    const people = new Map((await db().select().from(tables.users)).map((row) => [row.id, row]))
    expect(messages.length).toBeGreaterThan(80)
    expect(new Set(saved.map(({ type }) => type))).toEqual(new Set(['mention', 'assignment', 'status_change']))
    expect(saved.some(({ isRead }) => isRead) && saved.some(({ isRead }) => !isRead)).toBe(true)
    for (const { message, mentionedUserIds, createdAt, applicationId, id } of messages) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
      for (const userId of mentionedUserIds) {
        expect(message).toContain(`@${people.get(userId)?.email}`)
        expect(
          saved.filter((one) => one.messageId === id && one.userId === userId && one.applicationId === applicationId),
        ).toHaveLength(1)
      }
    }
    for (const { userId, applicationId } of saved) {
      const assigned = applications.get(applicationId ?? 0)?.assignedPartnerId
      expect(people.get(userId)?.role === 'admin' || assigned === userId).toBe(true)
    }
    for (const table of [
      tables.clientSubmissions,
      tables.savedJobLists,
      tables.feedback,
      tables.candidates,
      tables.mails,
      tables.followUps,
    ])
      expect((await db().select().from(table)).length).toBeGreaterThan(7)
    // Nothing pretends to have been sent, and no link of a candidate leads anywhere.
    const post = await db().select().from(tables.mails)
    expect(new Set(post.map(({ state }) => state))).toEqual(new Set(['kept', 'failed']))
    expect(post.every(({ createdAt, privateLink }) => createdAt <= now && privateLink === null)).toBe(true)
    expect(new Set(post.map(({ kind }) => kind)).size).toBeGreaterThan(3)
    const waiting = [...people.values()].filter(({ status }) => status === 'waiting')
    expect(waiting).toHaveLength(1)
    expect(people.get(1)?.password).toBe('hash of placet-demo')
  })

  test('consents, checks and ownerships of the demo fit each other', async ({ expect }) => {
    const states = await rows<{ state: string }>('SELECT DISTINCT state FROM consents ORDER BY state')
    expect(states.map(({ state }) => state)).toEqual([
      'cancelled',
      'declined',
      'expired',
      'given',
      'requested',
      'withdrawn',
    ])
    const [given] = await rows<{ today: number; unsure: number; email: number }>(`SELECT
    sum(state = 'given' AND valid_until = ${Date.parse('2026-06-16T04:00:00Z')}) AS today, sum(prior_contact = 'unsure') AS unsure,
    sum(channel = 'email' AND document_id IN (SELECT id FROM documents)) AS email FROM consents`)
    expect(given).toEqual({ today: 1, unsure: 1, email: 1 })
    const [checked] = await rows<{ n: number; reasons: number }>(
      `SELECT count(*) AS n, sum(gate ->> '$.override.reason' IS NOT NULL) AS reasons FROM client_submissions WHERE gate IS NOT NULL`,
    )
    expect(checked?.n).toBeGreaterThanOrEqual(40)
    expect(checked?.reasons).toBeGreaterThan(3)
    expect(await rows('SELECT state, count(*) AS n FROM ownerships GROUP BY state ORDER BY state')).toEqual([
      { state: 'disputed', n: 1 },
      { state: 'lapsed', n: 1 },
      { state: 'running', n: 12 },
    ])
    const chain = await rows<{ kind: string }>(
      `SELECT e.kind FROM evidence e JOIN ownerships o ON o.chain = e.chain WHERE o.state = 'disputed' ORDER BY e.seq`,
    )
    expect(chain.map(({ kind }) => kind)).toEqual([
      'consent_requested',
      'consent_given',
      'submission_added',
      'submission_sent',
      'submission_received',
      'submission_changed',
      'ownership_disputed',
    ])
    expect(
      await rows(`SELECT o.id FROM ownerships o LEFT JOIN consents c ON c.id = o.consent_id
      LEFT JOIN client_submissions s ON s.id = o.submission_id
      WHERE c.id IS NULL OR s.sent_at IS NOT o.sent_at OR s.created_at > o.sent_at OR c.answered_at > o.sent_at
        OR c.valid_until <= o.sent_at OR c.firm_id IS NOT o.firm_id
        OR NOT EXISTS (SELECT 1 FROM evidence e WHERE e.chain = o.chain AND e.kind = 'submission_sent')`),
    ).toEqual([])
  })
})

describe('putting it in', { timeout: 120_000 }, () => {
  const counts = () =>
    rows(
      'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM jobs) AS jobs, (SELECT count(*) FROM job_applications) AS applications, (SELECT count(*) FROM application_events) AS events',
    )

  test('a second start adds nothing, and one of two simultaneous starts wins', async ({ expect }) => {
    const both = await Promise.all([seedDemo(target()), seedDemo(target())])
    expect(both.map(({ seeded }) => seeded).sort()).toEqual([false, true])
    expect(await hasDemoData(env.DB)).toBe(true)
    const before = await counts()
    expect(await seedDemo(target())).toEqual({ seeded: false })
    expect(await counts()).toEqual(before)
  })

  test.for([
    "INSERT INTO users (name, email, password) VALUES ('Somebody', 'some@body.test', '')",
    "INSERT INTO jobs (short_id, title, firm_name, location, seniority, practice_area, description) VALUES ('abcdefgh', 'Associate', 'Firm', 'Boston, MA', 'associate', 'Tax', 'Text')",
  ])('a database that holds anything stays as it is: %s', async (statement, { expect }) => {
    await env.DB.prepare(statement).run()
    expect(await isEmpty(env.DB)).toBe(false)
    const before = await counts()
    expect(await seedDemo(target())).toEqual({ seeded: false })
    expect(await counts()).toEqual(before)
    expect(await hasDemoData(env.DB)).toBe(false)
    expect(await allKeys()).toEqual([])
  })

  test('a start that is cut off leaves an empty database, and the next one completes it', async ({ expect }) => {
    let puts = 0
    const broken = {
      put: (key: string, bytes: Uint8Array) =>
        ++puts > 40 ? Promise.reject(new Error('cut off')) : env.FILES.put(key, bytes),
    }
    await expect(seedDemo(target({ files: broken as unknown as R2Bucket }))).rejects.toThrow('cut off')
    expect(await isEmpty(env.DB)).toBe(true)
    expect((await allKeys()).length).toBeGreaterThan(0)
    // The last statement of the batch fails: nothing of the others stays.
    await env.DB.prepare('ALTER TABLE feedback RENAME TO feedback_away').run()
    await expect(seedDemo(target())).rejects.toThrow(/feedback/)
    await env.DB.prepare('ALTER TABLE feedback_away RENAME TO feedback').run()
    expect(await isEmpty(env.DB)).toBe(true)
    expect(await hasDemoData(env.DB)).toBe(false)

    expect(await seedDemo(target())).toMatchObject({ seeded: true, files: (await allKeys()).length })
  }, 120_000)

  test('keeps values that staff have set', async ({ expect }) => {
    await env.DB.prepare(`INSERT INTO settings (key, value) VALUES ('brandName', '"Own Name"')`).run()
    await seedDemo(target())
    expect(await rows(`SELECT value FROM settings WHERE key = 'brandName'`)).toEqual([{ value: '"Own Name"' }])
  })

  test('the same day gives the same data, to the byte', async ({ expect }) => {
    const dump = async () => ({
      tables: await Promise.all(
        [
          'users',
          'jobs',
          'job_events',
          'job_applications',
          'resumes',
          'intake_items',
          'correspondence',
          'received_emails',
          'documents',
          'application_events',
          'candidate_messages',
          'notifications',
          'client_submissions',
          'saved_job_lists',
          'candidates',
          'feedback',
          'inquiries',
          'firms',
          'firm_aliases',
          'firm_offices',
        ].map((table) => rows(`SELECT * FROM ${table}`)),
      ),
      files: (await env.FILES.list()).objects.map(({ key, etag }) => [key, etag]),
    })
    await seedDemo(target())
    const first = await dump()
    await prepareStorage()
    await seedDemo(target({ now: new Date(now.getTime() + 15 * 3600_000), compose: composeDemo }))
    expect(await dump()).toEqual(first)
  }, 120_000)
})

test('the texts cover the registry, and past duties are in the past tense', ({ expect }) => {
  expect(new Set(Object.keys(practiceContent))).toEqual(new Set(shippedPracticeAreas))
  for (const { near } of Object.values(practiceContent)) expect(shippedPracticeAreas).toContain(near)
  expect(inThePast('Draft and negotiate leases')).toBe('Drafted and negotiated leases')
  expect(inThePast('Run diligence for buyers and brief clients')).toBe('Ran diligence for buyers and briefed clients')
  expect(plainLetters('Łukasz Dąbrowski, Yıldız, Søren')).toBe('Lukasz Dabrowski, Yildiz, Soren')
  expect(firms).toHaveLength(30)
})
