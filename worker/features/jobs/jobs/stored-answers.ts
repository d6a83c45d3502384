import type { Context } from 'hono'
import { build } from 'virtual:site-assets'
import { easternDay } from '#contract/domain/eastern-time.ts'
import type { CachedPage } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'
import type { AppEnv } from '#worker/http/route.ts'
import { stateReads } from './public-reads.service.ts'

/** Headers of a list that belong to its rows. */
const listHeaders = ['X-Total-Count', 'Link']

/**
 * Stores the answer of a public endpoint as a page of the site is stored: one copy per address, made again when public content
 * has changed. Someone signed in gets an answer of their own, and refusals are never stored.
 *
 * @param addressOf The address in its one spelling: parameters in one order, without unknown ones.
 */
export const storedByVersion =
  (addressOf: (c: Context<AppEnv>) => string) =>
  async (c: Context<AppEnv>, make: () => Promise<Response>): Promise<Response> => {
    const { deps, actor } = c.var
    if (actor) return make()
    const { origin } = new URL(c.req.url)
    const { version } = await deps.publicPages.state(stateReads(deps), origin, deps.waitUntil)
    const tag = { build, version, day: easternDay(deps.now()) }
    const key = `${origin}/.answers/${encodeURIComponent(addressOf(c))}`
    const page = await deps.publicPages.page(key, tag, deps.waitUntil, async () => pageOf(await make()))
    c.set('cachedPage', { tag, key })
    return c.body(page.body, 200, { ...page.headers, 'Content-Type': page.type })
  }

async function pageOf(answer: Response): Promise<CachedPage> {
  const given = listHeaders.flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    status: 200,
    type: answer.headers.get('Content-Type') ?? 'application/json',
    body: await answer.text(),
    etag: '',
    headers: Object.fromEntries(given) as Record<string, string>,
  }
}
