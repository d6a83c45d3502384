import type { Ownership } from '#contract/api/clients/ownerships.ts'
import { EvidenceEntries } from '#web/app/features/clients/evidence/evidence-entries.tsx'

/** The chains of an ownership, checked, every entry in order. */
export function OwnershipEvidence({ ownership: { evidence, firm } }: { ownership: Ownership }) {
  return (
    <section aria-label="Evidence" className="flex flex-col gap-4 text-sm">
      <h2 className="font-serif text-lg">Evidence</h2>
      {evidence.chains.length === 0 ? <p className="text-ink-muted">Nothing was recorded.</p> : null}
      {evidence.chains.map((one) => (
        <EvidenceEntries key={one.chain} name={`${firm.name} (${one.chain})`} {...one} />
      ))}
      {evidence.isComplete ? null : <p className="text-ink-muted">Only the first 1,000 entries are shown.</p>}
    </section>
  )
}
