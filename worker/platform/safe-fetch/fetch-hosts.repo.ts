import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { fetchHosts } from './fetch-hosts.table.ts'

export type FetchHostsRepo = ReturnType<typeof fetchHostsRepo>
export type HostRules = { robots: string | null; isRobotsDown: boolean; robotsReadAt: Date | null }

/** Rules and pace of the hosts that are read politely. */
export function fetchHostsRepo(db: Database) {
  return {
    async rules(origin: string): Promise<HostRules | undefined> {
      const [row] = await db
        .select({
          robots: fetchHosts.robots,
          isRobotsDown: fetchHosts.isRobotsDown,
          robotsReadAt: fetchHosts.robotsReadAt,
        })
        .from(fetchHosts)
        .where(eq(fetchHosts.origin, origin))
      return row
    },
    async saveRules(origin: string, rules: HostRules): Promise<void> {
      await db
        .insert(fetchHosts)
        .values({ origin, ...rules })
        .onConflictDoUpdate({ target: fetchHosts.origin, set: rules })
    },
    /**
     * Takes the next slot of a host in one statement, so that no two readers start at once.
     *
     * @returns When the request may start, and until when the host wants none (or null).
     */
    async takeSlot(origin: string, now: Date, everyMs: number): Promise<{ at: Date; blockedUntil: Date | null }> {
      const next = now.getTime() + everyMs
      const [row] = await db
        .insert(fetchHosts)
        .values({ origin, nextRequestAt: new Date(next) })
        .onConflictDoUpdate({
          target: fetchHosts.origin,
          set: { nextRequestAt: sql`max(coalesce(${fetchHosts.nextRequestAt}, 0), ${now.getTime()}) + ${everyMs}` },
        })
        .returning({ next: fetchHosts.nextRequestAt, blockedUntil: fetchHosts.blockedUntil })
      return { at: new Date((row?.next?.getTime() ?? next) - everyMs), blockedUntil: row?.blockedUntil ?? null }
    },
    async block(origin: string, until: Date): Promise<void> {
      await db
        .insert(fetchHosts)
        .values({ origin, blockedUntil: until })
        .onConflictDoUpdate({ target: fetchHosts.origin, set: { blockedUntil: until } })
    },
    /** Forgets hosts whose robots.txt was read before `before`: nobody asks for them any more. */
    async sweep(before: Date): Promise<void> {
      await db.delete(fetchHosts).where(lt(fetchHosts.robotsReadAt, before))
    },
  }
}
