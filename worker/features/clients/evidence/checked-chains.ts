import { checkChain, type ChainCheck } from './evidence-chain.ts'
import type { EvidenceEntry } from './evidence.repo.ts'

/** A chain as a reader may see it, checked. */
type SeenChain = { chain: string; entries: (EvidenceEntry & { isHidden: boolean })[] } & ChainCheck
export type CheckedEvidence = { chains: SeenChain[]; isComplete: boolean }

/** Checks chains. Of entries that the reader may not see, only the fingerprint remains. @param entries In order. */
export const checkedChains = (
  entries: readonly EvidenceEntry[],
  isSeen: (entry: EvidenceEntry) => boolean,
): Promise<SeenChain[]> =>
  Promise.all(
    [...Map.groupBy(entries, ({ chain }) => chain)].map(async ([chain, rows]) => {
      const seen = rows.map((row) => ({ ...row, isHidden: !isSeen(row) }))
      const shown = seen.map((row) => ({ ...row, body: row.isHidden ? null : row.body }))
      return { chain, entries: seen, ...(await checkChain(chain, shown)) }
    }),
  )
