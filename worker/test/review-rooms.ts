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

/** A submission of an application to a firm. */
export const addSubmissionTo = async ({ firm }: Client, applicationId: number) =>
  first(
    await testDeps()
      .db.insert(clientSubmissions)
      .values({ applicationId, companyName: firm.name, firmId: firm.id })
      .returning(),
  )

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
    await db.insert(reviewItems).values({ roomId: id, submissionId: submission.id, position: 1 }).returning(),
  )
  return { id, itemId: item.id, client, submission, token: await addReviewLink(id) }
}

/** The page of an open review room. */
export async function reviewPageLink() {
  const { id: applicationId } = await addApplication()
  return { applicationId, ...(await addReviewRoom(applicationId)) }
}
