import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { sendMail } from '#worker/features/identity/mails/mails.service.ts'
import { call, origin, testDeps } from '#worker/test/api.ts'
import { addJob } from '#worker/test/applications.ts'
import { resendStandIn, type StandIn } from '#worker/test/stand-in-mailers.ts'
import { invocationEnv } from '#worker/test/platform.ts'
import { nextRun, runAlert } from './job-alerts.service.ts'
import { jobAlerts } from './job-alerts.table.ts'

let post: StandIn
beforeEach(async () => {
  post = resendStandIn()
  await testDeps().db.delete(mails)
})
afterEach(() => post.restore())

const ask = (email: string, search = 'practiceArea=tax', every = 'daily') =>
  call('POST', '/jobs/alerts', {
    raw: new URLSearchParams({ email, search, every }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

async function deliver() {
  for (const { id } of await testDeps().db.select().from(mails)) {
    await sendMail({ ...testDeps(), mailer: post.mailer, mailFrom: undefined }, id)
  }
}

const alertOf = async (email: string) =>
  (await testDeps().db.select().from(jobAlerts).where(eq(jobAlerts.email, email)))[0]

const pathIn = (text = '') => new URL(/http:\/\/\S+\/alerts\/\S+/.exec(text)?.[0] ?? origin).pathname

/** Runs the alert that is due, at the moment it is due; delivered twice. */
async function run(email: string) {
  const alert = await alertOf(email)
  const due = alert?.nextRunAt ?? new Date(0)
  for (let i = 0; i < 2; i++) {
    await runAlert(testDeps({ now: () => new Date(due.getTime() + 1000) }), alert?.id ?? '', due.getTime())
  }
}

test('a job alert works without JavaScript: requested, confirmed, sent, stopped', async () => {
  await addJob({ practiceArea: 'Tax', title: 'Old Tax Associate' })
  const page = await ask('ann@example.com')
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect(await alertOf('ann@example.com')).toMatchObject({ confirmedAt: null, nextRunAt: null })
  await deliver()
  const path = pathIn(post.received[0]?.text)
  // Programs that look at every link of a mail confirm nothing.
  expect(await (await call('GET', path)).text()).toContain('Confirm job alert')
  expect((await alertOf('ann@example.com'))?.confirmedAt).toBeNull()
  expect(await (await call('POST', path)).text()).toContain('Your job alert is on')
  await call('POST', path)

  await run('ann@example.com')
  await deliver()
  expect(post.received).toHaveLength(1)

  await addJob({ practiceArea: 'Tax', title: 'New Tax Counsel', firmName: 'Hidden LLP', isConfidential: true })
  await addJob({ practiceArea: 'Litigation', title: 'Litigator' })
  await run('ann@example.com')
  await run('ann@example.com')
  await deliver()
  expect(post.received).toHaveLength(2)
  const [, mail] = post.received
  expect(mail?.subject).toBe('1 new position: Tax')
  expect(mail?.text).toContain('New Tax Counsel')
  expect(mail?.text).not.toMatch(/Old Tax|Litigator|Hidden LLP/)

  const stop = new URL(/<([^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? origin).pathname
  expect(await (await call('GET', stop)).text()).toContain('Unsubscribe')
  expect(await alertOf('ann@example.com')).toBeDefined()
  // As a mail program sends it: no Origin, nobody signed in.
  const { createApp } = await import('#worker/app.ts')
  const { createExecutionContext } = await import('cloudflare:test')
  const request = new Request(origin + stop, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  const answer = await createApp({ log: () => {} }).hono.fetch(request, invocationEnv(), createExecutionContext())
  expect([answer.status, await alertOf('ann@example.com')]).toEqual([200, undefined])
  expect((await call('GET', path)).status).toBe(404)
})

test('answers every address with one page, emails holders no second time, stops floods', async () => {
  await ask('bo@example.com')
  await deliver()
  await call('POST', pathIn(post.received[0]?.text))
  const again = await (await ask('bo@example.com')).text()
  expect(again).toBe((await (await ask('new@example.com')).text()).replaceAll('new@example.com', 'bo@example.com'))
  await deliver()
  expect(post.received.filter(({ to }) => to === 'bo@example.com')).toHaveLength(1)
  for (let i = 0; i < 8; i++) expect((await ask('flood@example.com', `q=word${i}`)).status).toBe(200)
  const rows = await testDeps().db.select().from(mails).where(eq(mails.toAddress, 'flood@example.com'))
  expect(rows).toHaveLength(5)
  expect((await ask('no address')).status).toBe(400)
  const forged = await call(
    'POST',
    '/alerts/00000000000000000000000000000000.0000000000000000000000000000000000000000000',
  )
  expect(forged.status).toBe(404)
  const foreign = await call('POST', '/jobs/alerts', {
    raw: 'email=a@b.test',
    headers: { Origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  for (let i = 0; i < 10; i++) await ask(`x${i}@example.com`)
  expect((await ask('last@example.com')).status).toBe(429)
})

test('sends alerts at eight in New York across clock changes, weekly ones on Mondays', () => {
  const at = (every: 'daily' | 'weekly', now: string) => nextRun(every, new Date(now)).toISOString()
  expect(at('daily', '2026-03-07T14:00:00Z')).toBe('2026-03-08T12:00:00.000Z')
  expect(at('daily', '2026-10-31T13:00:00Z')).toBe('2026-11-01T13:00:00.000Z')
  expect(at('daily', '2026-06-15T11:59:00Z')).toBe('2026-06-15T12:00:00.000Z')
  expect(at('weekly', '2026-06-15T12:00:00Z')).toBe('2026-06-22T12:00:00.000Z')
})
