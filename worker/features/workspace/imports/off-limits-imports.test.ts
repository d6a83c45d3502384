import { expect, test } from 'vitest'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { call, signedIn, testDeps } from '#worker/test/api.ts'
import { checkedImport, finishedImport, importDetail, importRowsOf } from '#worker/test/imports.ts'

test('adds people at firms that are off limits only when an admin says so', async () => {
  const as = await signedIn('admin')
  const post = (path: string, body: object) => call('POST', path, { as, body })
  const firm = await (await post('/api/firms', { name: 'Harrow Lane LLP' })).json<{ id: number }>()
  const limit = { scope: 'firm', kind: 'client', firmId: firm.id, reason: 'A client' }
  expect((await post('/api/off-limits', limit)).status).toBe(201)
  const raw =
    'Name,Email,Firm\nAnn Lee,ann@example.com,Harrow Lane\nBo Ruiz,bo@example.com,Crane LLP\nCy Hart,cy@example.com,Harrow Lane LLP\n'
  const { id, counts } = await checkedImport(as, 'candidates', raw)
  expect(counts).toMatchObject({ new: 1, possible: 2, undecided: 2 })
  const [ann] = await importRowsOf(as, id, 'possible')
  expect(ann).toMatchObject({ row: 2, target: null })
  expect(ann?.problems[0]?.message).toMatch(/^People at Harrow Lane LLP .*off limits.* Add this row only if/)

  await post(`/api/imports/${id}/decisions`, { choice: 'update' })
  expect((await importDetail(as, id)).counts.undecided).toBe(2)
  await post(`/api/imports/${id}/decisions`, { row: 4, choice: 'new' })
  await finishedImport(as, id)
  const names = (await testDeps().db.select({ name: candidates.name }).from(candidates)).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Bo Ruiz', 'Cy Hart'])
})
