import { eq } from 'drizzle-orm'
import type { ConsentScope } from '#contract/domain/consents.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { reviewItems, reviewRooms } from '#worker/features/clients/review-rooms/review-rooms.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { newToken } from '#worker/http/session.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { testDeps } from './api.ts'
import { addApplication } from './applications.ts'
import { addConsent } from './pages.ts'
import { addProfile } from './profiles.ts'

const first = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('a fixture was not stored')
  return row
}

/** A firm with its domain and somebody who recruits there. */
export async function addClientFirm() {
  const { db } = testDeps()
  const name = `Firm ${randomIds.shortId()}`
  const firm = first(
    await db
      .insert(firms)
      .values({ name, nameKey: firmKey(name), domains: ['firm.example'] })
      .returning(),
  )
  const email = `${randomIds.shortId().toLowerCase()}@firm.example`
  const contact = first(await db.insert(firmContacts).values({ firmId: firm.id, name: 'Rae Lind', email }).returning())
  return { firm, contact }
}

type Client = Awaited<ReturnType<typeof addClientFirm>>

/** A submission of an application to a firm, with the candidate's person, consent and profile. */
export async function addSubmissionTo({ firm }: Client, applicationId: number, scope: ConsentScope = 'named') {
  const { db, now } = testDeps()
  const application = first(await db.select().from(jobApplications).where(eq(jobApplications.id, applicationId)))
  const { applicantName: name, assignedPartnerId } = application
  const candidateId =
    application.candidateId ??
    first(await db.insert(candidates).values({ name, isPerson: true, assignedPartnerId }).returning()).id
  await db.update(jobApplications).set({ candidateId }).where(eq(jobApplications.id, applicationId))
  const consent = {
    firmName: firm.name,
    firmKey: firmKey(firm.name),
    state: 'given' as const,
    scope,
    answeredAt: new Date(0),
    validUntil: new Date('2099-01-01'),
  }
  const consentId = await addConsent(applicationId, { candidateId, ...consent })
  const profile = await addProfile(
    candidateId,
    scope === 'named' ? { applicationId, kind: 'client', title: name, createdAt: now() } : { applicationId },
  )
  const submission = first(
    await db.insert(clientSubmissions).values({ applicationId, companyName: firm.name, firmId: firm.id }).returning(),
  )
  return { ...submission, profileId: profile.id, consentOf: consentId }
}

/** A link to a review room. @returns Its token. */
export async function addReviewLink(subjectId: string): Promise<string> {
  const { db, ids } = testDeps()
  const token = newToken()
  await db.insert(signedLinks).values({
    id: ids.secretId(),
    purpose: 'review',
    tokenHash: await sha256Hex(token),
    subjectId,
    expiresAt: new Date('2099-01-01'),
  })
  return token
}

/** A review room with one candidate and a link, as staff make it. */
export async function addReviewRoom(applicationId: number, given: Partial<typeof reviewRooms.$inferInsert> = {}) {
  const { db, ids } = testDeps()
  const client = await addClientFirm()
  const submission = await addSubmissionTo(client, applicationId)
  const id = ids.secretId()
  const room = { id, firmId: client.firm.id, contactId: client.contact.id, title: 'Counsel', state: 'open' as const }
  await db.insert(reviewRooms).values({ ...room, publishedAt: new Date(0), ...given })
  const item = first(
    await db
      .insert(reviewItems)
      .values({ roomId: id, submissionId: submission.id, profileId: submission.profileId, position: 1 })
      .returning(),
  )
  return { id, itemId: item.id, client, submission, token: await addReviewLink(id) }
}

/** The page of an open review room. */
export async function reviewPageLink() {
  const { id: applicationId } = await addApplication()
  return { applicationId, ...(await addReviewRoom(applicationId)) }
}
