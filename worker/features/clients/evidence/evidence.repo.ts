import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import type { ChainEnd } from './evidence-chain.ts'
import { evidence } from './evidence.table.ts'

/** An entry with the name of the user who caused it, and the partner who has its application now. */
export type EvidenceEntry = typeof evidence.$inferSelect & { userName: string | null; partnerId: number | null }

/** The end of a chain, and whom the chain is about. */
type ChainHead = ChainEnd & {
  candidateId: number | null
  candidate: string
  position: string
}

/** A candidate at a firm. */
type ChainPair = { chain: string; applicationId: number; candidateId: number | null; firmId: number }

export type EvidenceRepo = ReturnType<typeof evidenceRepo>

/** Far above what people write about one candidate and one firm. */
const maxEntries = 1_000

/**
 * Condition of entries of these chains and of those that merges joined with them.
 *
 * @param candidate SQL of the id of the candidate, whose chains may name one of these.
 */
const withJoined = (chains: SQL, candidate: SQL): SQL => sql`${evidence.chain} in (
  with recursive found(chain) as (${chains}
    union select j.body ->> 'otherChain' from found join evidence j on j.chain = found.chain
      where j.kind = 'chain_joined' and j.body ->> 'otherChain' is not null
    union select j.chain from found join evidence j on j.candidate_id = ${candidate} and j.kind = 'chain_joined'
      and j.body ->> 'otherChain' = found.chain)
  select chain from found)`

export function evidenceRepo(db: Database) {
  async function read(where: SQL): Promise<{ entries: EvidenceEntry[]; isComplete: boolean }> {
    const found = await db
      .select({
        ...getTableColumns(evidence),
        userName: users.name,
        partnerId: jobApplications.assignedPartnerId,
      })
      .from(evidence)
      .leftJoin(users, sql`${evidence.actorKind} = 'staff' and ${users.id} = ${evidence.actorId}`)
      .leftJoin(jobApplications, sql`${jobApplications.id} = ${evidence.applicationId}`)
      .where(where)
      .orderBy(evidence.chain, evidence.seq)
      .limit(maxEntries + 1)
    return { entries: found.slice(0, maxEntries), isComplete: found.length <= maxEntries }
  }

  return {
    /** Ends of the chains of an application's candidate at several firms. @param firms Keys of the firms. */
    heads: (applicationId: number, firms: readonly string[]): Promise<ChainHead[]> =>
      db.all<ChainHead>(sql`
        with asked as (
          select coalesce('c' || a.candidate_id, 'a' || a.id) || ':' || f.value as chain,
            a.candidate_id, a.applicant_name, j.title
          from job_applications a join jobs j on j.id = a.job_id cross join json_each(${JSON.stringify(firms)}) f
          where a.id = ${applicationId})
        select asked.chain, e.seq, e.hash, asked.candidate_id as "candidateId",
          asked.applicant_name as candidate, asked.title as position
        from asked left join evidence e on e.id =
          (select last.id from evidence last where last.chain = asked.chain order by last.seq desc limit 1)`),
    /** The end of a chain, which may be new. */
    async endOf(chain: string): Promise<ChainEnd> {
      const last = await db
        .select({ seq: evidence.seq, hash: evidence.hash })
        .from(evidence)
        .where(eq(evidence.chain, chain))
        .orderBy(desc(evidence.seq))
        .limit(1)
        .get()
      return { chain, seq: last?.seq ?? null, hash: last?.hash ?? null }
    },
    /**
     * Every entry of the chains to which an application's entries belong, in order; at most 1,000. There are several chains for
     * several firms, and for one firm if records of the person were merged in between.
     *
     * @param chain Only this one, if it belongs to the application.
     */
    ofApplication(
      applicationId: number,
      chain: string | undefined,
    ): Promise<{ entries: EvidenceEntry[]; isComplete: boolean }> {
      if (chain !== undefined)
        return read(sql`${evidence.chain} = ${chain} and exists (
          select 1 from evidence own where own.application_id = ${applicationId} and own.chain = ${chain})`)
      return read(
        withJoined(
          sql`select own.chain from evidence own where own.application_id = ${applicationId}`,
          sql`(select candidate_id from job_applications where id = ${applicationId})`,
        ),
      )
    },
    /**
     * Every entry about a candidate at a firm, in order; at most 1,000: the chain that is named, and chains of the candidate's
     * applications under any name of the firm.
     */
    ofPair: ({ chain, applicationId, candidateId, firmId }: ChainPair) =>
      read(
        withJoined(
          sql`select ${chain} union select own.chain from evidence own
            where own.application_id in (select ${applicationId} union
              select id from job_applications where candidate_id = ${candidateId})
            and substr(own.chain, instr(own.chain, ':') + 1) in (
              select name_key from firms where id = ${firmId} union select alias_key from firm_aliases where firm_id = ${firmId})`,
          sql`${candidateId}`,
        ),
      ),
  }
}
