import { and, asc, desc, eq, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { peoplePages, peopleSources } from './people-sources.table.ts'

export type PeopleSourcesRepo = ReturnType<typeof peopleSourcesRepo>
export type PeopleSourceRow = typeof peopleSources.$inferSelect
export type PeoplePageRow = typeof peoplePages.$inferSelect
type NewSource = Pick<PeopleSourceRow, 'name' | 'site' | 'host'>
type SourceChange = Partial<Omit<PeopleSourceRow, 'id'>>

const isThere = isNull(peopleSources.deletedAt)
const maxTries = 3
const pagesAtOnce = 300

export function peopleSourcesRepo(db: Database) {
  const due = (now: Date): SQL | undefined =>
    and(eq(peopleSources.isEnabled, true), isThere, lte(peopleSources.nextReadAt, now))
  const isFree = (now: Date) => or(isNull(peopleSources.readingUntil), lt(peopleSources.readingUntil, now))
  return {
    list: (): Promise<(PeopleSourceRow & { pagesWaiting: number })[]> =>
      db
        .select({ source: peopleSources, pagesWaiting: waitingPages })
        .from(peopleSources)
        .where(isThere)
        .orderBy(asc(peopleSources.name))
        .then((rows) => rows.map(({ source, pagesWaiting }) => ({ ...source, pagesWaiting }))),
    async byId(id: number): Promise<(PeopleSourceRow & { pagesWaiting: number }) | undefined> {
      const [row] = await db
        .select({ source: peopleSources, pagesWaiting: waitingPages })
        .from(peopleSources)
        .where(and(eq(peopleSources.id, id), isThere))
      return row && { ...row.source, pagesWaiting: row.pagesWaiting }
    },
    /** Adds the firms that were never there. Removed ones stay removed. Running it twice adds each once. */
    async addShipped(sources: readonly NewSource[], at: Date): Promise<void> {
      await db.run(sql`
        insert into people_sources (name, site, host, next_read_at)
        select value->>'name', value->>'site', value->>'host', ${at.getTime()}
        from json_each(${JSON.stringify(sources)}) where true on conflict do nothing`)
    },
    /** True if the host was ever a source. */
    async hasHost(host: string): Promise<boolean> {
      return (
        (await db.select({ id: peopleSources.id }).from(peopleSources).where(eq(peopleSources.host, host))).length > 0
      )
    },
    /** Adds a firm, or brings back one that was removed. Undefined when it is there already. */
    async add(source: NewSource & { isEnabled: boolean }, at: Date): Promise<PeopleSourceRow | undefined> {
      const fresh = { ...source, ...unreadSource, nextReadAt: at, updatedAt: at }
      const [row] = await db
        .insert(peopleSources)
        .values(fresh)
        .onConflictDoUpdate({
          target: peopleSources.host,
          set: { ...fresh, deletedAt: null },
          setWhere: sql`${peopleSources.deletedAt} is not null`,
        })
        .returning()
      return row
    },
    /** Changes a source. Undefined when it is not there; `taken` when another one has its host. */
    async change(id: number, values: SourceChange): Promise<PeopleSourceRow | 'taken' | undefined> {
      if (values.host !== undefined) {
        const [other] = await db
          .select({ id: peopleSources.id })
          .from(peopleSources)
          .where(eq(peopleSources.host, values.host))
        if (other && other.id !== id) return 'taken'
      }
      const [row] = await db
        .update(peopleSources)
        .set(values)
        .where(and(eq(peopleSources.id, id), isThere))
        .returning()
      return row
    },
    /** Removes a source with its pages; its people are gone. False when it was not there. */
    async remove(id: number, at: Date): Promise<boolean> {
      const [removed] = await db.batch([
        db
          .update(peopleSources)
          .set({ deletedAt: at, isEnabled: false, nextReadAt: null })
          .where(and(eq(peopleSources.id, id), isThere))
          .returning({ id: peopleSources.id }),
        db.delete(peoplePages).where(eq(peoplePages.sourceId, id)),
        db
          .update(people)
          .set({ goneAt: at })
          .where(and(eq(people.sourceId, id), isNull(people.goneAt))),
      ])
      return removed.length > 0
    },
    /** Sources that are due, likeliest to answer first. */
    async dueIds(now: Date, limit: number, sites?: readonly string[]): Promise<number[]> {
      const rows = await db
        .select({ id: peopleSources.id })
        .from(peopleSources)
        .where(and(due(now), among(sites)))
        .orderBy(...order)
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    /** Due sources that nobody reads. */
    async freeIds(now: Date, limit: number, sites?: readonly string[]): Promise<number[]> {
      const rows = await db
        .select({ id: peopleSources.id })
        .from(peopleSources)
        .where(and(due(now), isFree(now), among(sites)))
        .orderBy(...order)
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    /** Number of sources that are being read. */
    reading: (now: Date): Promise<number> =>
      db.$count(peopleSources, sql`${peopleSources.readingUntil} > ${now.getTime()}`),
    /** Claims a source, also from a reader that died. False while another reader holds it. */
    async claim(id: number, readId: string, now: Date, until: Date): Promise<boolean> {
      const rows = await db
        .update(peopleSources)
        .set({ readId, readingUntil: until })
        .where(and(eq(peopleSources.id, id), isThere, isFree(now)))
        .returning({ id: peopleSources.id })
      return rows.length > 0
    },
    /** Extends a reader's claim. False when another reader has taken the source over, or it was removed. */
    async renew(id: number, readId: string, until: Date): Promise<boolean> {
      const rows = await db
        .update(peopleSources)
        .set({ readingUntil: until })
        .where(and(eq(peopleSources.id, id), eq(peopleSources.readId, readId), isThere))
        .returning({ id: peopleSources.id })
      return rows.length > 0
    },
    /** Records the state of a read, if the reader still holds the source; `values` may release it. */
    async note(id: number, readId: string, values: SourceChange): Promise<void> {
      await db
        .update(peopleSources)
        .set(values)
        .where(and(eq(peopleSources.id, id), eq(peopleSources.readId, readId)))
    },
    /**
     * Notes addresses of people, without a label for those whom staff have deleted. A page that was read is read again when
     * the sitemap says that it changed, or after `rereadBefore`.
     */
    async addPages(
      sourceId: number,
      pages: readonly { url: string; urlKey: string; label: string | null; lastmod: string | null }[],
      at: Date,
      rereadBefore: Date,
    ): Promise<void> {
      for (let from = 0; from < pages.length; from += pagesAtOnce) {
        await db.run(sql`
          insert into people_pages (source_id, url, url_key, label, lastmod, seen_at)
          select ${sourceId}, value->>'url', value->>'urlKey',
            case when exists (select 1 from people where url_key = value->>'urlKey' and deleted_at is not null) then null
              else value->>'label' end, value->>'lastmod', ${at.getTime()}
          from json_each(${JSON.stringify(pages.slice(from, from + pagesAtOnce))}) where true
          on conflict (source_id, url_key) do update set url = excluded.url, label = excluded.label,
            seen_at = excluded.seen_at, lastmod = excluded.lastmod,
            tries = case when people_pages.state = 'failed' then 0 else people_pages.tries end,
            state = case
              when people_pages.state = 'failed' then 'waiting'
              when people_pages.read_at < ${rereadBefore.getTime()} then 'waiting'
              when excluded.lastmod is not null and people_pages.lastmod is not excluded.lastmod then 'waiting'
              else people_pages.state end`)
      }
    },
    /** Pages to read next, those that failed before last. */
    nextPages: (sourceId: number, limit: number): Promise<PeoplePageRow[]> =>
      db
        .select()
        .from(peoplePages)
        .where(
          and(eq(peoplePages.sourceId, sourceId), eq(peoplePages.state, 'waiting'), lt(peoplePages.tries, maxTries)),
        )
        .orderBy(asc(peoplePages.tries), asc(peoplePages.id))
        .limit(limit),
    /** Notes that pages were read, each with what it shows: a person or something else. */
    async settlePages(pages: readonly { id: number; state: 'read' | 'other' }[], at: Date): Promise<void> {
      const given = JSON.stringify(pages)
      await db
        .update(peoplePages)
        .set({
          state: sql`(select value->>'state' from json_each(${given}) where value->>'id' = ${peoplePages.id})`,
          readAt: at,
          failure: null,
          tries: 0,
        })
        .where(
          inValues(
            peoplePages.id,
            pages.map(({ id }) => id),
          ),
        )
    },
    /** Notes that a page is gone for good. */
    async dropPage(id: number): Promise<void> {
      await db.update(peoplePages).set({ state: 'failed' }).where(eq(peoplePages.id, id))
    },
    /** A page that could not be read; after its last try it counts as failed. */
    async failPage(id: number, failure: string, at: Date): Promise<void> {
      await db
        .update(peoplePages)
        .set({
          failure,
          readAt: at,
          tries: sql`${peoplePages.tries} + 1`,
          state: sql`case when ${peoplePages.tries} + 1 >= ${maxTries} then 'failed' else 'waiting' end`,
        })
        .where(eq(peoplePages.id, id))
    },
    /** Addresses that the directory does not name any more: taken out, and given back so that their people are gone. */
    async dropUnseen(sourceId: number, since: Date): Promise<string[]> {
      const rows = await db
        .delete(peoplePages)
        .where(and(eq(peoplePages.sourceId, sourceId), lt(peoplePages.seenAt, since)))
        .returning({ urlKey: peoplePages.urlKey })
      return rows.map(({ urlKey }) => urlKey)
    },
    async pageCounts(sourceId: number): Promise<{ all: number; waiting: number; read: number; failed: number }> {
      const [row] = await db.all<{ whole: number; waiting: number; done: number; failed: number }>(sql`
        select count(*) as whole, coalesce(sum(state = 'waiting'), 0) as waiting,
          coalesce(sum(state in ('read', 'other')), 0) as done, coalesce(sum(state = 'failed'), 0) as failed
        from people_pages where source_id = ${sourceId}`)
      return { all: row?.whole ?? 0, waiting: row?.waiting ?? 0, read: row?.done ?? 0, failed: row?.failed ?? 0 }
    },
    /** Addresses, of those given, that are known of a source, or whose pages have that state. */
    async knownKeys(sourceId: number, urlKeys: readonly string[], state?: 'read'): Promise<string[]> {
      const rows = await db
        .select({ urlKey: peoplePages.urlKey })
        .from(peoplePages)
        .where(
          and(
            eq(peoplePages.sourceId, sourceId),
            inValues(peoplePages.urlKey, urlKeys),
            state && eq(peoplePages.state, state),
          ),
        )
      return rows.map(({ urlKey }) => urlKey)
    },
    /** Pages that showed nobody are read again. */
    async restartPages(sourceId: number): Promise<void> {
      await db
        .update(peoplePages)
        .set({ state: 'waiting', tries: 0 })
        .where(and(eq(peoplePages.sourceId, sourceId), eq(peoplePages.state, 'other')))
    },
    /** Addresses of pages that were seen again and not read, for the people behind them. */
    async unchangedKeys(sourceId: number, since: Date): Promise<string[]> {
      const rows = await db
        .select({ urlKey: peoplePages.urlKey })
        .from(peoplePages)
        .where(
          and(
            eq(peoplePages.sourceId, sourceId),
            eq(peoplePages.state, 'read'),
            sql`${peoplePages.seenAt} >= ${since.getTime()} and ${peoplePages.readAt} < ${since.getTime()}`,
          ),
        )
      return rows.map(({ urlKey }) => urlKey)
    },
  }
}

/** Fewest failures first, then firms that were read before, then the newest: those that staff added. */
const order = [asc(peopleSources.failures), sql`${peopleSources.lastSuccessAt} is null`, desc(peopleSources.id)]
/** Restricts sources to these sites; undefined means all. */
const among = (sites: readonly string[] | undefined) => (sites ? inValues(peopleSources.site, sites) : undefined)

const waitingPages = sql<number>`(select count(*) from people_pages p
  where p.source_id = people_sources.id and p.state = 'waiting')`

/** State of a source before its first read. */
export const unreadSource = {
  health: 'waiting' as const,
  failure: null,
  failures: 0,
  foundBy: null,
  robotsFact: null,
  sitemapFact: null,
  needsBrowser: false,
  listedAt: null,
  layout: null,
}
