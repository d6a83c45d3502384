import { expect, test } from 'vitest'
import type { PersonListItem } from '#contract/api/candidates/people.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'

const dayMs = 24 * 3600_000

type NewPerson = Partial<typeof candidates.$inferInsert>
async function addPerson(name: string, given: NewPerson = {}): Promise<number> {
  const [row] = await testDeps()
    .db.insert(candidates)
    .values({ name, isPerson: true, createdAt: testNow, ...given })
    .returning({ id: candidates.id })
  if (!row) throw new Error('no person')
  return row.id
}

/** A résumé with its text, of an application or (`personId`) as the newest of a person. */
async function addResume(text: string, { applicationId, personId }: { applicationId?: number; personId?: number }) {
  const { db, ids } = testDeps()
  const id = ids.secretId()
  const claim = applicationId === undefined ? {} : { applicationId, claimedAt: testNow }
  await db.insert(resumes).values({ id, mimeType: mimeTypes.pdf, storedAt: testNow, ...claim })
  await db.insert(resumeReadings).values({ resumeId: id, state: 'read', text })
  if (personId !== undefined) await db.run(`update candidates set resume_id = '${id}' where id = ${personId}`)
  return id
}

const found = async (as: TestSession, query: Record<string, string>, more = '') => {
  const response = await call('GET', `/api/candidates/page?${new URLSearchParams(query).toString()}${more}`, { as })
  const { items } = await response.json<{ items: PersonListItem[] }>()
  return items.map(({ name }) => name)
}

test('finds people by what is known of them, in the words of the field', async () => {
  const admin = await signedIn('admin')
  await addPerson('Ann Lee', {
    lastFirmName: 'Ropes & Gray LLP',
    lawSchool: 'Harvard Law School',
    barStates: ['NY'],
    jdYear: 2015,
    practiceAreas: ['Mergers & Acquisitions'],
    city: 'New York',
    region: 'NY',
  })
  await addPerson('Bo Ray', { city: 'Boston', region: 'MA', practiceAreas: ['Tax'], jdYear: 2009 })
  for (const q of ['ropes', 'harv', 'm&a', 'mergers', 'nyc', 'ann ropes harvard']) {
    expect([q, await found(admin, { q })]).toEqual([q, ['Ann Lee']])
  }
  for (const query of [{ barState: 'New York' }, { classFrom: '2012' }, { city: 'NYC' }, { city: 'new yo' }]) {
    expect(await found(admin, query)).toEqual(['Ann Lee'])
  }
  expect(await found(admin, { area: 'tax', city: 'Boston' })).toEqual(['Bo Ray'])
  expect(await found(admin, { q: 'harvard', city: 'Boston' })).toEqual([])
})

test('finds words of a résumé until it is gone', async () => {
  const admin = await signedIn('admin')
  const id = await addPerson('Ann Lee', { lastFirmName: 'Ropes & Gray LLP' })
  const { id: applicationId } = await addApplication({ candidateId: id })
  const resumeId = await addResume('Negotiated syndicated credit facilities', { applicationId })
  expect(await found(admin, { q: 'syndicated facility' })).toEqual(['Ann Lee'])
  expect(await found(admin, { q: 'ropes syndicated' })).toEqual(['Ann Lee'])
  expect(await found(admin, { q: 'syndicated maritime' })).toEqual([])
  await testDeps().db.run(`update resume_readings set text = 'Maritime liens' where resume_id = '${resumeId}'`)
  expect(await found(admin, { q: 'syndicated' })).toEqual([])
  expect(await found(admin, { q: 'maritime' })).toEqual(['Ann Lee'])
  await testDeps().db.run(`delete from resumes where id = '${resumeId}'`)
  expect(await found(admin, { q: 'maritime' })).toEqual([])
  // A résumé without an application, as staff add it.
  await addResume('Admiralty arbitration', { personId: id })
  expect(await found(admin, { q: 'admiralty' })).toEqual(['Ann Lee'])
})

test('finds no partner a word of a résumé that they may not read', async () => {
  const [owner, assigned] = [await signedIn('partner'), await signedIn('partner')]
  const id = await addPerson('Ann Lee', { assignedPartnerId: owner.user.id })
  const { id: applicationId } = await addApplication({ candidateId: id, assignedPartnerId: assigned.user.id })
  await addResume('Appellate briefs', { applicationId })
  expect(await found(owner, { q: 'ann' })).toEqual(['Ann Lee'])
  expect(await found(owner, { q: 'appellate' })).toEqual([])
  expect(await found(assigned, { q: 'appellate' })).toEqual(['Ann Lee'])
})

test('lists people in the order of the days in New York, also in the evening', async () => {
  const admin = await signedIn('admin')
  // All on one day of UTC, on which the evening before begins in New York.
  await addPerson('Morning', { createdAt: new Date('2026-03-05T15:00:00Z') })
  await addPerson('Midnight', { createdAt: new Date('2026-03-05T05:00:00Z') })
  await addPerson('Evening before', { createdAt: new Date('2026-03-05T04:59:00Z') })
  expect(await found(admin, {})).toEqual(['Morning', 'Midnight', 'Evening before'])
})

test('lists people last touched first, page by page', async () => {
  const admin = await signedIn('admin')
  const ago = (days: number) => new Date(testNow.getTime() - days * dayMs)
  const old = await addPerson('Old', { createdAt: ago(30), email: 'old@example.com' })
  await addPerson('Middle', { createdAt: ago(20), email: 'middle@example.com' })
  await addPerson('New', { createdAt: ago(10), email: 'new@example.com' })
  expect(await found(admin, {})).toEqual(['New', 'Middle', 'Old'])
  const { id } = await addApplication({ candidateId: old, updatedAt: ago(5) })
  expect(await found(admin, {})).toEqual(['Old', 'New', 'Middle'])
  expect(await found(admin, { q: 'example' })).toEqual(['Old', 'New', 'Middle'])
  await testDeps().db.run(`update candidates set updated_at = ${ago(2).getTime()} where name = 'Middle'`)
  await testDeps().db.run(`update job_applications set updated_at = ${ago(1).getTime()} where id = ${id}`)
  expect(await found(admin, { q: 'example' })).toEqual(['Old', 'Middle', 'New'])
  const pages: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const more: string = cursor ? `&cursor=${cursor}` : ''
    const answer = await call('GET', `/api/candidates/page?limit=1&q=example${more}`, { as: admin })
    const page: { items: PersonListItem[]; nextCursor: string | null } = await answer.json()
    pages.push(...page.items.map(({ name }) => name))
    cursor = page.nextCursor
  }
  expect(pages).toEqual(['Old', 'Middle', 'New'])
})
