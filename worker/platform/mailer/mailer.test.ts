import { afterEach, describe, expect, test } from 'vitest'
import { cloudflareStandIn, resendStandIn, type StandIn } from '#worker/test/stand-in-mailers.ts'
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
    expect(await standIn.mailer.send(mail)).toMatchObject({ isSent: false, isBounce: true })
    standIn.trouble.next = 'down'
    await expect(standIn.mailer.send(mail)).rejects.toThrow(name)
    expect(standIn.received).toEqual([])
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
