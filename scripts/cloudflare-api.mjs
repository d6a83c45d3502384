// @ts-check
// Cloudflare's interface, for what no command of wrangler does.
import { Complaint } from './process.mjs'

/** @typedef {(path: string, given?: { method?: string, body?: unknown }) => Promise<any>} Ask */

/**
 * @param {{ wrangler: (args: string[]) => Promise<{ code: number, output: string }>, environment: Record<string, string | undefined> }} given
 * @returns {Promise<{ ask: Ask, account: string }>} gives the result of a request
 * @throws {Complaint} without a sign-in
 */
export async function reachCloudflare({ wrangler, environment }) {
  const base = environment['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4'
  const token =
    environment['CLOUDFLARE_API_TOKEN'] ?? (await wrangler(['auth', 'token'])).output.trim().split('\n').at(-1)
  /** @type {Ask} */
  const ask = async (path, { method = 'GET', body } = {}) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const answer = /** @type {{ success: boolean, result: any, errors?: { message: string }[] }} */ (
      await response.json()
    )
    if (!answer.success) throw new Error(answer.errors?.map(({ message }) => message).join(' ') ?? `${response.status}`)
    return answer.result
  }
  const account = environment['CLOUDFLARE_ACCOUNT_ID'] ?? (await ask('/accounts').catch(() => []))[0]?.id
  if (!token || !account)
    throw new Complaint('Not signed in to Cloudflare: `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.')
  return { ask, account }
}
