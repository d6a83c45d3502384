import { sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'

type PersonIds = { applicationIds: readonly number[]; candidateIds: readonly number[] }

/** Body of an entry of the evidence whose facts were erased. */
export const erasedEvidence = '{"erased":true}'

/** Condition of the entries of the evidence, of the consents and of the ownerships of a person. */
export const isEvidenceAbout = ({ applicationIds, candidateIds }: PersonIds) =>
  sql`(${inValues(sql`application_id`, applicationIds)} or ${inValues(sql`candidate_id`, candidateIds)})`

/** Erases the facts of these entries. Their fingerprints stay, so that the rest can be verified. */
const eraseEvidence = (db: Database, person: PersonIds): Statement =>
  db.run(sql`update evidence set body = ${erasedEvidence} where ${isEvidenceAbout(person)}`)

/** Erases what a person said about submissions. The hash of the statement and the times stay. */
const eraseConsents = (db: Database, person: PersonIds): Statement =>
  db.run(sql`update consents set statement = '', firm_name = '', firm_key = id, firm_id = null, message = null, answer = null,
    prior_contact = null, prior_contact_text = null, answered_ip = null, answered_agent = null, withdraw_reason = null,
    document_id = null where ${isEvidenceAbout(person)}`)

/**
 * Takes a person out of the ownerships about them. What the agency needs for a claim stays: the firm, the days and the hash
 * that only somebody who knows the email address can find again.
 */
const eraseOwnerships = (db: Database, person: PersonIds, personHash: string): Statement =>
  db.run(sql`update ownerships set candidate_id = null, person_hash = ${personHash}, owner_reason = null,
    release_reason = null, dispute_text = null where ${isEvidenceAbout(person)}`)

/** Takes a person out of evidence, consents and ownerships. Hashes, firms of ownerships and times stay. */
export const eraseFromEvidence = (db: Database, person: PersonIds, personHash: string): Statement[] => [
  eraseEvidence(db, person),
  eraseConsents(db, person),
  eraseOwnerships(db, person, personHash),
]

/** Dates entries that lost their facts, so that a check of the chain can say when. */
export const dateErasedEvidence = (db: Database, at: Date): Statement =>
  db.run(sql`update evidence set erased_at = ${at.getTime()} where body = ${erasedEvidence} and erased_at is null`)
