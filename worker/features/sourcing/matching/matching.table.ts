import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Stored search profiles: whom a recruiter is looking on behalf of. */
export const candidates = sqliteTable(
  'candidates',
  {
    id: id(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    /** The words that the profile was made from, when it was. */
    queryText: text(),
    practiceAreas: textList().notNull().default([]),
    /** Ruled out: "no litigation". */
    excludedAreas: textList().notNull().default([]),
    seniority: text(),
    /** Years of practice, for the ranges that jobs ask for. */
    yearsExperience: integer(),
    locations: textList().notNull().default([]),
    excludedLocations: textList().notNull().default([]),
    salaryMin: integer(),
    salaryMax: integer(),
    remoteWork: flag().notNull().default(false),
    bigLaw: flag().notNull().default(false),
    boutique: flag().notNull().default(false),
    assignedPartnerId: integer().references(() => users.id, { onDelete: 'set null' }),
    status: text().notNull().default('new'),
    notes: text(),
    resumeUrl: text(),
    createdAt: createdMoment(),
    /** Null: as it was made. */
    updatedAt: moment(),
  },
  (t) => [index('candidates_partner').on(t.assignedPartnerId, t.id)],
)

export const jobMatches = sqliteTable(
  'job_matches',
  {
    id: id(),
    candidateId: integer()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    matchScore: integer().notNull(),
    matchReasons: textList().notNull().default([]),
    createdAt: createdMoment(),
  },
  (t) => [uniqueIndex('job_matches_once').on(t.candidateId, t.jobId), index('job_matches_job').on(t.jobId)],
)
