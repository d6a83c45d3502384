import { expect } from 'vitest'
import { withLocalState } from '../../scripts/local-state.mjs'

/** Calls of the API by an admin of the demo data: with a body as JSON or as it is, otherwise GET. */
export async function apiOf(url: string) {
  const headers = { Origin: url, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email: 'admin@placet.test', password: 'placet-demo' })
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async <T>(path: string, given?: unknown): Promise<T> => {
    const answer = await fetch(url + path, {
      headers: { ...headers, Cookie: cookie },
      ...(given === undefined
        ? {}
        : { method: 'POST', body: typeof given === 'string' ? given : JSON.stringify(given) }),
    })
    expect(answer.ok, `${path} answered ${answer.status}`).toBe(true)
    return (await answer.json()) as T
  }
}

/** As if so much time had gone by: what waits for a moment has waited. */
export const letMinutesPass = (stateDir: string, minutes: number) =>
  withLocalState(stateDir, async ({ db }) => {
    const ms = minutes * 60_000
    await db.batch([
      db.prepare('UPDATE outbox SET created_at = created_at - ?').bind(ms),
      db
        .prepare('UPDATE people_sources SET reading_until = reading_until - ? WHERE reading_until IS NOT NULL')
        .bind(ms),
    ])
  })
