import { endpoint } from '#contract/endpoint.ts'
import { chosenPasswordBody, registerBody, signInBody } from '#contract/domain/auth-rules.ts'
import { emailAddress } from '#contract/domain/plain-text.ts'
import { preferences } from '#contract/domain/preferences.ts'
import { accountStatuses, roles } from '#contract/domain/roles.ts'
import { signInCode } from '#contract/domain/two-factor.ts'
import { z } from '#contract/zod.ts'
import { done, idValue } from '#contract/api/common.ts'

const sessionUser = z.object({
  id: idValue,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  /** The agency asks for two-factor sign-in and this account has none: nothing else is open until it has. */
  mustSetUpTwoFactor: z.boolean(),
})
/** The signed-in user with their preferences, repeated under `user`, because callers read one or the other. */
export const currentUser = sessionUser.extend({ user: sessionUser, preferences })
export type CurrentUser = z.output<typeof currentUser>

/** The password was right, and the account has two-factor sign-in: the challenge and a code sign in, for five minutes. */
export const secondStepNeeded = z.object({ secondStep: z.object({ challenge: z.string() }) })

/** The token of a link to choose a new password. */
const resetToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

export const authApi = {
  me: endpoint('GET /api/auth/me', { response: currentUser }),
  login: endpoint('POST /api/auth/login', { body: signInBody, response: z.union([currentUser, secondStepNeeded]) }),
  secondStep: endpoint('POST /api/auth/second-step', {
    body: z.object({ challenge: z.string().max(300), code: signInCode }),
    response: currentUser,
  }),
  /** Whose password a link changes. */
  reset: endpoint('GET /api/auth/resets/:token', {
    params: resetToken,
    response: z.object({ name: z.string(), email: z.string() }),
  }),
  /** Chooses a new password by a link: it works once, ends every session and does not sign in. */
  completeReset: endpoint('POST /api/auth/resets/:token', {
    params: resetToken,
    body: chosenPasswordBody,
    response: done,
  }),
  /** Answers the same for emails with and without an account. Does not sign in. */
  register: endpoint('POST /api/auth/register', {
    body: registerBody,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  /** Options of the login screen. */
  ways: endpoint('GET /api/auth/ways', { response: z.object({ canSendReset: z.boolean() }) }),
  /** Sends a link to choose a new password; the same answer whether or not there is such an account. */
  forgot: endpoint('POST /api/auth/forgot', { body: z.object({ email: emailAddress() }), response: done }),
  logout: endpoint('POST /api/auth/logout', { response: done }),
}
