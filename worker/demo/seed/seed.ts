import { aiAnalysis } from '#worker/features/candidates/analysis/analysis.table.ts'
import { applicationScores } from '#worker/features/candidates/scoring/scoring.table.ts'
import { openDatabase } from '#worker/db/client.ts'
import { analyticsFoldRepo } from '#worker/features/insight/analytics/analytics-fold.repo.ts'
import { foldChanges } from '#worker/features/insight/analytics/analytics-fold.service.ts'
import { outbox } from '#worker/tasks/tasks.table.ts'
import { applicationUnread, jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { feedback } from '#worker/features/identity/feedback/feedback.table.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { linkedAtOnce, linkPeople } from '#worker/features/candidates/person-records/link-people.service.ts'
import { personLinksRepo } from '#worker/features/candidates/person-records/person-links.repo.ts'
import { correspondence, receivedEmails } from '#worker/features/candidates/inbound-mail/inbound-mail.table.ts'
import { intakeItems } from '#worker/features/candidates/intake/intake.table.ts'
import { firmAliases, firmEvents, firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { jobEvents } from '#worker/features/jobs/jobs/job-events.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { bouncedAddresses, mails } from '#worker/features/identity/mails/mails.table.ts'
import { archiveEvents, archives } from '#worker/features/workspace/archives/archives.table.ts'
import { importRows, imports } from '#worker/features/workspace/imports/imports.table.ts'
import { inquiries } from '#worker/features/clients/inquiries/inquiries.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { interviews } from '#worker/features/candidates/interviews/interviews.table.ts'
import { rejections } from '#worker/features/candidates/rejections/rejections.table.ts'
import { candidateMessages } from '#worker/features/candidates/messages/messages.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { savedJobLists } from '#worker/features/sourcing/saved-lists/saved-lists.table.ts'
import { settingChanges, settings } from '#worker/features/identity/settings/settings.table.ts'
import { applicationRepeats } from '#worker/features/candidates/apply/repeats.table.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { ownerships } from '#worker/features/clients/ownerships/ownerships.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { firmAgreements } from '#worker/features/clients/agreements/agreements.table.ts'
import { contactEmails } from '#worker/features/clients/contact-emails/contact-emails.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { firmLimits } from '#worker/features/clients/off-limits/off-limits.table.ts'
import { profiles } from '#worker/features/clients/profiles/profiles.table.ts'
import { reviewItems, reviewRooms } from '#worker/features/clients/review-rooms/review-rooms.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { demoCorrespondence, demoReceivedEmails } from './demo-correspondence.ts'
import { composeDemo } from './compose-demo.ts'
import { demoContactEmails } from './demo-contact-emails.ts'
import { demoImportRows, demoImports, linkExternalIds } from './demo-imports.ts'
import { demoBrand, demoFeedback, demoInquiries } from './demo-extras.ts'
import { demoFirmAliases, demoFirmContacts, demoFirmOffices } from './demo-firms.ts'
import type { StoredFile } from './demo-files.ts'
import { demoJobEvents } from './demo-job-events.ts'
import { jobRow } from './demo-jobs.ts'
import { demoInterviews } from './demo-interviews.ts'
import { demoRepeats } from './demo-repeats.ts'
import { demoSettingChanges } from './demo-setting-changes.ts'
import { demoSite } from './demo-site.ts'
import { demoEvidence } from './demo-evidence.ts'
import { demoGates } from './demo-gates.ts'
import { demoReviewRooms } from './demo-review-rooms.ts'
import { demoOwnerships } from './demo-ownerships.ts'
import { firmLinksRepo } from '#worker/features/clients/firm-directory/firm-links.repo.ts'
import { linkFirms } from '#worker/features/clients/firm-directory/link-firms.service.ts'
import { insertRows } from './insert-rows.ts'

export type SeedTarget = {
  db: D1Database
  files: R2Bucket
  /** The day that the demo data ends on. */
  now: Date
  /** Makes the stored form of a password. */
  hash: (password: string) => Promise<string>
  /** For tests that store the same demo several times. */
  compose?: typeof composeDemo
}

export type SeedSummary =
  | { seeded: false }
  | {
      seeded: true
      users: number
      jobs: number
      applications: number
      documents: number
      messages: number
      files: number
    }

/** The row of `settings` that says that this database holds demo data; its value is when they were put in. */
export const demoMarker = 'demoData'

const anything =
  'EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM jobs) OR EXISTS (SELECT 1 FROM job_applications)'

/** Two of three people whom a partner has applications of belong to that partner. */
const ownPeople = `UPDATE candidates SET assigned_partner_id = (SELECT assigned_partner_id FROM job_applications
    WHERE candidate_id = candidates.id AND assigned_partner_id IS NOT NULL ORDER BY id DESC LIMIT 1)
  WHERE is_person = 1 AND assigned_partner_id IS NULL AND id % 3 <> 0`

/** Emails are seeded with addresses alone, because people get their ids afterwards. */
const linkCorrespondence = `UPDATE correspondence SET candidate_id = (
  SELECT id FROM candidates WHERE email_key = correspondence.email AND is_person = 1 AND merged_into_id IS NULL)`

/** Consents follow the people of their applications. */
const linkConsents = `UPDATE consents SET candidate_id = (
  SELECT candidate_id FROM job_applications WHERE id = consents.application_id)`

/** Every third job came from the first contact of its firm. */
const linkJobContacts = `UPDATE jobs SET contact_id = (
  SELECT min(id) FROM firm_contacts WHERE firm_id = jobs.firm_id AND is_active = 1) WHERE id % 3 = 0`

/** True for a migrated database without accounts, jobs and applications. */
export async function isEmpty(db: D1Database): Promise<boolean> {
  const found = await db.prepare(`SELECT ${anything} AS found`).first<{ found: number }>()
  return found?.found === 0
}

/** True for a database with demo data. */
export async function hasDemoData(db: D1Database): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM settings WHERE key = ?').bind(demoMarker).first()) !== null
}

/**
 * Puts the demo data into an empty, migrated database and its files into R2; leaves a database that holds anything alone.
 *
 * Files go first, under names that follow from the seed; then every row goes in one batch, D1's transaction, which begins
 * by refusing a database that is no longer empty. A start that is cut off therefore leaves an empty database and perhaps
 * some files, and the next one writes the same files again: there is no half-seeded state.
 *
 * @throws Error when the database or R2 fails; nothing is in the database then.
 */
export async function seedDemo({ db, files, now, hash, compose = composeDemo }: SeedTarget): Promise<SeedSummary> {
  if (!(await isEmpty(db))) return { seeded: false }
  const demo = await compose({ now, hash })
  const { calendar, allJobs, applications, made, agreed, intake, asked, thought, talk, post } = demo

  await storeFiles(files, [...made.files, ...asked.files, ...intake.files, ...agreed.files])
  const batch = [
    db
      .prepare(`INSERT INTO settings (key, value) VALUES (?, CASE WHEN ${anything} THEN NULL ELSE ? END)`)
      .bind(demoMarker, JSON.stringify(now.toISOString())),
    ...insertRows(
      db,
      settings,
      Object.entries({ ...demoBrand, ...demoSite }).map(([key, value]) => ({
        key,
        value: JSON.stringify(value),
        updatedAt: now,
      })),
      'ON CONFLICT (key) DO NOTHING',
    ),
    ...insertRows(db, users, demo.people),
    ...insertRows(db, settingChanges, demoSettingChanges(calendar)),
    ...insertRows(db, firms, demo.directory),
    ...insertRows(db, firmAliases, demoFirmAliases()),
    ...insertRows(db, firmOffices, demoFirmOffices()),
    ...insertRows(db, firmContacts, demoFirmContacts(calendar)),
    ...insertRows(db, contactEmails, demoContactEmails(calendar)),
    ...insertRows(db, firmAgreements, agreed.rows),
    ...insertRows(db, firmLimits, demo.limits),
    ...insertRows(db, firmEvents, demo.log),
    ...insertRows(db, jobs, allJobs.map(jobRow)),
    ...insertRows(db, jobEvents, demoJobEvents({ calendar, jobs: allJobs })),
    ...insertRows(
      db,
      jobApplications,
      applications.map(({ row }) => row),
    ),
    ...insertRows(db, resumes, made.resumes),
    ...insertRows(db, resumeReadings, thought.readings),
    ...insertRows(db, applicationScores, thought.scores),
    ...insertRows(db, aiAnalysis, thought.analyses),
    ...insertRows(db, outbox, thought.waiting),
    ...insertRows(db, documents, [...made.documents, ...asked.documents]),
    ...insertRows(db, applicationRepeats, demoRepeats(applications)),
    ...insertRows(db, clientSubmissions, demo.submissions),
    ...insertRows(db, rejections, demo.rejected),
    ...insertRows(db, interviews, demoInterviews(applications)),
    ...insertRows(db, applicationEvents, demo.events),
    ...insertRows(db, applicationUnread, demo.unread),
    ...insertRows(db, candidateMessages, talk.messages),
    ...insertRows(db, notifications, talk.notifications),
    ...insertRows(db, followUps, demo.plans),
    ...insertRows(db, mails, post.mails),
    ...insertRows(db, bouncedAddresses, post.bounced),
    ...insertRows(db, savedJobLists, demo.savedLists),
    ...insertRows(db, candidates, demo.candidates),
    ...insertRows(db, resumes, intake.resumes),
    ...insertRows(db, resumeReadings, intake.readings),
    ...insertRows(db, intakeItems, intake.items),
    ...insertRows(db, receivedEmails, demoReceivedEmails(calendar)),
    ...insertRows(db, correspondence, demoCorrespondence({ calendar, applications })),
    ...insertRows(db, feedback, demoFeedback(calendar)),
    ...insertRows(db, inquiries, demoInquiries(calendar)),
    ...insertRows(db, imports, demoImports(calendar)),
    ...insertRows(db, importRows, demoImportRows()),
    ...insertRows(db, archives, demo.exported.archives),
    ...insertRows(db, archiveEvents, demo.exported.events),
  ]
  try {
    await db.batch(batch)
  } catch (error) {
    // Someone was faster between the question and the batch.
    if (!(await isEmpty(db))) return { seeded: false }
    throw error
  }
  const personLinks = personLinksRepo(openDatabase(db))
  while ((await linkPeople({ personLinks, now: () => now })) === linkedAtOnce);
  const firmLinks = firmLinksRepo(openDatabase(db))
  while (await linkFirms({ firmLinks, now: () => now }));
  await db.prepare(linkJobContacts).run()
  await db.prepare(linkCorrespondence).run()
  await db.prepare(ownPeople).run()
  await db.batch(linkExternalIds.map((statement) => db.prepare(statement)))
  await db.batch(insertRows(db, consents, asked.rows))
  const owned = await demoOwnerships(db, calendar)
  await db.batch([
    ...insertRows(db, consents, owned.consents),
    db.prepare(linkConsents),
    ...insertRows(db, ownerships, owned.ownerships),
    ...owned.sent,
  ])
  const reviews = await demoReviewRooms(db, calendar)
  await storeFiles(files, reviews.files)
  await db.batch([
    ...insertRows(db, consents, reviews.consents),
    ...insertRows(db, profiles, reviews.profiles),
    ...reviews.sent,
    ...insertRows(db, reviewRooms, reviews.rooms),
    ...insertRows(db, reviewItems, reviews.items),
    ...insertRows(db, signedLinks, reviews.links),
  ])
  await db.batch(await demoGates(db))
  await db.batch(insertRows(db, evidence, await demoEvidence(db)))
  while (!(await foldChanges({ analyticsFold: analyticsFoldRepo(openDatabase(db)) }, 100)));
  return {
    seeded: true,
    users: demo.people.length,
    jobs: allJobs.length,
    applications: applications.length,
    documents: made.documents.length + asked.documents.length,
    messages: talk.messages.length,
    files: made.files.length + asked.files.length + intake.files.length + agreed.files.length + reviews.files.length,
  }
}

/** Enough to keep R2 busy, few enough not to hold every file in flight. */
const atOnce = 32

async function storeFiles(bucket: R2Bucket, stored: readonly StoredFile[]): Promise<void> {
  for (let start = 0; start < stored.length; start += atOnce)
    await Promise.all(
      stored
        .slice(start, start + atOnce)
        .map(({ key, bytes, contentType }) => bucket.put(key, bytes, { httpMetadata: { contentType } })),
    )
}
