import { afterEach, describe, expect, test } from 'vitest'
import { cloudflareStandIn, resendStandIn, type StandIn } from '#worker/test/stand-in-mailers.ts'
import { cloudflareMailer } from './cloudflare-mailer.ts'
import type { OutgoingMail } from './mailer.ts'

const mail: OutgoingMail = {
  key: 'mail1',
  from: { name: 'Placet Partners', email: 'jobs@placet.test' },
  to: 'maya@example.com',
  replyTo: 'hello@placet.test',
  subject: 'Gespräch: Łukasz Żółć, “Corporate”, a subject that is longer than one encoded word may be',
  text: 'Dear Łukasz,\n\nsee you.\n',
  html: '<p>Dear Łukasz</p>',
}

let standIn: StandIn
afterEach(() => standIn.restore())

describe.each([
  ['Cloudflare', cloudflareStandIn],
  ['Resend', resendStandIn],
])('%s', (name, make) => {
  test('carries a mail as it was written, with its headers', async () => {
    standIn = make()
    const stopUrl = 'https://placet.test/mail/stop/x'
    expect(await standIn.mailer.send({ ...mail, stopUrl })).toMatchObject({ isSent: true })
    expect(standIn.received).toEqual([
      {
        from: 'Placet Partners <jobs@placet.test>',
        to: mail.to,
        replyTo: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: expect.objectContaining({
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${stopUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        calendars: [],
      },
    ])
    expect(standIn.mailer.name).toBe(name)
  })

  test('carries an invitation that calendars understand', async () => {
    standIn = make()
    const calendar = { text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', method: 'REQUEST' }
    await standIn.mailer.send({ ...mail, calendar })
    expect(standIn.received[0]?.calendars.length).toBeGreaterThan(0)
    for (const { type, text } of standIn.received[0]?.calendars ?? []) {
      // The reader of the stand-in ends lines its own way.
      expect([type, text.replaceAll(/\r?\n/g, '\r\n')]).toEqual(['text/calendar REQUEST', calendar.text])
    }
    expect(standIn.received[0]?.text).toBe(mail.text)
  })

  test('says for good what is refused, and throws what may work later', async () => {
    standIn = make()
    standIn.trouble.next = 'wrong address'
    expect(await standIn.mailer.send(mail)).toMatchObject({ isSent: false, refusal: 'address' })
    standIn.trouble.next = 'down'
    await expect(standIn.mailer.send(mail)).rejects.toThrow(name)
    expect(standIn.received).toEqual([])
  })

  test('reports a configuration refusal as ours, not as a bad address', async () => {
    standIn = make()
    standIn.trouble.next = 'wrong setup'
    expect(await standIn.mailer.send(mail)).toEqual({
      isSent: false,
      refusal: 'configuration',
      reason: expect.stringContaining('verified'),
    })
  })

  test('a header can not be smuggled in', async () => {
    standIn = make()
    const from = { name: 'Evil" <x@evil.example>\r\nBcc: y@evil.example', email: 'jobs@placet.test' }
    await standIn.mailer.send({ ...mail, from, subject: 'Hello\r\nBcc: all@evil.example' })
    expect(standIn.received[0]?.headers['Bcc']).toBeUndefined()
    expect(standIn.received[0]?.from).toContain('jobs@placet.test')
  })
})

test('Resend sends once under one key, however often it is asked', async () => {
  standIn = resendStandIn()
  const first = await standIn.mailer.send(mail)
  expect(await standIn.mailer.send(mail)).toEqual(first)
  expect(standIn.received).toHaveLength(1)
})

const coded = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  [new Error('destination address is not a verified address'), 'configuration'],
  [new Error('destination address not allowed'), 'configuration'],
  [new Error('sender domain is not onboarded for Email Sending'), 'configuration'],
  [
    new Error('Email from jobs@placet.test not allowed because the domain is not owned by the account'),
    'configuration',
  ],
  [new Error('missing permission to send'), 'configuration'],
  [coded('E_SENDER_NOT_VERIFIED'), 'configuration'],
  [coded('E_SENDER_DOMAIN_NOT_AVAILABLE'), 'configuration'],
  [coded('E_RECIPIENT_NOT_ALLOWED'), 'configuration'],
  [coded('E_RECIPIENT_SUPPRESSED'), 'address'],
  [new Error('550 5.1.1 user unknown'), 'address'],
  [new Error('invalid recipient address'), 'address'],
  [coded('E_CONTENT_TOO_LARGE'), 'mail'],
  [coded('E_HEADER_NOT_ALLOWED'), 'mail'],
  [coded('E_RATE_LIMIT_EXCEEDED'), 'retried'],
  [coded('E_DELIVERY_FAILED'), 'retried'],
  [new Error('internal error'), 'retried'],
])('Cloudflare’s “%s” counts as %s', async (refusal, expected) => {
  const binding = {
    send: async () => {
      throw refusal
    },
  }
  const { send } = cloudflareMailer(binding, { now: () => new Date(0), makeMessage: () => ({}) as EmailMessage })
  let outcome: string
  try {
    const result = await send(mail)
    outcome = result.isSent ? 'sent' : result.refusal
  } catch {
    outcome = 'retried'
  }
  expect(outcome).toBe(expected)
})
