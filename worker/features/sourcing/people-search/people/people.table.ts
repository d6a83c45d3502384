import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'
import { peopleSources } from '#worker/features/sourcing/people-search/sources/people-sources.table.ts'

/** People found at firms: business facts that their firm's page (or a search) shows, each with its source. */
export const people = sqliteTable(
  'people',
  {
    id: id(),
    /** The firm whose directory holds the person; null for people whom a web search found. */
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
