import { expect, test } from 'vitest'
import { call, signedIn } from '#worker/test/api.ts'

test('an admin adds a practice area once, with slug and capital; everyone lists it', async () => {
  const admin = await signedIn('admin')
  const create = (body: unknown) => call('POST', '/api/practice-areas', { body, as: admin })
  const added = await create({ value: 'Space & Satellites!', label: 'space & satellites' })
  expect(added.status).toBe(201)
  expect(await added.json()).toEqual({ value: 'space-satellites', label: 'Space & satellites' })
  for (const label of ['Space  Satellites', 'Mergers & Acquisitions']) {
    const again = await create({ label })
    expect(again.status, label).toBe(409)
    expect(await again.json()).toMatchObject({ message: expect.stringContaining('already exists') })
  }
  expect((await create({ label: '&&&' })).status).toBe(400)
  expect((await create({ label: ' ' })).status).toBe(400)
  const list = (await (await call('GET', '/api/practice-areas')).json()) as { value: string }[]
  expect(list.map(({ value }) => value)).toContain('space-satellites')
  expect(list.length).toBeGreaterThan(40)
  for (const as of [null, await signedIn('partner')]) {
    expect((await call('POST', '/api/practice-areas', { body: { label: 'Art Law' }, as })).status).toBe(as ? 403 : 401)
  }
})
