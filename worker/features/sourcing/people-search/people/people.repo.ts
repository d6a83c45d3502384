import { and, eq, isNull, sql } from 'drizzle-orm'
import { always, commit, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { people } from './people.table.ts'
import {
  foundColumns,
  foundPerson,
  noFacts,
  personColumns,
  personJson,
  type FoundPerson,
  type IndexedPerson,
  type PersonRow,
} from './person-rows.ts'

export type PeopleRepo = ReturnType<typeof peopleRepo>
/** Rows of one statement: a few kB each. */
const rowsAtOnce = 20
/** Matches that are weighed against each other; a search that finds more is too wide to be read. */
const weighed = 3_000

export function peopleRepo(db: Database) {
  const list = sql.raw(personColumns.join(', '))
  const values = sql.raw(personColumns.map((name) => `value->>'${name}'`).join(', '))
  // A web search doesn't know the source, so a known one is kept.
  const updates = sql.raw(
    personColumns
      .filter((name) => name !== 'url_key')
      .map((name) =>
        name === 'source_id'
          ? 'source_id = coalesce(excluded.source_id, people.source_id)'
          : `${name} = excluded.${name}`,
      )
      .join(', '),
  )
  return {
    async byId(id: number): Promise<PersonRow | undefined> {
      const [row] = await db
        .select()
        .from(people)
        .where(and(eq(people.id, id), isNull(people.deletedAt)))
      return row
    },
    /** True if a search of this user has found the person. */
    async isFoundBy(id: number, userId: number): Promise<boolean> {
      const row = await db.get(sql`select 1 as found from people_search_results r
        join people_search_queries q on q.id = r.query_id
        where r.person_id = ${id} and q.created_by = ${userId} limit 1`)
      return row !== undefined && row !== null
    },
    async byUrlKey(urlKey: string): Promise<PersonRow | undefined> {
      const [row] = await db.select().from(people).where(eq(people.urlKey, urlKey))
      return row
    },
    /** People of a source by these names: one person may have two pages. */
    namesakes: (sourceId: number, nameKeys: readonly string[]) =>
      db
        .select({
          urlKey: people.urlKey,
          nameKey: people.nameKey,
          email: people.email,
          title: people.title,
          phone: people.phone,
          city: people.city,
        })
        .from(people)
        .where(
          and(
            eq(people.sourceId, sourceId),
            eq(people.isPerson, true),
            eq(people.isShown, true),
            inValues(people.nameKey, nameKeys),
          ),
        ),
    /**
     * Writes people by the addresses of their pages and notes what changed of firm and title. Writing the same twice
     * changes nothing; who was deleted stays deleted.
     *
     * @returns The ids and addresses that were written, and which ids are new.
     */
    async write(
      persons: readonly IndexedPerson[],
      at: Date,
    ): Promise<{ ids: number[]; urlKeys: string[]; added: number[] }> {
      const ids: number[] = []
      const urlKeys: string[] = []
      const added: number[] = []
      const now = at.getTime()
      for (let from = 0; from < persons.length; from += rowsAtOnce) {
        const some = JSON.stringify(persons.slice(from, from + rowsAtOnce).map(personJson))
        const rows = await db.all<{ id: number; first: number; urlKey: string }>(sql`
          insert into people (first_seen_at, last_seen_at, read_at, ${list})
          select ${now}, ${now}, ${now}, ${values} from json_each(${some}) where true
          on conflict (url_key) do update set ${updates},
            previous_title = case when people.title is not null and excluded.title is not null
              and people.title <> excluded.title then people.title else people.previous_title end,
            previous_firm = case when people.firm <> excluded.firm then people.firm else people.previous_firm end,
            changed_at = case when people.firm <> excluded.firm or (people.title is not null
              and excluded.title is not null and people.title <> excluded.title) then ${now} else people.changed_at end,
            last_seen_at = excluded.last_seen_at, read_at = excluded.read_at, gone_at = null
          where people.deleted_at is null
          returning id, first_seen_at as first, url_key as "urlKey"`)
        ids.push(...rows.map(({ id }) => id))
        urlKeys.push(...rows.map(({ urlKey }) => urlKey))
        added.push(...rows.filter(({ first }) => first === now).map(({ id }) => id))
      }
      return { ids, urlKeys, added }
    },
    /** Adds people whom a web search shows and the index does not know; gives the ids of all by their addresses. */
    async addFound(persons: readonly IndexedPerson[], at: Date): Promise<Map<string, number>> {
      for (let from = 0; from < persons.length; from += rowsAtOnce) {
        const some = JSON.stringify(persons.slice(from, from + rowsAtOnce).map(personJson))
        await db.run(sql`
          insert into people (first_seen_at, last_seen_at, ${list})
          select ${at.getTime()}, ${at.getTime()}, ${values} from json_each(${some}) where true on conflict do nothing`)
      }
      const rows = await db
        .select({ id: people.id, urlKey: people.urlKey })
        .from(people)
        .where(
          and(
            isNull(people.deletedAt),
            inValues(
              people.urlKey,
              persons.map(({ urlKey }) => urlKey),
            ),
          ),
        )
      return new Map(rows.map(({ id, urlKey }) => [urlKey, id]))
    },
    /** Addresses, of those given, whose person staff have deleted. */
    async deletedAmong(urlKeys: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ urlKey: people.urlKey })
        .from(people)
        .where(and(sql`${people.deletedAt} is not null`, inValues(people.urlKey, urlKeys)))
      return new Set(rows.map(({ urlKey }) => urlKey))
    },
    /** Notes that people of unchanged pages are still there. */
    async touch(urlKeys: readonly string[], at: Date): Promise<void> {
      await db
        .update(people)
        .set({ lastSeenAt: at, goneAt: null })
        .where(and(isNull(people.deletedAt), inValues(people.urlKey, urlKeys)))
    },
    /** The pages of these addresses show nobody any more. Gives the ids of who was there. */
    async markGone(urlKeys: readonly string[], at: Date): Promise<number[]> {
      const rows = await db
        .update(people)
        .set({ goneAt: at })
        .where(and(isNull(people.goneAt), inValues(people.urlKey, urlKeys)))
        .returning({ id: people.id })
      return rows.map(({ id }) => id)
    },
    /**
     * Treats a person who left one firm and appears in the directory of another as the same, if the name and the law
     * school year (or the education) match. The new entry gets the previous firm and title, and a "do not contact"
     * mark.
     */
    async settleMoves(ids: readonly number[], at: Date): Promise<void> {
      for (let from = 0; from < ids.length; from += 200) {
        const some = JSON.stringify(ids.slice(from, from + 200))
        await db.run(sql`
          update people set previous_firm = o.firm, previous_title = o.title, changed_at = ${at.getTime()},
            do_not_contact_at = coalesce(people.do_not_contact_at, o.do_not_contact_at),
            do_not_contact_by = case when people.do_not_contact_at is null then o.do_not_contact_by
              else people.do_not_contact_by end,
            do_not_contact_reason = case when people.do_not_contact_at is null then o.do_not_contact_reason
              else people.do_not_contact_reason end
          from people o
          where o.name_key = people.name_key and o.id <> people.id and o.firm <> people.firm
            and o.gone_at is not null and people.gone_at is null and people.previous_firm is null
            and o.deleted_at is null and people.deleted_at is null
            and ((o.jd_year is not null and o.jd_year = people.jd_year)
              or (o.education <> '[]' and o.education = people.education))
            and people.id in (
              select value from json_each(${some})
              union select b.id from people a join people b on b.name_key = a.name_key
              where a.id in (select value from json_each(${some})))`)
      }
    },
    countOf: (sourceId: number): Promise<number> =>
      db.$count(people, and(eq(people.sourceId, sourceId), eq(people.isPerson, true), eq(people.isShown, true))),
    /**
     * People of the index by a MATCH expression, best first.
     *
     * @param match From `matchOf`.
     * @param within.sourceId Of one firm only.
     */
    async search(match: string, within: { limit: number; sourceId?: number }): Promise<FoundPerson[]> {
      // The word index holds only who is shown, so that the best can be chosen before their rows are read.
      const [best, own] =
        within.sourceId === undefined
          ? [sql`order by score limit ${within.limit}`, sql``]
          : [sql``, sql`and p.source_id = ${within.sourceId}`]
      const rows = await db.all<Record<string, unknown>>(sql`
        select ${foundColumns}
        from (
          select id, score from (
            select rowid as id, rank as score from people_words
            where people_words match ${match} and rank match 'bm25(4, 6, 2, 1, 5, 1, 1)' limit ${weighed})
          ${best}) f
        -- A cross join is walked in this order; a join would begin with everybody who is not gone.
        cross join people p on p.id = f.id
        where p.gone_at is null and p.deleted_at is null ${own}
        order by f.score limit ${within.limit}`)
      return rows.map(foundPerson)
    },
    /** Pages of these firms whose heading a MATCH expression finds and that show no person. */
    async pagesOfNobody(match: string | null, sourceIds: readonly number[], limit: number): Promise<FoundPerson[]> {
      if (match === null || sourceIds.length === 0) return []
      const rows = await db.all<Record<string, unknown>>(sql`
        select ${foundColumns}
        from (select rowid as id from people_words where people_words match ${match} limit ${weighed}) f
        cross join people p on p.id = f.id
        where p.gone_at is null and p.deleted_at is null and not p.is_person
          and ${inValues(sql`p.source_id`, sourceIds)}
        limit ${limit}`)
      return rows.map(foundPerson)
    },
    /**
     * Removes a person's facts and what belongs to them; the address stays, so that no later read brings them back. False if
     * there is no such person.
     */
    async remove(id: number, at: Date, writes: Writes): Promise<boolean> {
      const removal = db
        .update(people)
        .set({
          deletedAt: at,
          name: '',
          nameKey: '',
          ...noFacts,
          previousFirm: null,
          previousTitle: null,
          doNotContactReason: null,
        })
        .where(and(eq(people.id, id), isNull(people.deletedAt)))
        .returning({ id: people.id })
      const before = [
        db.run(sql`
          update people_pages set label = null
          where (source_id, url_key) in (select source_id, url_key from people where id = ${id})`),
      ]
      const { rows } = await commit(db, { guard: always, before, writesRun: 'after', writes, statement: removal })
      return rows.length > 0
    },
    /** Removes people who are gone since before `before`, at most 1,000; deleted ones stay as addresses. */
    async sweep(before: Date): Promise<number> {
      const rows = await db.all<{ id: number }>(sql`
        delete from people where id in (select id from people where gone_at < ${before.getTime()} and deleted_at is null
          and do_not_contact_at is null order by gone_at limit 1000) returning id`)
      return rows.length
    },
  }
}
