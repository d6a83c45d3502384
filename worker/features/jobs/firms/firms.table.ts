import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { firmAliasKinds, firmKinds } from '#contract/domain/firms.ts'
import { createdMoment, flag, id, moment, textList } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Clients and other employers, one row each. */
export const firms = sqliteTable(
  'firms',
  {
    id: id(),
    name: text().notNull(),
    /** Common form of the name (`firmKey`). */
    nameKey: text().notNull(),
    kind: text({ enum: firmKinds }).notNull().default('law_firm'),
    amLawRank: integer(),
    /** Number of lawyers. */
    headcount: integer(),
    website: text(),
    /** Domains of email addresses. */
    domains: textList().notNull().default([]),
    /** The firm that this one is an affiliate of. */
    parentId: integer().references((): AnySQLiteColumn => firms.id, { onDelete: 'set null' }),
    isClient: flag().notNull().default(false),
    /** False: a typed name made the record, and nobody has checked it yet. */
    isVerified: flag().notNull().default(false),
    notes: text(),
    /** Grows with every change, so that it names one state. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    importId: integer(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
    deletedAt: moment(),
    /** The record that this one was merged into; it stays for the undo and for its id. */
    mergedIntoId: integer().references((): AnySQLiteColumn => firms.id, { onDelete: 'cascade' }),
  },
  (t) => {
    const live = sql`merged_into_id is null and deleted_at is null`
    return [
      // Also the order of the list.
      uniqueIndex('firms_name').on(t.nameKey).where(live),
      index('firms_kind').on(t.kind, t.nameKey).where(live),
      index('firms_clients').on(t.isClient, t.nameKey).where(live),
      index('firms_verified').on(t.isVerified, t.nameKey).where(live),
      index('firms_parent').on(t.parentId),
      // Without statistics SQLite would prefer an index with all firms that aren't merged to those above.
      index('firms_merged')
        .on(t.mergedIntoId)
        .where(sql`merged_into_id is not null`),
    ]
  },
)

/** Other names of firms. No two firms share one. */
export const firmAliases = sqliteTable(
  'firm_aliases',
  {
    id: id(),
    firmId: integer()
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    aliasKey: text().notNull(),
    kind: text({ enum: firmAliasKinds }).notNull().default('alias'),
  },
  (t) => [uniqueIndex('firm_aliases_key').on(t.aliasKey), index('firm_aliases_firm').on(t.firmId, t.id)],
)

export const firmOffices = sqliteTable(
  'firm_offices',
  {
    id: id(),
    firmId: integer()
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    city: text().notNull(),
    /** Code of a state of the US, or the name of another region or country. */
    state: text(),
    isMain: flag().notNull().default(false),
  },
  (t) => [index('firm_offices_firm').on(t.firmId, t.isMain, t.id)],
)

/** One row per change of a firm: who and what. It names fields, never their values. Notes are rows too, never changed. */
export const firmEvents = sqliteTable(
  'firm_events',
  {
    id: id(),
    firmId: integer()
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** One of `firmEventKinds`. */
    kind: text().notNull(),
    /** Labels of changed fields, the name of another firm, or the text of a note. */
    detail: text(),
    createdAt: createdMoment(),
  },
  (t) => [index('firm_events_firm').on(t.firmId, t.id)],
)

/** Two records of one firm that were merged, with what undoing it needs: ids and names of fields. */
export const firmMerges = sqliteTable(
  'firm_merges',
  {
    id: id(),
    firmId: integer()
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    mergedId: integer()
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    /** Ids of the rows that moved, by the name of their table and column. */
    moved: text({ mode: 'json' }).$type<Record<string, number[]>>().notNull(),
    /** Fields that were empty and took the merged firm's value. */
    filled: textList().notNull().default([]),
    mergedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    mergedAt: createdMoment(),
    undoneAt: moment(),
  },
  (t) => [index('firm_merges_firm').on(t.firmId, t.id), index('firm_merges_merged').on(t.mergedId)],
)
