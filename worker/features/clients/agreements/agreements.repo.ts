import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { agreementLimits, type AgreementPeriod, type AgreementScope } from '#contract/domain/agreements.ts'
import type { Day } from '#contract/domain/days.ts'
import type { FirmEventKind } from '#contract/domain/firms.ts'
import { commit, guardOf, writeStatements } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { firmEvent } from '#worker/features/jobs/firms/firms.writes.ts'
import { firmAgreements } from './agreements.table.ts'

export type StoredAgreement = typeof firmAgreements.$inferSelect
export type AgreementColumns = Omit<
  StoredAgreement,
  | 'id'
  | 'firmId'
  | 'version'
  | 'replacesId'
  | 'replacedAt'
  | 'usedAt'
  | 'createdBy'
  | 'createdAt'
  | 'updatedAt'
  | keyof AgreementDocument
>
/** The signed document of an agreement, or nulls. */
export type AgreementDocument = Pick<StoredAgreement, 'documentKey' | 'documentName' | 'documentBytes'>
type AgreementAuthor = { by: number; at: Date; detail: string | null }

export type AgreementsRepo = ReturnType<typeof agreementsRepo>

/** Condition of current agreements of a firm that are for the same office and level on a common day (`areInConflict`). */
const inConflict = (
  firmId: number,
  id: number,
  { officeId, seniority, validFrom, validTo }: AgreementScope & AgreementPeriod,
): SQL => {
  const levels = JSON.stringify(seniority)
  return sql`firm_id = ${firmId} and replaced_at is null and id <> ${id} and office_id is ${officeId}
    and (valid_to is null or ${validFrom} <= valid_to) and (${validTo} is null or valid_from <= ${validTo})
    and case when seniority = '[]' then ${levels} = '[]' else exists (
      select 1 from json_each(firm_agreements.seniority) a join json_each(${levels}) b on b.value = a.value) end`
}

/** Condition: nothing forbids the agreement, and the office is one of the firm's. */
const fits = (firmId: number, id: number, values: AgreementColumns): SQL => sql`
  not exists (select 1 from firm_agreements where ${inConflict(firmId, id, values)})
  and (${values.officeId} is null or exists (select 1 from firm_offices where id = ${values.officeId} and firm_id = ${firmId}))
  and (select count(*) from firm_agreements where firm_id = ${firmId}) < ${agreementLimits.ofFirm}`

export function agreementsRepo(db: Database) {
  return {
    byId: (id: number): Promise<StoredAgreement | undefined> =>
      db.select().from(firmAgreements).where(eq(firmAgreements.id, id)).get(),

    /** Current versions of a firm's agreements, of all times: what `agreementInForce` judges. */
    current: (firmId: number): Promise<StoredAgreement[]> =>
      db
        .select()
        .from(firmAgreements)
        .where(and(eq(firmAgreements.firmId, firmId), isNull(firmAgreements.replacedAt)))
        .orderBy(desc(firmAgreements.validFrom), asc(firmAgreements.id))
        .limit(agreementLimits.ofFirm),

    /** An agreement for the same office and level on a common day. */
    conflicting: (firmId: number, id: number, values: AgreementColumns) =>
      db
        .select({ validFrom: firmAgreements.validFrom, validTo: firmAgreements.validTo })
        .from(firmAgreements)
        .where(inConflict(firmId, id, values))
        .limit(1)
        .get(),

    /** True if the office is one of the firm's. */
    async hasOffice(firmId: number, officeId: number): Promise<boolean> {
      const rows = await db.all(sql`select 1 from firm_offices where id = ${officeId} and firm_id = ${firmId}`)
      return rows.length > 0
    },

    /** Adds an agreement. Undefined: another is for the same days, the office is not the firm's, or the firm has too many. */
    async add(
      firmId: number,
      values: AgreementColumns,
      { by, at, detail }: AgreementAuthor,
    ): Promise<StoredAgreement | undefined> {
      const mayAdd = fits(firmId, 0, values)
      const row = { ...values, firmId, createdBy: by, createdAt: at, updatedAt: at }
      const { rows } = await commit<StoredAgreement>(db, {
        guard: guardOf(mayAdd),
        writes: [firmEvent(firmId, { by, at }, 'agreement_added', detail)],
        statement: db
          .insert(firmAgreements)
          .select(rowWhere(firmAgreements, row, sql`where ${mayAdd}`))
          .returning(),
      })
      return rows[0]
    },

    /**
     * Changes an agreement that is as it was read.
     *
     * @param isNewVersion The agreement stays as it is, and a new one takes its place.
     * @returns The agreement that is current now; undefined: nothing was written.
     */
    async change(
      before: StoredAgreement,
      values: AgreementColumns,
      { by, at, detail }: AgreementAuthor,
      isNewVersion: boolean,
    ): Promise<StoredAgreement | undefined> {
      const { id, firmId, version, usedAt, documentKey, documentName, documentBytes } = before
      const isUnchanged = sql`exists (select 1 from firm_agreements where id = ${id} and firm_id = ${firmId}
        and version = ${version} and replaced_at is null and used_at is ${usedAt?.getTime() ?? null})`
      const holds = sql`${isUnchanged} and ${fits(firmId, id, values)}`
      const kind: FirmEventKind = isNewVersion ? 'agreement_replaced' : 'agreement_changed'
      const row = {
        ...values,
        firmId,
        documentKey,
        documentName,
        documentBytes,
        version: version + 1,
        replacesId: id,
        createdBy: by,
        createdAt: at,
        updatedAt: at,
      }
      const isReplaced = sql`exists (select 1 from firm_agreements where id = ${id} and version = ${version}
        and replaced_at = ${at.getTime()}) and not exists (select 1 from firm_agreements where replaces_id = ${id})`
      const { rows } = await commit<StoredAgreement>(db, {
        guard: guardOf(holds),
        writes: [
          firmEvent(firmId, { by, at }, kind, detail),
          isNewVersion
            ? writeStatements(() => [
                db
                  .update(firmAgreements)
                  .set({ replacedAt: at })
                  .where(and(eq(firmAgreements.id, id), holds)),
              ])
            : [],
        ],
        statement: isNewVersion
          ? db
              .insert(firmAgreements)
              .select(rowWhere(firmAgreements, row, sql`where ${isReplaced}`))
              .returning()
          : db
              .update(firmAgreements)
              .set({ ...values, version: version + 1, updatedAt: at })
              .where(and(eq(firmAgreements.id, id), holds))
              .returning(),
      })
      return rows[0]
    },

    /** True if a current agreement of the firm holds on a day, for whatever office and level. */
    async isValidOn(firmId: number, day: Day): Promise<boolean> {
      const rows = await db.all(sql`select 1 from firm_agreements where firm_id = ${firmId} and replaced_at is null
        and valid_from <= ${day} and (valid_to is null or valid_to >= ${day}) limit 1`)
      return rows.length > 0
    },
  }
}
