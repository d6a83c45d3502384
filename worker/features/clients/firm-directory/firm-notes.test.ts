import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import type { Firm } from '#contract/api/clients/firms.ts'
import { maxFirmNoteLength } from '#contract/domain/firms.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firmEvents } from '#worker/features/jobs/firms/firms.table.ts'
import { addFirm } from '#worker/test/access-fixtures.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf } from '#worker/test/pipeline.ts'

const note = (as: TestSession, id: number, text: string, seconds = 0) =>
  answerOf<Firm & { code: string }>(
    call('POST', `/api/firms/${id}/notes`, {
      as,
      body: { text },
      deps: { now: () => new Date(testNow.getTime() + seconds * 1000) },
    }),
  )
const stored = () => testDeps().db.select().from(firmEvents)

describe('notes on a firm', () => {
  test('are added by a partner, who changes nothing else', async ({ expect }) => {
    const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
    const firm = await addFirm({ notes: 'From the admin' })
    await note(admin, firm.id, 'Asked for litigators')
    const { status, body } = await note(partner, firm.id, '  Wants calls before noon.\nNever on Fridays.  ')
    expect(status).toBe(200)
    expect(body.events.map(({ kind, detail, actor }) => [kind, detail, actor?.id])).toEqual([
      ['note', 'Wants calls before noon.\nNever on Fridays.', partner.user.id],
      ['note', 'Asked for litigators', admin.user.id],
    ])
    expect(body.notes).toBe('From the admin')
    expect(body.version).toBe(firm.version)
  })

  test('are added once for a form that is sent twice', async ({ expect }) => {
    const partner = await signedIn('partner')
    const { id } = await addFirm()
    await Promise.all([note(partner, id, 'Closed in August'), note(partner, id, 'Closed in August')])
    expect(await stored()).toHaveLength(1)
    await note(partner, id, 'Closed in August', 6)
    expect(await stored()).toHaveLength(2)
  })

  test('are refused without text, for no firm, and to an unconfirmed account', async ({ expect }) => {
    const partner = await signedIn('partner')
    const { id } = await addFirm()
    expect((await note(partner, id, '   ')).status).toBe(400)
    expect((await note(partner, id, 'x'.repeat(maxFirmNoteLength + 1))).status).toBe(400)
    expect((await note(partner, 999, 'Nobody')).status).toBe(404)
    await testDeps().db.update(users).set({ isProvisional: true })
    expect((await note(partner, id, 'Too early')).status).toBe(403)
    expect(await stored()).toEqual([])
  })

  test('go along with a merge and back with its undo', async ({ expect }) => {
    const admin = await signedIn('admin')
    const [kept, merged] = [await addFirm(), await addFirm()]
    await note(admin, merged.id, 'Asked for litigators')
    const notesOf = async (id: number) => {
      const { body } = await answerOf<Firm>(call('GET', `/api/firms/${id}`, { as: admin }))
      return body.events.filter(({ kind }) => kind === 'note').map(({ detail }) => detail)
    }
    const { body } = await answerOf<{ mergeId: number }>(
      call('POST', `/api/firms/${kept.id}/merge`, { as: admin, body: { otherId: merged.id } }),
    )
    expect(await notesOf(kept.id)).toEqual(['Asked for litigators'])
    await call('POST', `/api/firms/merges/${body.mergeId}/undo`, { as: admin })
    expect([await notesOf(kept.id), await notesOf(merged.id)]).toEqual([[], ['Asked for litigators']])
  })

  test('lose the name of an erased person', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { id } = await addFirm()
    await note(admin, id, 'They liked Zbigniew Quistgaard (zq@example.com).')
    await testDeps()
      .db.insert(candidates)
      .values({ name: 'Zbigniew Quistgaard', email: 'zq@example.com', isPerson: true })
    await call('POST', '/api/candidate-data/erase', { as: admin, body: { email: 'zq@example.com' } })
    const [row] = await testDeps().db.select().from(firmEvents).where(eq(firmEvents.kind, 'note'))
    expect(row?.detail).toContain('They liked')
    expect(row?.detail).not.toMatch(/Quistgaard|zq@/)
  })
})
