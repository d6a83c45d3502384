/** Roles of accounts. */
export const roles = ['admin', 'partner'] as const
export type Role = (typeof roles)[number]
export const defaultRole = 'partner' satisfies Role

export const roleLabels = { admin: 'Admin', partner: 'Partner' } as const satisfies Record<Role, string>
export const roleAccessLabels = {
  admin: 'Full Access',
  partner: 'Limited Access',
} as const satisfies Record<Role, string>

/** True for an account that may work: a waiting one can sign in and see only that it waits. */
export const accountStatuses = ['active', 'waiting', 'disabled'] as const
export type AccountStatus = (typeof accountStatuses)[number]

export const accountStatusLabels = {
  active: 'Active',
  waiting: 'Waiting for approval',
  disabled: 'Disabled',
} as const satisfies Record<AccountStatus, string>
