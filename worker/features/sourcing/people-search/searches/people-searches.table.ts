import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { peopleSources } from '#worker/features/sourcing/people-search/sources/people-sources.table.ts'

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
