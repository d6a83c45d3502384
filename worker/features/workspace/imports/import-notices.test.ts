import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Notification } from '#contract/api/identity/notifications.ts'
import type { ImportDetail } from '#contract/api/workspace/imports.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { imports } from './imports.table.ts'
import { importTasks } from './imports.tasks.ts'
import { checkImport, runImport, undoImport } from './run-import.service.ts'

let admin: TestSession
beforeEach(async () => {
  await testDeps().db.delete(notifications)
  await testDeps().db.delete(candidates)
  admin = await signedIn('admin')
})

const deps = () => testDeps({ now: () => new Date() })
const post = (id: number, step: string, body: unknown = {}) =>
  call('POST', `/api/imports/${id}/${step}`, { as: admin, body })
const bell = async (as = admin) => {
  const rows = await (await call('GET', '/api/notifications', { as })).json<Notification[]>()
  return rows.map(({ type, subjectId, title, message }) => [type, subjectId, title, message])
}
/** Gives a step up as the queue does after its last try. */
const giveUp = (name: string, id: number) =>
  importTasks.find((one) => one.name === name)?.giveUp?.(deps(), { id } as never)

async function started(...rows: string[]): Promise<number> {
  const raw = `Name,Email,City\n${rows.join('\n')}\n`
  const read = await call('POST', '/api/imports?name=candidates.csv', { as: admin, raw })
  const { id, columns } = await read.json<ImportDetail>()
  await post(id, 'check', { columns })
  await checkImport(deps(), id)
  expect((await post(id, 'run')).status).toBe(202)
  return id
}

test('tells the admin once how an import ended, and how its undo did', async () => {
  const { db } = testDeps()
  await db.insert(candidates).values({ name: 'Ann Lee', email: 'ann@example.com', isPerson: true })
  const id = await started('Ann Lee,ann@example.com,Reno', 'Bo Ruiz,bo@example.com,', 'Cy Hart,cy@example.com,')
  expect(await bell()).toEqual([])
  await Promise.all([runImport(deps(), id), runImport(deps(), id)])
  await runImport(deps(), id)
  const done = ['import', id, 'Import done', 'The import of candidates.csv is done: 2 new, 1 updated.']
  expect(await bell()).toEqual([done])
  expect(await bell(await signedIn('admin'))).toEqual([])

  await db.update(candidates).set({ version: 9 }).where(eq(candidates.email, 'bo@example.com'))
  await post(id, 'undo')
  await Promise.all([undoImport(deps(), id), undoImport(deps(), id)])
  await undoImport(deps(), id)
  const undone = 'The import of candidates.csv is undone. 1 record stays as it is.'
  expect(await bell()).toEqual([['import', id, 'Import undone', undone], done])
})

test('tells the admin once of a run and an undo that were given up', async () => {
  const id = await started('Ann Lee,ann@example.com,')
  await giveUp('imports.run', id)
  await giveUp('imports.run', id)
  const stopped = 'stopped before its end. Start it again, and it continues where it stopped.'
  const failed = ['import', id, 'Import stopped', `The import of candidates.csv ${stopped}`]
  expect(await bell()).toEqual([failed])
  await post(id, 'run')
  await runImport(deps(), id)
  expect((await bell())[0]?.[3]).toBe('The import of candidates.csv is done: 1 new.')
  await giveUp('imports.run', id)
  await post(id, 'undo')
  await giveUp('imports.undo', id)
  const undo = ['import', id, 'Undo of an import stopped', `The undo of candidates.csv ${stopped}`]
  expect((await bell()).map(([, , title]) => title)).toEqual([undo[2], 'Import done', 'Import stopped'])
  expect((await bell())[0]).toEqual(undo)
})

test('tells nobody of a check, nor of an import whose account is gone', async () => {
  const id = await started('Ann Lee,ann@example.com,')
  await testDeps().db.update(imports).set({ createdBy: null, state: 'checking' }).where(eq(imports.id, id))
  await giveUp('imports.check', id)
  await testDeps().db.update(imports).set({ state: 'running' }).where(eq(imports.id, id))
  await runImport(deps(), id)
  expect(await testDeps().db.select().from(notifications)).toEqual([])
  const [found] = await testDeps().db.select().from(imports).where(eq(imports.id, id))
  expect(found?.state).toBe('done')
})
