import type { Write, Writes } from '#worker/db/change.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { firmKeyOf, nextEntry, type ChainEnd, type EvidenceFacts } from './evidence-chain.ts'
import { checkedChains, type CheckedEvidence } from './checked-chains.ts'
import type { EvidenceEntry, EvidenceRepo } from './evidence.repo.ts'
import { evidenceEntry } from './evidence.writes.ts'

export { appending } from './appending.ts'
export { checkedChains } from './checked-chains.ts'
export { presentEvidence, presentEvidenceFile } from './evidence.present.ts'
export { firmKeyOf, type ChainEnd, type EvidenceFacts } from './evidence-chain.ts'

export type EvidenceDeps = { evidence: EvidenceRepo }

/** Anyone who can cause an entry. A contact is somebody at a firm, without an account. */
export type EvidenceAuthor = { kind: 'staff' | 'candidate' | 'contact'; id: number | null; name: string }

type NewEvidence = {
  applicationId: number
  /** Names of the firms that it is about. Each has a chain of its own. */
  firms: readonly string[]
  kind: string
  by: EvidenceAuthor
  at: Date
  facts: EvidenceFacts
}

/**
 * Makes the entries of a change, one for each firm's chain. The caller writes them with the change, inside `appending`.
 * The candidate's name, the position and the author are added to the facts, so that an entry can be read alone.
 */
export async function evidenceOf(deps: EvidenceDeps, given: NewEvidence): Promise<Writes> {
  const { applicationId, kind, by, at } = given
  const heads = await deps.evidence.heads(applicationId, [...new Set(given.firms.map(firmKeyOf))])
  return Promise.all(
    heads.map(async ({ candidateId, candidate, position, ...end }) => {
      const facts = { ...given.facts, application: applicationId, by: by.name, candidate, position }
      const entry = await nextEntry(end, { at, kind, facts })
      return evidenceEntry({ ...entry, actorKind: by.kind, actorId: by.id, candidateId, applicationId })
    }),
  )
}

/** Whom and what an entry of a known chain is about. */
type ChainSubject = {
  applicationId: number
  candidateId: number | null
  candidate: string | null
  position: string | null
}

/**
 * Makes an entry of a chain, for a change that is written inside `appending`. Several entries of one change follow each
 * other: `end` of one is where the next begins.
 *
 * @param end The end of the chain; read if not given.
 */
export async function evidenceIn(
  deps: EvidenceDeps,
  {
    chain,
    subject,
    kind,
    by,
    at,
    facts,
    end,
  }: Omit<NewEvidence, 'applicationId' | 'firms'> & {
    chain: string
    subject: ChainSubject
    end?: ChainEnd | undefined
  },
): Promise<{ write: Write; end: ChainEnd }> {
  const { applicationId, candidateId, candidate, position } = subject
  const all = { ...facts, application: applicationId, by: by.name, candidate, position }
  const entry = await nextEntry(end ?? (await deps.evidence.endOf(chain)), { at, kind, facts: all })
  return {
    write: evidenceEntry({ ...entry, actorKind: by.kind, actorId: by.id, candidateId, applicationId }),
    end: entry,
  }
}

/** The name of the chain of an application's candidate at a firm. */
export const chainOf = (
  { candidateId, applicationId }: Pick<ChainSubject, 'candidateId' | 'applicationId'>,
  firm: string,
) => `${candidateId === null ? `a${applicationId}` : `c${candidateId}`}:${firmKeyOf(firm)}`

type EvidenceReads = EvidenceDeps & { applications: Pick<ApplicationsRepo, 'snapshot'> }

/**
 * Chains about an application's candidate, one for each firm, checked. Entries about applications of other partners keep only
 * their fingerprint.
 *
 * @param chain Only this one.
 * @throws AppError 404 application_not_found.
 */
export async function readEvidence(
  deps: EvidenceReads,
  actor: Actor,
  { applicationId, chain: only }: { applicationId: number; chain?: string | undefined },
): Promise<CheckedEvidence> {
  const [, { entries, isComplete }] = await Promise.all([
    refuseUnlessSeen(deps, actor, applicationId),
    deps.evidence.ofApplication(applicationId, only),
  ])
  const isSeen = (entry: EvidenceEntry) =>
    actor.role === 'admin' || entry.applicationId === applicationId || entry.partnerId === actor.id
  return { chains: await checkedChains(entries, isSeen, isComplete), isComplete }
}
