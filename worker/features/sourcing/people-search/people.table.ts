import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'

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
    /** The name that the listing shows for it. */
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

/** People found at firms: business facts that their firm's page (or a search) shows, each with its source. */
export const people = sqliteTable(
  'people',
  {
    id: id(),
    /** The firm whose directory holds the person; null for who was found by a web search. */
    sourceId: integer().references(() => peopleSources.id, { onDelete: 'set null' }),
    profileUrl: text().notNull(),
    urlKey: text().notNull(),
    /** As the page writes it, in reading order: "Wei Ng". */
    name: text().notNull(),
    /** Lower case, without accents, titles and suffixes. */
    nameKey: text().notNull(),
    title: text(),
    firm: text().notNull(),
    /** "New York, NY", the first being the main one. */
    offices: textList()
      .notNull()
      .default(sql`'[]'`),
    city: text(),
    /** Postal abbreviation. */
    state: text(),
    /** Words that a place is found by: states, cities and commuting areas as single tokens. */
    placeWords: text().notNull().default(''),
    email: text(),
    phone: text(),
    practiceAreas: textList()
      .notNull()
      .default(sql`'[]'`),
    /** "J.D., Harvard Law School, 2009". */
    education: textList()
      .notNull()
      .default(sql`'[]'`),
    /** Year of the first law degree. */
    jdYear: integer(),
    barAdmissions: textList()
      .notNull()
      .default(sql`'[]'`),
    clerkships: textList()
      .notNull()
      .default(sql`'[]'`),
    /** Made by rules from the facts and the first sentences; the firm's words are not copied at length. */
    summary: text(),
    /** The beginning of the biography, for the index; at most 3,000 characters. */
    bio: text().notNull().default(''),
    /** For each fact the address that it was read at and how: { name: { url, by } }. */
    factSources: text().notNull().default('{}'),
    /** A page of the directory that shows no person is kept with the reason, so that a search can say so. */
    isPerson: flag().notNull().default(true),
    verdict: text(),
    /** A lawyer, or another member of the firm. */
    isLawyer: flag().notNull().default(true),
    contentHash: text().notNull().default(''),
    firstSeenAt: createdMoment(),
    lastSeenAt: createdMoment(),
    /** The page was read whole. */
    readAt: moment(),
    goneAt: moment(),
    /** When firm or title changed, and what they were. */
    changedAt: moment(),
    previousFirm: text(),
    previousTitle: text(),
    doNotContactAt: moment(),
    doNotContactBy: integer(),
    /** Reason, if the person who marked them gave one. */
    doNotContactReason: text(),
    /** Deleted by staff: the row keeps nothing but its address, so that no later read brings the person back. */
    deletedAt: moment(),
    isShown: integer({ mode: 'boolean' }).generatedAlwaysAs(sql`(gone_at is null and deleted_at is null)`, {
      mode: 'virtual',
    }),
  },
  (t) => [
    uniqueIndex('people_url').on(t.urlKey),
    index('people_source').on(t.sourceId, t.lastSeenAt),
    index('people_name').on(t.nameKey),
    index('people_email').on(t.email),
    index('people_gone').on(t.goneAt),
    index('people_do_not_contact')
      .on(t.doNotContactAt, t.id)
      .where(sql`do_not_contact_at is not null`),
  ],
)
