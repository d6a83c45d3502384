import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#worker/db/columns.ts'

/** Every host that we read politely: what its robots.txt says, and when it may be asked next. */
export const fetchHosts = sqliteTable(
  'fetch_hosts',
  {
    /** Scheme, name and port: robots.txt is per origin (RFC 9309). */
    origin: text().primaryKey(),
    /** Empty when the host has none. */
    robots: text(),
    /** The host could not say whether it may be read: everything is disallowed until it can. */
    isRobotsDown: integer({ mode: 'boolean' }).notNull().default(false),
    robotsReadAt: moment(),
    /** The next request may start then. A reader that takes the slot moves it forward. */
    nextRequestAt: moment(),
    /** The host asked us to come back later (429). */
    blockedUntil: moment(),
  },
  (t) => [index('fetch_hosts_robots_read').on(t.robotsReadAt)],
)
