import type { PartnerListItem, UserListItem } from '#contract/api/identity/users.ts'
import type { User } from '#worker/features/identity/users/users.repo.ts'
import type { ListedUser } from './listed-users.repo.ts'

export const presentUser = (user: ListedUser): UserListItem => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  status: user.status,
  createdAt: user.createdAt.toISOString(),
  lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  hasTwoFactor: user.hasTwoFactor,
  isProvisional: user.isProvisional,
})

export const presentPartner = ({ id, name, email }: User): PartnerListItem => ({ id, name, email })
