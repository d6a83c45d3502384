import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, moment } from '#worker/db/columns.ts'

/**
 * Append-only record of what a fee may depend on: who put a candidate before a firm, who agreed, and when. Each entry
 * contains the fingerprint of the one before it, so a change of any of them shows. Only the eraser updates rows, and nothing
 * deletes them.
 */
export const evidence = sqliteTable(
  'evidence',
  {
    id: id(),
    /** One candidate at one firm: `c12:` and the firm, or `a5:` for an application that no record of a person has. */
    chain: text().notNull(),
    /** 1, 2, 3 … within the chain. */
    seq: integer().notNull(),
    at: moment().notNull(),
    actorKind: text({ enum: ['staff', 'candidate', 'contact', 'referrer', 'system'] }).notNull(),
    actorId: integer(),
    kind: text().notNull(),
    /** Canonical JSON, or `erasedBody`. */
    body: text().notNull(),
    /** Fingerprint of the entry before; the chain's name for the first. */
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** Not foreign keys, because an entry outlives the records it is about. */
    candidateId: integer(),
    applicationId: integer(),
    erasedAt: moment(),
  },
  (t) => [
    uniqueIndex('evidence_chain').on(t.chain, t.seq),
    index('evidence_application').on(t.applicationId),
    index('evidence_candidate').on(t.candidateId),
  ],
)
