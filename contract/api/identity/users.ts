import { endpoint } from '#contract/endpoint.ts'
import { changePasswordBody, createUserBody } from '#contract/domain/auth-rules.ts'
import { accountStatuses, roles } from '#contract/domain/roles.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'

export const userListItem = z.object({
  id: idValue,
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  createdAt: isoMoment,
  lastSignInAt: isoMoment.nullable(),
  hasTwoFactor: z.boolean(),
  /** Registered while anyone could, and not confirmed by an admin yet. */
  isProvisional: z.boolean(),
})
export type UserListItem = z.output<typeof userListItem>

export const partnerListItem = z.object({ id: idValue, name: z.string(), email: z.string() })
export type PartnerListItem = z.output<typeof partnerListItem>

/** The caller's own password: an open session alone doesn't hand out or weaken an account. */
const ownPassword = z.object({ currentPassword: changePasswordBody.shape.currentPassword })

export const usersApi = {
  list: endpoint('GET /api/users', { response: z.array(userListItem) }),
  create: endpoint('POST /api/users', { body: createUserBody, response: userListItem }),
  /** Role and status of someone else, and confirming their account; each ends the user's sessions. */
  setRights: endpoint('PATCH /api/users/:id', {
    params: byId,
    body: z.strictObject({
      role: z.enum(roles).optional(),
      status: z.enum(accountStatuses).optional(),
      isConfirmed: z.literal(true).optional(),
    }),
    response: userListItem,
  }),
  /** Hides the account for good; its sessions end and what it did stays. */
  remove: endpoint('DELETE /api/users/:id', { params: byId, response: done }),
  /** A link with which the user chooses a new password, for the admin to pass on. A newer one takes its place. */
  makeResetLink: endpoint('POST /api/users/:id/reset-link', {
    params: byId,
    body: ownPassword,
    response: z.object({ url: z.string(), expiresAt: isoMoment }),
  }),
  /** For someone whose phone and recovery codes are lost; their sessions end. */
  turnOffTwoFactor: endpoint('DELETE /api/users/:id/two-factor', {
    params: byId,
    body: ownPassword,
    response: userListItem,
  }),
  partners: endpoint('GET /api/users/partners', { response: z.array(partnerListItem) }),
  /** Repeats the list under the address of the admin page. */
  partnersOfAdminPage: endpoint('GET /api/partners', { response: z.array(partnerListItem) }),
}
