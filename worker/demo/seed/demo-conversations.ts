import type { candidateMessages } from '#worker/features/candidates/messages/messages.table.ts'
import type { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { admins, partners } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import type { DemoApplication } from './demo-applications.ts'
import { demoBrand } from './demo-extras.ts'
import type { Random } from './random.ts'

type MessageRow = typeof candidateMessages.$inferInsert & { id: number; createdAt: Date; mentionedUserIds: number[] }
type NotificationRow = typeof notifications.$inferInsert & { createdAt: Date }

const questions = [
  (name: string, mention: string) =>
    `Spoke with ${name} this morning. Very interested, asks about the path to partnership. ${mention} can you check with the firm?`,
  (name: string, mention: string) =>
    `${mention} please have a look at the resume of ${name} before we go further; I am not sure about the gap in it.`,
  (name: string, mention: string) => `${mention} is the salary range fixed? ${name} is a little above it.`,
  (name: string, mention: string) => `References for ${name} are in and good. ${mention} ready when you are.`,
] as const
const answers = [
  'Will do today.',
  'Looked through it: a clerkship and then parental leave. No concern.',
  'There is some room for the right person. I would go ahead.',
  'Done. They want to meet early next week.',
] as const
const remarks = [
  'Left a voicemail, will try again tomorrow.',
  'Sent the updated deal sheet to the file.',
  'Candidate confirmed the time.',
  'Conflicts list is complete.',
  'Asked for the transcript.',
] as const

type Notice = Omit<NotificationRow, 'id' | 'isRead'>

/** Notifications of an assigned partner, with the number of days that they stay unread. */
function noticesOf(
  { row, job, events }: Pick<DemoApplication, 'row' | 'job' | 'events'>,
  userId: number,
): [notice: Notice, unreadDays: number][] {
  return events.flatMap((event): [Notice, number][] => {
    const common = { userId, applicationId: row.id, createdAt: event.createdAt }
    if (event.kind === 'assigned') {
      const message = `${row.applicantName} for ${job.title} is now yours.`
      return [[{ ...common, type: 'assignment', title: 'New candidate assigned', message }, 3]]
    }
    if (event.kind !== 'status' || event.actorId === userId) return []
    const message = `${row.applicantName}: ${statusLabel(event.to ?? '', demoBrand.brandName)}`
    return [[{ ...common, type: 'status_change', title: 'Status changed', message }, 2]]
  })
}

/** Threads on assigned applications, and the notifications of their people: mentions, assignments and changes of status. */
export function demoConversations({
  random,
  calendar,
  applications,
}: {
  random: Random
  calendar: Calendar
  applications: readonly DemoApplication[]
}): { messages: MessageRow[]; notifications: NotificationRow[] } {
  const messages: MessageRow[] = []
  const notifications: Omit<NotificationRow, 'id'>[] = []
  const notify = (notification: Notice, unreadDays: number) =>
    notifications.push({
      ...notification,
      updatedAt: notification.createdAt,
      isRead: notification.createdAt < calendar.at(unreadDays, '00:00'),
    })

  for (const { row, owner, admin, job, events } of applications) {
    const assigned = partners.find((partner) => partner.id === row.assignedPartnerId)
    if (!assigned) continue
    noticesOf({ row, job, events }, assigned.id).forEach(([notification, days]) => notify(notification, days))
    if (!random.chance(0.45)) continue
    const firstName = row.applicantName.split(' ')[0] ?? row.applicantName
    const people = [admin, owner] as const
    // Between the last change and now, a day is long enough for a thread of six.
    const start = row.updatedAt.getTime()
    const count = random.int(1, 6)
    let asks = random.int(0, 1)
    for (let turn = 0; turn < count; turn++) {
      const sender = people[asks] ?? admin
      const other = people[1 - asks] ?? owner
      const isQuestion = turn % 2 === 0 && turn < 3
      const isAnswer = turn % 2 === 1 && turn < 4
      const text = isQuestion
        ? random.pick(questions)(firstName, `@${other.email}`)
        : random.pick<string>(isAnswer ? answers : remarks)
      const createdAt = new Date(start + (turn + 1) * 7 * 60_000)
      if (createdAt > calendar.at(0)) break
      messages.push({
        id: 0,
        applicationId: row.id,
        senderId: sender.id,
        message: text,
        mentionedUserIds: isQuestion ? [other.id] : [],
        createdAt,
        updatedAt: createdAt,
        editedAt: null,
      })
      asks = 1 - asks
    }
  }

  messages.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  messages.forEach((message, index) => {
    message.id = index + 1
    const sender = [...admins, ...partners].find((person) => person.id === message.senderId)
    const application = applications[message.applicationId - 1]
    for (const userId of message.mentionedUserIds)
      notify(
        {
          userId,
          type: 'mention',
          title: 'You were mentioned',
          message: `${sender?.name ?? 'A colleague'} mentioned you about ${application?.row.applicantName ?? 'a candidate'}.`,
          applicationId: message.applicationId,
          messageId: message.id,
          createdAt: message.createdAt,
        },
        5,
      )
  })
  const sorted = notifications.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return {
    messages,
    notifications: sorted.map((notification, index) => ({ id: index + 1, messageId: null, ...notification })),
  }
}
