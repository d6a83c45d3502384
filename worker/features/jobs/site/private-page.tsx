import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ReactNode } from 'react'
import { MessagePage } from '#web/site/pages/private-pages.tsx'
import type { SiteView } from '#web/site/site-view.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { AppError, badRequest } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/route.ts'
import { sitePage } from './pages.tsx'

/** A page for one reader. */
export type PrivatePage = {
  status?: ContentfulStatusCode
  headers?: Record<string, string>
  title: string
  /** `PageMeta.isForClient` */
  isForClient?: boolean
  body: ReactNode | ((view: SiteView) => ReactNode)
}

/** A page with one message, and a form with one button when `action` names it. */
export const oneThing = (title: string, text: string, action?: string): PrivatePage => ({
  title,
  body: (
    <MessagePage title={title} {...(action ? { action } : {})}>
      {text}
    </MessagePage>
  ),
})

const linkOverTitle = 'This link has expired'

export const linkOver: PrivatePage = {
  status: 404,
  ...oneThing(linkOverTitle, 'It was already used, canceled, or is incomplete. Copy the whole link from the email.'),
}

/**
 * Answers with a page for one reader: never cached, never indexed, and without its address in the Referer of other sites.
 * An `AppError` becomes a page with its sentence.
 */
export async function answerPrivately(c: Context<AppEnv>, make: () => Promise<PrivatePage>): Promise<Response> {
  const { deps } = c.var
  let page: PrivatePage
  try {
    page = await make()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const status = error.status === 404 || error.status === 409 || error.status === 429 ? error.status : 400
    const { headers } = error
    page = { status, headers, ...oneThing(status === 404 ? linkOverTitle : 'Something went wrong', error.message) }
  }
  const settings = await readSettings(deps)
  const view: SiteView = { brand: settings, origin: settings.siteUrl || new URL(c.req.url).origin, now: deps.now() }
  const { title, isForClient = false } = page
  const meta = { title, description: title, path: '/', noIndex: true, isForClient }
  const body = typeof page.body === 'function' ? page.body(view) : page.body
  return c.body(sitePage(view, meta, body), page.status ?? 200, {
    ...page.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    // The address is the secret, so other sites don't see it. ("no-referrer" would hide the origin of our own forms.)
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  })
}

/** Characters read of a form's field; the longest field of the site is shorter. */
const maxField = 8000

/** Reads the text fields of a form. @throws AppError 400 for any other body, such as parts without their boundary. */
export async function formFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  try {
    const fields = Object.entries(await c.req.parseBody())
    return Object.fromEntries(
      fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, maxField)]] : [])),
    )
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw badRequest('invalid_input', 'We couldn’t read this form.')
  }
}
