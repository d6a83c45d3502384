import { sql, type SQL } from 'drizzle-orm'
import type { ConsentState } from '#contract/domain/consents.ts'
import type { HeldConsent } from '#contract/domain/valid-consent.ts'

/** SQL of the columns from which `heldConsent` makes what decides about a consent. The table is `c`. */
export const heldColumns = sql`c.id, c.state, c.channel, c.firm_id as "firmId", c.firm_key as "firmKey",
  c.is_for_any_position as "isForAnyPosition",
  (select a.job_id from job_applications a where a.id = c.application_id) as "jobId",
  exists (select 1 from documents d where d.id = c.document_id) as "hasDocument",
  c.answered_at as "answeredAt", c.valid_until as "validUntil", c.withdrawn_at as "withdrawnAt"`

export type HeldRow = {
  id: string
  state: ConsentState
  channel: HeldConsent['channel']
  firmId: number | null
  firmKey: string
  isForAnyPosition: number
  jobId: number | null
  hasDocument: number
  answeredAt: number | null
  validUntil: number | null
  withdrawnAt: number | null
}

export const heldConsent = (row: HeldRow, isOfCandidate: boolean): HeldConsent => ({
  id: row.id,
  state: row.state,
  channel: row.channel,
  firmId: row.firmId,
  firmKey: row.firmKey,
  isForAnyPosition: row.isForAnyPosition === 1,
  jobId: row.jobId,
  isOfCandidate,
  hasDocument: row.hasDocument === 1,
  answeredAt: momentOf(row.answeredAt),
  validUntil: momentOf(row.validUntil),
  withdrawnAt: momentOf(row.withdrawnAt),
})

const momentOf = (time: number | null) => (time === null ? null : new Date(time))

/**
 * Condition of consents about a firm, as `isForFirm` decides. The + keeps the index of firms out of it: a candidate has few
 * consents, a firm may have many.
 *
 * @param keys SQL of the list of the keys of the firm's names.
 * @param c The table's name in the query.
 */
export const isConsentOfFirm = (firmId: number | null, keys: SQL, c: SQL = sql`c`): SQL =>
  sql`(+${c}.firm_id = ${firmId} or ((${c}.firm_id is null or ${firmId} is null) and ${c}.firm_key in (${keys})))`
