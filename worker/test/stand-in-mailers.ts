import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import { z } from 'zod'
import { cloudflareMailer } from '#worker/platform/mailer/cloudflare-mailer.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import { resendMailer } from '#worker/platform/mailer/resend-mailer.ts'

/** A mail as it came to the stand-in of a service, whatever the service. */
export type Received = {
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  calendars: { type: string; text: string }[]
}

export type StandIn = {
  name: string
  mailer: Mailer
  received: Received[]
  /** Answer of the next call instead of success. */
  trouble: { next: 'down' | 'wrong address' | 'wrong setup' | undefined }
  restore: () => void
}

/** A `send_email` binding that reads what it is given as a mail program would. */
export function cloudflareStandIn(): StandIn {
  const received: Received[] = []
  const trouble: StandIn['trouble'] = { next: undefined }
  const mailer = cloudflareMailer(
    {
      async send(message) {
        const now = trouble.next
        trouble.next = undefined
        if (now === 'down') throw new Error('internal error; try again')
        if (now === 'wrong address')
          throw Object.assign(new Error('recipient is suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' })
        // Email Routing gives this answer to every receiver.
        if (now === 'wrong setup') throw new Error('destination address is not a verified address')
        const { from, to, raw } = message as unknown as { from: string; to: string; raw: string }
        if (/[^\x00-\x7f]/.test(raw)) throw new Error('the message is not plain ASCII')
        if (raw.split('\r\n').some((line) => line.length > 998)) throw new Error('a line is too long')
        const mail = await PostalMime.parse(raw)
        if (mail.from?.address !== from) throw new Error('From is not the sender of the envelope')
        received.push({
          from: `${mail.from.name} <${from}>`,
          to,
          replyTo: mail.replyTo?.[0]?.address ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          headers: Object.fromEntries(mail.headers.map(({ originalKey, value }) => [originalKey, value])),
          calendars: mail.attachments.map(({ mimeType, method, content }) => ({
            type: `${mimeType} ${method ?? ''}`.trim(),
            text: typeof content === 'string' ? content : new TextDecoder().decode(content),
          })),
        })
        return {}
      },
    },
    {
      now: () => new Date('2026-06-15T15:00:00Z'),
      makeMessage: (from, to, raw) => ({ from, to, raw }) as unknown as EmailMessage,
    },
  )
  return { name: 'Cloudflare', mailer, received, trouble, restore: () => undefined }
}

const resendBody = z.strictObject({
  from: z.string().regex(/^"[^"]*" <[^>]+>$/),
  to: z.tuple([z.email()]),
  reply_to: z.email(),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().min(1),
  headers: z.record(z.string(), z.string()),
  attachments: z
    .array(z.strictObject({ filename: z.string(), content: z.base64(), content_type: z.string() }))
    .optional(),
})

/** Resend's interface, strict about the request, with the memory of its idempotency keys. */
export function resendStandIn(): StandIn {
  const received: Received[] = []
  const trouble: StandIn['trouble'] = { next: undefined }
  const known = new Map<string, { body: string; id: string }>()
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as string, init as RequestInit)
    const refuse = (status: number, name: string, message: string) => Response.json({ name, message }, { status })
    if (request.url !== 'http://resend.test/emails' || request.method !== 'POST') return refuse(404, 'not_found', 'no')
    if (request.headers.get('Authorization') !== 'Bearer re_key') return refuse(401, 'missing_api_key', 'no key')
    const key = request.headers.get('Idempotency-Key') ?? ''
    const text = await request.text()
    const now = trouble.next
    trouble.next = undefined
    if (now === 'down') return refuse(503, 'internal_server_error', 'later')
    if (now === 'wrong address') return refuse(422, 'validation_error', 'Invalid `to` field.')
    if (now === 'wrong setup') return refuse(403, 'validation_error', 'The placet.test domain is not verified.')
    const before = known.get(key)
    if (before) {
      return before.body === text
        ? Response.json({ id: before.id })
        : refuse(409, 'invalid_idempotent_request', 'another body')
    }
    const body = resendBody.parse(JSON.parse(text))
    const id = `re_${known.size + 1}`
    known.set(key, { body: text, id })
    received.push({
      from: body.from.replaceAll('"', ''),
      to: body.to[0],
      replyTo: body.reply_to,
      subject: body.subject,
      text: body.text,
      html: body.html,
      headers: body.headers,
      calendars: (body.attachments ?? []).map(({ content, content_type: type }) => ({
        type: type.replace(/; charset=utf-8; method=/, ' '),
        text: new TextDecoder().decode(Uint8Array.fromBase64(content)),
      })),
    })
    return Response.json({ id })
  })
  const mailer = resendMailer({ apiKey: 're_key', baseUrl: 'http://resend.test/' })
  return { name: 'Resend', mailer, received, trouble, restore: () => spy.mockRestore() }
}
