import { checkChain, type ChainCheck } from './evidence-chain.ts'
import type { EvidenceEntry } from './evidence.repo.ts'

/** A chain as a reader may see it, checked. */
type SeenChain = { chain: string; entries: (EvidenceEntry & { isHidden: boolean })[] } & ChainCheck
export type CheckedEvidence = { chains: SeenChain[]; isComplete: boolean }

/**
 * Checks chains, and that one which was joined with another still has the entry at which it was. Of entries that the reader
 * may not see, only the fingerprint remains.
 *
 * @param entries In order.
 * @param isComplete False: there are more entries, so a chain may end early here.
 */
export const checkedChains = (
  entries: readonly EvidenceEntry[],
  isSeen: (entry: EvidenceEntry) => boolean,
  isComplete: boolean,
): Promise<SeenChain[]> => {
  const chains = Map.groupBy(entries, ({ chain }) => chain)
  return Promise.all(
    [...chains].map(async ([chain, rows]) => {
      const seen = rows.map((row) => ({ ...row, isHidden: !isSeen(row) }))
      const shown = seen.map((row) => ({ ...row, body: row.isHidden ? null : row.body }))
      const { isIntact, findings } = await checkChain(chain, shown)
      const broken = isComplete ? brokenJoins(shown, chains) : []
      return { chain, entries: seen, isIntact: isIntact && broken.length === 0, findings: [...findings, ...broken] }
    }),
  )
}

/** Facts of an entry about the chain that a merge joined with its own. */
type JoinedEnd = { otherChain: string; otherNumber: number; otherHash: string }

/** Entries that name another chain whose entry isn't the one that they name. A chain that isn't here can't be compared. */
function brokenJoins(
  entries: readonly { seq: number; kind: string; body: string | null; erasedAt: Date | null }[],
  chains: ReadonlyMap<string, readonly EvidenceEntry[]>,
): ChainCheck['findings'] {
  return entries.flatMap(({ seq, kind, body, erasedAt }) => {
    if (kind !== 'chain_joined' || body === null || erasedAt) return []
    const { otherChain, otherNumber, otherHash } = JSON.parse(body) as JoinedEnd
    const other = chains.get(otherChain)
    if (!other || other.find((one) => one.seq === otherNumber)?.hash === otherHash) return []
    return [{ seq, text: `Entry ${seq} names entry ${otherNumber} of ${otherChain}, which isn’t as it was.` }]
  })
}
