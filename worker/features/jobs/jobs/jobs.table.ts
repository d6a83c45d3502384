import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    /** 8 characters, in public addresses. */
    shortId: text().notNull(),
    title: text().notNull(),
    /** The client firm; shown to staff always, to the public only when the job is not confidential. */
    firmName: text().notNull(),
    /** The firm of that name in the directory; null only until `firms.link` has found it. Never public. */
    firmId: integer().references(() => firms.id, { onDelete: 'set null' }),
    /** Who at the firm gave us the job. Not a foreign key, because contacts belong to a later area: its changes clear it. */
    contactId: integer(),
    isConfidential: flag().notNull().default(false),
    /** The title doesn't name the firm, so that the public may search it though the job is confidential (anonymity.ts). */
    isTitleAnonymous: flag().notNull().default(false),
    /** Neither do the description and the requirements. */
    isTextAnonymous: flag().notNull().default(false),
    /** As typed, "City, ST"; may hold several places. */
    location: text().notNull(),
    /** Read out of `location` when the job is saved: what the filters compare. */
    city: text(),
    region: text(),
    yearsExperienceMin: integer(),
    yearsExperienceMax: integer(),
    assignedPartnerId: integer().references(() => users.id, { onDelete: 'set null' }),
    seniority: text().notNull(),
    practiceArea: text().notNull(),
    additionalAreas: textList().notNull().default([]),
    /** US dollars a year. */
    salaryMin: integer(),
    salaryMax: integer(),
    /** Sort keys: what the job pays at most and at least; jobs that do not say come last either way. */
    salaryHighKey: integer().generatedAlwaysAs(sql`coalesce(salary_max, salary_min, -1)`, { mode: 'virtual' }),
    salaryLowKey: integer().generatedAlwaysAs(sql`coalesce(salary_min, salary_max, 9999999)`, { mode: 'virtual' }),
    titleKey: text().generatedAlwaysAs(sql`lower(title)`, { mode: 'virtual' }),
    description: text().notNull(),
    requirements: textList().notNull().default([]),
    benefits: textList().notNull().default([]),
    firmSize: text(),
    workType: text().notNull().default('Full-time'),
    isRemote: flag().notNull().default(false),
    isBigLaw: flag().notNull().default(false),
    isBoutique: flag().notNull().default(false),
    source: text().notNull().default('Internal Database'),
    publicUrl: text(),
    applyUrl: text(),
    postedDate: createdMoment(),
    validThrough: moment(),
    isActive: flag().notNull().default(true),
    /** Raised by every save; a save names the version it started from, so two editors can't overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
    closedAt: moment(),
    deletedAt: moment(),
  },
  (t) => {
    // The public board reads open jobs only: each sort has an index that holds nothing else.
    const open = sql`${t.isActive} = 1 and ${t.deletedAt} is null`
    return [
      uniqueIndex('jobs_short_id').on(t.shortId),
      index('jobs_open_recent').on(t.postedDate, t.id).where(open),
      index('jobs_open_salary_high').on(t.salaryHighKey, t.id).where(open),
      index('jobs_open_salary_low').on(t.salaryLowKey, t.id).where(open),
      index('jobs_open_title').on(t.titleKey, t.id).where(open),
      index('jobs_open_area').on(t.practiceArea, t.postedDate, t.id).where(open),
      index('jobs_open_place').on(t.region, t.city, t.postedDate, t.id).where(open),
      index('jobs_open_seniority').on(t.seniority, t.postedDate, t.id).where(open),
      index('jobs_open_remote').on(t.isRemote, t.postedDate, t.id).where(open),
      index('jobs_open_work_type').on(t.workType, t.postedDate, t.id).where(open),
      index('jobs_open_ends')
        .on(t.validThrough)
        .where(sql`${open} and ${t.validThrough} is not null`),
      index('jobs_all_recent')
        .on(t.createdAt, t.id)
        .where(sql`${t.deletedAt} is null`),
      // Staff lists go through closed jobs too.
      index('jobs_all_title')
        .on(t.titleKey, t.id)
        .where(sql`${t.deletedAt} is null`),
      index('jobs_all_salary')
        .on(t.salaryHighKey, t.id)
        .where(sql`${t.deletedAt} is null`),
      // An import looks for the same job.
      index('jobs_same')
        .on(t.titleKey, sql`lower(${t.firmName})`)
        .where(sql`${t.deletedAt} is null`),
      index('jobs_partner').on(t.assignedPartnerId),
      index('jobs_firm').on(t.firmId, t.isActive, t.id),
      index('jobs_contact')
        .on(t.contactId)
        .where(sql`${t.contactId} is not null`),
      index('jobs_without_firm')
        .on(t.id)
        .where(sql`${t.firmId} is null and ${t.deletedAt} is null`),
    ]
  },
)
