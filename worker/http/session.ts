import { getCookie, setCookie, deleteCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { base64url } from 'oslo/encoding'
import { sha256Hex } from './digest.ts'
import { isPlainLocal } from './site-address.ts'

/** 30 days with Remember me, else 12 hours. Seconds. */
export const sessionSeconds = { remembered: 30 * 24 * 3600, browser: 12 * 3600 } as const

/** A session as KV holds it, under `session:<userId>:<sha256(token)>`. */
export type StoredSession = { userId: number; epoch: number; expiresAt: number }

export type SessionStore = {
  put: (tokenHash: string, session: StoredSession) => Promise<void>
  get: (userId: number, tokenHash: string) => Promise<StoredSession | null>
  remove: (userId: number, tokenHash: string) => Promise<void>
}

const keyOf = (userId: number, tokenHash: string) => `session:${userId}:${tokenHash}`

/** Sessions in KV. What KV may still answer after an end is overruled by the database on every request (`actorOf`). */
export const kvSessions = (kv: KVNamespace): SessionStore => ({
  async put(tokenHash, session) {
    await kv.put(keyOf(session.userId, tokenHash), JSON.stringify(session), {
      // KV refuses an expiry less than 60 seconds away.
      expiration: Math.ceil(session.expiresAt / 1000) + 60,
    })
  },
  get: (userId, tokenHash) => kv.get<StoredSession>(keyOf(userId, tokenHash), 'json'),
  // KV refuses a second write of a key within a second. The database has revoked the session, and the key expires.
  remove: (userId, tokenHash) => kv.delete(keyOf(userId, tokenHash)).catch(() => undefined),
})

/** A new session token: 256 random bits, base64url. */
export const newToken = () => base64url.encode(crypto.getRandomValues(new Uint8Array(32)), { includePadding: false })

/** The cookie that only says "someone is signed in", so that a stranger's page makes no API call. Scripts may read it. */
export const hintCookie = 'signed_in'

const sessionCookie = (c: Context) => (isPlainLocal(c.req.url) ? 'sid' : '__Host-sid')

/** Sets both cookies. `remember` keeps them for 30 days; without it they end with the browser. */
export function setSessionCookies(c: Context, session: { userId: number; token: string; remember: boolean }): void {
  const common = {
    path: '/',
    secure: !isPlainLocal(c.req.url),
    sameSite: 'Lax' as const,
    ...(session.remember ? { maxAge: sessionSeconds.remembered } : {}),
  }
  setCookie(c, sessionCookie(c), `${session.userId}.${session.token}`, { ...common, httpOnly: true })
  setCookie(c, hintCookie, '1', common)
}

export function clearSessionCookies(c: Context): void {
  const common = { path: '/', secure: !isPlainLocal(c.req.url) }
  deleteCookie(c, sessionCookie(c), common)
  deleteCookie(c, hintCookie, common)
}

/** The session that the request's cookie names, its token hashed; null without a cookie of the right form. */
export async function cookieSession(c: Context): Promise<{ userId: number; tokenHash: string } | null> {
  const value = getCookie(c, sessionCookie(c))
  const match = value ? /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(value) : null
  return match ? { userId: Number(match[1]), tokenHash: await sha256Hex(match[2] ?? '') } : null
}
