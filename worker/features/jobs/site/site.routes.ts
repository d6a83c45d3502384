import type { Context } from 'hono'
import { build } from 'virtual:site-assets'
import {
  atSliderSteps,
  boardQuery,
  maxPageNumber,
  readBoardFilters,
  readPageNumber,
  type BoardFilters,
} from '#contract/domain/board-filters.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { statements } from '#web/site/pages/statements.ts'
import type { SiteView } from '#web/site/site-view.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { knownError } from '#worker/http/answer-error.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'
import { feeds } from './feeds.ts'
import type { CachedPage } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'
import * as pages from './pages.tsx'
import { publicReads, stateReads } from '#worker/features/jobs/jobs/public-reads.service.ts'
import { reasonOf } from '#worker/http/reason.ts'

type Made = { status?: number; type?: string; body: string }
type SiteReads = { deps: pages.PageDeps; view: SiteView; settings: Settings }

const htmlType = 'text/html; charset=utf-8'

/** The public site: pages that are rendered here, feeds, and the files for programs. */
export function siteRoutes({ hono }: Router): void {
  hono.get('/', (c) =>
    answer(c, '/', async ({ deps, view, settings }) => ({ body: await pages.landingPage(deps, view, settings) })),
  )

  for (const path of ['/jobs', '/public', '/public-jobs']) {
    hono.get(path, (c) => {
      const filters = atSliderSteps(filtersOf(c))
      const cursor = c.req.query('cursor')?.slice(0, 900)
      const page = readPageNumber(c.req.query('page'))
      const place = { page: cursor ? page : Math.min(page, maxPageNumber), cursor }
      return answer(c, `/jobs?${boardQuery(filters, place)}`, ({ deps, view }) =>
        pages.boardPage(deps, view, filters, place),
      )
    })
  }

  hono.get('/job/:shortId', (c) => {
    const shortId = c.req.param('shortId').slice(0, 40)
    const cameFrom = atSliderSteps(filtersOf(c))
    return answer(c, `/job/${shortId}?${boardQuery(cameFrom)}`, async ({ deps, view }) => {
      try {
        return { body: await pages.jobPage(deps, view, shortId, cameFrom) }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const isClosed = error.code === 'job_closed'
        const body = isClosed ? await pages.jobClosedPage(deps, view, shortId) : pages.jobNotFoundPage(view)
        return { status: error.status, body }
      }
    })
  })

  for (const statement of statements) {
    hono.get(statement.path, (c) =>
      answer(c, statement.path, ({ view }) => Promise.resolve({ body: pages.statementPage(view, statement) })),
    )
  }

  for (const feed of feeds) {
    hono.get(feed.path, (c) =>
      answer(c, c.req.path, async ({ deps, view }) => {
        const body = await feed.make({ deps, view, params: c.req.param() })
        return body === null ? { status: 404, body: pages.notFoundPage(view) } : { body, type: feed.type }
      }),
    )
  }

  hono.get('/speculation-rules.json', (c) =>
    c.body(speculationRules, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    }),
  )
}

/** The page for an address that is nothing. Addresses of pages forgive a slash at the end. */
export async function sitePageNotFound(c: Context<AppEnv>): Promise<Response> {
  const { path, method } = c.req
  if (method === 'GET' && /^(\/[\w-]+)+\/$/.test(path)) return c.redirect(path.slice(0, -1), 301)
  return answer(c, '404', ({ view }) => Promise.resolve({ status: 404, body: pages.notFoundPage(view) }))
}

/** The page for a request that failed or was refused before a page of its own could be made: a sentence, and a way back. */
export function sitePageTrouble(error: unknown, c: Context<AppEnv>): Response {
  const { status, message, headers } = knownError(error, c)
  const text = status >= 500 ? notShown : message
  const { path, method } = c.req
  const again = method === 'GET' && /^\/(?!\/)/.test(path) ? path : '/'
  return c.body(pages.troublePage(bareView(c), text, again), status, {
    ...headers,
    'Content-Type': htmlType,
    'Cache-Control': 'no-store',
  })
}

const notShown = 'We couldn’t show this page. Please try again in a moment.'

/**
 * Answers with a cached or newly made page. A stranger may keep it but must ask again (the ETag makes that cheap); for
 * someone signed in nothing is cached, here or in the browser.
 */
async function answer(
  c: Context<AppEnv>,
  address: string,
  make: (reads: SiteReads) => Promise<Made>,
): Promise<Response> {
  const { deps } = c.var
  let page: CachedPage
  try {
    const { origin } = new URL(c.req.url)
    if (c.var.actor) {
      const { version } = await deps.site.state()
      page = await makePage(c, version, make)
    } else {
      const { version } = await deps.publicPages.state(stateReads(deps), origin, deps.waitUntil)
      const tag = { build, version, day: pages.dayOf(deps.now()) }
      const key = `${origin}/.pages/${encodeURIComponent(address)}`
      page = await deps.publicPages.page(key, tag, deps.waitUntil, () => makePage(c, version, make))
      c.set('cachedPage', { tag, key })
    }
  } catch (error) {
    deps.log('site.failed', { reason: reasonOf(error) })
    const text = address.startsWith('/jobs?') ? 'Error loading jobs. Please try again later.' : notShown
    page = {
      status: 503,
      type: htmlType,
      etag: '',
      body: pages.troublePage(bareView(c), text, /^\/(?!\/)/.test(address) ? address : '/'),
    }
  }
  if (page.status === 200) {
    if (page.type === htmlType) c.header('Speculation-Rules', '"/speculation-rules.json"')
    c.header('ETag', page.etag)
    c.header('Cache-Control', 'public, max-age=0, must-revalidate')
    if (c.req.header('if-none-match') === page.etag && !c.var.actor) return c.body(null, 304)
  } else {
    c.header('Cache-Control', 'no-store')
  }
  return c.body(page.body, page.status as 200, { 'Content-Type': page.type })
}

async function makePage(
  c: Context<AppEnv>,
  version: number,
  make: (reads: SiteReads) => Promise<Made>,
): Promise<CachedPage> {
  const { deps } = c.var
  const [settings, areas, reads] = await Promise.all([
    deps.publicPages.oncePerVersion(version, 'settings', () => readSettings(deps)),
    deps.publicPages.oncePerVersion(version, 'practice areas', () => deps.practiceAreas.list()),
    publicReads(deps, version),
  ])
  const view: SiteView = { brand: settings, origin: settings.siteUrl || originOf(c), now: deps.now() }
  const practiceAreas = { ...deps.practiceAreas, list: () => Promise.resolve(areas) }
  const { jobs } = reads
  const board: typeof reads.board = {
    ...reads.board,
    // The counts of the whole board are the same on all its pages.
    shared: (searches) =>
      searches.every((search) => Object.keys(search).length === 0)
        ? deps.publicPages.oncePerVersion(version, 'values of all jobs', () => reads.board.shared(searches))
        : reads.board.shared(searches),
  }
  const { placementFigures, log } = deps
  const made = await make({ view, settings, deps: { board, jobs, practiceAreas, placementFigures, log } })
  const etag = `W/"${(await sha256Hex(made.body)).slice(0, 24)}"`
  return { status: made.status ?? 200, type: made.type ?? htmlType, body: made.body, etag }
}

const originOf = (c: Context<AppEnv>): string => c.var.deps.config.SITE_URL ?? new URL(c.req.url).origin

/** View of a page when not even the settings can be read. */
const bareView = (c: Context<AppEnv>): SiteView => ({
  brand: { brandName: 'Home', brandPhone: '', brandEmail: '', brandCity: '', brandRegion: '' },
  origin: originOf(c),
  now: c.var.deps.now(),
})

/** The filters in the address; of a repeated name the last. */
function filtersOf(c: Context<AppEnv>): BoardFilters {
  const all = c.req.queries()
  return readBoardFilters(Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values.at(-1)])))
}

/** Pages are fetched when a finger or a pointer rests on a link, and board and job pages made ready. */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/admin*', '/apply/*', '/login', '/api/*', '/home'] } }],
      },
      eagerness: 'moderate',
    },
  ],
})
