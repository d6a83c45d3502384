import type { Context } from 'hono'
import { sourceOfVisit } from '#contract/domain/application-sources.ts'
import { isShortId } from '#worker/platform/short-id.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { reasonOf } from '#worker/http/reason.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'

/** Addresses that the client application answers (web/app/routes.tsx has the same list; a test compares them). */
export const appPaths = [
  '/apply/:shortId',
  '/login',
  '/reset/:token',
  '/home',
  '/admin',
  '/admin/*',
  '/people-search',
  '/search-history',
] as const

/** Serves the client application's page: never cached, with the agency's name and the nonce its style elements need. */
export function appPages({ hono }: Router): void {
  const serve = async (c: Context<AppEnv>) => {
    const { deps } = c.var
    const [page, brandName] = await Promise.all([
      deps.assets.fetch(new URL('/web/app/app.html', c.req.url)),
      readSettings(deps).then(
        (settings) => settings.brandName,
        // The application itself says what failed, and tries again.
        (error: unknown) => deps.log('app_page.settings_failed', { reason: reasonOf(error) }),
      ),
    ])
    if (!page.ok) return c.notFound()
    const withNonce = new HTMLRewriter().on('meta[name=csp-nonce]', {
      element: (meta) => void meta.setAttribute('content', c.get('secureHeadersNonce') ?? ''),
    })
    const named = brandName
      ? withNonce
          .on('meta[name=application-name]', { element: (meta) => void meta.setAttribute('content', brandName) })
          .on('title', { element: (title) => void title.setInnerContent(brandName) })
      : withNonce
    const shortId = c.req.param('shortId')
    const complete =
      shortId !== undefined && isShortId(shortId)
        ? named.on('head', { element: (head) => void head.append(toPlainForm(c, shortId), { html: true }) })
        : named
    return new Response(complete.transform(page).body, {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' },
    })
  }
  for (const path of appPaths) hono.get(path, serve)
}

/** Sends browsers without JavaScript from the wizard to the form that needs none, with the source of the visit. */
function toPlainForm(c: Context<AppEnv>, shortId: string): string {
  const { host, pathname, search } = new URL(c.req.url)
  const source = sourceOfVisit({ host, pathname, search, referrer: c.req.header('referer') ?? '' })
  return `<noscript><meta http-equiv="refresh" content="0; url=/apply/${shortId}/form?source=${source}"></noscript>`
}
