import { mentionedIn } from './mentions.ts'
import { addedId, type Writes } from '#worker/db/change.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { maySee } from '#worker/features/candidates/applications/applications.policy.ts'
import type { ApplicationSnapshot } from '#worker/features/candidates/applications/application-changes.repo.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import { mentionNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import type { User, UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listAdminsAnd } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { notAllowed, notFound } from '#worker/http/errors.ts'
import type { Message, MessagesRepo } from './messages.repo.ts'

/** For the panel of a candidate, which shows these beside everything else. */
export { presentMessage } from './messages.present.ts'

/** For changes of other features that say something to the recruiters. */
export { messageAdded } from './messages.writes.ts'

type MessagesReads = { applications: ApplicationsRepo; messages: MessagesRepo }
type MessagesDeps = MessagesReads & WriteMailsDeps & { users: UsersRepo }
type Words = { message: string; mentionedUserIds?: number[] | undefined }

const messageNotFound = () =>
  notFound('message_not_found', 'This message doesn’t exist, or you don’t have access to it.')

/** The thread of an application, oldest first. @throws AppError 404 application_not_found. */
export async function readThread(deps: MessagesReads, actor: Actor, applicationId: number): Promise<Message[]> {
  await refuseUnlessSeen(deps, actor, applicationId)
  return deps.messages.ofApplication(applicationId)
}

/**
 * People whom a message on an application can mention: those who may see it, by name. @throws AppError 404
 * application_not_found.
 */
export async function mentionablePeople(
  deps: Pick<MessagesDeps, 'applications' | 'users'>,
  actor: Actor,
  applicationId: number,
): Promise<User[]> {
  return peopleWhoSee(deps, await refuseUnlessSeen(deps, actor, applicationId))
}

/**
 * Sends a message and notifies the people it mentions, in one transaction. The same message sent twice within five
 * seconds is saved once.
 *
 * @param words.message Cleaned and not blank; the contract ensures both.
 * @param words.mentionedUserIds People mentioned in addition to those in the text. Anyone who may not see the
 *   application is left out.
 * @throws AppError 404 application_not_found.
 */
export async function sendMessage(
  deps: MessagesDeps,
  actor: Actor,
  applicationId: number,
  words: Words,
): Promise<Message> {
  const application = await refuseUnlessSeen(deps, actor, applicationId)
  const mentionedUserIds = await mentioned(deps, actor, application, words)
  const at = deps.now()
  const mention = await mentionsOf(deps, actor, application, { userIds: mentionedUserIds, messageId: addedId, at })
  const id = await deps.messages.send(
    { applicationId, senderId: actor.id, message: words.message, mentionedUserIds },
    at,
    mention,
  )
  return saved(deps, id)
}

/**
 * Changes the caller's own message. Only people it didn't mention before are notified, each at most once per message.
 *
 * @throws AppError 404 message_not_found, also if its application is another one or hidden from the caller; 403 for
 *   someone else's message.
 */
export async function editMessage(
  deps: MessagesDeps,
  actor: Actor,
  id: number,
  { applicationId, ...words }: Words & { applicationId: number },
): Promise<Message> {
  const message = await deps.messages.byId(id)
  const application = message && (await deps.applications.snapshot(message.applicationId))
  if (!application || message.applicationId !== applicationId || !maySee(actor, application)) throw messageNotFound()
  if (message.senderId !== actor.id) throw notAllowed('You can only edit messages you sent.')

  const mentionedUserIds = await mentioned(deps, actor, application, words)
  const added = mentionedUserIds.filter((userId) => !message.mentionedUserIds.includes(userId))
  const isSameText = words.message === message.message
  if (isSameText && added.length === 0 && mentionedUserIds.length === message.mentionedUserIds.length) return message

  const at = deps.now()
  const mention = await mentionsOf(deps, actor, application, { userIds: added, messageId: id, at })
  const editedAt = isSameText ? message.editedAt : at
  await deps.messages.edit(message, { message: words.message, mentionedUserIds, editedAt }, at, mention)
  return saved(deps, id)
}

async function saved(deps: MessagesReads, id: number): Promise<Message> {
  const message = await deps.messages.byId(id)
  if (!message) throw messageNotFound()
  return message
}

async function peopleWhoSee(deps: Pick<MessagesDeps, 'users'>, application: ApplicationSnapshot): Promise<User[]> {
  const people = await listAdminsAnd(deps, application.assignedPartnerId)
  return people.filter((person) => maySee(person, application))
}

/** People whom a message mentions and who may see the application, except its sender. */
async function mentioned(
  deps: MessagesDeps,
  actor: Actor,
  application: ApplicationSnapshot,
  words: Words,
): Promise<number[]> {
  const people = (await peopleWhoSee(deps, application)).filter(({ id }) => id !== actor.id)
  const named = new Set([...mentionedIn(words.message, people), ...(words.mentionedUserIds ?? [])])
  return people
    .filter(({ id }) => named.has(id))
    .map(({ id }) => id)
    .slice(0, maxMentions)
}

/** Each mention takes a statement of the batch. Fewer people than this see one candidate. */
const maxMentions = 50

/** Writes a notification and an email for everyone mentioned, at most once for each person and message. */
async function mentionsOf(
  deps: MessagesDeps,
  actor: Actor,
  application: ApplicationSnapshot,
  { userIds, messageId, at }: { userIds: readonly number[]; messageId: number | typeof addedId; at: Date },
): Promise<(tx: ApplicationTx) => Writes> {
  const { id: applicationId, applicantName: candidate } = application
  const people =
    userIds.length === 0 ? [] : (await peopleWhoSee(deps, application)).filter((person) => userIds.includes(person.id))
  const mails = await writeMails(
    deps,
    people.map(({ id: userId, name, email }) => ({
      kind: 'mention',
      to: email,
      userId,
      applicationId,
      values: { name, who: actor.name, candidate },
      link: { path: `/admin/candidates?selected=${applicationId}` },
      onceKey: `mention:${messageId}:${userId}`,
    })),
  )
  return (tx) => [
    userIds.map((userId) =>
      tx.notify(mentionNotification({ userId, applicationId, messageId, at, who: actor.name, candidate })),
    ),
    tx.mail(mails),
  ]
}
