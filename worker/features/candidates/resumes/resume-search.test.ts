import { expect, test } from 'vitest'
import type { ResumeSearch } from '#contract/api/candidates/resumes.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { addApplication } from '#worker/test/applications.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { resumeReadings, resumes } from './resumes.table.ts'

async function addResume(applicationId: number, text: string, minutes = 0) {
  const { db, ids } = testDeps()
  const id = ids.secretId()
  const claimedAt = new Date(testNow.getTime() + minutes * 60_000)
  await db.insert(resumes).values({ id, mimeType: mimeTypes.pdf, storedAt: testNow, applicationId, claimedAt })
  await db.insert(resumeReadings).values({ resumeId: id, state: 'read', text })
}

const search = async (as: TestSession, q: string, more = '') => {
  const response = await call('GET', `/api/resumes/search?q=${encodeURIComponent(q)}${more}`, { as })
  return { status: response.status, ...(await response.json<ResumeSearch>()) }
}
const names = ({ items }: ResumeSearch) => items.map(({ applicantName }) => applicantName)

test('finds words of a résumé by their beginning and shows the text around them', async () => {
  const admin = await signedIn('admin')
  const ann = await addApplication({ applicantName: 'Ann Lee' })
  await addResume(ann.id, 'Ann Lee\nNegotiated syndicated credit facilities for borrowers')
  const found = await search(admin, 'syndicated facil')
  expect(names(found)).toEqual(['Ann Lee'])
  expect(found.items[0]?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'syndicated',
    'facilities',
  ])
  expect(names(await search(admin, 'maritime'))).toEqual([])
  // The syntax of the index is text like any other, and no words find nothing.
  for (const q of ['"', 'a AND', 'NEAR(', '*', 'body:x', '-']) expect((await search(admin, q)).status).toBe(200)
})

test('a partner searches the résumés of their own candidates, newly assigned ones too', async () => {
  const [admin, partner, other] = [await signedIn('admin'), await signedIn('partner'), await signedIn('partner')]
  const mine = await addApplication({ applicantName: 'Mine', assignedPartnerId: partner.user.id })
  const theirs = await addApplication({ applicantName: 'Theirs', assignedPartnerId: other.user.id })
  for (const { id } of [mine, theirs]) await addResume(id, 'Appellate briefs')
  expect(names(await search(partner, 'appellate'))).toEqual(['Mine'])
  expect(names(await search(admin, 'appellate'))).toEqual(['Theirs', 'Mine'])
  await call('POST', `/api/applications/${theirs.id}/assign`, { as: admin, body: { partnerId: partner.user.id } })
  expect(names(await search(partner, 'appellate'))).toEqual(['Theirs', 'Mine'])
  expect(names(await search(other, 'appellate'))).toEqual([])
})

test('the newest résumé counts, and pages follow one another', async () => {
  const admin = await signedIn('admin')
  const [one, two] = [await addApplication({ applicantName: 'One' }), await addApplication({ applicantName: 'Two' })]
  await addResume(one.id, 'Maritime liens')
  await addResume(one.id, 'Aviation finance', 5)
  await addResume(two.id, 'Aviation leases')
  expect(names(await search(admin, 'maritime'))).toEqual([])
  const first = await search(admin, 'aviation', '&limit=1')
  const second = await search(admin, 'aviation', `&limit=1&cursor=${first.nextCursor}`)
  expect([names(first), names(second), second.nextCursor]).toEqual([['Two'], ['One'], null])
  expect((await search(admin, 'aviation', '&cursor=nonsense')).status).toBe(400)
})

test('refuses searches of strangers and waiting accounts', async () => {
  const callers = { stranger: null, waiting: await signedIn('waiting'), partner: await signedIn('partner') }
  expect(await statusesFor('GET', '/api/resumes/search?q=tax', callers)).toEqual({
    stranger: 401,
    waiting: 403,
    partner: 200,
  })
})
