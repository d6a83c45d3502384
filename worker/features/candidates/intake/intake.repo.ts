import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { intakeDays, openIntakeStates, type IntakeState } from '#contract/domain/intake.ts'
import { addedId, always, commit, guardOf, writeStatements, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { fillPerson, personIdOf, personTx } from '#worker/features/candidates/people/people.writes.ts'
import { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx } from '#worker/tasks/outbox.ts'
import type { readIntakeTask } from './intake-start.service.ts'
import { intakeItems } from './intake.table.ts'

export type IntakeRow = typeof intakeItems.$inferSelect
/** Facts of a résumé by which a person is found. */
export type IntakeKeys = Pick<IntakeRow, 'name' | 'email' | 'phone' | 'phoneKey' | 'linkedinUrl' | 'linkedinKey'>
export type IntakeRepo = ReturnType<typeof intakeRepo>
/** An item with its file, its reading and its owner. */
export type WholeItem = NonNullable<Awaited<ReturnType<IntakeRepo['byId']>>>

type PersonValues = typeof candidates.$inferInsert
type Decision = { id: number; resumeId: string; by: number; at: Date }
type NewItem = {
  resumeId: string
  ownerId: number
  origin: IntakeRow['origin']
  mailFrom?: string
  originalName: string | null
  fileSize: number
  mimeType: string
  at: Date
}

const dayMs = 24 * 3600_000
const isOpen = inValues(intakeItems.state, openIntakeStates)
const isDecided = inValues(intakeItems.state, ['kept', 'joined', 'discarded'])
const isDecidable = sql`state in ('ready', 'unreadable')`

export function intakeRepo(db: Database) {
  const owners = alias(users, 'owners')
  const whole = (where: SQL | undefined) =>
    db
      .select({
        item: intakeItems,
        ownerName: owners.name,
        originalName: resumes.originalName,
        mimeType: resumes.mimeType,
        reading: {
          state: resumeReadings.state,
          facts: resumeReadings.facts,
          risks: resumeReadings.risks,
          engine: resumeReadings.engine,
        },
      })
      .from(intakeItems)
      .innerJoin(resumes, eq(resumes.id, intakeItems.resumeId))
      .innerJoin(owners, eq(owners.id, intakeItems.ownerId))
      .leftJoin(resumeReadings, eq(resumeReadings.resumeId, intakeItems.resumeId))
      .where(where)
  /** Condition of an item that nobody has decided about. */
  const undecided = (id: number) => sql`exists (select 1 from intake_items where id = ${id} and ${isDecidable})`
  const decide = ({ id, by, at }: Decision, state: IntakeState, candidateId: SQL | null) =>
    db
      .update(intakeItems)
      .set({ state, candidateId: candidateId ?? null, decidedBy: by, decidedAt: at } as never)
      .where(sql`id = ${id} and ${isDecidable}`)

  return {
    /** Adds the item of a file that has arrived, and the task that reads it. A file that came before changes nothing. */
    arrived({ at, originalName, fileSize, mimeType, ...item }: NewItem, task: typeof readIntakeTask): Writes {
      const file = { id: item.resumeId, originalName, fileSize, mimeType, storedAt: at, createdAt: at }
      const isNew = sql`not exists (select 1 from intake_items where resume_id = ${item.resumeId})`
      return [
        // First, because the item makes its condition false.
        taskTx(db).enqueue(task, { resumeId: item.resumeId }),
        writeStatements(() => [
          db
            .insert(resumes)
            .values({ ...file, isFromStaff: true })
            .onConflictDoNothing(),
          db
            .insert(intakeItems)
            .select(rowWhere(intakeItems, { ...item, createdAt: at }, sql`where ${isNew}`))
            .onConflictDoNothing(),
        ]),
      ]
    },

    /** Saves `arrived` of a file that came without an upload address. */
    addFile: async (writes: Writes): Promise<void> => void (await commit(db, { guard: always, writes })),

    byId: (id: number) => whole(eq(intakeItems.id, id)).get(),
    byIds: (ids: readonly number[]) => whole(inValues(intakeItems.id, ids)),

    /** @param ownerId Undefined: everybody's. */
    page: (
      { list, ownerId }: { list: 'open' | 'decided'; ownerId: number | undefined },
      { after, limit }: { after: number | undefined; limit: number },
    ) => {
      const isIn = list === 'open' ? isOpen : isDecided
      const beyond = list === 'open' ? gt : lt
      return whole(
        and(
          isIn,
          ownerId === undefined ? undefined : eq(intakeItems.ownerId, ownerId),
          after === undefined ? undefined : beyond(intakeItems.id, after),
        ),
      )
        .orderBy(list === 'open' ? asc(intakeItems.id) : desc(intakeItems.id))
        .limit(limit)
    },

    /** Undecided items by state. */
    async counts(ownerId: number | undefined): Promise<Record<(typeof openIntakeStates)[number], number>> {
      const rows = await db
        .select({ state: intakeItems.state, count: sql<number>`count(*)` })
        .from(intakeItems)
        .where(and(isOpen, ownerId === undefined ? undefined : eq(intakeItems.ownerId, ownerId)))
        .groupBy(intakeItems.state)
      const of = (state: IntakeState) => rows.find((row) => row.state === state)?.count ?? 0
      return { reading: of('reading'), ready: of('ready'), unreadable: of('unreadable') }
    },

    /** Saves what was read, unless that was done. */
    async wasRead(resumeId: string, state: 'ready' | 'unreadable', keys: Partial<IntakeKeys>): Promise<void> {
      await db
        .update(intakeItems)
        .set({ state, ...keys })
        .where(and(eq(intakeItems.resumeId, resumeId), eq(intakeItems.state, 'reading')))
    },

    /** Part of reading a file again. */
    isRead: (id: number): Write =>
      writeStatements(({ holds }) => [
        db
          .update(intakeItems)
          .set({ state: 'reading' })
          .where(sql`id = ${id} and state = 'unreadable' and ${holds(sql`null`)}`),
      ]),

    /**
     * Adds the person of an item, with the decision. Undefined: the item was decided about, or somebody on record has the
     * email address; nothing was written.
     */
    async addAsNew(decision: Decision, person: PersonValues): Promise<number | undefined> {
      const { id, resumeId, by, at } = decision
      const isFree = sql`where ${undecided(id)} and ${personIdOf(sql`${person.email ?? null}`)} is null`
      // Ids rise, and no other person has this résumé.
      const added = sql<number>`(select max(id) from candidates where resume_id = ${resumeId})`
      const isNew = sql`${added} is not null and ${undecided(id)}`
      const tx = personTx(db, 0, { by, at })
      const { rows } = await commit<{ id: number }>(db, {
        guard: guardOf(isNew, added),
        writesRun: 'after',
        statement: db
          .insert(candidates)
          .select(rowWhere(candidates, { ...person, resumeId, isPerson: true, createdBy: by, createdAt: at }, isFree))
          .returning({ id: candidates.id }),
        writes: [
          tx.logged('added_from_resume', null, addedId),
          writeStatements(({ holds }) => [
            db
              .update(intakeItems)
              .set({ state: 'kept', candidateId: added, decidedBy: by, decidedAt: at } as never)
              .where(sql`id = ${id} and ${holds(sql`null`)}`),
          ]),
        ],
      })
      return rows[0]?.id
    },

    /**
     * Puts an item into the record of a person: empty fields are filled, none is overwritten, and the résumé is the newest.
     * False: the item was decided about; nothing was written.
     */
    async join(decision: Decision, candidateId: number, person: PersonValues): Promise<boolean> {
      const { id, resumeId, by, at } = decision
      const condition = undecided(id)
      const email = person.email ?? null
      const { rows } = await commit(db, {
        guard: guardOf(condition),
        writes: [
          personTx(db, candidateId, { by, at }).logged('resume_added'),
          writeStatements(() => [
            ...fillPerson(db, sql`${candidateId}`, person, { at, condition }),
            db
              .update(candidates)
              .set({
                resumeId,
                email: sql`case when coalesce(email, '') = '' and ${personIdOf(sql`${email}`)} is null then ${email} else email end`,
                version: sql`${candidates.version} + 1`,
                updatedAt: at,
              })
              .where(sql`id = ${candidateId} and ${condition}`),
          ]),
        ],
        statement: decide(decision, 'joined', sql`${candidateId}`).returning({ id: intakeItems.id }),
      })
      return rows.length === 1
    },

    /** False: somebody decided about it before. */
    async discard(decision: Decision): Promise<boolean> {
      const rows = await decide(decision, 'discarded', null).returning({ id: intakeItems.id })
      return rows.length === 1
    },

    /** Takes a discarded item back. */
    async restore(id: number): Promise<boolean> {
      const isThere = sql`exists (select 1 from resume_readings r where r.resume_id = intake_items.resume_id and r.state = 'read')`
      const rows = await db
        .update(intakeItems)
        .set({ state: sql`iif(${isThere}, 'ready', 'unreadable')`, decidedBy: null, decidedAt: null })
        .where(sql`id = ${id} and state = 'discarded'`)
        .returning({ id: intakeItems.id })
      return rows.length === 1
    },

    /** Deletes items that are old by their state. Files follow with `unused`. */
    async removeOld(now: Date): Promise<void> {
      const before = (days: number) => new Date(now.getTime() - days * dayMs)
      await db.batch([
        db.delete(intakeItems).where(and(isOpen, lt(intakeItems.createdAt, before(intakeDays.undecided)))),
        db.delete(intakeItems).where(and(isDecided, lt(intakeItems.decidedAt, before(intakeDays.decided)))),
      ])
    },

    /** Résumés from staff that belong to no item, person, application or row of an import. */
    async unused(limit: number): Promise<string[]> {
      const rows = await db.all<{
        id: string
      }>(sql`select id from resumes r indexed by resumes_staff where is_from_staff = 1 and application_id is null
        and not exists (select 1 from intake_items i where i.resume_id = r.id)
        and not exists (select 1 from candidates c where c.resume_id = r.id)
        and not exists (select 1 from import_rows w where w.resume_id = r.id) limit ${limit}`)
      return rows.map(({ id }) => id)
    },
    removeFiles: async (ids: string[]): Promise<void> =>
      void (await db
        .delete(resumes)
        .where(sql`${inValues(resumes.id, ids)} and is_from_staff = 1 and application_id is null`)),
  }
}
