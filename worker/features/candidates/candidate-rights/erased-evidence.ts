import { sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'

type PersonIds = { applicationIds: readonly number[]; candidateIds: readonly number[] }

/** Body of an entry of the evidence whose facts were erased. */
export const erasedEvidence = '{"erased":true}'

/** Condition of the entries of the evidence, and of the consents, of a person. */
export const isEvidenceAbout = ({ applicationIds, candidateIds }: PersonIds) =>
  sql`(${inValues(sql`application_id`, applicationIds)} or ${inValues(sql`candidate_id`, candidateIds)})`

/** Erases the facts of these entries. Their fingerprints stay, so that the rest can be verified. */
export const eraseEvidence = (db: Database, person: PersonIds): Statement =>
  db.run(sql`update evidence set body = ${erasedEvidence} where ${isEvidenceAbout(person)}`)

/** Erases what a person said about submissions. The hash of the statement and the times stay. */
export const eraseConsents = (db: Database, person: PersonIds): Statement =>
  db.run(sql`update consents set statement = '', firm_name = '', firm_key = id, message = null, answer = null,
    prior_contact = null, prior_contact_text = null, answered_ip = null, answered_agent = null, withdraw_reason = null,
    document_id = null where ${isEvidenceAbout(person)}`)

/** Dates entries that lost their facts, so that a check of the chain can say when. */
export const dateErasedEvidence = (db: Database, at: Date): Statement =>
  db.run(sql`update evidence set erased_at = ${at.getTime()} where body = ${erasedEvidence} and erased_at is null`)
