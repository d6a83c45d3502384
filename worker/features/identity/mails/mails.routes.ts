import { mailColumns, mailsApi } from '#contract/api/identity/mails.ts'
import { optionalMailKinds } from '#contract/domain/mail-templates.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { clearAddress, listMails, previewMail, readMail, sendAgain } from './outbox.service.ts'
import { takeMailEvent } from './mail-events.service.ts'
import type { Mail, MailsRepo } from './mails.repo.ts'
import { htmlWithoutPrivateLink, withoutPrivateLink } from './mails.service.ts'

export function mailsRoutes(router: Router): void {
  route(router, mailsApi.list, { access: 'admin' }, async ({ deps, query }) => {
    const { items, counts, total, nextCursor } = await listMails(deps, query)
    const mails = items.map(({ mail, isAddressBad }) => presentMail(mail, isAddressBad))
    return { items: mails, counts, total, nextCursor, service: deps.mailer?.name ?? null }
  })
  route(router, mailsApi.csv, { access: 'admin' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Emails',
      columns: mailColumns,
      read: async (place) => {
        const { items, nextCursor } = await listMails(deps, { ...query, ...place })
        return { items: items.map(({ mail, isAddressBad }) => presentMail(mail, isAddressBad)), nextCursor }
      },
    }),
  )
  route(router, mailsApi.read, { access: 'admin' }, async ({ deps, params }) => {
    const { mail, isAddressBad } = await readMail(deps, params.id)
    return {
      ...presentMail(mail, isAddressBad),
      text: withoutPrivateLink(mail.text),
      html: htmlWithoutPrivateLink(mail.html),
      hasCalendar: mail.calendar !== null,
    }
  })
  route(router, mailsApi.sendAgain, { access: 'admin' }, async ({ deps, params }) => {
    await sendAgain(deps, params.id)
    return { success: true as const }
  })
  route(router, mailsApi.clearAddress, { access: 'admin' }, async ({ deps, params }) => {
    await clearAddress(deps, params.id)
    return { success: true as const }
  })
  route(router, mailsApi.preview, { access: 'admin' }, ({ deps, params, body }) => previewMail(deps, params.kind, body))
  route(router, mailsApi.preferences, { access: 'own' }, ({ deps, actor }) => preferences(deps, actor.id))
  route(router, mailsApi.setPreference, { access: 'own' }, async ({ deps, actor, params, body }) => {
    if (body.isOn) await deps.mails.optIn(actor.id, params.kind)
    else await deps.mails.optOut(actor.id, params.kind)
    return preferences(deps, actor.id)
  })
  route(router, mailsApi.events, { access: 'public' }, async ({ deps, c }) => {
    const header = (name: string) => c.req.header(name) ?? ''
    await takeMailEvent(deps, {
      id: header('svix-id'),
      timestamp: header('svix-timestamp'),
      signatures: header('svix-signature'),
      body: await c.req.text(),
    })
    return { success: true as const }
  })
}

async function preferences(deps: { mails: MailsRepo }, userId: number) {
  const off = await deps.mails.optOuts(userId)
  return { off: optionalMailKinds.filter((kind) => off.includes(kind)) }
}

const presentMail = (mail: Mail, isAddressBad: boolean) => ({
  id: mail.id,
  kind: mail.kind,
  to: mail.toAddress,
  subject: mail.subject,
  state: mail.state,
  reason: mail.reason,
  attempts: mail.attempts,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  isAddressBad,
})
