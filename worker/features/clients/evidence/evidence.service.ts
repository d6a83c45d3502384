import type { Writes } from '#worker/db/change.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict } from '#worker/http/errors.ts'
import { checkChain, firmKeyOf, nextEntry, type ChainCheck, type EvidenceFacts } from './evidence-chain.ts'
import type { EvidenceEntry, EvidenceRepo } from './evidence.repo.ts'
import { evidenceEntry } from './evidence.writes.ts'

export { firmKeyOf, type EvidenceFacts } from './evidence-chain.ts'

export type EvidenceDeps = { evidence: EvidenceRepo }

type NewEvidence = {
  applicationId: number
  /** Names of the firms that it is about. Each has a chain of its own. */
  firms: readonly string[]
  kind: string
  by: { kind: 'staff' | 'candidate'; id: number | null; name: string }
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

/** Each lost race means that somebody else's entry was saved; so many in a row do not happen among people. */
const maxAttempts = 8

/**
 * Runs a change that appends evidence, and runs it again if another entry took its place in the chain meanwhile. Nothing of a
 * lost attempt is written.
 *
 * @param change Reads the end of the chain on each attempt.
 * @throws AppError 409 changed_meanwhile after eight lost races.
 */
export async function appending<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      return await change()
    } catch (error) {
      if (!isTakenPlace(error)) throw error
    }
  }
  throw conflict(
    'changed_meanwhile',
    'Others are changing this candidate’s record right now. Please try again in a moment.',
  )
}

const isTakenPlace = (error: unknown): boolean =>
  error instanceof Error && (/UNIQUE constraint failed: evidence\./.test(error.message) || isTakenPlace(error.cause))

type SeenEntry = EvidenceEntry & { isHidden: boolean }
type SeenChain = { chain: string; entries: SeenEntry[] } & ChainCheck
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
): Promise<{ chains: SeenChain[]; isComplete: boolean }> {
  const [, { entries, isComplete }] = await Promise.all([
    refuseUnlessSeen(deps, actor, applicationId),
    deps.evidence.ofApplication(applicationId, only),
  ])
  const isSeen = (entry: EvidenceEntry) =>
    actor.role === 'admin' || entry.applicationId === applicationId || entry.partnerId === actor.id
  const chains = await Promise.all(
    [...Map.groupBy(entries, ({ chain }) => chain)].map(async ([chain, rows]) => {
      const seen = rows.map((row) => ({ ...row, isHidden: !isSeen(row) }))
      const shown = seen.map((row) => ({ ...row, body: row.isHidden ? null : row.body }))
      return { chain, entries: seen, ...(await checkChain(chain, shown)) }
    }),
  )
  return { chains, isComplete }
}
