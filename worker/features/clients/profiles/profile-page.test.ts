import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { evidence } from '#worker/features/clients/evidence/evidence.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { addUser, call, testDeps } from '#worker/test/api.ts'
import { profilePageLink } from '#worker/test/profiles.ts'
import { profiles } from './profiles.table.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (iPhone)' }
const open = (token: string) => call('GET', `/profile/${token}`, { headers: browser })
const answer = (token: string, body = 'action=name') =>
  call('POST', `/profile/${token}`, {
    headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
    raw: body,
  })

test('shows a blind profile without the candidate’s name', async () => {
  const { token, profile, shareId } = await profilePageLink()
  const response = await open(token)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(html).toContain(`Candidate ${profile.code}`)
  expect(html).toContain('Advises funds on tax.')
  expect(html).toContain('Ask for the name')
  expect(html).not.toContain('Ann')
  const link = await testDeps().db.select().from(signedLinks).where(eq(signedLinks.subjectId, shareId)).get()
  expect(link?.opens).toBe(1)
})

test('notifies the recruiter once that a client asked for the name', async () => {
  const { id: createdBy } = await addUser()
  const { token, profile, applicationId } = await profilePageLink({ createdBy })
  const pages = await Promise.all([answer(token), answer(token), answer(token)])
  for (const page of pages) expect(await page.text()).toContain('You asked for the name.')
  const { db } = testDeps()
  const notified = await db.select().from(notifications).where(eq(notifications.userId, createdBy))
  expect(notified.map(({ type, message }) => [type, message.includes(profile.code)])).toEqual([['review', true]])
  const entries = await db.select().from(evidence).where(eq(evidence.applicationId, applicationId))
  expect(entries.map(({ kind, actorKind }) => [kind, actorKind])).toEqual([['client_answered', 'contact']])
  expect(await (await open(token)).text()).not.toContain('Ask for the name')
})

test('ends the page of a retired profile and of withdrawn consent', async () => {
  const { db, now } = testDeps()
  const retired = await profilePageLink()
  await db.update(profiles).set({ retiredAt: now() }).where(eq(profiles.id, retired.profile.id))
  const withdrawn = await profilePageLink()
  await db.update(consents).set({ state: 'withdrawn' }).where(eq(consents.id, withdrawn.consentId))
  for (const { token } of [retired, withdrawn]) {
    expect((await open(token)).status).toBe(404)
    expect((await answer(token)).status).toBe(404)
  }
})

test('doesn’t offer to ask for a name that the profile shows', async () => {
  const { token } = await profilePageLink({ kind: 'client', title: 'Ann Lee' })
  expect(await (await open(token)).text()).not.toContain('Ask for the name')
  expect(await (await answer(token)).text()).not.toContain('You asked')
})

test('keeps the page of a long profile under 15 kB', async () => {
  const text = Array.from({ length: 150 }, (_, n) => `Matter ${n} of ${n * 7919}`).join(' ')
  const positions = Array.from({ length: 12 }, (_, n) => ({
    title: `Associate, group ${n}`,
    firm: `Am Law ${n} firm`,
    years: `${2000 + n} to ${2001 + n}`,
  }))
  const { token } = await profilePageLink({
    body: [
      { kind: 'text', title: 'Summary', text },
      { kind: 'positions', title: 'Experience', positions },
    ],
  })
  const html = await (await open(token)).text()
  const packed = new Response(html).body?.pipeThrough(new CompressionStream('gzip'))
  // Brotli is smaller still.
  expect((await new Response(packed).bytes()).length).toBeLessThan(15_000)
})
