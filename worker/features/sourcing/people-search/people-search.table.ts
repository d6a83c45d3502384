import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { people, peopleSources } from './people.table.ts'

export const peopleSearchQueries = sqliteTable(
  'people_search_queries',
  {
    id: id(),
    location: text().notNull(),
    keywords: text().notNull(),
    /** Comma-joined. */
    jobTitle: text(),
    excludeWords: text(),
    searchQuery: text().notNull(),
    resultCount: integer().notNull().default(0),
    status: text({ enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
    /** Who searches; null once the account is gone. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    provider: text({ enum: ['directory', 'brave'] })
      .notNull()
      .default('directory'),
    /** The index was searched: from here on there are results to show, whatever is still read. */
    searchedAt: moment(),
    /** Firms that are read for this search, and how far that is. */
    firmsTotal: integer().notNull().default(0),
    firmsRead: integer().notNull().default(0),
    firmsFailed: integer().notNull().default(0),
    pagesRead: integer().notNull().default(0),
    /** People that reading found, matching or not. */
    peopleFound: integer().notNull().default(0),
    /** Why it failed, or why it ended early, in a sentence. */
    failure: text(),
    cancelledAt: moment(),
    completedAt: moment(),
    /** The search ends at this time with the results it has, so that none is pending forever. */
    deadlineAt: moment(),
    /** The saved search that ran it. */
    savedSearchId: integer(),
  },
  (t) => [
    index('people_search_queries_status').on(t.status, t.createdAt),
    index('people_search_queries_saved').on(t.savedSearchId, t.id),
  ],
)

/** The firms that a search waits for. */
export const peopleSearchFirms = sqliteTable(
  'people_search_firms',
  {
    queryId: integer()
      .notNull()
      .references(() => peopleSearchQueries.id, { onDelete: 'cascade' }),
    sourceId: integer()
      .notNull()
      .references(() => peopleSources.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'read', 'failed'] })
      .notNull()
      .default('waiting'),
    pagesRead: integer().notNull().default(0),
    peopleFound: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.queryId, t.sourceId] }),
    index('people_search_firms_waiting').on(t.sourceId, t.state),
  ],
)

export const peopleSearchResults = sqliteTable(
  'people_search_results',
  {
    id: id(),
    queryId: integer()
      .notNull()
      .references(() => peopleSearchQueries.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    title: text(),
    company: text(),
    location: text(),
    profileUrl: text(),
    snippet: text(),
    sourceUrl: text(),
    isValid: flag().notNull().default(true),
    extractedAt: createdMoment(),
    email: text(),
    practiceArea: text(),
    education: text(),
    barAdmission: text(),
    profileSummary: text(),
    scrapedContent: text(),
    scrapingStatus: text({ enum: ['pending', 'scraped', 'failed', 'not_attempted'] })
      .notNull()
      .default('not_attempted'),
    scrapedAt: moment(),
    /** The person of the index; null for a result without a person. */
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    /** One result for one page of a search. */
    urlKey: text().notNull().default(''),
    phone: text(),
    clerkships: text(),
    /** Why the result is among those filtered out, in a sentence. */
    filterReason: text(),
    /** Quality of the fit, higher is better. */
    rank: integer().notNull().default(0),
    /** Against the run before of the same saved search. */
    news: text({ enum: ['new', 'changed_firm', 'changed_title'] }),
    scrapeTries: integer().notNull().default(0),
    scrapeFailure: text(),
    /** Reading of the profile was asked for then; what is pending for longer than its bound is failed by the sweep. */
    scrapeAskedAt: moment(),
  },
  (t) => [
    index('people_search_results_query').on(t.queryId, t.isValid, t.id),
    uniqueIndex('people_search_results_page').on(t.queryId, t.urlKey),
    index('people_search_results_person').on(t.personId),
    index('people_search_results_scraping').on(t.scrapingStatus, t.scrapeAskedAt),
  ],
)
