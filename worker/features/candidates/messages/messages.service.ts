import { mentionedIn } from './mentions.ts'
import type { SqlPiece } from '#worker/db/client.ts'
import { maySee } from '#worker/features/candidates/applications/applications.policy.ts'
import type { ApplicationsRepo, Basis } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import type { NotificationsRepo } from '#worker/features/identity/notifications/notifications.repo.ts'
import { writeMails, type MailNeeds } from '#worker/features/identity/mails/mails.service.ts'
import { mentionNotification, notify } from '#worker/features/identity/notifications/notifications.service.ts'
import type { User, UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listAdminsAnd } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { notAllowed, notFound } from '#worker/http/errors.ts'
import type { TaskMessage } from '#worker/tasks/outbox.ts'
import type { Message, MessagesRepo } from './messages.repo.ts'

/** For the panel of a candidate, which shows these beside everything else. */
export { presentMessage } from './messages.present.ts'

type Reads = { applications: ApplicationsRepo; messages: MessagesRepo }
type Needs = Reads &
  MailNeeds & {
    users: UsersRepo
    notifications: NotificationsRepo
    enqueue: (messages: TaskMessage[]) => void
  }
type Words = { message: string; mentionedUserIds?: number[] | undefined }

const messageNotFound = () => notFound('message_not_found', 'That message does not exist, or is not yours to see.')

/** The thread of an application, oldest first. @throws AppError 404 application_not_found. */
export async function readThread(deps: Reads, actor: Actor, applicationId: number): Promise<Message[]> {
  await refuseUnlessSeen(deps, actor, applicationId)
  return deps.messages.ofApplication(applicationId)
}

/** Whom a message on an application can mention: who may see it, by name. @throws AppError 404 application_not_found. */
export async function mentionablePeople(
  deps: Pick<Needs, 'applications' | 'users'>,
  actor: Actor,
  applicationId: number,
): Promise<User[]> {
  return peopleWhoSee(deps, await refuseUnlessSeen(deps, actor, applicationId))
}

/**
 * Sends a message and tells whom it mentions, in one transaction. Sent twice within five seconds it is one message.
 *
 * @param words.message Clean and not blank, by the contract.
 * @param words.mentionedUserIds Beside those whom the text names; who may not see the application is left out.
 * @throws AppError 404 application_not_found.
 */
export async function sendMessage(deps: Needs, actor: Actor, applicationId: number, words: Words): Promise<Message> {
  const application = await refuseUnlessSeen(deps, actor, applicationId)
  const mentionedUserIds = await mentioned(deps, actor, application, words)
  const at = deps.now()
  const mails = await mentionMails(deps, actor, application, mentionedUserIds)
  const id = await deps.messages.send(
    { applicationId, senderId: actor.id, message: words.message, mentionedUserIds },
    at,
    (messageId) => [
      ...mentionedUserIds.map((userId) => tell(deps, actor, application, { userId, messageId, at })),
      ...mails.flatMap(({ statements }) => statements(messageId)),
    ],
  )
  deps.enqueue(mails.map(({ message }) => message))
  return saved(deps, id)
}

/**
 * Changes one's own message. Only people whom it did not mention before are told, each at most once for one message.
 *
 * @throws AppError 404 message_not_found, also where its application may not be seen or is another one; 403 not one's own.
 */
export async function editMessage(
  deps: Needs,
  actor: Actor,
  id: number,
  { applicationId, ...words }: Words & { applicationId: number },
): Promise<Message> {
  const message = await deps.messages.byId(id)
  const application = message && (await deps.applications.basis(message.applicationId))
  if (!application || message.applicationId !== applicationId || !maySee(actor, application)) throw messageNotFound()
  if (message.senderId !== actor.id) throw notAllowed('You can edit only messages that you sent.')

  const mentionedUserIds = await mentioned(deps, actor, application, words)
  const added = mentionedUserIds.filter((userId) => !message.mentionedUserIds.includes(userId))
  const isSameText = words.message === message.message
  if (isSameText && added.length === 0 && mentionedUserIds.length === message.mentionedUserIds.length) return message

  const at = deps.now()
  const mails = await mentionMails(deps, actor, application, added)
  await deps.messages.edit(
    message,
    { message: words.message, mentionedUserIds, updatedAt: at, editedAt: isSameText ? message.editedAt : at },
    [
      ...added.map((userId) => tell(deps, actor, application, { userId, messageId: id, at })),
      ...mails.flatMap(({ statements }) => statements(id)),
    ],
  )
  deps.enqueue(mails.map(({ message }) => message))
  return saved(deps, id)
}

async function saved(deps: Reads, id: number): Promise<Message> {
  const message = await deps.messages.byId(id)
  if (!message) throw messageNotFound()
  return message
}

async function peopleWhoSee(deps: Pick<Needs, 'users'>, application: Basis): Promise<User[]> {
  const people = await listAdminsAnd(deps, application.assignedPartnerId)
  return people.filter((person) => maySee(person, application))
}

/** Whom a message mentions, of those who may see the application, without its sender. */
async function mentioned(deps: Needs, actor: Actor, application: Basis, words: Words): Promise<number[]> {
  const people = (await peopleWhoSee(deps, application)).filter(({ id }) => id !== actor.id)
  const named = new Set([...mentionedIn(words.message, people), ...(words.mentionedUserIds ?? [])])
  return people
    .filter(({ id }) => named.has(id))
    .map(({ id }) => id)
    .slice(0, mostMentions)
}

/** One statement of the batch each; an agency has fewer people who see one candidate. */
const mostMentions = 50

const tell = (
  deps: Needs,
  actor: Actor,
  { id: applicationId, applicantName }: Basis,
  told: Pick<Parameters<typeof mentionNotification>[0], 'userId' | 'messageId' | 'at'>,
) => notify(deps, mentionNotification({ ...told, applicationId, who: actor.name, candidate: applicantName }))

/** A mail to everyone mentioned; each person and message at most once, like the notification. */
async function mentionMails(deps: Needs, actor: Actor, application: Basis, userIds: readonly number[]) {
  const { id, applicantName } = application
  const people =
    userIds.length === 0 ? [] : (await peopleWhoSee(deps, application)).filter((person) => userIds.includes(person.id))
  const written = await Promise.all(
    people.map(async (person) => {
      const mails = await writeMails(deps, [
        {
          kind: 'mention',
          to: person.email,
          userId: person.id,
          applicationId: id,
          values: { name: person.name, who: actor.name, candidate: applicantName },
          link: { path: `/admin/candidates?selected=${id}` },
        },
      ])
      return mails.map(({ message, statements }) => ({
        message,
        statements: (messageId: number | SqlPiece) =>
          statements(undefined, { onceKey: deps.messages.mentionKey(messageId, person.id) }),
      }))
    }),
  )
  return written.flat()
}
