import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { registerBody, signInBody } from '#contract/domain/auth-rules.ts'
import { accountStatuses, roles } from '#contract/domain/roles.ts'
import { done, idValue } from './common.ts'

const sessionUser = z.object({
  id: idValue,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
})
/** The signed-in user, and the same under `user`: the spec reads one or the other. */
export const currentUser = sessionUser.extend({ user: sessionUser })
export type CurrentUser = z.output<typeof currentUser>

export const authApi = {
  me: endpoint('GET /api/auth/me', { response: currentUser }),
  login: endpoint('POST /api/auth/login', { body: signInBody, response: currentUser }),
  /** The same answer whether or not the e-mail had an account. It does not sign in. */
  register: endpoint('POST /api/auth/register', {
    body: registerBody,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  logout: endpoint('POST /api/auth/logout', { response: done }),
}
