import { sql, type SQL } from 'drizzle-orm'
import type { Write } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { appending } from './appending.ts'
import { firmKeyOf, nextEntry } from './evidence-chain.ts'
import { evidenceEntries } from './evidence.writes.ts'

export type ChainJoinsRepo = ReturnType<typeof chainJoinsRepo>

/** Two records that are merged or separated again. */
type MergedRecords = {
  keptId: number
  otherId: number
  /** False: the merge is undone. */
  isJoined: boolean
  by: { id: number; name: string }
  at: Date
}
/** The name isn't needed to separate: the entries of the merge say which chains it joined. */
type MergedFirms = MergedRecords & { keptName: string }

/** The end of a chain of the merged record, the chain that it joins, and that one's end. */
type JoinedChain = {
  otherChain: string
  otherNumber: number
  otherHash: string
  chain: string
  seq: number | null
  hash: string | null
  applicationId: number | null
  candidateId: number | null
  candidate: string | null
  position: string | null
}

/** The firm of a chain: its name without the candidate's number. */
const firmPart = (chain: SQL) => sql`substr(${chain}, instr(${chain}, ':') + 1)`
const candidatePart = (chain: SQL) => sql`substr(${chain}, 1, instr(${chain}, ':'))`

/** Chains of a candidate, which begin with the record's number, each with the one of the kept record. */
const chainsOfPerson = ({ keptId, otherId }: MergedRecords) =>
  sql`select distinct chain, ${`c${keptId}:`} || ${firmPart(sql`chain`)} from evidence
    where chain >= ${`c${otherId}:`} and chain < ${`c${otherId};`}`

/**
 * Chains about a firm, under any of its names, of everybody who was submitted to it or asked about it, each with the one of
 * the kept firm.
 */
const chainsOfFirm = ({ otherId: id, keptName }: MergedFirms) => sql`select distinct e.chain,
    ${candidatePart(sql`e.chain`)} || ${firmKeyOf(keptName)} from (
    select application_id from client_submissions where firm_id = ${id}
    union select application_id from consents where firm_id = ${id}) a
  join evidence e on e.application_id = a.application_id
  where ${firmPart(sql`e.chain`)} in (select name_key from firms where id = ${id}
    union select alias_key from firm_aliases where firm_id = ${id})`

/** Chains that were joined when a record was merged, each with the one that it joined. */
const joinedChains = (merged: 'firms' | 'people', { keptId, otherId }: MergedRecords) => {
  const of =
    merged === 'people'
      ? sql`j.candidate_id = ${keptId}`
      : sql`j.application_id in (select application_id from client_submissions where firm_id = ${keptId}
          union select application_id from consents where firm_id = ${keptId})`
  return sql`select distinct j.body ->> 'otherChain', j.chain from evidence j where ${of} and j.kind = 'chain_joined'
    and j.body ->> 'merged' = ${merged} and j.body ->> 'record' = ${otherId}`
}

/**
 * Joins the chains of two records that are merged: each chain of the kept one gets an entry that names the other chain, its
 * last number and its fingerprint. From then on nobody can cut off the other chain's end without its showing. The undo gets
 * an entry, too.
 */
export function chainJoinsRepo(db: Database) {
  const read = (pairs: SQL): Promise<JoinedChain[]> =>
    db.all<JoinedChain>(sql`
      with pair(chain, kept) as (${pairs})
      select o.chain as "otherChain", o.seq as "otherNumber", o.hash as "otherHash", pair.kept as chain, k.seq, k.hash,
        o.application_id as "applicationId", o.candidate_id as "candidateId", a.applicant_name as candidate, j.title as position
      from pair
        join evidence o on o.id = (select id from evidence last where last.chain = pair.chain order by last.seq desc limit 1)
        left join evidence k on k.id = (select id from evidence last where last.chain = pair.kept order by last.seq desc limit 1)
        left join job_applications a on a.id = o.application_id left join jobs j on j.id = a.job_id
      where pair.kept <> pair.chain order by pair.kept, o.id`)

  async function entriesOf(
    merged: 'firms' | 'people',
    { keptId, otherId, isJoined, by, at }: MergedRecords,
    found: readonly JoinedChain[],
  ): Promise<Write[]> {
    const ends = new Map<string, { chain: string; seq: number | null; hash: string | null }>()
    const entries = []
    for (const {
      otherChain,
      otherNumber,
      otherHash,
      applicationId,
      candidateId,
      candidate,
      position,
      ...end
    } of found) {
      const facts = {
        ...(isJoined ? { otherChain, otherNumber, otherHash } : { otherChain }),
        merged,
        record: otherId,
        application: applicationId,
        by: by.name,
        candidate,
        position,
      }
      const kind = isJoined ? 'chain_joined' : 'chain_separated'
      const entry = await nextEntry(ends.get(end.chain) ?? end, { at, kind, facts })
      ends.set(end.chain, entry)
      const owner = merged === 'people' ? keptId : candidateId
      entries.push({ ...entry, actorKind: 'staff' as const, actorId: by.id, candidateId: owner, applicationId })
    }
    return evidenceEntries(entries)
  }

  return {
    /** Runs the merge of two people or its undo with the entries that belong to it; again if a chain grew meanwhile. */
    ofPeople: <T>(records: MergedRecords, save: (entries: Write[]) => Promise<T>): Promise<T> =>
      appending(async () => {
        const found = await read(records.isJoined ? chainsOfPerson(records) : joinedChains('people', records))
        return save(await entriesOf('people', records, found))
      }),
    /** Runs the merge of two firms or its undo, as above. */
    ofFirms: <T>(records: MergedFirms, save: (entries: Write[]) => Promise<T>): Promise<T> =>
      appending(async () => {
        const found = await read(records.isJoined ? chainsOfFirm(records) : joinedChains('firms', records))
        return save(await entriesOf('firms', records, found))
      }),
  }
}
