import { beforeEach, expect, test } from 'vitest'
import type { MarkedPerson } from '#contract/api/do-not-contact.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { indexed as person } from '#worker/test/people.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { deletePerson } from './people-search.service.ts'

type Page = { items: MarkedPerson[]; total: number; nextCursor: string | null }
const page = (as: TestSession, query = '') => answerOf<Page>(call('GET', `/api/do-not-contact${query}`, { as }))
const lift = (as: TestSession, id: number) => call('DELETE', `/api/do-not-contact/${id}`, { as })
const names = ({ items }: Page) => items.map(({ name }) => name)
const minutesOn = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

let ids: number[] = []
/** Four people; the first three are marked one minute after the other. */
beforeEach(async () => {
  const { people } = testDeps()
  const written = await people.write(
    [
      person(1, { name: 'Étienne d’Aubigny', nameKey: 'etienne d’aubigny', firm: 'Harlow Finch LLP' }),
      person(2, { name: 'Ann Lee', title: 'Partner', firm: 'Harlow Finch LLP', profileUrl: 'javascript:alert(1)' }),
      person(3, { name: 'Ben Carter' }),
      person(4, { name: 'Cy Young' }),
    ],
    testNow,
  )
  ids = written.ids
})
const mark = async (by: TestSession, reasons: readonly (string | null)[]) => {
  for (const [at, reason] of reasons.entries()) {
    await testDeps().doNotContact.set(ids[at] ?? 0, { by: by.user.id, at: minutesOn(at), reason })
  }
}

test('everybody sees who is marked, by whom, when and why; finds among them; and reads on page by page', async () => {
  const [partner, admin] = [await signedIn('partner'), await signedIn('admin')]
  expect((await page(admin)).body).toEqual({ items: [], total: 0, nextCursor: null })
  await mark(partner, ['Asked by phone.', null, 'A client’s general counsel.'])
  const first = (await page(admin, '?limit=2')).body
  expect(names(first)).toEqual(['Ben Carter', 'Ann Lee'])
  expect(first).toMatchObject({ total: 3 })
  expect(first.items[1]).toMatchObject({
    title: 'Partner',
    firm: 'Harlow Finch LLP',
    offices: ['New York, NY'],
    since: minutesOn(1).toISOString(),
    by: partner.user.name,
    reason: null,
    profileUrl: null, // an address that no link may carry
    hasLeft: false,
  })
  const second = (await page(admin, `?limit=2&cursor=${first.nextCursor}`)).body
  expect(second.items).toMatchObject([{ name: 'Étienne d’Aubigny', reason: 'Asked by phone.' }])
  expect(second.nextCursor).toBeNull()
  const found = async (q: string) => names((await page(partner, `?q=${encodeURIComponent(q)}`)).body)
  expect(await found('etienne')).toEqual(['Étienne d’Aubigny'])
  expect(await found('ÉTIENNE harlow')).toEqual(['Étienne d’Aubigny'])
  expect(await found('general counsel')).toEqual(['Ben Carter'])
  expect(await found('lee harlow')).toEqual(['Ann Lee'])
  expect(await found('100%_')).toEqual([])
  expect((await page(partner, '?cursor=x')).status).toBe(400)
})

test('a mark is lifted once, by anybody who may search; who is deleted or not marked is not there', async () => {
  const [partner, other, waiting] = [await signedIn('partner'), await signedIn('partner'), await signedIn('waiting')]
  await mark(partner, ['Asked by phone.', null])
  const [etienne = 0, ann = 0, ben = 0] = ids
  expect((await call('DELETE', `/api/do-not-contact/${ann}`)).status).toBe(401)
  expect((await lift(waiting, ann)).status).toBe(403)
  expect((await lift(other, ben)).status).toBe(404)
  expect((await lift(other, ann)).status).toBe(200)
  const again = await lift(partner, ann)
  expect([again.status, await again.json()]).toMatchObject([
    404,
    { message: 'That person is not marked as do not contact any more.' },
  ])
  expect(await testDeps().people.byId(ann)).toMatchObject({ doNotContactAt: null, doNotContactBy: null })
  await deletePerson(testDeps(), etienne)
  expect((await page(partner)).body).toMatchObject({ items: [], total: 0 })
  expect((await lift(partner, etienne)).status).toBe(404)
})

test('who left the directory stays marked, and the list says so', async () => {
  const partner = await signedIn('partner')
  await mark(partner, [null])
  await testDeps().people.markGone(['firm.example/people/1'], minutesOn(5))
  expect((await page(partner)).body.items).toMatchObject([{ name: 'Étienne d’Aubigny', hasLeft: true }])
})
