import type { Context } from 'hono'
import { readBoardFilters } from '#contract/domain/board-filters.ts'
import { mailTemplates } from '#contract/domain/mail-templates.ts'
import { emailAddress } from '#contract/domain/plain-text.ts'
import { readStopToken, stopMails } from '#worker/features/identity/mails/stop-links.service.ts'
import { askForAlert, confirmAlert, readAlert, stopAlert } from '#worker/features/jobs/job-alerts/job-alerts.service.ts'
import { callerAddress } from '#worker/http/caller.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'
import { answerPrivately, formFields, linkOver, oneThing, type PrivatePage } from './private-page.tsx'

type C = Context<AppEnv>

/**
 * Mounts the pages that links in emails open, and the form of the board that asks for emails. All of them work without
 * JavaScript, are for one reader, and change something only on a POST: programs that open every link of an email confirm
 * nothing.
 */
export function privatePages({ hono }: Router): void {
  hono.get('/alerts/:token', (c) =>
    answerPrivately(c, async () => {
      const alert = await readAlert(c.var.deps, c.req.param('token'))
      if (!alert) return linkOver
      if (alert.confirmedAt) return isConfirmed(alert)
      return oneThing(
        'Confirm your job alert',
        `We’ll email new positions to ${alert.email}, ${alert.every}: ${alert.search}.`,
        'Confirm job alert',
      )
    }),
  )
  hono.post('/alerts/:token', (c) =>
    answerPrivately(c, async () => {
      const alert = await readAlert(c.var.deps, c.req.param('token'))
      return alert && (await confirmAlert(c.var.deps, alert)) ? isConfirmed(alert) : linkOver
    }),
  )

  hono.get('/mail/stop/:token', (c) =>
    answerPrivately(c, async () => {
      const subscription = await subscriptionOf(c)
      return subscription
        ? oneThing('Unsubscribe?', `You won’t get these emails anymore: ${subscription.label}.`, 'Unsubscribe')
        : linkOver
    }),
  )
  // Email programs also post here for their own "Unsubscribe" button (RFC 8058).
  hono.post('/mail/stop/:token', (c) =>
    answerPrivately(c, async () => {
      const subscription = await subscriptionOf(c)
      if (!subscription) return oneThing('Unsubscribed', 'You won’t get these emails anymore.')
      await subscription.stop()
      return oneThing('Unsubscribed', `You won’t get these emails anymore: ${subscription.label}.`)
    }),
  )

  hono.post('/jobs/alerts', (c) =>
    answerPrivately(c, async () => {
      const form = await formFields(c)
      const email = emailAddress().safeParse(form['email'] ?? '')
      if (!email.success) {
        return {
          status: 400,
          ...oneThing('That’s not an email address', 'Go back and enter the address where you want to get job alerts.'),
        }
      }
      await askForAlert(c.var.deps, {
        email: email.data,
        filters: readBoardFilters(Object.fromEntries(new URLSearchParams(form['search'] ?? ''))),
        every: form['every'] === 'weekly' ? 'weekly' : 'daily',
        address: callerAddress(c),
      })
      return oneThing(
        'Check your email',
        `If ${email.data} doesn’t have this alert yet, we’ve sent a link there. We won’t send anything else until you confirm it.`,
      )
    }),
  )
}

const isConfirmed = (alert: { email: string; every: string; search: string }): PrivatePage =>
  oneThing(
    'Your job alert is on',
    `We’ll email new positions to ${alert.email}, ${alert.every}: ${alert.search}. Every email has a link to unsubscribe.`,
  )

/** Finds the subscription that an unsubscribe link belongs to. */
async function subscriptionOf(c: C): Promise<{ label: string; stop: () => Promise<void> } | undefined> {
  const { deps } = c.var
  const token = c.req.param('token') ?? ''
  if (token.startsWith('a.')) {
    const alert = await readAlert(deps, token.slice(2))
    return alert && { label: `job alert, ${alert.search}`, stop: () => stopAlert(deps, alert) }
  }
  const own = await readStopToken(deps, token)
  return own && { label: mailTemplates[own.kind].label.toLowerCase(), stop: () => stopMails(deps, own) }
}
