import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment } from '#worker/db/columns.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { peopleSearchQueries } from '#worker/features/sourcing/people-search/searches/people-searches.table.ts'

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
