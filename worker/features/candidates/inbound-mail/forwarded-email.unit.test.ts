import { test } from 'vitest'
import { forwardedEmail } from './forwarded-email.service.ts'

const written: readonly (readonly [program: string, text: string])[] = [
  [
    'Gmail',
    'FYI\n\n---------- Forwarded message ---------\nFrom: Maya Chen <maya.chen@example.com>\nDate: Mon, Jun 1, 2026 at 9:12 AM\nSubject: Re: Counsel role\nTo: Dana <dana@placet.test>\n\nI would like to talk.',
  ],
  [
    'Outlook',
    '________________________________\nFrom: Maya Chen <Maya.Chen@example.com>\nSent: Monday, June 1, 2026 9:12 AM\nTo: Dana <dana@placet.test>\nSubject: Re: Counsel role\n\nI would like to talk.',
  ],
  [
    'Apple Mail',
    'Begin forwarded message:\n\n> From: Maya Chen <maya.chen@example.com>\n> Subject: Re: Counsel role\n> Date: June 1, 2026 at 9:12:00 AM EDT\n> To: dana@placet.test\n\nI would like to talk.',
  ],
  [
    'an old Outlook',
    '-----Original Message-----\r\nFrom: "Maya Chen" [mailto:maya.chen@example.com]\r\nSent: 6/1/2026 9:12 AM\r\nSubject: Re: Counsel role\r\n\r\nI would like to talk.',
  ],
]

test.for(written)('reads what %s forwards', ([, text], { expect }) => {
  expect(forwardedEmail(text)).toMatchObject({
    address: 'maya.chen@example.com',
    name: 'Maya Chen',
    subject: 'Re: Counsel role',
    text: 'I would like to talk.',
  })
})

test('finds nothing in a text that forwards nothing', ({ expect }) => {
  for (const text of ['', 'From: here on we talk weekly.', 'From: Maya\nSent: today\nSubject: x', 'From: a@b.example'])
    expect(forwardedEmail(text)).toBeUndefined()
})

test('reads a million hostile lines in bounded work', ({ expect }) => {
  expect(forwardedEmail('From: <<<<<<<<<<@@@@@@@@@@\n'.repeat(1_000_000))).toBeUndefined()
  expect(forwardedEmail(`From: ${'<'.repeat(1_000_000)}`)).toBeUndefined()
})
