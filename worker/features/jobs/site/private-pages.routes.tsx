import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { mailTemplates } from '#contract/domain/mail-templates.ts'
import { readBoardFilters } from '#contract/domain/board-filters.ts'
import { emailAddress } from '#contract/domain/plain-text.ts'
import { ApplicationStatusPage, OneThingPage } from '#web/site/pages/private-pages.tsx'
import type { SiteView } from '#web/site/site-view.ts'
import { readStatusPage, withdraw } from '#worker/features/candidates/applications/application-status.service.ts'
import { askForAlert, confirmAlert, readAlert, stopAlert } from '#worker/features/jobs/job-alerts/job-alerts.service.ts'
import { readStopToken, stopMails } from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { callerAddress } from '#worker/http/caller.ts'
import { AppError, badRequest } from '#worker/http/errors.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'
import { sitePage } from './pages.tsx'

type C = Context<AppEnv>
type Page = {
  status?: 200 | 400 | 404 | 409 | 429
  headers?: Record<string, string>
  title: string
  body: ReactNode
}

/**
 * Pages that a link in a mail opens, and the form of the board that asks for mails. All of them work without JavaScript, are
 * for one reader (never cached, never indexed), and change something only on a POST: programs that look at every link of a
 * mail confirm and withdraw nothing.
 */
export function privatePages({ hono }: Router): void {
  const asked = (c: C) => ({ token: c.req.param('token') ?? '', address: callerAddress(c) })

  hono.get('/application/:token', (c) => answer(c, () => statusPage(c)))
  hono.post('/application/:token', (c) =>
    answer(c, async () => {
      await withdraw(c.var.deps, asked(c))
      return statusPage(c)
    }),
  )

  hono.get('/alerts/:token', (c) =>
    answer(c, async () => {
      const alert = await readAlert(c.var.deps, c.req.param('token'))
      if (!alert) return linkOver
      if (alert.confirmedAt) return isConfirmed(alert)
      return oneThing(
        'Confirm your job alert',
        `We send new positions to ${alert.email}, ${alert.every}: ${alert.search}.`,
        'Confirm job alert',
      )
    }),
  )
  hono.post('/alerts/:token', (c) =>
    answer(c, async () => {
      const alert = await readAlert(c.var.deps, c.req.param('token'))
      return alert && (await confirmAlert(c.var.deps, alert)) ? isConfirmed(alert) : linkOver
    }),
  )

  hono.get('/mail/stop/:token', (c) =>
    answer(c, async () => {
      const what = await stopOf(c)
      return what ? oneThing('Stop these e-mails?', `You get no more of: ${what.label}.`, 'Stop e-mails') : linkOver
    }),
  )
  // Also what a mail program sends for its own "Unsubscribe" (RFC 8058).
  hono.post('/mail/stop/:token', (c) =>
    answer(c, async () => {
      const what = await stopOf(c)
      if (!what) return oneThing('Stopped', 'You get no more of these e-mails.')
      await what.stop()
      return oneThing('Stopped', `You get no more of: ${what.label}.`)
    }),
  )

  hono.post('/jobs/alerts', (c) =>
    answer(c, async () => {
      const form = await formOf(c)
      const text = (name: string) => (typeof form[name] === 'string' ? form[name].slice(0, 2000) : undefined)
      const email = emailAddress().safeParse(text('email') ?? '')
      if (!email.success) {
        return {
          status: 400,
          ...oneThing('That is no e-mail address', 'Please go back and enter the address that we should write to.'),
        }
      }
      await askForAlert(c.var.deps, {
        email: email.data,
        filters: readBoardFilters(Object.fromEntries(new URLSearchParams(text('search') ?? ''))),
        every: text('every') === 'weekly' ? 'weekly' : 'daily',
        address: callerAddress(c),
      })
      return oneThing(
        'Please look into your mailbox',
        `If ${email.data} does not have this alert yet, we have sent a link there. Nothing else is sent before you confirm it.`,
      )
    }),
  )

  async function statusPage(c: C): Promise<Page> {
    const page = await readStatusPage(c.var.deps, asked(c))
    return { title: 'Your application', body: <ApplicationStatusPage {...page} /> }
  }
}

const oneThing = (title: string, text: string, action?: string): Page => ({
  title,
  body: (
    <OneThingPage title={title} {...(action ? { action } : {})}>
      {text}
    </OneThingPage>
  ),
})

const linkOver: Page = {
  status: 404,
  ...oneThing(
    'This link is over',
    'It was used up, stopped, or is not complete. Please copy it whole from the e-mail.',
  ),
}

const isConfirmed = (alert: { email: string; every: string; search: string }): Page =>
  oneThing(
    'Your job alert is on',
    `New positions go to ${alert.email}, ${alert.every}: ${alert.search}. Every e-mail has a link that stops them.`,
  )

/** The fields of a form. @throws AppError 400 for a body that is none: parts without their boundary, for example. */
async function formOf(c: C) {
  try {
    return await c.req.parseBody()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw badRequest('invalid_input', 'This form could not be read.')
  }
}

/** What a stop link stops. */
async function stopOf(c: C): Promise<{ label: string; stop: () => Promise<void> } | undefined> {
  const { deps } = c.var
  const token = c.req.param('token') ?? ''
  if (token.startsWith('a.')) {
    const alert = await readAlert(deps, token.slice(2))
    return alert && { label: `job alert, ${alert.search}`, stop: () => stopAlert(deps, alert) }
  }
  const own = await readStopToken(deps, token)
  return own && { label: mailTemplates[own.kind].label.toLowerCase(), stop: () => stopMails(deps, own) }
}

async function answer(c: C, make: () => Promise<Page>): Promise<Response> {
  const { deps } = c.var
  let page: Page
  try {
    page = await make()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const status = error.status === 404 || error.status === 409 || error.status === 429 ? error.status : 400
    const { headers } = error
    page = { status, headers, ...oneThing(status === 404 ? 'This link is over' : 'That did not work', error.message) }
  }
  const settings = await readSettings(deps)
  const view: SiteView = { brand: settings, origin: settings.siteUrl || new URL(c.req.url).origin, now: deps.now() }
  const meta = { title: page.title, description: page.title, path: '/', noIndex: true }
  return c.body(sitePage(view, meta, page.body), page.status ?? 200, {
    ...page.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    // The address is the secret: no other site learns it. (With "no-referrer" browsers hide the origin of our own forms.)
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  })
}
