import type { CandidateMessage, MentionablePerson } from '#contract/api/candidates/messages.ts'
import type { User } from '#worker/features/identity/users/users.repo.ts'
import type { Message } from './messages.repo.ts'

export const presentPerson = ({ id, name, email, role }: Pick<User, keyof MentionablePerson>): MentionablePerson => ({
  id,
  name,
  email,
  role,
})

export const presentMessage = (row: Message): CandidateMessage => ({
  id: row.id,
  applicationId: row.applicationId,
  senderId: row.senderId,
  sender: presentPerson(row.sender),
  message: row.message,
  mentionedUserIds: row.mentionedUserIds,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
})
