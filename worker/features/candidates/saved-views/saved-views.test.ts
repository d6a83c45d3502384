import { test } from 'vitest'
import { maxSavedViews, type SavedView } from '#contract/api/candidates/saved-views.ts'
import { call, signedIn, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'

const send = (method: string, path: string, as: TestSession | null, body?: unknown) =>
  answerOf(call(method, `/api/saved-views${path}`, { as, ...(body === undefined ? {} : { body }) }))
const list = async (as: TestSession) =>
  (await answerOf<SavedView[]>(call('GET', '/api/saved-views', { as }))).body.map(({ name, query }) => [name, query])

test('saves, renames, changes and deletes a view for its owner alone', async ({ expect }) => {
  const [one, two] = [await signedIn('partner'), await signedIn('admin')]
  const made = await send('POST', '', one, { name: '  Hot   laterals ', query: '?sort=score&status=new&selected=3' })
  expect([made.status, made.body]).toMatchObject([201, { name: 'Hot laterals', query: 'status=new&sort=score' }])
  const id = String(made.body['id'])
  await send('POST', '', two, { name: 'Hot laterals', query: '' })
  await send('POST', '', one, { name: 'board', query: 'layout=board' })
  expect(await list(one)).toEqual([
    ['board', 'layout=board'],
    ['Hot laterals', 'status=new&sort=score'],
  ])
  expect((await send('PATCH', `/${id}`, one, { name: 'Hot' })).body).toMatchObject({
    name: 'Hot',
    query: 'status=new&sort=score',
  })
  expect((await send('PATCH', `/${id}`, one, { query: 'status=hired' })).body).toMatchObject({
    name: 'Hot',
    query: 'status=hired',
  })
  const taken = await send('PATCH', `/${id}`, one, { name: 'board' })
  expect([taken.status, taken.body['message']]).toEqual([409, 'You already have a view with that name.'])
  expect((await send('POST', '', one, { name: 'board', query: '' })).status).toBe(409)

  // Another's view does not exist.
  for (const [method, body] of [['PATCH', { name: 'Mine' }], ['DELETE']] as const) {
    const foreign = await send(method, `/${id}`, two, body)
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'view_not_found'])
  }
  expect((await send('DELETE', `/${id}`, one)).status).toBe(200)
  expect((await send('DELETE', `/${id}`, one)).status).toBe(404)
  expect(await list(one)).toEqual([['board', 'layout=board']])
  expect(await list(two)).toEqual([['Hot laterals', '']])
})

test('drops filters that the screen doesn’t have, and limits their number', async ({ expect }) => {
  const one = await signedIn('partner')
  for (const body of [
    { name: '', query: '' },
    { name: '   ', query: '' },
    { name: 'x'.repeat(61), query: '' },
    { name: 'x', query: 'status=constructor' },
    { name: 'x', query: 'javascript:alert(1)' },
    { name: 'x' },
    {},
  ]) {
    expect([body, (await send('POST', '', one, body)).status]).toEqual([body, 400])
  }
  for (let n = 0; n < maxSavedViews; n++) await send('POST', '', one, { name: `view ${n}`, query: '' })
  const full = await send('POST', '', one, { name: 'one more', query: '' })
  expect([full.status, full.body['message']]).toEqual([409, 'You can save up to 30 views. Delete one first.'])
  expect((await send('POST', '', await signedIn('partner'), { name: 'one', query: '' })).status).toBe(201)
})
