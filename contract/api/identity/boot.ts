import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { currentUser } from './auth.ts'
import { unreadState } from './notifications.ts'

export const bootApi = {
  /**
   * Everything that each staff screen needs before its own data, in one request: the signed-in user and the bell. `unread` is
   * null for accounts that see no staff screen yet.
   */
  read: endpoint('GET /api/boot', { response: z.object({ user: currentUser, unread: unreadState.nullable() }) }),
}
