import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { easternDay, easternToUtc } from '#contract/domain/eastern-time.ts'
import { addDays } from '#contract/domain/days.ts'
import { isWorkingDay } from '#contract/domain/working-days.ts'
import { sessionRevocations, sessions } from '#worker/features/identity/auth/auth.table.ts'
import { passwordResets } from '#worker/features/identity/auth/password-resets.table.ts'
import { erasures } from '#worker/features/candidates/candidate-rights/erasures.table.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { reviewRooms } from '#worker/features/clients/review-rooms/review-rooms.table.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { inquiries } from '#worker/features/clients/inquiries/inquiries.table.ts'
import { archives } from '#worker/features/workspace/archives/archives.table.ts'
import { backupRuns } from '#worker/features/insight/backups/backups.table.ts'
import { receivedEmails } from '#worker/features/candidates/inbound-mail/inbound-mail.table.ts'
import { interviews } from '#worker/features/candidates/interviews/interviews.table.ts'
import { jobAlerts } from '#worker/features/jobs/job-alerts/job-alerts.table.ts'
import { settings } from '#worker/features/identity/settings/settings.table.ts'
import { hmac } from '#worker/http/digest.ts'
import { uploadUses } from '#worker/platform/uploads/uploads.table.ts'
import { deadLetters } from '#worker/tasks/tasks.table.ts'
import { addImport, addIntakeItem, addOwnership, addResume, addUndecidedEmail } from './access-fixtures.ts'
import { addUser, testDeps } from './api.ts'
import { addApplication, addJob } from './applications.ts'
import { consentPageLink } from './pages.ts'
import { reviewPageLink } from './review-rooms.ts'
import { storedResume } from './task-scenarios.ts'

/** Work that one cron job alone finds, made at a moment: as much each time. */
export type CronScenario = {
  prepare: (now: Date) => Promise<unknown>
  /** The nth moment to run at, for a job that looks at the clock. */
  at?: (n: number) => Date
}

const hour = 3600_000
const day = 24 * hour
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)
let n = 0

/** An upload that came and was never recorded: its file, and the use of its address. */
async function strayUpload(key: string, now: Date): Promise<void> {
  await env.FILES.put(key, '%PDF-1.7\n')
  const used = { size: 9, mimeType: 'application/pdf', usedAt: ago(now, 3 * hour), expiresAt: ago(now, 2 * hour) }
  await testDeps()
    .db.insert(uploadUses)
    .values({ key, ...used })
}

async function followUp(text: string, now: Date, dueAt: Date): Promise<void> {
  const { id: ownerId } = await addUser()
  const { id: applicationId } = await addApplication({ assignedPartnerId: ownerId })
  const about = { subject: 'application', subjectId: applicationId, applicationId } as const
  await testDeps()
    .db.insert(followUps)
    .values({ ownerId, createdBy: ownerId, ...about, text, dueAt, createdAt: ago(now, 3 * day) })
}

/** The morning of the nth working day, when digests are written. */
function morning(count: number): Date {
  let date = '2026-12-01'
  for (let left = count; ; date = addDays(date, 1)) {
    if (isWorkingDay(date) && left-- === 0) break
  }
  return new Date(easternToUtc(date, '09:00') ?? 0)
}

/** Jobs that do the work themselves. The others enqueue tasks, and find the records that the scenarios of tasks make. */
export const cronScenarios: Record<string, CronScenario> = {
  'intake.sweep': {
    async prepare(now) {
      const { id: ownerId } = await addUser()
      await addIntakeItem(ownerId, { createdAt: ago(now, 91 * day) })
      await addIntakeItem(ownerId, { state: 'discarded', decidedAt: ago(now, 31 * day) })
    },
  },
  'inbound_mail.sweep': {
    async prepare(now) {
      const { id: filedBy } = await addUser()
      await addUndecidedEmail(filedBy, { createdAt: ago(now, 91 * day) })
      await addUndecidedEmail(filedBy, { ignoredAt: ago(now, 31 * day) })
      const outcome = { result: 'empty', taken: 0, leftOut: [] } as const
      const email = { ownerId: filedBy, kind: 'intake', messageKey: `old ${++n}`, subject: 'FW', ...outcome } as const
      await testDeps()
        .db.insert(receivedEmails)
        .values({ ...email, leftOut: [], at: ago(now, 31 * day) })
    },
  },
  'archives.sweep': {
    async prepare(now) {
      const { db, ids } = testDeps()
      const at = ago(now, 8 * day)
      const row = { id: ids.secretId(), total: 1, startedAt: at, updatedAt: at, endedAt: at }
      await db.insert(archives).values({ ...row, state: 'done' })
    },
  },
  'backups.due': { prepare: () => testDeps().db.delete(backupRuns) },
  'jobs.expire': { prepare: (now) => addJob({ validThrough: ago(now, hour) }) },
  'resumes.sweep': {
    async prepare(now) {
      await storedResume(null, ago(now, 2 * hour))
      await strayUpload(`resumes/stray-${++n}`, now)
    },
  },
  'documents.sweep': { prepare: (now) => strayUpload(`documents/${++n}_stray.pdf`, now) },
  'agreements.sweep': { prepare: (now) => strayUpload(`agreements/${++n}_stray.pdf`, now) },
  'profiles.sweep': { prepare: (now) => strayUpload(`profiles/${++n}_stray.pdf`, now) },
  'follow_ups.notify': { prepare: (now) => followUp('Call back', now, ago(now, hour)) },
  'interviews.advance': {
    async prepare(now) {
      const { id: applicationId } = await addApplication({ interviewDate: ago(now, 2 * hour) })
      const round = { applicationId, uid: `round-${++n}`, minutes: 60, interviewers: [] }
      await testDeps()
        .db.insert(interviews)
        .values({ ...round, startsAt: new Date(now.getTime() + day) })
    },
  },
  'mails.digest': {
    at: morning,
    async prepare(now) {
      const { db } = testDeps()
      await db.delete(followUps)
      await followUp('Call back', now, new Date(easternToUtc(easternDay(now), '15:00') ?? 0))
    },
  },
  'rights.again': {
    async prepare(now) {
      const { db, config } = testDeps()
      const applicantEmail = `back${++n}@example.com`
      await addResume((await addApplication({ applicantEmail })).id)
      const personHash = await hmac(config.SECRET_KEY, `erased:${applicantEmail}`)
      const erased = { personHash, applications: 1, files: 1, others: 0, erasedAt: ago(now, day) }
      await db.insert(erasures).values({ ...erased, isDueAgain: true })
    },
  },
  'rights.retention': {
    async prepare() {
      const values = [
        { key: 'retentionMonths', value: '1' },
        { key: 'retentionErases', value: 'true' },
      ]
      await testDeps().db.insert(settings).values(values).onConflictDoNothing()
      const { id } = await addApplication()
      await addResume(id)
    },
  },
  'sessions.sweep': {
    async prepare(now) {
      const { id: userId } = await addUser()
      const { db, ids } = testDeps()
      await db.insert(sessions).values({ sid: ids.secretId(), userId, sess: '{}', expire: ago(now, hour) })
      await db.insert(sessionRevocations).values({ tokenHash: ids.secretId(), userId, expiresAt: ago(now, hour) })
    },
  },
  'password_resets.sweep': {
    async prepare(now) {
      const { id: userId } = await addUser()
      const { db, ids } = testDeps()
      await db.insert(passwordResets).values({ userId, tokenHash: ids.secretId(), expiresAt: ago(now, hour) })
    },
  },
  'alerts.sweep': {
    async prepare(now) {
      const alert = {
        email: `ann${++n}@example.com`,
        query: 'q=tax',
        every: 'daily',
        createdAt: ago(now, 8 * day),
      } as const
      const { db, ids } = testDeps()
      await db.insert(jobAlerts).values({ id: ids.secretId(), ...alert })
    },
  },
  'imports.unfinished': { prepare: (now) => addImport('checking', now) },
  'imports.sweep': { prepare: (now) => addImport('checked', ago(now, 8 * day)) },
  'inquiries.sweep': {
    async prepare(now) {
      const old = { name: 'Ann Lee', phone: '212 555 0199', topic: 'other', message: 'Hello.' } as const
      await testDeps()
        .db.insert(inquiries)
        .values({ ...old, createdAt: ago(now, 400 * day), updatedAt: ago(now, 366 * day) })
    },
  },
  'consents.remind': {
    async prepare(now) {
      const { id } = await consentPageLink()
      await testDeps()
        .db.update(consents)
        .set({ requestedAt: ago(now, 5 * day), openUntil: new Date(now.getTime() + 2 * day) })
        .where(eq(consents.id, id))
    },
  },
  'review_rooms.digest': {
    async prepare(now) {
      const { id } = await reviewPageLink()
      await testDeps()
        .db.update(reviewRooms)
        .set({ digestDueAt: ago(now, 1000) })
        .where(eq(reviewRooms.id, id))
    },
  },
  'review_rooms.sweep': {
    async prepare(now) {
      await testDeps()
        .db.insert(reviewRooms)
        .values({ id: 'empty', title: 'Counsel', createdAt: ago(now, 2 * day) })
    },
  },
  'ownerships.close': {
    async prepare(now) {
      const window = { startsOn: addDays(easternDay(now), -190), endsOn: addDays(easternDay(now), -1) }
      await addOwnership(window)
      const { submissionId } = await addOwnership({ ...window, endsOn: addDays(easternDay(now), 1) })
      await testDeps()
        .db.update(clientSubmissions)
        .set({ status: 'hired', updatedAt: ago(now, hour) })
        .where(eq(clientSubmissions.id, submissionId))
    },
  },
  'signed_links.sweep': {
    async prepare(now) {
      const { id } = await consentPageLink()
      await testDeps()
        .db.update(signedLinks)
        .set({ expiresAt: ago(now, 91 * day) })
        .where(eq(signedLinks.subjectId, id))
    },
  },
  'dead_letters.sweep': {
    async prepare(now) {
      const letter = {
        messageId: crypto.randomUUID(),
        task: 'mails.send',
        payload: '{}',
        createdAt: ago(now, 100 * day),
      }
      await testDeps().db.insert(deadLetters).values(letter)
    },
  },
}
