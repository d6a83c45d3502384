import type { EvidenceAnswer, EvidenceItem } from '#contract/api/clients/evidence.ts'
import { evidenceFacts, evidenceKindLabel } from '#contract/domain/evidence-kinds.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Time } from '#web/app/ui/time.tsx'

type EvidenceEntriesProps = Pick<EvidenceAnswer['chains'][number], 'isIntact' | 'entries'> & { name: string }

/** The verdict about a chain, and its entries in order. */
export function EvidenceEntries({ isIntact, entries, name }: EvidenceEntriesProps) {
  const broken = entries.filter(({ finding }) => finding?.includes('changed') || finding?.includes('missing'))
  return (
    <>
      {isIntact ? (
        <p>Nothing was changed: all fingerprints match.</p>
      ) : (
        <AlertLine hasIcon>
          {`This record was changed after it was written. ${broken.map(({ finding }) => finding).join(' ')}`.trim()}
        </AlertLine>
      )}
      <ol aria-label={name} className="flex flex-col divide-y divide-rule">
        {entries.map((entry) => (
          <Entry key={entry.seq} {...entry} />
        ))}
      </ol>
    </>
  )
}

function Entry({ seq, at, kind, actor, body, hash, finding }: EvidenceItem) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap gap-x-2">
        <span className="text-ink-muted tabular-nums">{seq}</span>
        <span className="font-medium">{kind === null ? 'Entry of another recruiter' : evidenceKindLabel(kind)}</span>
        <Time at={at} className="text-ink-muted" />
        {actor ? <span className="text-ink-muted">by {actor}</span> : null}
      </p>
      {finding ? <p>{finding}</p> : null}
      {body === null || finding ? null : (
        <dl className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[10rem_1fr]">
          {evidenceFacts(body).map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="font-mono text-xs break-all text-ink-muted">{hash}</p>
    </li>
  )
}
