import type { Context } from 'hono'
import { ApplicationStatusPage } from '#web/site/pages/private-pages.tsx'
import { answerPrivately, type PrivatePage } from '#worker/features/jobs/site/private-page.tsx'
import { callerAddress } from '#worker/http/caller.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'
import { readStatusPage, withdraw } from './status-page.service.ts'

/**
 * Mounts the page that shows candidates the status of their application. Only a POST withdraws it, because some email
 * programs open every link.
 */
export function statusPageRoutes({ hono }: Router): void {
  hono.get('/application/:token', (c) => answerPrivately(c, () => statusPage(c)))
  hono.post('/application/:token', (c) =>
    answerPrivately(c, async () => {
      await withdraw(c.var.deps, linkOf(c))
      return statusPage(c)
    }),
  )
}

const linkOf = (c: Context<AppEnv>) => ({ token: c.req.param('token') ?? '', address: callerAddress(c) })

async function statusPage(c: Context<AppEnv>): Promise<PrivatePage> {
  const page = await readStatusPage(c.var.deps, linkOf(c))
  return { title: 'Your application', body: <ApplicationStatusPage {...page} /> }
}
