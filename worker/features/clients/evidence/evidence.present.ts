import type { EvidenceAnswer, EvidenceFile } from '#contract/api/clients/evidence.ts'
import type { CheckedEvidence } from './checked-chains.ts'

/** Evidence for a screen, with what the check found beside each entry. */
export const presentEvidence = ({ chains, isComplete }: CheckedEvidence): EvidenceAnswer => ({
  isComplete,
  chains: chains.map(({ chain, entries, isIntact, findings }) => ({
    chain,
    isIntact,
    entries: entries.map((entry) => ({
      seq: entry.seq,
      at: entry.at.toISOString(),
      kind: entry.isHidden ? null : entry.kind,
      actor: entry.isHidden ? null : entry.userName,
      body: entry.isHidden ? null : entry.body,
      hash: entry.hash,
      finding: findings.find(({ seq }) => seq === entry.seq)?.text ?? null,
    })),
  })),
})

/** Evidence as a file that anyone can verify (docs/evidence.md): the fingerprints and exactly the text that they are of. */
export const presentEvidenceFile = ({ chains, isComplete }: CheckedEvidence): EvidenceFile => ({
  format: 'placet-evidence-1',
  isComplete,
  chains: chains.map(({ chain, entries }) => ({
    chain,
    entries: entries.map(({ seq, at, kind, body, previousHash, hash, erasedAt, isHidden }) => ({
      seq,
      at: at.getTime(),
      kind: isHidden ? null : kind,
      body: isHidden || erasedAt ? null : body,
      previousHash,
      hash,
      erasedAt: erasedAt?.getTime() ?? null,
    })),
  })),
})
