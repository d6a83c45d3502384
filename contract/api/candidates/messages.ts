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

/** A message that staff write to each other about a candidate. */
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
/** People mentioned besides those the text names by `@email`. Anyone who may not see the application is left out. */
const mentionedUserIds = z.array(idValue).max(50, 'Please mention at most 50 people.').optional()

export const sendMessageBody = z.object({ message: messageText, mentionedUserIds })
export const editMessageBody = z.object({ message: messageText, applicationId: idValue, mentionedUserIds })

export const messagesApi = {
  /** The newest 500, oldest first. */
  list: endpoint('GET /api/applications/:id/messages', { params: byId, response: z.array(candidateMessage) }),
  /** Sends a message. The same text from the same sender within five seconds is taken as one message. */
  send: endpoint('POST /api/applications/:id/messages', {
    params: byId,
    body: sendMessageBody,
    response: candidateMessage,
  }),
  /** Changes the caller's own message. Notifies people it newly mentions. */
  edit: endpoint('PATCH /api/messages/:id', { params: byId, body: editMessageBody, response: candidateMessage }),
  /** People who may see the application, and so can be mentioned there, by name. */
  mentionable: endpoint('GET /api/applications/:id/mentionable', {
    params: byId,
    response: z.array(mentionablePerson),
  }),
}
