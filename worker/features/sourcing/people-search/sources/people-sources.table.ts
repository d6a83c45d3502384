import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment } from '#worker/db/columns.ts'

/** Firms whose people pages are read. */
export const peopleSources = sqliteTable(
  'people_sources',
  {
    id: id(),
    /** The firm's name, shown as the employer of its people. */
    name: text().notNull(),
    /** An origin: "https://www.example.com". */
    site: text().notNull(),
    /** The site's host without "www.": one source a host. */
    host: text().notNull(),
    isEnabled: flag().notNull().default(true),
    health: text({ enum: ['waiting', 'ok', 'empty', 'failing', 'blocked', 'gone'] })
      .notNull()
      .default('waiting'),
    /** Problem of the last read, in a sentence. */
    failure: text(),
    /** Consecutive failed reads. */
    failures: integer().notNull().default(0),
    /** Method that found the people pages at the last read. */
    foundBy: text({ enum: ['sitemap', 'listing', 'drawn_listing'] }),
    /** Verdict of robots.txt, in a sentence. */
    robotsFact: text(),
    /** Contents of the sitemaps, in a sentence. */
    sitemapFact: text(),
    /** Layout of the site, learned from its pages (JSON of `SiteLayout`); null before enough of them were read. */
    layout: text(),
    /** Bios are drawn by script: they need a browser. */
    needsBrowser: flag().notNull().default(false),
    /** Addresses of people at the last read, and people of the index. */
    pagesFound: integer().notNull().default(0),
    people: integer().notNull().default(0),
    /** The read that is under way: its addresses are found, and bios are being read. Null between reads. */
    listedAt: moment(),
    lastReadAt: moment(),
    lastSuccessAt: moment(),
    nextReadAt: moment(),
    /** Lease holder and expiry. A crashed reader's lease expires, so no cleanup is needed. */
    readId: text(),
    readingUntil: moment(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
    /** Kept when removed, so that the shipped list does not bring it back. */
    deletedAt: moment(),
  },
  (t) => [uniqueIndex('people_sources_host').on(t.host), index('people_sources_due').on(t.isEnabled, t.nextReadAt)],
)

/** Addresses of a firm that may show a person: what is still to be read, so that a reader may be cut off anywhere. */
export const peoplePages = sqliteTable(
  'people_pages',
  {
    id: id(),
    sourceId: integer()
      .notNull()
      .references(() => peopleSources.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The address without the parts that don't identify the page. */
    urlKey: text().notNull(),
    state: text({ enum: ['waiting', 'read', 'failed', 'other'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** The name that the listing shows for it, with position and office below it (`keptLabel`). */
    label: text(),
    /** Date of the last change, as the sitemap writes it. */
    lastmod: text(),
    /** Last found in the directory. */
    seenAt: createdMoment(),
    readAt: moment(),
    failure: text(),
  },
  (t) => [
    uniqueIndex('people_pages_url').on(t.sourceId, t.urlKey),
    index('people_pages_next').on(t.sourceId, t.state, t.tries, t.id),
  ],
)
