import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { SettingChangeItem } from '#contract/api/identity/settings.ts'
import { defaultConsentStatement } from '#contract/domain/consents.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { settingChanges, settings } from './settings.table.ts'

const deps = { now: () => testNow }
const change = (as: TestSession, body: object) => call('PATCH', '/api/settings', { as, body, deps })
const history = async (as: TestSession, query = '') =>
  (
    await answerOf<{ items: SettingChangeItem[]; nextCursor: string | null; code: string }>(
      call('GET', `/api/settings/history${query}`, { as, deps }),
    )
  ).body
const rows = () => testDeps().db.select().from(settingChanges)

describe('the history of settings', () => {
  test('says who changed what, from, to and when, newest first', async () => {
    const admin = await signedIn('admin')
    expect((await history(admin)).items).toEqual([])
    await change(admin, { consentOpenDays: 10, submissionGate: 'block' })
    await change(admin, { consentOpenDays: 5, partnersSeeFees: true, mailsOff: ['digest'] })
    const { items } = await history(admin)
    expect(items.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['mailsOff', [], ['digest']],
      ['partnersSeeFees', false, true],
      ['consentOpenDays', 10, 5],
      ['consentOpenDays', 7, 10],
      ['submissionGate', 'warn', 'block'],
    ])
    expect(items[0]).toMatchObject({ by: admin.user.name, at: testNow.toISOString() })
  })

  test('has no row for a value that stays, also if it is saved twice', async () => {
    const admin = await signedIn('admin')
    await change(admin, { consentOpenDays: 7, brandCity: 'Boston' })
    await change(admin, { consentOpenDays: 7, brandCity: 'Boston' })
    await Promise.all([1, 2].map(() => change(admin, { ownershipMonths: 12 })))
    expect((await rows()).map(({ key }) => key)).toEqual(['brandCity', 'ownershipMonths'])
  })

  test('keeps of long texts only that they changed', async () => {
    const admin = await signedIn('admin')
    const consentStatement = `${defaultConsentStatement} Call me at (212) 555-0188.`
    await change(admin, { consentStatement, siteTeam: [{ name: 'Ann Rowe', role: 'Partner', bio: '' }] })
    expect((await history(admin)).items.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['siteTeam', null, null],
      ['consentStatement', null, null],
    ])
    expect(JSON.stringify(await rows())).not.toMatch(/555-0188|Ann Rowe/)
  })

  test('is written with the change or not at all', async () => {
    const admin = await signedIn('admin')
    expect((await change(admin, { consentOpenDays: 0 })).status).toBe(400)
    expect((await change(admin, { consentOpenDays: 9, unknownKey: 1 })).status).toBe(400)
    expect(await rows()).toEqual([])
    expect(await testDeps().db.select().from(settings)).toEqual([])
  })

  test('is read by admins alone, page by page', async () => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    for (const consentOpenDays of [8, 9, 10]) await change(admin, { consentOpenDays })
    const first = await history(admin, '?limit=2')
    expect(first.items.map(({ to }) => to)).toEqual([10, 9])
    const second = await history(admin, `?limit=2&cursor=${first.nextCursor}`)
    expect([second.items.map(({ to }) => to), second.nextCursor]).toEqual([[8], null])
    expect((await history(admin, '?cursor=nonsense')).code).toBe('bad_cursor')
    const refused = await call('GET', '/api/settings/history', { as: partner, deps })
    expect(refused.status).toBe(403)
    expect((await change(partner, { consentOpenDays: 3 })).status).toBe(403)
    expect(await rows()).toHaveLength(3)
  })

  test('outlives the account of its admin, and shows no value that doesn’t fit', async () => {
    const [admin, other] = [await signedIn('admin'), await signedIn('admin')]
    await change(other, { consentOpenDays: 8 })
    await testDeps().db.insert(settingChanges).values({ key: 'siteTeam', fromValue: '[]', toValue: '[{"name":"Ann"}]' })
    await testDeps().db.delete(users).where(eq(users.id, other.user.id))
    expect((await history(admin)).items).toMatchObject([
      { key: 'siteTeam', to: null, by: null },
      { key: 'consentOpenDays', to: 8, by: null },
    ])
  })
})
