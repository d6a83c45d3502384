import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'

/** Sites that job postings are read from. */
export const jobSources = sqliteTable(
  'job_sources',
  {
    id: id(),
    /** The employer, or the board for an aggregator. */
    name: text().notNull(),
    adapter: text().notNull(),
    /** The platform's token, or a full address. */
    locator: text().notNull(),
    kind: text({ enum: ['employer', 'aggregator'] })
      .notNull()
      .default('employer'),
    isEnabled: flag().notNull().default(true),
    /** Can only be read with a key of the installation's own. */
    needsKey: flag().notNull().default(false),
    /** Sources of one lane are read one after the other: they share a platform's servers. */
    lane: text().notNull(),
    health: text({ enum: ['waiting', 'ok', 'unproven', 'failing', 'blocked', 'gone', 'needs_key'] })
      .notNull()
      .default('waiting'),
    /** Problem of the last read, in a sentence. */
    failure: text(),
    /** Consecutive failed reads. */
    failures: integer().notNull().default(0),
    /** The first read that held a legal title; before it nothing of the source is shown. */
    provedAt: moment(),
    lastReadAt: moment(),
    lastSuccessAt: moment(),
    nextReadAt: moment(),
    /** Postings and legal ones among them at the last read that succeeded. */
    postings: integer().notNull().default(0),
    legalPostings: integer().notNull().default(0),
    etag: text(),
    lastModified: text(),
    /** Lease holder and expiry. A crashed reader's lease expires, so no cleanup is needed. */
    readId: text(),
    readingUntil: moment(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
    /** Kept when removed, so that the shipped list does not bring it back. */
    deletedAt: moment(),
  },
  (t) => [
    uniqueIndex('job_sources_place').on(t.adapter, t.locator),
    index('job_sources_due').on(t.isEnabled, t.nextReadAt),
    index('job_sources_lane').on(t.lane, t.nextReadAt),
  ],
)

/** Lanes that are being read: one reader each, until it is done or its time is up. */
export const sourceLanes = sqliteTable('source_lanes', {
  lane: text().primaryKey(),
  readId: text().notNull(),
  leaseUntil: integer({ mode: 'timestamp_ms' }).notNull(),
})

/** Legal postings found at the sources: what a search needs and no more; the posting itself stays where it is. */
export const onlineJobs = sqliteTable(
  'online_jobs',
  {
    id: id(),
    sourceId: integer()
      .notNull()
      .references(() => jobSources.id, { onDelete: 'cascade' }),
    /** The source's own name of the posting. */
    externalId: text().notNull(),
    url: text().notNull(),
    /** The address without the parts that don't identify the page (canonical-address.ts). */
    urlKey: text().notNull(),
    /** Firm, title and cities, normalized. */
    dedupKey: text().notNull(),
    /** Which of several equal postings is shown: the employer's own (0) goes before an aggregator's (1). */
    priority: integer().notNull().default(0),
    duplicateOf: integer(),
    title: text().notNull(),
    firm: text().notNull(),
    /** As shown: "New York, NY; Chicago, IL". */
    place: text().notNull().default(''),
    /** Of the first place. */
    city: text(),
    /** Postal abbreviation of the first place in the United States. */
    state: text(),
    isRemote: flag().notNull().default(false),
    /** Dollars a year. */
    salaryMin: integer(),
    salaryMax: integer(),
    /** The first words of the description, at most 300 characters. */
    snippet: text().notNull().default(''),
    /** A lawyer's position, or one that supports lawyers (paralegal, legal assistant). */
    kind: text({ enum: ['attorney', 'support'] }).notNull(),
    practiceArea: text(),
    additionalAreas: textList()
      .notNull()
      .default(sql`'[]'`),
    seniority: text(),
    postedAt: moment(),
    validThrough: moment(),
    /** Reference that the adapter needs to read the details; null once they are read. */
    detailRef: text(),
    detailTries: integer().notNull().default(0),
    /** Hash of the posting in the list: a changed posting is read again. */
    contentHash: text().notNull(),
    firstSeenAt: createdMoment(),
    lastSeenAt: createdMoment(),
    goneAt: moment(),
    isShown: integer({ mode: 'boolean' }).generatedAlwaysAs(sql`(gone_at is null and duplicate_of is null)`, {
      mode: 'virtual',
    }),
  },
  (t) => [
    uniqueIndex('online_jobs_source').on(t.sourceId, t.externalId),
    index('online_jobs_seen').on(t.sourceId, t.lastSeenAt),
    index('online_jobs_dedup').on(t.dedupKey, t.priority),
    index('online_jobs_url').on(t.urlKey, t.priority),
    index('online_jobs_gone').on(t.goneAt),
    index('online_jobs_shown').on(t.isShown, t.postedAt),
    index('online_jobs_area').on(t.practiceArea, t.isShown, t.postedAt),
  ],
)
