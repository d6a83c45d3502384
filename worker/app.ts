import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { actorOf } from './features/identity/auth/sessions.service.ts'
import { analyticsRoutes } from './features/insight/analytics/analytics.routes.ts'
import { applicationsRoutes } from './features/candidates/applications/applications.routes.ts'
import { dashboardRoutes } from './features/workspace/dashboard/dashboard.routes.ts'
import { savedViewsRoutes } from './features/candidates/applications/saved-views.routes.ts'
import { analysisRoutes } from './features/candidates/analysis/analysis.routes.ts'
import { scoringRoutes } from './features/candidates/scoring/scoring.routes.ts'
import { applyRoutes } from './features/candidates/applications/apply.routes.ts'
import { accountRoutes } from './features/identity/auth/account.routes.ts'
import { authRoutes } from './features/identity/auth/auth.routes.ts'
import { repeatsRoutes } from './features/candidates/applications/repeats.routes.ts'
import { submissionsRoutes } from './features/clients/submissions/submissions.routes.ts'
import { documentsRoutes } from './features/candidates/documents/documents.routes.ts'
import { peopleSourcesRoutes } from './features/sourcing/people-search/people-sources.routes.ts'
import { jobSourcesRoutes } from './features/sourcing/online-jobs/job-sources.routes.ts'
import { scrapeUrlRoutes } from './features/sourcing/online-jobs/scrape-url.routes.ts'
import { onlineSearchRoutes } from './features/sourcing/online-jobs/online-search.routes.ts'
import { doNotContactRoutes } from './features/identity/do-not-contact/do-not-contact.routes.ts'
import { peopleSearchRoutes } from './features/sourcing/people-search/people-searches.routes.ts'
import { messagesRoutes } from './features/candidates/messages/messages.routes.ts'
import { notificationsRoutes } from './features/identity/notifications/notifications.routes.ts'
import { resumesRoutes } from './features/candidates/resumes/resumes.routes.ts'
import { followUpsRoutes } from './features/candidates/follow-ups/follow-ups.routes.ts'
import { candidateRightsRoutes } from './features/candidates/candidate-rights/candidate-rights.routes.ts'
import { mailsRoutes } from './features/identity/mails/mails.routes.ts'
import { operationsRoutes } from './features/insight/operations/operations.routes.ts'
import { readSettings } from './features/identity/settings/settings.service.ts'
import { settingsRoutes } from './features/identity/settings/settings.routes.ts'
import { usersRoutes } from './features/identity/users/users.routes.ts'
import { savedSearchesRoutes } from './features/sourcing/saved-searches/saved-searches.routes.ts'
import { savedListsRoutes } from './features/sourcing/saved-lists/saved-lists.routes.ts'
import { jobExtractionRoutes } from './features/jobs/jobs/job-extraction.routes.ts'
import { matchingRoutes } from './features/sourcing/matching/matching.routes.ts'
import { intelligenceRoutes } from './features/identity/intelligence/intelligence.routes.ts'
import { feedbackRoutes } from './features/identity/feedback/feedback.routes.ts'
import { jobsRoutes } from './features/jobs/jobs/jobs.routes.ts'
import { publicJobsRoutes } from './features/jobs/jobs/public-jobs.routes.ts'
import { practiceAreasRoutes } from './features/jobs/practice-areas/practice-areas.routes.ts'
import { appPages } from './features/jobs/site/app-pages.ts'
import { publicPageCache } from './features/jobs/site/public-page-cache.ts'
import { privatePages } from './features/jobs/site/private-pages.routes.tsx'
import { quickPages } from './features/jobs/site/quick-pages.ts'
import { sitePageNotFound, sitePageTrouble, siteRoutes } from './features/jobs/site/site.routes.ts'
import { cronJobs, tasks } from './tasks/registry.ts'
import { makeDeps, type DepsOptions } from './deps.ts'
import { answerError, noSuchRoute } from './http/answer-error.ts'
import { AppError } from './http/errors.ts'
import { logWith } from './http/log.ts'
import { originCheck } from './http/origin-check.ts'
import { headPrefix, matchedRoute, type AppEnv, type Router } from './http/route.ts'
import { readableAndEncrypted } from './http/site-address.ts'
import { securityHeaders } from './http/security-headers.ts'
import { cookieSession } from './http/session.ts'

/** JSON bodies and the forms of the site. Files go through signed upload addresses, which count their own bytes. */
const maxBodyBytes = 256 * 1024

export const isUpload = (method: string, path: string) => method === 'PUT' && /^\/api\/[\w/]+\/upload\//.test(path)

/** Whose errors are JSON; at every other address somebody looks at a page. */
const isForPrograms = (path: string) => path.startsWith('/api/')

/** One-click stops come from mail programs, events from the mail service: both carry their authority with them. */
const isFromMail = (method: string, path: string) =>
  method === 'POST' && (path === '/api/mail-events' || path.startsWith('/mail/stop/'))

/**
 * The Worker's one application: middleware in the order of one request (docs/architecture.md), then every feature.
 *
 * @param options Clock, ids and log from outside, for tests.
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

  hono.use(quickPages(options))
  hono.use(requestId({ headerName: '' }))
  hono.use(async (c, next) => {
    const log = options.log ?? logWith({ requestId: c.var.requestId })
    c.set('log', log)
    c.set('actor', null)
    const began = Date.now()
    await next()
    const { method } = c.req
    const ms = Date.now() - began
    log('request', { method, route: matchedRoute(c), status: c.res.status, ms, userId: c.var.actor?.id })
  })
  hono.use(securityHeaders())
  hono.use(readableAndEncrypted())
  hono.use(async (c, next) => {
    await next()
    // What staff saved is on the very next page of this isolate, and within a second everywhere. What strangers write is on
    // no page of the site, and there are many of them.
    if (c.var.actor && c.req.method !== 'GET' && c.req.method !== 'HEAD') publicPageCache.invalidateVersion()
    if (new URL(c.req.url).pathname.startsWith('/api/') || c.var.actor) c.header('Cache-Control', 'private, no-store')
    c.header('X-Request-Id', c.var.requestId)
  })
  hono.use(async (c, next) => {
    c.set(
      'deps',
      makeDeps(c.env, c.executionCtx, {
        origin: new URL(c.req.url).origin,
        ...options,
        log: c.var.log,
        requestId: c.var.requestId,
      }),
    )
    await next()
  })
  hono.use(
    originCheck({
      isExempt: (method, path) => isUpload(method, path) || isFromMail(method, path),
      siteUrlOf: async (deps) => (await readSettings(deps)).siteUrl,
    }),
  )
  const limited = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new AppError(413, 'too_large', 'That is more than this form can take.')
    },
  })
  hono.use((c, next) => (isUpload(c.req.method, c.req.path) ? next() : limited(c, next)))
  hono.use(async (c, next) => {
    const session = await cookieSession(c)
    if (session) c.set('actor', await actorOf(c.var.deps, session))
    await next()
  })

  authRoutes(router)
  accountRoutes(router)
  usersRoutes(router)
  settingsRoutes(router)
  followUpsRoutes(router)
  operationsRoutes(router, { tasks, cronJobs })
  mailsRoutes(router)
  candidateRightsRoutes(router)
  resumesRoutes(router)
  applyRoutes(router)
  applicationsRoutes(router)
  scoringRoutes(router)
  analysisRoutes(router)
  savedViewsRoutes(router)
  notificationsRoutes(router)
  documentsRoutes(router)
  messagesRoutes(router)
  jobSourcesRoutes(router)
  onlineSearchRoutes(router)
  scrapeUrlRoutes(router)
  savedSearchesRoutes(router)
  peopleSourcesRoutes(router)
  submissionsRoutes(router)
  repeatsRoutes(router)
  publicJobsRoutes(router)
  jobsRoutes(router)
  practiceAreasRoutes(router)
  savedListsRoutes(router)
  feedbackRoutes(router)
  intelligenceRoutes(router)
  matchingRoutes(router)
  jobExtractionRoutes(router)
  peopleSearchRoutes(router)
  doNotContactRoutes(router)
  analyticsRoutes(router)
  dashboardRoutes(router)
  siteRoutes(hono)
  privatePages(hono)
  appPages(hono)

  hono.notFound((c) => (isForPrograms(c.req.path) ? noSuchRoute(c) : sitePageNotFound(c)))
  hono.onError((error, c) => (isForPrograms(c.req.path) ? answerError(error, c) : sitePageTrouble(error, c)))
  for (const { method, path } of router.mounted) {
    if (method === 'HEAD') heads.push(new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
  }
  return router
}
