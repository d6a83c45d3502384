import { endpoint } from '#contract/endpoint.ts'
import { requiredText, textLimits } from '#contract/domain/plain-text.ts'
import { roles } from '#contract/domain/roles.ts'
import { z } from '#contract/zod.ts'
import { byId, idValue, isoMoment } from '#contract/api/common.ts'

/** Somebody who may see an application, and so may write and be mentioned there. */
export const mentionablePerson = z.object({
  id: idValue,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
})
export type MentionablePerson = z.output<typeof mentionablePerson>

/** What staff write to each other about a candidate. */
export const candidateMessage = z.object({
  id: idValue,
  applicationId: idValue,
  senderId: idValue,
  sender: mentionablePerson,
  message: z.string(),
  mentionedUserIds: z.array(idValue),
  createdAt: isoMoment,
  updatedAt: isoMoment,
  /** When its text last changed; null: never. */
  editedAt: isoMoment.nullable(),
})
export type CandidateMessage = z.output<typeof candidateMessage>

/** Blank is refused; at most 20,000 characters. */
const messageText = requiredText('Please write a message.', { max: textLimits.text })
/** People mentioned beside those whom the text names by `@e-mail`; who may not see the application is left out. */
const mentionedUserIds = z.array(idValue).max(50, 'Please mention at most 50 people.').optional()

export const sendMessageBody = z.object({ message: messageText, mentionedUserIds })
export const editMessageBody = z.object({ message: messageText, applicationId: idValue, mentionedUserIds })

export const messagesApi = {
  /** Oldest first; of more than 500 the newest. */
  list: endpoint('GET /api/applications/:id/messages', { params: byId, response: z.array(candidateMessage) }),
  /** The same text of the same sender within five seconds is the same message. */
  send: endpoint('POST /api/applications/:id/messages', {
    params: byId,
    body: sendMessageBody,
    response: candidateMessage,
  }),
  /** One's own only. Whoever is newly mentioned is notified. */
  edit: endpoint('PATCH /api/messages/:id', { params: byId, body: editMessageBody, response: candidateMessage }),
  /** Who may see the application, by name: whom a message there can mention. */
  mentionable: endpoint('GET /api/applications/:id/mentionable', {
    params: byId,
    response: z.array(mentionablePerson),
  }),
}
