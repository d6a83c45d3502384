import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import type { EndpointShape } from '#contract/endpoint.ts'
import { sessions } from '#worker/features/identity/auth/auth.table.ts'
import { passwordResets } from '#worker/features/identity/auth/password-resets.table.ts'
import type { ArchiveState } from '#contract/domain/archives.ts'
import type { ImportState } from '#contract/domain/imports.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { firmLimits } from '#worker/features/clients/off-limits/off-limits.table.ts'
import { firmAgreements } from '#worker/features/clients/agreements/agreements.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { ownerships } from '#worker/features/clients/ownerships/ownerships.table.ts'
import { inquiries } from '#worker/features/clients/inquiries/inquiries.table.ts'
import { feedback } from '#worker/features/identity/feedback/feedback.table.ts'
import { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import { firmMerges, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { goodJob } from '#worker/features/jobs/jobs/bad-jobs.fixture.ts'
import { candidateMerges, candidates } from '#worker/features/candidates/people/people.table.ts'
import { candidateMessages } from '#worker/features/candidates/messages/messages.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { peopleSearchQueries } from '#worker/features/sourcing/people-search/searches/people-searches.table.ts'
import { peopleSearchResults } from '#worker/features/sourcing/people-search/results/people-results.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { peopleSources } from '#worker/features/sourcing/people-search/sources/people-sources.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { correspondence } from '#worker/features/candidates/inbound-mail/inbound-mail.table.ts'
import { intakeItems } from '#worker/features/candidates/intake/intake.table.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { savedJobLists } from '#worker/features/sourcing/saved-lists/saved-lists.table.ts'
import { savedSearches } from '#worker/features/sourcing/saved-searches/saved-searches.table.ts'
import { archives } from '#worker/features/workspace/archives/archives.table.ts'
import { importRows, imports } from '#worker/features/workspace/imports/imports.table.ts'
import { savedViews } from '#worker/features/candidates/saved-views/saved-views.table.ts'
import { applicationRepeats } from '#worker/features/candidates/apply/repeats.table.ts'
import { reviewItems } from '#worker/features/clients/review-rooms/review-rooms.table.ts'
import { profiles, profileShares } from '#worker/features/clients/profiles/profiles.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { newToken } from '#worker/http/session.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { uploadUses } from '#worker/platform/uploads/uploads.table.ts'
import { deadLetters } from '#worker/tasks/tasks.table.ts'
import { addUser, testDeps } from './api.ts'
import { addApplication, addJob } from './applications.ts'
import { sampleOf } from './contracts.ts'
import { addConsent } from './pages.ts'
import { addClientFirm, addReviewRoom, addSubmissionTo } from './review-rooms.ts'
import { addSource } from './online-jobs.ts'
import { addProfile, profileRequest } from './profiles.ts'

/** A record that an address names: its part of the address, and the values that a body needs. */
export type Made = {
  params: Record<string, string | number>
  /** Of the application that the record hangs on: taking the application away takes the record away. */
  applicationId?: number
}

type Fixture = {
  /** Makes a record of a person: assigned to them, written by them, about them; where nobody owns such records, just one. */
  make: (ownerId: number) => Promise<Made>
  /** Part of the address of a record that never existed. */
  missing: Made['params']
}

const missing = { id: 999_999_999 }
const first = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('a fixture was not stored')
  return row
}
const onlyId = ({ id }: { id: number | string }): Made => ({ params: { id } })
const applicationOf = (ownerId: number) =>
  addApplication({ assignedPartnerId: ownerId, interviewDate: new Date('2026-07-01T15:00:00.000Z') })

/** A record that hangs on an application of the owner's. */
const onApplication = (add: (applicationId: number, ownerId: number) => Promise<number | string>): Fixture => ({
  missing,
  async make(ownerId) {
    const { id: applicationId } = await applicationOf(ownerId)
    return { params: { id: await add(applicationId, ownerId) }, applicationId }
  },
})
const record = (make: Fixture['make']): Fixture => ({ missing, make })

export async function addResume(applicationId: number | null): Promise<string> {
  const id = randomIds.secretId()
  const now = new Date()
  await testDeps()
    .db.insert(resumes)
    .values({
      id,
      originalName: 'cv.pdf',
      mimeType: 'application/pdf',
      fileSize: 9,
      storedAt: now,
      createdAt: now,
      applicationId,
      claimedAt: applicationId === null ? null : now,
    })
  await env.FILES.put(`resumes/${id}`, '%PDF-1.7\n')
  return id
}

const waitingResume: Fixture = {
  missing: { id: 'x'.repeat(32) },
  make: async () => onlyId({ id: await addResume(null) }),
}
async function addPeopleQuery(createdBy: number): Promise<number> {
  const query = {
    location: 'Boston',
    keywords: 'tax',
    searchQuery: 'tax Boston',
    createdBy,
    status: 'completed',
  } as const
  return first(await testDeps().db.insert(peopleSearchQueries).values(query).returning()).id
}

async function addMail(given: { kind: string; applicationId?: number }): Promise<string> {
  const id = randomIds.secretId().replaceAll(/\W/g, 'x')
  const toAddress = `${randomIds.shortId()}@example.com`
  await testDeps()
    .db.insert(mails)
    .values({ id, toAddress, subject: 'News', text: 'a', html: 'a', state: 'failed', ...given })
  return id
}

async function addPeopleSource(): Promise<number> {
  const host = `${randomIds
    .shortId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}.example.com`
  const source = { name: 'A firm', site: `https://${host}`, host, isEnabled: false }
  return first(await testDeps().db.insert(peopleSources).values(source).returning()).id
}

async function addKnownPerson(given: Partial<typeof people.$inferInsert> = {}) {
  const name = `Ann ${randomIds.shortId()}`
  const url = `https://example.com/${randomIds.shortId()}`
  const person = {
    sourceId: await addPeopleSource(),
    name,
    nameKey: name.toLowerCase(),
    firm: 'A firm',
    profileUrl: url,
    urlKey: url,
    ...given,
  }
  return { personId: first(await testDeps().db.insert(people).values(person).returning()).id, name, url }
}

/** A firm of the directory under a name of its own. */
export async function addFirm(given: Partial<typeof firms.$inferInsert> = {}) {
  const name = `Firm ${randomIds.shortId()}`
  const firm = { name, nameKey: firmKey(given.name ?? name), isVerified: true, ...given }
  return first(await testDeps().db.insert(firms).values(firm).returning())
}

/** An agreement of a firm, in force since the beginning of 2026. */
async function addAgreement(firmId: number, document: Partial<typeof firmAgreements.$inferInsert> = {}) {
  const agreement: typeof firmAgreements.$inferInsert = {
    firmId,
    feeBps: 2_500,
    feeBase: ['salary'],
    invoiceOn: 'start',
    termsDays: 30,
    guaranteeDays: 90,
    guaranteeKind: 'prorated',
    validFrom: '2026-01-01',
    ...document,
  }
  return first(await testDeps().db.insert(firmAgreements).values(agreement).returning())
}

/** A submission of an application. */
async function addSubmission(
  applicationId: number,
  given: Partial<typeof clientSubmissions.$inferInsert> = {},
): Promise<number> {
  const submission = { applicationId, companyName: 'Harrow & Vale', ...given }
  return first(await testDeps().db.insert(clientSubmissions).values(submission).returning()).id
}

/** An ownership of a candidate of the owner's. */
export async function addOwnership(given: Partial<typeof ownerships.$inferInsert> = {}) {
  const { id: firmId } = await addFirm()
  const { id: applicationId } = await addApplication(
    given.ownerId === undefined ? {} : { assignedPartnerId: given.ownerId },
  )
  const sentAt = new Date('2026-06-01T15:00:00.000Z')
  const submissionId = await addSubmission(applicationId, { firmId, sentAt, sentHow: 'email' })
  const window = { startsOn: '2026-06-01', endsOn: '2026-12-01', months: 6 }
  const ownership = { applicationId, submissionId, firmId, sentAt, sentHow: 'email', ...window }
  const chain = `a${applicationId}:harrow vale`
  return first(
    await testDeps()
      .db.insert(ownerships)
      .values({ ...ownership, chain, ...given })
      .returning(),
  )
}

/** An import with one row, a possible duplicate, in a state. */
export async function addImport(state: ImportState, now = new Date()): Promise<{ id: number }> {
  const { db } = testDeps()
  const file = { kind: 'candidates', fileName: 'people.csv', headers: ['Name'], columns: ['name'], total: 1 } as const
  const row = {
    row: 2,
    cells: ['Ann Lee'],
    name: 'Ann Lee',
    verdict: 'possible',
    record: '{"name":"Ann Lee"}',
  } as const
  const { id } = first(
    await db
      .insert(imports)
      .values({
        ...file,
        headers: [...file.headers],
        columns: [...file.columns],
        state,
        createdAt: now,
        doneAt: state === 'done' ? now : null,
      })
      .returning(),
  )
  await db.insert(importRows).values({ ...row, cells: [...row.cells], importId: id, resumeFile: 'cv.pdf' })
  return { id }
}
/** An archive of one part. */
async function addArchive(state: ArchiveState): Promise<string> {
  const id = randomIds.secretId()
  // Only one can run at a time.
  await testDeps().db.delete(archives).where(eq(archives.state, 'running'))
  const [key, at] = [`archives/${id}/0-a-0`, new Date()]
  await env.FILES.put(key, 'PK')
  const progress = state === 'done' ? JSON.stringify([[key, 2]]) : null
  await testDeps()
    .db.insert(archives)
    .values({ id, state, progress, total: 1, bytes: 2, startedAt: at, updatedAt: at, endedAt: at })
  return id
}
const anArchive = (state: 'done' | 'failed'): Fixture => ({
  missing: { id: 'x'.repeat(32) },
  make: async () => ({ params: { id: await addArchive(state) } }),
})

const anImport = (state: ImportState): Fixture => record(async () => onlyId(await addImport(state)))

/** A person whom a partner owns. */
async function addPersonRecord(assignedPartnerId: number, given: Partial<typeof candidates.$inferInsert> = {}) {
  const email = `${randomIds.shortId()}@example.com`
  const person = { name: 'Ann Lee', email, isPerson: true, assignedPartnerId, ...given }
  return first(await testDeps().db.insert(candidates).values(person).returning())
}

/** A profile of a person, with its file. */
async function storedProfile(ownerId: number) {
  const { id: candidateId } = await addPersonRecord(ownerId)
  const profile = await addProfile(candidateId)
  await env.FILES.put(profile.pdfKey, '%PDF-1.7')
  return profile
}

/** An item of somebody's intake that has been read. */
export async function addIntakeItem(ownerId: number, given: Partial<typeof intakeItems.$inferInsert> = {}) {
  const n = randomIds.shortId()
  const resumeId = await addResume(null)
  await testDeps().db.update(resumes).set({ isFromStaff: true }).where(eq(resumes.id, resumeId))
  const state = given.state ?? 'ready'
  if (state !== 'reading') {
    const readState = state === 'unreadable' ? 'no-text' : 'read'
    await testDeps().db.insert(resumeReadings).values({ resumeId, state: readState })
  }
  const item = {
    ownerId,
    resumeId,
    origin: 'drop',
    state,
    name: `Ann ${n}`,
    email: `${n.toLowerCase()}@example.com`,
    ...given,
  } as const
  return first(await testDeps().db.insert(intakeItems).values(item).returning())
}
const intakeItem = (state: 'ready' | 'unreadable' | 'discarded'): Fixture =>
  record(async (ownerId) => onlyId(await addIntakeItem(ownerId, { state })))

/** An email that somebody filed, with an address that belongs to nobody on record. */
export async function addUndecidedEmail(filedBy: number, given: Partial<typeof correspondence.$inferInsert> = {}) {
  const n = randomIds.shortId()
  const email = { email: `${n.toLowerCase()}@example.com`, name: `Ann ${n}`, direction: 'out', messageKey: n } as const
  const sent = { at: new Date(), subject: 'Hello', text: 'Would you like to talk?' }
  return first(
    await testDeps()
      .db.insert(correspondence)
      .values({ ...email, ...sent, filedBy, ...given })
      .returning(),
  )
}

const job: Fixture = record(async () => onlyId(await addJob()))
const publicJob = (name: string): Fixture => ({
  missing: { [name]: 'zzzzzzzz' },
  make: async () => ({ params: { [name]: (await addJob({ shortId: randomIds.shortId() })).shortId } }),
})
const user: Fixture = record(async () => onlyId(await addUser()))
const application = onApplication(async (applicationId) => applicationId)

/**
 * A record for every address that names one, by the beginning of the address; the longest that fits counts. A new route
 * with a parameter needs its line here.
 */
const fixtures: Record<string, Fixture> = {
  '/api/account/sessions/:id': {
    missing: { id: 'f'.repeat(64) },
    async make(userId) {
      const sid = await sha256Hex(newToken())
      const sess = JSON.stringify({ device: 'Firefox', place: '', createdAt: new Date().toISOString() })
      await testDeps()
        .db.insert(sessions)
        .values({ sid, userId, sess, expire: new Date(Date.now() + 3600_000) })
      return { params: { id: sid } }
    },
  },
  '/api/applications/:id': application,
  '/api/applications/:id/documents/upload/:filename': {
    missing: { id: 999_999_999, filename: `999999999_${'x'.repeat(32)}.pdf` },
    async make(ownerId) {
      const { id } = await applicationOf(ownerId)
      return { params: { id, filename: `${id}_${randomIds.secretId()}.pdf` } }
    },
  },
  '/api/applications/:id/mails/:mailId': {
    missing: { ...missing, mailId: 'x'.repeat(32) },
    async make(ownerId) {
      const { id } = await applicationOf(ownerId)
      const mailId = await addMail({ kind: 'interview_invitation', applicationId: id })
      return { params: { id, mailId }, applicationId: id }
    },
  },
  '/api/auth/resets/:token': {
    missing: { token: 'x'.repeat(43) },
    async make() {
      const token = newToken()
      const { id: userId } = await addUser()
      await testDeps()
        .db.insert(passwordResets)
        .values({ userId, tokenHash: await sha256Hex(token), expiresAt: new Date(Date.now() + 3600_000) })
      return { params: { token } }
    },
  },
  '/api/archives/:id': anArchive('done'),
  '/api/archives/:id/retry': anArchive('failed'),
  '/api/imports/:id': anImport('columns'),
  '/api/imports/:id/resumes/:row': {
    missing: { ...missing, row: 2 },
    make: async () => ({ params: { ...(await addImport('checked')), row: 2 } }),
  },
  '/api/imports/:id/decisions': anImport('checked'),
  '/api/imports/:id/run': anImport('checked'),
  '/api/imports/:id/undo': anImport('done'),
  '/api/candidates/:id': record(async (ownerId) => onlyId(await addPersonRecord(ownerId))),
  '/api/candidates/merges/:id': record(async (ownerId) => {
    const { id: candidateId } = await addPersonRecord(ownerId)
    const { id: mergedId } = await addPersonRecord(ownerId, { mergedIntoId: candidateId })
    const merge = { candidateId, mergedId, mergedAt: new Date() }
    return onlyId(first(await testDeps().db.insert(candidateMerges).values(merge).returning()))
  }),
  '/api/application-repeats/:id': onApplication(
    async (applicationId) =>
      first(
        await testDeps()
          .db.insert(applicationRepeats)
          .values({
            applicationId,
            key: crypto.randomUUID(),
            digest: crypto.randomUUID(),
            values: JSON.stringify({ phoneNumber: '+1 212 555 0199', coverLetter: 'A later letter.' }),
          })
          .returning(),
      ).id,
  ),
  '/api/review-rooms/:id': onApplication(async (applicationId) => (await addReviewRoom(applicationId)).id),
  'DELETE /api/review-rooms/:id': onApplication(
    async (applicationId) => (await addReviewRoom(applicationId, { state: 'draft' })).id,
  ),
  'POST /api/review-rooms/:id/publish': onApplication(
    async (applicationId) => (await addReviewRoom(applicationId, { state: 'draft' })).id,
  ),
  'POST /api/review-rooms': onApplication(
    async (applicationId) => (await addSubmissionTo(await addClientFirm(), applicationId)).id,
  ),
  '/api/review-items/:id': onApplication(async (applicationId) => {
    const { itemId } = await addReviewRoom(applicationId)
    await testDeps()
      .db.update(reviewItems)
      .set({ answer: 'hold', answeredAt: new Date(0) })
      .where(eq(reviewItems.id, itemId))
    return itemId
  }),
  '/api/consents/:id': onApplication((applicationId) => addConsent(applicationId)),
  '/api/client-submissions/:id': onApplication((applicationId) => addSubmission(applicationId)),
  // It was sent already, so that a receipt can be recorded.
  '/api/client-submissions/:id/received': onApplication((applicationId) =>
    addSubmission(applicationId, { sentAt: new Date('2026-06-01T15:00:00.000Z'), sentHow: 'phone' }),
  ),
  '/api/profiles/:id': record(async (ownerId) => onlyId(await storedProfile(ownerId))),
  '/api/profiles/:id/links/:linkId': {
    missing: { id: 999_999_999, linkId: 'none' },
    async make(ownerId) {
      const { id, candidateId } = await storedProfile(ownerId)
      const { id: applicationId } = await addApplication({ candidateId, assignedPartnerId: ownerId })
      const consentId = await addConsent(applicationId, { state: 'given' })
      const linkId = randomIds.secretId()
      await testDeps()
        .db.insert(profileShares)
        .values({ id: linkId, profileId: id, applicationId, firmName: 'Harrow & Vale', consentId })
      return { params: { id, linkId } }
    },
  },
  '/api/ownerships/:id': record(async (ownerId) => onlyId(await addOwnership({ ownerId }))),
  '/api/ownerships/:id/settle': record(async (ownerId) => onlyId(await addOwnership({ ownerId, state: 'disputed' }))),
  '/api/firms/:id': record(async () => onlyId(await addFirm())),
  '/api/contacts/:id': record(async () => {
    const { id: firmId } = await addFirm()
    const email = `${randomIds.shortId().toLowerCase()}@example.com`
    return onlyId(
      first(await testDeps().db.insert(firmContacts).values({ firmId, name: 'Rae Lind', email }).returning()),
    )
  }),
  '/api/agreements/:id': record(async () => onlyId(await addAgreement((await addFirm()).id))),
  '/api/agreements/:id/document': record(async () => {
    const documentKey = `agreements/0_${randomIds.secretId()}.pdf`
    await env.FILES.put(documentKey, '%PDF-1.7\n')
    const document = { documentKey, documentName: 'Fee agreement.pdf', documentBytes: 9 }
    return onlyId(await addAgreement((await addFirm()).id, document))
  }),
  '/api/agreements/:id/document/upload/:filename': {
    missing: { id: 999_999_999, filename: `999999999_${'x'.repeat(32)}.pdf` },
    async make() {
      const { id } = await addAgreement((await addFirm()).id)
      return { params: { id, filename: `${id}_${randomIds.secretId()}.pdf` } }
    },
  },
  '/api/off-limits/:id': record(async () => {
    const limit = { scope: 'firm', kind: 'request', startsOn: '2026-01-01', reason: 'They asked us' } as const
    const { id: firmId } = await addFirm()
    return onlyId(
      first(
        await testDeps()
          .db.insert(firmLimits)
          .values({ ...limit, firmId })
          .returning(),
      ),
    )
  }),
  '/api/firms/merges/:mergeId': {
    missing: { mergeId: 999_999_999 },
    async make() {
      const { id: firmId } = await addFirm()
      const { id: mergedId } = await addFirm({ mergedIntoId: firmId })
      const merge = { firmId, mergedId, moved: {}, mergedAt: new Date() }
      const { id } = first(await testDeps().db.insert(firmMerges).values(merge).returning())
      return { params: { mergeId: id } }
    },
  },
  '/api/dead-letters/:id': record(async () =>
    onlyId(
      first(
        await testDeps()
          .db.insert(deadLetters)
          .values({ messageId: crypto.randomUUID(), task: 'uploads.sweep', payload: '{}' })
          .returning(),
      ),
    ),
  ),
  '/api/documents/:id': onApplication(async (applicationId, uploadedBy) => {
    const filename = `${applicationId}_${randomIds.secretId()}.pdf`
    const key = `documents/${filename}`
    await env.FILES.put(key, '%PDF-1.7\n')
    const row = { applicationId, filename, key, uploadedBy, fileSize: 9, mimeType: 'application/pdf' }
    const stored = await testDeps()
      .db.insert(documents)
      .values({ ...row, originalName: 'Transcript.pdf', documentType: 'transcript' })
      .returning()
    return first(stored).id
  }),
  '/api/inquiries/:id': record(async (assignedTo) =>
    onlyId(
      first(
        await testDeps()
          .db.insert(inquiries)
          .values({ name: 'Ann Lee', phone: '212 555 0199', topic: 'hiring', message: 'Two tax seats.', assignedTo })
          .returning(),
      ),
    ),
  ),
  '/api/feedback/:id': record(async (userId) =>
    onlyId(
      first(
        await testDeps()
          .db.insert(feedback)
          .values({ userId, title: 'A wish', description: 'A longer text.' })
          .returning(),
      ),
    ),
  ),
  '/api/follow-ups/:id': onApplication(
    async (applicationId, ownerId) =>
      first(
        await testDeps()
          .db.insert(followUps)
          .values({
            ownerId,
            createdBy: ownerId,
            subject: 'application',
            subjectId: applicationId,
            applicationId,
            text: 'Call back',
            dueAt: new Date('2026-07-01T15:00:00.000Z'),
          })
          .returning(),
      ).id,
  ),
  '/api/job-sources/:id': record(async () => onlyId({ id: await addSource({ isEnabled: false }) })),
  '/api/jobs/:id': job,
  '/api/intake/emails/:id': record(async (filedBy) => onlyId(await addUndecidedEmail(filedBy))),
  '/api/intake/:id': intakeItem('ready'),
  '/api/intake/:id/retry': intakeItem('unreadable'),
  '/api/intake/:id/restore': intakeItem('discarded'),
  '/api/intake/upload/:id': { missing: { id: 'x'.repeat(32) }, make: async () => onlyId({ id: randomIds.secretId() }) },
  '/api/messages/:id': onApplication(
    async (applicationId, senderId) =>
      first(
        await testDeps().db.insert(candidateMessages).values({ applicationId, senderId, message: 'Hello' }).returning(),
      ).id,
  ),
  '/api/account/mails/:kind': {
    missing: { kind: 'no_such_mail' },
    make: async () => ({ params: { kind: 'digest' } }),
  },
  '/api/mail-templates/:kind': {
    missing: { kind: 'no_such_mail' },
    make: async () => ({ params: { kind: 'digest' } }),
  },
  '/api/mails/:id': {
    missing: { id: 'x'.repeat(32) },
    async make() {
      return { params: { id: await addMail({ kind: 'digest' }) } }
    },
  },
  '/api/people-search/:id': record(async (ownerId) => onlyId({ id: await addPeopleQuery(ownerId) })),
  '/api/people-search/:id/results/:resultId': {
    missing: { ...missing, resultId: 999_999_999 },
    async make(ownerId) {
      const id = await addPeopleQuery(ownerId)
      const { personId, name, url } = await addKnownPerson()
      const result = { queryId: id, personId, name, profileUrl: url, urlKey: url }
      const resultId = first(await testDeps().db.insert(peopleSearchResults).values(result).returning()).id
      return { params: { id, resultId } }
    },
  },
  '/api/do-not-contact/:id': record(async (userId) => {
    const { personId } = await addKnownPerson({ doNotContactAt: new Date(0), doNotContactBy: userId })
    return onlyId({ id: personId })
  }),
  '/api/people-sources/:id': record(async () => onlyId({ id: await addPeopleSource() })),
  '/api/notifications/:id': record(async (userId) =>
    onlyId(
      first(
        await testDeps()
          .db.insert(notifications)
          .values({ userId, type: 'system', title: 'News', message: 'Something happened.' })
          .returning(),
      ),
    ),
  ),
  '/api/partners/:partnerId/applications': {
    missing: { partnerId: 999_999_999 },
    make: async (partnerId) => ({ params: { partnerId } }),
  },
  '/api/public/jobs/:jobId': publicJob('jobId'),
  '/api/public/jobs/:shortId': publicJob('shortId'),
  '/api/public/jobs/:shortId/similar': publicJob('shortId'),
  // Unclaimed ones: the holder of the id may check and read the file just sent.
  '/api/resumes/:id/read': waitingResume,
  'HEAD /api/resumes/:id': waitingResume,
  '/api/resumes/:id': { ...onApplication(addResume), missing: waitingResume.missing },
  '/api/resumes/upload/:id': {
    missing: waitingResume.missing,
    make: async () => onlyId({ id: randomIds.secretId() }),
  },
  '/api/saved-job-lists/:id': record(async (submittedBy) => {
    const jobData = JSON.stringify([{ title: 'A job', url: 'https://example.com/job', source: '', snippet: '' }])
    const values = { candidateName: 'Ann Lee', submittedBy, jobData }
    return onlyId(first(await testDeps().db.insert(savedJobLists).values(values).returning()))
  }),
  '/api/saved-searches/:id': record(async (userId) => {
    const values = { userId, kind: 'online_jobs', name: 'Tax', criteria: '{"q":"tax"}', every: 'daily' } as const
    return onlyId(first(await testDeps().db.insert(savedSearches).values(values).returning()))
  }),
  '/api/saved-views/:id': record(async (userId) =>
    onlyId(
      first(
        await testDeps()
          .db.insert(savedViews)
          .values({ userId, name: randomIds.shortId(), query: 'status=new' })
          .returning(),
      ),
    ),
  ),
  '/api/users/:id': user,
  // The body names the record.
  'POST /api/follow-ups': application,
  'POST /api/submissions/check': application,
  'POST /api/submissions/ask-admin': application,
  'POST /api/prior-contacts': application,
}

/** The fixture of an address, or undefined where the address names no record. @throws where one is missing. */
export function fixtureOf(address: string): Fixture | undefined {
  const path = address.slice(address.indexOf(' ') + 1)
  const fits = Object.keys(fixtures).filter(
    (key) => address === key || path === key || (key.startsWith('/') && path.startsWith(`${key}/`)),
  )
  const best = fits.toSorted((a, b) => b.length - a.length)[0]
  const isSpecial = fits.find((key) => key === address)
  const found = fixtures[isSpecial ?? best ?? '']
  if (!found && path.includes(':')) {
    throw new Error(
      `${address} names a record that no test can make: add its beginning to the fixtures in worker/test/access-fixtures.ts, and its line to worker/test/access-table.ts.`,
    )
  }
  return found
}

/** Somebody at the firm that a submission went to; of no submission, anybody. */
async function contactOfSubmission(id: number): Promise<number> {
  const { db } = testDeps()
  const submission = await db.select().from(clientSubmissions).where(eq(clientSubmissions.id, id)).get()
  const contact = await db
    .select()
    .from(firmContacts)
    .where(eq(firmContacts.firmId, submission?.firmId ?? 0))
    .get()
  return contact?.id ?? missing.id
}

type BodyOf = (made: Made) => unknown

/** Bodies where a sample of the contract would be refused, would change the test's own ground, or must name the record. */
const bodies: Record<string, BodyOf> = {
  'POST /api/applications/:id/client-submissions': () => ({ companyName: 'Harrow & Vale' }),
  'POST /api/submissions/check': ({ applicationId = missing.id }) => ({ applicationId, companyName: 'Harrow & Vale' }),
  'POST /api/submissions/ask-admin': ({ applicationId = missing.id }) => ({
    applicationId,
    companyName: 'Harrow & Vale',
  }),
  'POST /api/prior-contacts': ({ applicationId = missing.id }) => ({
    applicationId,
    companyName: 'Harrow & Vale',
    by: 'candidate',
    note: 'She applied there in May.',
  }),
  'POST /api/profiles/:id/links': async ({ params }) => {
    const { db } = testDeps()
    const profile = await db
      .select()
      .from(profiles)
      .where(eq(profiles.id, Number(params['id'])))
      .get()
    if (!profile) return { applicationId: 1, firmName: 'Harrow & Vale' }
    const person = await db.select().from(candidates).where(eq(candidates.id, profile.candidateId)).get()
    const { id: applicationId } = await addApplication({
      candidateId: profile.candidateId,
      assignedPartnerId: person?.assignedPartnerId ?? null,
    })
    const validUntil = new Date('2099-01-01')
    await addConsent(applicationId, { firmName: 'Harrow & Vale', firmKey: 'harrow vale', state: 'given', validUntil })
    return { applicationId, firmName: 'Harrow & Vale' }
  },
  'POST /api/candidates/:id/profiles': () => profileRequest,
  'POST /api/candidates/:id/profiles/preview': () => profileRequest,
  'POST /api/applications/:id/consents': () => ({ firmName: 'Harrow & Vale', scope: 'named' }),
  'POST /api/applications/:id/consents/preview': () => ({ message: 'They liked the deal list.' }),
  'POST /api/applications/:id/consents/record': () => ({
    firmName: 'Harrow & Vale',
    scope: 'named',
    channel: 'phone',
    statement: 'She says yes.',
  }),
  'POST /api/review-rooms': async ({ params }) => ({
    contactId: await contactOfSubmission(Number(params['id'])),
    submissionIds: [Number(params['id'])],
  }),
  'PATCH /api/review-rooms/:id': () => ({ version: 1, title: 'Another title' }),
  'PATCH /api/settings': () => ({}),
  'PATCH /api/applications/:id/status': () => ({ status: 'interviewed' }),
  'PATCH /api/applications/:id/interview-date': () => ({ interviewDate: '2099-07-02T15:00:00.000Z' }),
  'PATCH /api/applications/:id/interview-feedback': () => ({
    suitabilityRating: 'recommended',
    talentForOtherRoles: 'neutral',
    appliedBefore: false,
  }),
  'POST /api/applications/reject': () => ({
    changes: [{ id: missing.id }],
    status: 'rejected_by_brand',
    reason: 'Other',
  }),
  'POST /api/applications/:id/emails/preview': () => ({ subject: 'News', body: 'Hello {first name}' }),
  'POST /api/applications/:id/emails': () => ({ subject: 'News', body: 'Hello {first name}', key: 'a-key-of-a-form' }),
  'POST /api/saved-job-lists': () => ({
    candidateName: 'Ann Lee',
    jobData: [{ title: 'A job', url: 'https://example.com/job', source: '', snippet: '' }],
  }),
  'PATCH /api/follow-ups/:id': () => ({ text: 'Call back tomorrow' }),
  'POST /api/follow-ups': ({ applicationId }) => ({
    subject: 'application',
    subjectId: applicationId ?? missing.id,
    text: 'Call back',
    dueAt: '2026-07-01T15:00:00.000Z',
  }),
  'PATCH /api/messages/:id': ({ applicationId }) => ({ message: 'Better', applicationId: applicationId ?? missing.id }),
  'POST /api/jobs': () => goodJob,
  'PUT /api/jobs/:id': () => goodJob,
  'POST /api/jobs/scrape-url': () => ({ url: 'https://example.com/job' }),
  'POST /api/users': () => ({
    name: 'New Person',
    email: `${randomIds.shortId()}@placet.test`,
    password: 'a long enough secret',
    role: 'partner',
  }),
  'PATCH /api/users/:id': () => ({ status: 'active' }),
  'POST /api/auth/login': () => ({ email: 'nobody@placet.test', password: 'a long enough secret' }),
  'POST /api/auth/register': () => ({ email: `${randomIds.shortId()}@placet.test`, password: 'a long enough secret' }),
  'POST /api/auth/resets/:token': () => ({ password: 'a long enough secret' }),
  'POST /api/practice-areas': () => ({ label: `Area ${randomIds.shortId()}` }),
  'POST /api/applications/:id/assign': () => ({ partnerId: null }),
  'POST /api/applications/:id/documents/upload-url': () => ({ originalName: 'Transcript.pdf', fileSize: 9 }),
  'POST /api/people-search': () => ({ location: 'Boston', keywords: 'tax' }),
  'POST /api/people-sources': () => ({
    name: 'A firm',
    site: `${randomIds
      .shortId()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, 'x')}.example.com`,
  }),
  'PATCH /api/people-sources/:id': () => ({ name: 'Another name' }),
  'POST /api/auth/forgot': () => ({ email: 'nobody@example.com' }),
  'POST /api/candidate-data/erase': () => ({ email: 'nobody@example.com' }),
  'POST /api/candidate-data/export': () => ({ email: 'nobody@example.com' }),
  'POST /api/candidate-data/find': () => ({ email: 'nobody@example.com' }),
  'POST /api/mail-templates/:kind/preview': () => ({ subject: 'News', body: 'Nothing new.' }),
  'POST /api/saved-searches': () => ({ kind: 'online_jobs', name: 'Tax', criteria: { q: 'tax' }, every: 'daily' }),
  'PATCH /api/saved-searches/:id': () => ({ name: 'Tax in Boston' }),
  'POST /api/saved-views': () => ({ name: randomIds.shortId(), query: 'status=new' }),
  'PATCH /api/saved-views/:id': () => ({ name: randomIds.shortId() }),
  'POST /api/intake': () => ({ files: [{ originalName: 'cv.pdf', fileSize: 900, mimeType: 'application/pdf' }] }),
  'POST /api/intake/:id/keep': () => ({}),
  'POST /api/intake/emails/:id/keep': () => ({}),
  'POST /api/intake/addresses/replace': () => ({ intake: 'intake+nobody@in.placet.test' }),
  'POST /api/intake/keep-all': () => ({ ids: [missing.id] }),
  'POST /api/candidates': () => ({ name: 'Ann Lee', email: `${randomIds.shortId()}@example.com` }),
  'PATCH /api/candidates/:id': () => ({ name: 'Anna Lee' }),
  'POST /api/candidates/:id/applications': async () => ({ jobId: (await addJob()).id }),
  'POST /api/candidates/:id/merge': async () => ({ otherId: (await addPersonRecord((await addUser()).id)).id }),
  'PATCH /api/applications/:id': async ({ params }) => ({
    phoneNumber: '(212) 555-0188',
    updatedAt:
      (await testDeps().applications.snapshot(Number(params['id'])))?.updatedAt.toISOString() ??
      '2026-07-01T15:00:00.000Z',
  }),
  // Only JSON is sent here, which has no second line and so no rows.
  'POST /api/imports': () => 'Name',
  'POST /api/imports/:id/check': () => ({ columns: ['name'] }),
  'POST /api/imports/:id/decisions': () => ({ row: 2, choice: 'skip' }),
  'POST /api/candidates/match': () => ({ practiceAreas: ['Tax'] }),
  'POST /api/jobs/search-online': () => ({ q: 'tax' }),
  'POST /api/job-sources': () => ({ name: 'Board', adapter: 'greenhouse', locator: randomIds.shortId() }),
  'PATCH /api/job-sources/:id': () => ({ name: 'Another name' }),
  'POST /api/firms': () => ({ name: `Firm ${randomIds.shortId()}` }),
  'PATCH /api/firms/:id': () => ({
    name: `Firm ${randomIds.shortId()}`,
    aliases: [{ name: randomIds.shortId() }],
    offices: [{ city: 'Boston', state: 'MA' }],
  }),
  'POST /api/firms/:id/notes': () => ({ text: 'Wants calls before noon' }),
  'POST /api/firms/:id/contacts': () => ({
    name: 'Rae Lind',
    email: `${randomIds.shortId().toLowerCase()}@example.com`,
  }),
  'POST /api/firms/:id/agreements': () => ({
    feeBps: 2_000,
    guaranteeKind: 'full',
    guaranteeDays: 60,
    validFrom: '2026-02-01',
    validTo: '2026-02-28',
  }),
  'POST /api/off-limits': async () => ({
    scope: 'firm',
    kind: 'request',
    firmId: (await addFirm()).id,
    reason: 'Their managing partner asked us to pause',
  }),
  'POST /api/agreements/:id/document/upload-url': () => ({ originalName: 'Fee agreement.pdf', fileSize: 9 }),
  'PUT /api/agreements/:id/document': ({ params }) => arrivedAgreementFile(Number(params['id'])),
  'PATCH /api/agreements/:id': () => ({ feeBps: 2_250, validTo: '2027-01-31' }),
  'PATCH /api/contacts/:id': () => ({ name: 'Rae Lindqvist', title: 'Recruiting manager' }),
  'POST /api/firms/:id/merge': async () => ({ otherId: (await addFirm()).id }),
  'POST /api/client-submissions/:id/sent': () => ({ how: 'phone', at: '2026-06-01T15:00:00.000Z' }),
  'POST /api/client-submissions/:id/received': () => ({ at: '2026-06-02T15:00:00.000Z' }),
  'POST /api/ownerships/:id/release': () => ({ reason: 'The firm knew her.', version: 1 }),
  'POST /api/ownerships/:id/dispute': () => ({ text: 'The firm says that it knew her.', version: 1 }),
  'POST /api/ownerships/:id/settle': () => ({ reason: 'The firm has agreed.', version: 1 }),
  'POST /api/ownerships/:id/owner': async () => ({
    ownerId: (await addUser()).id,
    reason: 'She was the first to call.',
    version: 1,
  }),
  'PATCH /api/inquiries/:id': () => ({ status: 'in_progress' }),
  'POST /api/inquiries': () => ({
    name: 'Ann Lee',
    contact: `${randomIds.shortId()}@example.com`,
    topic: 'attorney',
    message: 'I’d consider a move.',
  }),
  'PATCH /api/feedback/:id': () => ({ status: 'open' }),
  'POST /api/feedback': () => ({ title: 'A wish', description: 'Text of at least ten characters.' }),
}

/** Queries of endpoints that can't be asked without one. */
export const queries: Record<string, string> = {
  'GET /api/resumes/search': '?q=tax',
  'GET /api/firms/resolve': '?name=Harrow',
  'GET /api/imports/:id/rows': '?verdict=possible',
  'GET /api/analytics/csv': '?section=funnel',
}

/** Request body of an endpoint, as a form would send it, for the record that the address names. */
export async function bodyFor(address: string, endpoint: EndpointShape, made: Made): Promise<unknown> {
  if (address === 'POST /api/public/jobs/:jobId/apply') return applyForm()
  if (address === 'POST /api/applications/:id/documents') return arrivedDocument(Number(made.params['id']))
  const own = bodies[address]
  if (own) return own(made)
  return endpoint.body && endpoint.body !== 'stream' ? sampleOf(endpoint.body) : undefined
}

async function applyForm() {
  return {
    applicantName: 'Łucja Nowak',
    applicantEmail: `${randomIds.shortId()}@example.com`,
    jdYear: 2019,
    yearsExperience: 6,
    experienceField: 'Tax',
    location: 'Boston, MA',
    expectedSalary: 250_000,
    hasPortableBook: true,
    phoneNumber: '+1 617 555 0101',
    linkedinUrl: '',
    bigFirmExperienceYears: 3,
    firmPreference: 'big_firm',
    needsVisaSponsorship: 'NO',
    resumeUrl: `/resumes/${await addResume(null)}`,
  }
}

/** Notes that a file has arrived in R2. */
const arrived = (key: string) =>
  testDeps()
    .db.insert(uploadUses)
    .values({
      key,
      size: 9,
      mimeType: 'application/pdf',
      usedAt: new Date(),
      expiresAt: new Date(Date.now() + 600_000),
    })

async function arrivedAgreementFile(agreementId: number) {
  const filename = `${agreementId}_${randomIds.secretId()}.pdf`
  await arrived(`agreements/${filename}`)
  return { filename, originalName: 'Fee agreement.pdf' }
}

async function arrivedDocument(applicationId: number) {
  const filename = `${applicationId}_${randomIds.secretId()}.pdf`
  await arrived(`documents/${filename}`)
  return { filename, originalName: 'Transcript.pdf', documentType: 'transcript' }
}
