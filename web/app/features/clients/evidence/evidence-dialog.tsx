import { useQuery } from '@tanstack/react-query'
import { evidenceApi, type EvidenceAnswer, type EvidenceItem } from '#contract/api/clients/evidence.ts'
import { evidenceFacts } from '#contract/domain/evidence-kinds.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { EvidenceEntries } from './evidence-entries.tsx'

type EvidenceDialogProps = { applicationId: number; onClose: () => void }

/** The evidence about a candidate's submissions: a checked list for each firm, and its file for a third party. */
export function EvidenceDialog({ applicationId, onClose }: EvidenceDialogProps) {
  return (
    <ViewDialog
      size="lg"
      title="Evidence"
      description="What was recorded about each submission. Every entry has a fingerprint of itself and of the one before it, so nobody can change one unnoticed."
      onClose={onClose}
    >
      <EvidenceList applicationId={applicationId} />
    </ViewDialog>
  )
}

function EvidenceList({ applicationId }: { applicationId: number }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...read(evidenceApi.ofApplication, { params: { id: applicationId } }),
    staleTime: 0,
  })
  if (!data && error) {
    return (
      <ErrorState
        title="The evidence couldn’t be loaded"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    )
  }
  if (!data) return <SkeletonText lines={6} />
  if (data.chains.length === 0)
    return <p className="text-ink-muted">Nothing yet. The first submission starts the record.</p>
  return (
    <div className="flex flex-col gap-8">
      {data.chains.map((one) => (
        <Chain key={one.chain} applicationId={applicationId} {...one} />
      ))}
      {data.isComplete ? null : <p className="text-ink-muted">Only the first 1,000 entries are shown.</p>}
    </div>
  )
}

type ChainProps = EvidenceAnswer['chains'][number] & { applicationId: number }

function Chain({ applicationId, chain, isIntact, entries }: ChainProps) {
  const firm = firmOf(entries) ?? chain
  const file = endpointUrl(evidenceApi.file, { id: applicationId }, { chain })
  return (
    <section aria-label={firm} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="font-serif text-lg break-words">{firm}</h3>
        <a className={buttonClass({ size: 'sm' })} href={file} download aria-label={`Download evidence of ${firm}`}>
          Download
        </a>
      </div>
      <EvidenceEntries name={`Evidence of ${firm}`} isIntact={isIntact} entries={entries} />
    </section>
  )
}

/** The firm's name as it was last written. */
function firmOf(entries: readonly EvidenceItem[]): string | undefined {
  for (const { body, finding } of entries.toReversed()) {
    const firm = body === null || finding ? undefined : evidenceFacts(body).find(({ label }) => label === 'Firm')
    if (firm) return firm.value
  }
  return undefined
}
