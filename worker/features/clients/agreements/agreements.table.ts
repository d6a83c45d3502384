import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { guaranteeKinds, invoiceMoments, type GuaranteeStep } from '#contract/domain/agreements.ts'
import { createdMoment, id, moment, textList } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'

/** Terms that a firm has agreed to, one row for each version. */
export const firmAgreements = sqliteTable(
  'firm_agreements',
  {
    id: id(),
    firmId: integer()
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    /** Null: every office. An office that an agreement names can't be deleted. */
    officeId: integer().references(() => firmOffices.id),
    /** Basis points: 2500 is 25%. */
    feeBps: integer().notNull(),
    /** Parts of the pay that the fee is a percentage of . */
    feeBase: textList().notNull(),
    minimumFeeCents: integer(),
    invoiceOn: text({ enum: invoiceMoments }).notNull(),
    /** Days in which an invoice is payable. */
    termsDays: integer().notNull(),
    /** 0: no guarantee. */
    guaranteeDays: integer().notNull(),
    guaranteeKind: text({ enum: guaranteeKinds }).notNull(),
    guaranteeSteps: text({ mode: 'json' }).$type<GuaranteeStep[]>().notNull().default([]),
    /** Months for which the firm owes the fee; null: the agency's setting. */
    ownershipMonths: integer(),
    /** Levels that it covers (`seniorities`); empty: all. */
    seniority: textList().notNull().default([]),
    /** Eastern days, "2026-06-15". */
    signedOn: text(),
    validFrom: text().notNull(),
    /** Last day; null: without end. */
    validTo: text(),
    /** The signed document: key of its file in R2, its name as it was uploaded, and its bytes. All or none. */
    documentKey: text(),
    documentName: text(),
    documentBytes: integer(),
    /** Grows with every change, so that it names one state. */
    version: integer().notNull().default(1),
    /** The version that this one replaces. */
    replacesId: integer().references((): AnySQLiteColumn => firmAgreements.id, { onDelete: 'set null' }),
    /** A newer version replaces this one, which is kept for what it was used for. */
    replacedAt: moment(),
    /** Something was agreed under it: from then on its numbers stay. */
    usedAt: moment(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [
    index('firm_agreements_firm')
      .on(t.firmId, t.validFrom)
      .where(sql`replaced_at is null`),
    index('firm_agreements_all').on(t.firmId, t.id),
    index('firm_agreements_office').on(t.officeId),
    index('firm_agreements_replaces').on(t.replacesId),
    // Versions of one agreement may share a file.
    index('firm_agreements_document')
      .on(t.documentKey)
      .where(sql`document_key is not null`),
  ],
)
