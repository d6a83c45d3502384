import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { makeDeps, type DepsOptions } from './deps.ts'
import { actorOf, isSameActor, likelyActor, rememberActor } from './features/identity/auth/sessions.service.ts'
import { readSettings } from './features/identity/settings/settings.service.ts'
import { quickPages } from './features/jobs/site/quick-pages.ts'
import { sitePageNotFound, sitePageTrouble } from './features/jobs/site/site.routes.ts'
import { answerError, noSuchRoute } from './http/answer-error.ts'
import type { Feature } from './feature.ts'
import { AppError } from './http/errors.ts'
import { logWith } from './http/log.ts'
import { originCheck } from './http/origin-check.ts'
import { headPrefix, matchedRoute, type AppEnv, type Router } from './http/route.ts'
import { readableAndEncrypted } from './http/site-address.ts'
import { reasonOf } from './http/reason.ts'
import { securityHeaders } from './http/security-headers.ts'
import { cookieSession } from './http/session.ts'
import { installedFeatures } from './installed-features.ts'
import { backgroundOf } from './tasks/registry.ts'

/** JSON bodies and the forms of the site. Files go through signed upload addresses, which count their own bytes. */
const maxBodyBytes = 256 * 1024

/**
 * The application form without scripts carries its résumé. More than a résumé may have, so that one that is somewhat too
 * large is refused on a page that keeps what was typed.
 */
const maxFormBytes = 12 * 1024 * 1024

const isApplicationForm = (method: string, path: string) => method === 'POST' && /^\/apply\/[^/]+\/form$/.test(path)

export const isUpload = (method: string, path: string) => method === 'PUT' && /^\/api\/[\w/]+\/upload\//.test(path)

/** Addresses whose errors are JSON. At every other address a person looks at a page. */
const isForPrograms = (path: string) => path.startsWith('/api/')

/** One-click unsubscribes of email programs and events of the email service. Both carry a proof of their own. */
const isFromMail = (method: string, path: string) =>
  method === 'POST' && (path === '/api/mail-events' || path.startsWith('/mail/stop/'))

/**
 * Makes the Worker's application: middleware in the order of one request (docs/architecture.md), then every feature.
 *
 * @param options Clock, ids, log and features from outside, for tests.
 */
export function createApp(options: DepsOptions = {}): Router {
  const heads: RegExp[] = []
  const hono = new Hono<AppEnv>({
    // Hono answers HEAD through GET; endpoints declared as HEAD have a place of their own.
    getPath: (request) => {
      // A malformed Host makes an address that can't be read; `readableAndEncrypted` refuses it, in JSON.
      const { pathname } = URL.parse(request.url) ?? { pathname: '/api/' }
      return request.method === 'HEAD' && heads.some((pattern) => pattern.test(pathname))
        ? headPrefix + pathname
        : pathname
    },
  })
  const router: Router = { hono, mounted: [] }

  // First: a page that was served before needs no database, no ports and no new headers.
  hono.use(quickPages(options))
  hono.use(requestId({ headerName: '' }))
  hono.use(requestLog(options))
  hono.use(securityHeaders())
  hono.use(readableAndEncrypted())
  hono.use(cacheRules())
  hono.use(requestDeps(options))
  const features = options.features ?? installedFeatures
  hono.use(afterWrites(features))
  hono.use(
    originCheck({
      isExempt: (method, path) => isUpload(method, path) || isFromMail(method, path),
      siteUrlOf: async (deps) => (await readSettings(deps)).siteUrl,
    }),
  )
  hono.use(limitedBody())
  hono.use(sessionActor(router))

  const background = backgroundOf(features)
  for (const { routes = [] } of features) for (const mount of routes) mount(router, background)

  hono.notFound((c) => (isForPrograms(c.req.path) ? noSuchRoute(c) : sitePageNotFound(c)))
  hono.onError((error, c) => (isForPrograms(c.req.path) ? answerError(error, c) : sitePageTrouble(error, c)))
  for (const { method, path } of router.mounted) {
    if (method === 'HEAD') heads.push(new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
  }
  return router
}

/** Gives the request its log and writes one line when it has been answered. */
function requestLog(options: DepsOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const log = options.log ?? logWith({ requestId: c.var.requestId })
    c.set('log', log)
    c.set('actor', null)
    const startedAt = Date.now()
    await next()
    const { method } = c.req
    const ms = Date.now() - startedAt
    log('request', { method, route: matchedRoute(c), status: c.res.status, ms, userId: c.var.actor?.id })
  }
}

/** False for reads, and for endpoints that say they only ask. */
const mayHaveChanged = (c: Context<AppEnv>): boolean =>
  c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.var.isQuestion !== true

/** Keeps answers of the API and of signed-in people out of every cache. */
function cacheRules(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    // Staff see their own saves on the very next page of this isolate, and everywhere within a second. Writes of strangers
    // change no page of the site, and they are many.
    if (c.var.actor && mayHaveChanged(c)) c.var.deps.publicPages.invalidateVersion()
    if (new URL(c.req.url).pathname.startsWith('/api/') || c.var.actor) c.header('Cache-Control', 'private, no-store')
    c.header('X-Request-Id', c.var.requestId)
  }
}

/** Makes the ports and repos of the request. */
function requestDeps(options: DepsOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { origin } = new URL(c.req.url)
    const { log, requestId: id } = c.var
    c.set('deps', makeDeps(c.env, c.executionCtx, { origin, ...options, log, requestId: id }))
    await next()
  }
}

/** Lets features follow up on writes. A failure is logged: the write itself has been answered. */
function afterWrites(features: readonly Feature[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (!mayHaveChanged(c) || c.res.status >= 400) return
    const { deps } = c.var
    for (const { afterWrites: followUp } of features) {
      if (!followUp) continue
      const work = followUp(deps)
      deps.waitUntil(work.catch((error: unknown) => deps.log('after_write.failed', { reason: reasonOf(error) })))
    }
  }
}

/** A file of records, which its reader limits while it arrives. */
const isImport = (method: string, path: string) => method === 'POST' && path === '/api/imports'

/** Refuses bodies over the limit, except uploads. @throws AppError 413 too_large. */
function limitedBody(): MiddlewareHandler<AppEnv> {
  const limitedTo = (maxSize: number, message: string) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new AppError(413, 'too_large', message)
      },
    })
  const limited = limitedTo(maxBodyBytes, 'That’s more than this form can take.')
  const limitedForm = limitedTo(
    maxFormBytes,
    'This file is too large. Go back and choose a résumé smaller than 5MB; your browser keeps what you typed.',
  )
  return (c, next) => {
    const { method, path } = c.req
    if (isUpload(method, path) || isImport(method, path)) return next()
    return isApplicationForm(method, path) ? limitedForm(c, next) : limited(c, next)
  }
}

/**
 * Reads the session cookie and sets the actor of the request.
 *
 * A read of the interface doesn't wait for the check: it runs for the actor whom the isolate last saw with this session, and its
 * answer leaves only when the check has found the same one. Otherwise it is discarded, and the request starts over after
 * the check. Writes always wait (decision 38).
 */
function sessionActor({ hono }: Router): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const session = await cookieSession(c)
    if (!session) return next()
    const { deps } = c.var
    const check = actorOf(deps, session)
    const likely = c.req.method === 'GET' && isForPrograms(c.req.path) ? likelyActor(session) : undefined
    if (!likely) {
      const actor = await check
      rememberActor(session, actor)
      c.set('actor', actor)
      return next()
    }
    const isSame = check.then((actor) => isSameActor(likely, actor))
    deps.writes.holdUntil(isSame.catch(() => false))
    c.set('actor', likely)
    await next()
    // A body or header of an answer for someone else must not survive, whatever follows.
    if (await isSame.catch(() => false)) return undefined
    c.res = undefined
    const actor = await check
    rememberActor(session, actor)
    c.set('actor', actor)
    c.res = await hono.fetch(c.req.raw, c.env, c.executionCtx)
    return undefined
  }
}
