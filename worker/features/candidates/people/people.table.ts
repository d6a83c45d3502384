import { sql, type SQL } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, idList, moment, textList } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/**
 * Hours since 1970, then the id: whole numbers that a double holds. Hours, because a day of any American time zone begins with
 * one, so the order is that of the days on screen.
 */
const touchedHourAndId =
  'max(coalesce(application_touched_at, 0), coalesce(updated_at, created_at)) / 3600000 * 4294967296 + id'

/** The id of a person in a place of the list. */
export const idOfPlace = (place: string): SQL<number> => sql.raw(`${place} % 4294967296`) as SQL<number>

/** Condition: an application of the person is assigned to a partner. */
export const isAssignedTo = (userId: number): SQL<boolean> =>
  sql<boolean>`exists (select 1 from job_applications a where a.candidate_id = candidates.id
    and +a.assigned_partner_id = ${userId})`.mapWith(Boolean)

/**
 * People whom the agency knows, one row each, and search profiles that were saved before people had records. An
 * application is one person applying to one job.
 */
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
    /** Levels that are as welcome: "counsel or partner". */
    otherSeniorities: textList().notNull().default([]),
    /** Years of practice, for the ranges that jobs ask for. */
    yearsExperience: integer(),
    locations: textList().notNull().default([]),
    excludedLocations: textList().notNull().default([]),
    salaryMin: integer(),
    salaryMax: integer(),
    remoteWork: flag().notNull().default(false),
    bigLaw: flag().notNull().default(false),
    boutique: flag().notNull().default(false),
    /** Owner: the partner who looks after the person. */
    assignedPartnerId: integer().references(() => users.id, { onDelete: 'set null' }),
    status: text().notNull().default('new'),
    notes: text(),
    resumeUrl: text(),
    createdAt: createdMoment(),
    /** Null: as it was made. */
    updatedAt: moment(),
    /** Identity of a person: two records of one email address are one person. */
    emailKey: text().generatedAlwaysAs(sql`lower(trim(email))`, { mode: 'virtual' }),
    /** The last ten digits of the phone number. */
    phoneKey: text(),
    linkedinUrl: text(),
    /** Slug of the LinkedIn profile, in lower case. */
    linkedinKey: text(),
    /** True for the record of a person; false for a search profile that was saved before people had records. */
    isPerson: flag().notNull().default(false),
    /** Listed among the saved profiles of the job search. */
    isSearchProfile: flag().notNull().default(true),
    /** The record that this one was merged into; it stays for the undo and for its email address. */
    mergedIntoId: integer().references((): AnySQLiteColumn => candidates.id, { onDelete: 'cascade' }),
    lastJobTitle: text(),
    lastFirmName: text(),
    lastFirmId: integer(),
    jdYear: integer(),
    lawSchool: text(),
    city: text(),
    region: text(),
    /** Where the person is admitted: codes of states ("NY"), other admissions by name. */
    barStates: textList().notNull().default([]),
    /** The newest résumé (resumes.id). */
    resumeId: text(),
    /** Grows with every change, so that it names one state. */
    version: integer().notNull().default(1),
    /** Null: the person applied. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    importId: integer(),
    /** The row of the import that made the record. */
    importRow: integer(),
    deletedAt: moment(),
    /** When an application of the person last changed. Kept by a trigger, to the hour. */
    applicationTouchedAt: moment(),
    /** Place in the list of people: the hour in which the record or an application last changed, then the id. */
    listOrder: integer().generatedAlwaysAs(sql.raw(touchedHourAndId), { mode: 'virtual' }),
  },
  (t) => [
    index('candidates_partner').on(t.assignedPartnerId, t.id),
    uniqueIndex('candidates_person')
      .on(t.emailKey)
      .where(sql`is_person = 1 and merged_into_id is null and deleted_at is null and email_key is not null`),
    index('candidates_email').on(t.emailKey),
    index('candidates_phone').on(t.phoneKey),
    index('candidates_linkedin').on(t.linkedinKey),
    index('candidates_last_firm').on(t.lastFirmId),
    index('candidates_merged').on(t.mergedIntoId),
    index('candidates_resume')
      .on(t.resumeId)
      .where(sql`resume_id is not null`),
    // The list of everybody, last touched first.
    index('candidates_list')
      .on(t.listOrder)
      .where(sql`is_person = 1 and merged_into_id is null and deleted_at is null`),
    // An import looks for people with the same name, and finds what it made.
    index('candidates_name').on(sql`lower(${t.name})`),
    uniqueIndex('candidates_import')
      .on(t.importId, t.importRow)
      .where(sql`import_id is not null`),
    index('candidates_profiles').on(t.isSearchProfile, t.id),
  ],
)

/** One row per change of a person's record: who and what. It names fields, never their values. */
export const candidateEvents = sqliteTable(
  'candidate_events',
  {
    id: id(),
    candidateId: integer()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** One of `personEventKinds` (contract/api/candidates/people.ts). */
    kind: text().notNull(),
    /** Labels of changed fields, or the title of a job. */
    detail: text(),
    createdAt: createdMoment(),
  },
  (t) => [index('candidate_events_candidate').on(t.candidateId, t.id)],
)

/** Two records of one person that were merged, with what undoing it needs. Ids and names of fields only. */
export const candidateMerges = sqliteTable(
  'candidate_merges',
  {
    id: id(),
    candidateId: integer()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    mergedId: integer()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** Applications that moved, and records that had been merged into the merged one before. */
    applicationIds: idList().notNull().default([]),
    earlierIds: idList().notNull().default([]),
    /** Fields that were empty and took the merged record's value. */
    filled: textList().notNull().default([]),
    mergedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    mergedAt: createdMoment(),
    undoneAt: moment(),
  },
  (t) => [index('candidate_merges_candidate').on(t.candidateId, t.id), index('candidate_merges_merged').on(t.mergedId)],
)
