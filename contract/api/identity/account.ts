import { endpoint } from '#contract/endpoint.ts'
import { changePasswordBody, profileBody } from '#contract/domain/auth-rules.ts'
import { preferences, preferencesPatch } from '#contract/domain/preferences.ts'
import { roles } from '#contract/domain/roles.ts'
import { appCode, signInCode } from '#contract/domain/two-factor.ts'
import { z } from '#contract/zod.ts'
import { done, idValue, isoMoment } from '#contract/api/common.ts'

/** The signed-in user's own account. */
export const account = z.object({
  id: idValue,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  twoFactor: z.object({
    isOn: z.boolean(),
    /** The agency asks for it, so it can't be turned off. */
    isRequired: z.boolean(),
    recoveryCodesLeft: z.number().int().nonnegative(),
  }),
})
export type Account = z.output<typeof account>

export const ownSession = z.object({
  /** Names the session among one's own; it opens nothing. */
  id: z.string(),
  /** "Chrome on macOS". */
  device: z.string(),
  /** City and country where they are known, else empty. */
  place: z.string(),
  createdAt: isoMoment,
  expiresAt: isoMoment,
  isCurrent: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

const currentPassword = changePasswordBody.shape.currentPassword
/** Password and code, which every change to the sign-in asks for again. */
const bothSteps = z.object({ currentPassword, code: signInCode })
/** Shown this once, as they are written down: "7KQ2M-XW4RT". */
const newCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const accountApi = {
  read: endpoint('GET /api/account', { response: account }),
  change: endpoint('PATCH /api/account', { body: profileBody, response: account }),
  /** Changes the preferences it names. `GET /api/auth/me` delivers them. */
  changePreferences: endpoint('PATCH /api/account/preferences', { body: preferencesPatch, response: preferences }),
  /** Ends every other session and gives this one a new token. */
  changePassword: endpoint('POST /api/account/password', { body: changePasswordBody, response: done }),
  /** Newest first, at most 50. */
  sessions: endpoint('GET /api/account/sessions', { response: z.array(ownSession) }),
  endSession: endpoint('DELETE /api/account/sessions/:id', {
    params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: done,
  }),
  endOtherSessions: endpoint('DELETE /api/account/sessions', {
    response: z.object({ ended: z.number().int().nonnegative() }),
  }),
  /** Makes a secret for an authenticator app; it counts when a first code has been confirmed. */
  beginTwoFactor: endpoint('POST /api/account/two-factor', {
    body: z.object({ currentPassword }),
    /** `secret` in base32, for typing; `uri` for the QR code. */
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTwoFactor: endpoint('POST /api/account/two-factor/confirm', {
    body: z.object({ code: appCode }),
    response: newCodes,
  }),
  turnOffTwoFactor: endpoint('POST /api/account/two-factor/turn-off', { body: bothSteps, response: account }),
  /** The ones before stop working. */
  newRecoveryCodes: endpoint('POST /api/account/two-factor/recovery-codes', { body: bothSteps, response: newCodes }),
}
