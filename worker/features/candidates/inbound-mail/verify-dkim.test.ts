import { describe, test } from 'vitest'
import { hasAlignedDkim } from './verify-dkim.service.ts'

/** The email of RFC 8463, appendix A, with its keys: someone else's signatures. */
const signatures = {
  ed25519: `DKIM-Signature: v=1; a=ed25519-sha256; c=relaxed/relaxed;
 d=football.example.com; i=@football.example.com;
 q=dns/txt; s=brisbane; t=1528637909; h=from : to :
 subject : date : message-id : from : subject : date;
 bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;
 b=/gCrinpcQOoIfuHNQIbq4pgh9kyIK3AQUdt9OdqQehSwhEIug4D11Bus
 Fa3bT3FY5OsU7ZbnKELq+eXdp1Q1Dw==
`,
  rsa: `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;
 d=football.example.com; i=@football.example.com;
 q=dns/txt; s=test; t=1528637909; h=from : to : subject :
 date : message-id : from : subject : date;
 bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;
 b=F45dVWDfMbQDGHJFlXUNB2HKfbCeLRyhDXgFpEL8GwpsRe0IeIixNTe3
 DhCVlUrSjV4BwcVcOF6+FF3Zo9Rpo1tFOeS9mPYQTnGdaSGsgeefOsk2Jz
 dA+L10TeYt9BgDfQNZtKdN1WO//KgIqXP7OdEFE4LjFYNcUxZQ4FADY+8=
`,
}
const signedEmail = `From: Joe SixPack <joe@football.example.com>
To: Suzie Q <suzie@shopping.example.net>
Subject: Is dinner ready?
Date: Fri, 11 Jul 2003 21:00:37 -0700 (PDT)
Message-ID: <20030712040037.46341.5F8J@football.example.com>

Hi.

We lost the game.  Are you hungry yet?

Joe.
`
const records: Record<string, string> = {
  'brisbane._domainkey.football.example.com': 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
  'test._domainkey.football.example.com':
    'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDkHlOQoBTzWRiGs5V6NpP3idY6Wk08a5qhdR6wy5bdOKb2jLQiY/J16JYi0Qvx/byYzCNb3W91y3FutACDfzwQ/BC/e/8uBsCR+yz1Lxj+PL6lHvqMKrM3rG4hstT5QjvHO9PzoxZyVYLzBfO2EeC3Ip3G+2kryOTIKT+l/K4w3QIDAQAB',
}

async function check(text: string, given: { domain?: string; change?: (record: string) => string } = {}) {
  const bytes = new TextEncoder().encode(text.replaceAll('\n', '\r\n'))
  const dnsText = async (name: string) => (records[name] ? [(given.change ?? String)(records[name])] : [])
  return hasAlignedDkim({ dnsText, now: () => new Date(0) }, bytes, given.domain ?? 'football.example.com')
}
const ed = signatures.ed25519 + signedEmail
const rsa = signatures.rsa + signedEmail

describe('a DKIM signature', () => {
  test('passes as RFC 8463 signs it, also below headers added later', async ({ expect }) => {
    expect([await check(ed), await check(rsa), await check(`Received: by example\nX-Spam: 0\n${rsa}`)]).toEqual([
      true,
      true,
      true,
    ])
    expect(await check(rsa.replace('lost the game.  Are', 'lost the game. \t Are') + '\n\n')).toBe(true)
    expect(await check(rsa, { domain: 'mail.football.example.com' })).toBe(true)
  })

  test('fails for a changed email, a second From, another domain', async ({ expect }) => {
    const changed = [
      rsa.replace('lost', 'won'),
      `${rsa}PS: call me`,
      rsa.replace('joe@', 'boss@'),
      rsa.replace('Is dinner', 'Was dinner'),
      `From: boss@football.example.com\n${rsa}`,
      rsa.replace('To: Suzie', 'From : boss@football.example.com\nTo: Suzie'),
      rsa.replace('a=rsa-sha256', 'a=rsa-sha1'),
      rsa.replace('; s=test', '; l=0; s=test'),
      rsa.replace('; s=test', '; x=-1; s=test'),
      rsa.replace('; s=test', '; s=other; s=test'),
      rsa.replace('i=@football', 'i=@baseball'),
      rsa.replace('h=from : to', 'h=to'),
      signedEmail,
      'no header at all',
      `DKIM-Signature:\n${signedEmail}`,
    ]
    for (const one of changed) expect(await check(one), one.slice(0, 300)).toBe(false)
    for (const domain of ['example.com', 'evil.example', 'evilfootball.example.com']) {
      expect(await check(rsa, { domain })).toBe(false)
    }
  })

  test('fails with a key that is withdrawn, too short or for another use', async ({ expect }) => {
    const p512 =
      'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAMlXf7wWJyxzmUcTzwTW+GxvlTEWV0mcgkzYjzHHIUGxXgxIkDeWSFTvXeUNCMo3UpTpcoxmmxcaExWDqYh2aM0CAwEAAQ=='
    const keys = [
      () => 'v=DKIM1; k=rsa; p=',
      () => `v=DKIM1; p=${p512}`,
      () => 'v=DKIM1; k=rsa; p=%%%',
      () => '',
      (record: string) => `${record}; t=y`,
      (record: string) => `${record}; h=sha1`,
      (record: string) => `${record}; s=chat`,
      (record: string) => record.replace('k=rsa', 'k=ed25519'),
      (record: string) => record.replace('DKIM1', 'DKIM2'),
    ]
    for (const change of keys) expect(await check(rsa, { change })).toBe(false)
  })

  test('is read in bounded work, however long and many', async ({ expect }) => {
    let questions = 0
    const many = signatures.rsa.replace('; s=test', '; s=none').repeat(400) + signedEmail
    const dnsText = async () => {
      questions++
      return []
    }
    const hostile = [
      many,
      `DKIM-Signature: ${'a=b;'.repeat(60_000)}\n${signedEmail}`,
      `DKIM-Signature: ${' b ='.repeat(60_000)}\n${signedEmail}`,
      signatures.rsa.replace('h=from', `h=${'from:'.repeat(40_000)}from`) + signedEmail,
      rsa + ' \t'.repeat(5_000_000),
      rsa + '\n'.repeat(5_000_000) + 'x',
      `X: ${'x'.repeat(10_000_000)}`,
    ]
    for (const one of hostile) {
      const bytes = new TextEncoder().encode(one.replaceAll('\n', '\r\n'))
      expect(await hasAlignedDkim({ dnsText, now: () => new Date(0) }, bytes, 'football.example.com')).toBe(false)
    }
    expect(questions).toBeLessThanOrEqual(9)
  })
})
