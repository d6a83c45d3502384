import { describe, test } from 'vitest'
import type { Firm } from '#contract/api/clients/firms.ts'
import { firmAliases, firmEvents, firmMerges, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'

type Refusal = { code: string; message: string; issues?: { path: string }[] }
type Page = { items: { id: number; name: string; offices: string[] }[]; toVerify: number; nextCursor: string | null }
type Resolved = { firm: { id: number } | null; near: { id: number; name: string }[] }

const add = (as: TestSession, body: object) => answerOf<Firm & Refusal>(call('POST', '/api/firms', { as, body }))
const read = (as: TestSession, id: number) =>
  answerOf<Firm & Refusal>(call('GET', `/api/firms/${id}`, { as, deps: { now: () => testNow } }))
const change = (as: TestSession, id: number, body: object) =>
  answerOf<Firm & Refusal>(call('PATCH', `/api/firms/${id}`, { as, body }))
const page = async (as: TestSession, query = '') =>
  (await answerOf<Page>(call('GET', `/api/firms/page${query}`, { as }))).body
const resolve = async (as: TestSession, name: string) =>
  (await answerOf<Resolved>(call('GET', `/api/firms/resolve?name=${encodeURIComponent(name)}`, { as }))).body
const merge = (as: TestSession, id: number, otherId: number, now = testNow) =>
  answerOf<{ mergeId: number } & Refusal>(
    call('POST', `/api/firms/${id}/merge`, { as, body: { otherId }, deps: { now: () => now } }),
  )
const undo = (as: TestSession, mergeId: number, now = testNow) =>
  answerOf<Refusal>(call('POST', `/api/firms/merges/${mergeId}/undo`, { as, deps: { now: () => now } }))
const namesOf = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name)
const rows = () => testDeps().db.select().from(firms).orderBy(firms.id)

describe('resolving', () => {
  test('finds one firm under all its spellings, and none for a similar name', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    const { body } = await add(admin, { name: 'Kirkland & Ellis LLP' })
    for (const typed of ['Kirkland & Ellis LLP', 'kirkland and ellis', 'KIRKLAND & ELLIS, L.L.P.', 'K&E', 'Kirkland']) {
      expect([typed, (await resolve(partner, typed)).firm?.id]).toEqual([typed, body.id])
    }
    expect(await resolve(partner, 'Kirkland Signature')).toEqual({ firm: null, near: [] })
    expect(await resolve(partner, 'Kirkland & Elis')).toEqual({
      firm: null,
      near: [{ id: body.id, name: 'Kirkland & Ellis LLP', isVerified: true }],
    })
    expect(await resolve(partner, '" OR names:*')).toEqual({ firm: null, near: [] })
  })

  test('suggests at most five, and no firm that was deleted or merged', async ({ expect }) => {
    const admin = await signedIn('admin')
    const made = []
    for (const end of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      made.push(await addFirm({ name: `Harrow & Valemont ${end}` }))
    expect((await resolve(admin, 'Harrow Valemont')).near).toHaveLength(5)
    await call('DELETE', `/api/firms/${made[0]?.id}`, { as: admin })
    await merge(admin, made[2]?.id ?? 0, made[1]?.id ?? 0)
    const ids = (await resolve(admin, 'Harrow Valemont')).near.map(({ id }) => id)
    expect(ids).not.toContain(made[0]?.id)
    expect(ids).not.toContain(made[1]?.id)
  })
})

describe('the directory', () => {
  test('adds a firm with its names and offices, and logs it', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    const parent = await addFirm({ name: 'Parent Group' })
    const { status, body } = await add(admin, {
      name: '  Harrow  & Vale LLP ',
      isClient: true,
      amLawRank: 90,
      website: 'https://harrow.example',
      domains: ['HARROW.example'],
      parentId: parent.id,
      aliases: [{ name: 'HV', kind: 'short' }, { name: 'H.V.' }, { name: 'Harrow and Vale' }],
      offices: [
        { city: 'Boston', state: 'MA' },
        { city: 'London', isMain: true },
        { city: 'Paris', isMain: true },
      ],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Harrow & Vale LLP',
      isVerified: true,
      domains: ['harrow.example'],
      parent: { id: parent.id, name: 'Parent Group' },
      aliases: [{ name: 'H.V.', kind: 'alias' }],
      mayChange: true,
      events: [{ kind: 'added', actor: { id: admin.user.id } }],
    })
    expect(body.offices.map(({ city, isMain }) => [city, isMain])).toEqual([
      ['London', true],
      ['Boston', false],
      ['Paris', false],
    ])
    expect((await read(partner, body.id)).body).toMatchObject({
      name: 'Harrow & Vale LLP',
      mayChange: false,
      merges: [],
    })
    expect((await read(partner, parent.id)).body.affiliates).toEqual([{ id: body.id, name: 'Harrow & Vale LLP' }])
  })

  test('refuses a name of another firm, naming it, and writes nothing', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { body } = await add(admin, { name: 'Harrow & Vale LLP', aliases: [{ name: 'HV' }] })
    const other = await addFirm({ name: 'Other Firm' })
    const refusals = [
      await add(admin, { name: 'harrow and vale' }),
      await add(admin, { name: 'H.V.' }),
      await add(admin, { name: 'New Firm', aliases: [{ name: 'Harrow Vale PC' }] }),
      await change(admin, other.id, { name: 'HV' }),
      await change(admin, other.id, { aliases: [{ name: 'Harrow & Vale' }], offices: [{ city: 'Boston' }] }),
    ]
    expect(refusals.map(({ status, body: { code, issues } }) => [status, code, issues?.[0]?.path])).toEqual([
      [409, 'firm_exists', 'name'],
      [409, 'firm_exists', 'name'],
      [409, 'name_taken', 'aliases'],
      [409, 'firm_exists', 'name'],
      [409, 'name_taken', 'aliases'],
    ])
    for (const refused of refusals) expect(refused.body.message).toContain('Harrow & Vale LLP')
    expect((await rows()).map(({ id, version }) => [id, version])).toEqual([
      [body.id, 1],
      [other.id, 1],
    ])
    expect(await testDeps().db.select().from(firmAliases)).toHaveLength(1)
    expect((await read(admin, other.id)).body.offices).toEqual([])
  })

  test('refuses bad input with the field', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { id } = await addFirm()
    for (const [body, path] of [
      [{ name: '' }, 'name'],
      [{ name: '  &  ' }, 'name'],
      [{ name: 'A', kind: 'shop' }, 'kind'],
      [{ name: 'A', amLawRank: 0 }, 'amLawRank'],
      [{ name: 'A', website: 'javascript:alert(1)' }, 'website'],
      [{ name: 'A', domains: ['not a domain'] }, 'domains.0'],
      [{ name: 'A', parentId: 999 }, 'parentId'],
      [{ name: 'A', offices: [{ city: '' }] }, 'offices.0.city'],
      [{ name: 'A', aliases: Array.from({ length: 31 }, (_, at) => ({ name: `A${at}` })) }, 'aliases'],
    ] as const) {
      const { status, body: refusal } = await add(admin, body)
      expect([body, status, refusal.issues?.[0]?.path]).toEqual([body, 400, path])
    }
    expect((await change(admin, id, { parentId: id })).body.code).toBe('unknown_parent')
    const child = await addFirm({ parentId: id })
    expect((await change(admin, id, { parentId: child.id })).body.code).toBe('unknown_parent')
    expect((await change(admin, id, { version: 7, notes: 'x' })).body.code).toBe('changed_meanwhile')
    expect(await rows()).toHaveLength(2)
  })

  test('changes what a body names; the same again writes nothing', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { body } = await add(admin, { name: 'Harrow', notes: 'Old', offices: [{ city: 'Boston' }, { city: 'Rome' }] })
    const [boston] = body.offices
    const given = {
      version: 1,
      notes: null,
      isClient: true,
      aliases: [{ name: 'HV', kind: 'short' }],
      offices: [{ id: boston?.id, city: 'Boston', state: 'MA', isMain: true }, { city: 'Oslo' }],
    }
    const changed = (await change(admin, body.id, given)).body
    expect(changed).toMatchObject({ version: 2, notes: null, isClient: true, aliases: [{ name: 'HV', kind: 'short' }] })
    expect(changed.offices.map(({ city, state }) => [city, state])).toEqual([
      ['Boston', 'MA'],
      ['Oslo', null],
    ])
    expect(changed.offices[0]?.id).toBe(boston?.id)
    expect(changed.events[0]).toMatchObject({ kind: 'changed', detail: 'Client, Notes, Other names, Offices' })
    const same = { notes: null, isClient: true, aliases: given.aliases, name: 'Harrow' }
    expect((await change(admin, body.id, same)).body.version).toBe(2)
    expect((await change(admin, body.id, given)).body.code).toBe('changed_meanwhile')
  })

  test('lists by name, finds a part of any name, and counts names to verify', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    await add(admin, {
      name: 'Émile & Zed',
      aliases: [{ name: 'Old Orchard' }],
      offices: [{ city: 'Boston', state: 'MA' }],
    })
    await add(admin, { name: 'Alder', isClient: true, kind: 'company' })
    await addFirm({ name: 'Typed Name', isVerified: false })
    const all = await page(partner)
    expect([namesOf(all), all.toVerify]).toEqual([['Alder', 'Émile & Zed', 'Typed Name'], 1])
    expect(all.items[1]?.offices).toEqual(['Boston, MA'])
    for (const [query, names] of [
      ['?q=orchard', ['Émile & Zed']],
      ['?q=emile', ['Émile & Zed']],
      ['?q=zed%20and%20co', []],
      ['?q=al', ['Alder']],
      ['?q=old%20o', ['Émile & Zed']],
      ['?q=old%20x', []],
      ['?q=alder', ['Alder']],
      ['?verified=no', ['Typed Name']],
      ['?client=yes', ['Alder']],
      ['?kind=company', ['Alder']],
      ['?q=%22', []],
    ] as const) {
      expect([query, namesOf(await page(partner, query))]).toEqual([query, names])
    }
    const first = await page(partner, '?limit=2')
    expect(namesOf(await page(partner, `?limit=2&cursor=${first.nextCursor}`))).toEqual(['Typed Name'])
  })

  test('frees the names of a deleted firm and forgets it', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { body } = await add(admin, { name: 'Harrow', aliases: [{ name: 'HV' }] })
    const affiliate = await addFirm({ parentId: body.id })
    const remove = () => call('DELETE', `/api/firms/${body.id}`, { as: admin })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await read(admin, body.id)).status).toBe(404)
    expect((await read(admin, affiliate.id)).body.parent).toBe(null)
    expect((await add(admin, { name: 'HV', aliases: [{ name: 'Harrow' }] })).status).toBe(201)
  })

  test('adds and changes once of two at once', async ({ expect }) => {
    const [one, other] = [await signedIn('admin'), await signedIn('admin')]
    const added = await Promise.all([one, other].map((as) => add(as, { name: 'Harrow & Vale' })))
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const [{ id } = { id: 0 }] = await rows()
    const changed = await Promise.all([one, other].map((as, at) => change(as, id, { notes: `Note ${at}`, version: 1 })))
    expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rows()).toMatchObject([{ version: 2 }])
    expect(await testDeps().db.select().from(firmEvents)).toHaveLength(2)
  })
})

describe('merging', () => {
  const pair = async (admin: TestSession) => {
    const one = (await add(admin, { name: 'Harrow & Vale LLP', aliases: [{ name: 'HV' }] })).body
    const other = (
      await add(admin, {
        name: 'Harrow Vail',
        website: 'https://vail.example',
        aliases: [{ name: 'Vail' }],
        offices: [{ city: 'Boston' }],
      })
    ).body
    return { one, other }
  }

  test('moves everything and leads every name and id to the firm that stays', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { one, other } = await pair(admin)
    const { id: affiliate } = await addFirm({ parentId: other.id })
    expect((await merge(admin, one.id, other.id)).status).toBe(200)
    const { body } = await read(admin, other.id)
    expect(body).toMatchObject({
      id: one.id,
      website: 'https://vail.example',
      offices: [{ city: 'Boston' }],
      affiliates: [{ id: affiliate }],
      merges: [{ name: 'Harrow Vail' }],
    })
    expect(body.aliases.map(({ name }) => name)).toEqual(['HV', 'Vail', 'Harrow Vail'])
    for (const typed of ['Harrow Vail', 'Vail', 'HV', 'Harrow and Vale']) {
      expect([typed, (await resolve(admin, typed)).firm?.id]).toEqual([typed, one.id])
    }
    expect(namesOf(await page(admin, '?q=harrow'))).toEqual(['Harrow & Vale LLP'])
  })

  test('merges one pair once, however many ask', async ({ expect }) => {
    const [admin, second] = [await signedIn('admin'), await signedIn('admin')]
    const { one, other } = await pair(admin)
    const answers = await Promise.all([
      merge(admin, one.id, other.id),
      merge(second, other.id, one.id),
      merge(second, one.id, other.id),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status } of answers) expect([200, 400, 409]).toContain(status)
    expect(await testDeps().db.select().from(firmMerges)).toHaveLength(1)
    expect((await rows()).filter(({ mergedIntoId }) => mergedIntoId === null)).toHaveLength(1)
    expect(await testDeps().db.select().from(firmAliases)).toHaveLength(3)
    const [stored] = await testDeps().db.select().from(firmMerges)
    // Asked again, it answers with the merge that is there.
    expect((await merge(admin, stored?.firmId ?? 0, stored?.mergedId ?? 0)).body.mergeId).toBe(stored?.id)
  })

  test('separates them again within seven days, and keeps what was changed since', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { one, other } = await pair(admin)
    const { body } = await merge(admin, one.id, other.id)
    expect((await read(admin, one.id)).body.offices).toMatchObject([{ city: 'Boston' }])
    await change(admin, one.id, { website: 'https://new.example' })
    expect((await undo(admin, body.mergeId)).status).toBe(200)
    expect((await undo(admin, body.mergeId)).status).toBe(200)
    const [left, right] = [(await read(admin, one.id)).body, (await read(admin, other.id)).body]
    expect(left).toMatchObject({ id: one.id, website: 'https://new.example', offices: [], aliases: [{ name: 'HV' }] })
    expect(right).toMatchObject({ id: other.id, offices: [{ city: 'Boston' }], aliases: [{ name: 'Vail' }] })
    expect((await resolve(admin, 'Harrow Vail')).firm?.id).toBe(other.id)
    expect(left.events.map(({ kind }) => kind)).toEqual(['merge_undone', 'changed', 'merged', 'added'])
  })

  test('refuses to undo after seven days, and to merge a firm with itself', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { one, other } = await pair(admin)
    expect((await merge(admin, one.id, one.id)).body.code).toBe('same_firm')
    expect((await merge(admin, one.id, 999)).status).toBe(404)
    const { body } = await merge(admin, one.id, other.id)
    const late = new Date(testNow.getTime() + 7 * 24 * 3600_000)
    expect((await undo(admin, body.mergeId, late)).body.code).toBe('merge_over')
    expect((await undo(admin, 999)).status).toBe(404)
  })

  test('refuses to undo a merge whose firm was merged again', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { one, other } = await pair(admin)
    const third = await addFirm()
    const { body } = await merge(admin, one.id, other.id)
    const again = await merge(admin, third.id, one.id)
    expect((await undo(admin, body.mergeId)).body.code).toBe('merged_again')
    expect((await undo(admin, again.body.mergeId)).status).toBe(200)
    expect((await undo(admin, body.mergeId)).status).toBe(200)
    expect((await rows()).filter(({ mergedIntoId }) => mergedIntoId !== null)).toEqual([])
  })
})
