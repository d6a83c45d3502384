import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { AskConsentDialog } from './ask-consent-dialog.tsx'
import { consentsOf } from './consent-queries.ts'
import { ConsentRow } from './consent-row.tsx'
import { RecordConsentDialog } from './record-consent-dialog.tsx'

type ConsentListProps = {
  applicationId: number
  /** Names of firms to suggest. */
  firms: readonly string[]
}

/** Requests for consent and their answers, with the actions of staff. */
export function ConsentList({ applicationId, firms }: ConsentListProps) {
  const { data, error, refetch, isFetching } = useQuery(consentsOf(applicationId))
  const [asked, setAsked] = useState<'ask' | 'record'>()
  if (!data && error) {
    return (
      <ErrorState
        title="Consent couldn’t be loaded"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    )
  }
  if (!data) return <SkeletonText lines={2} />
  const dialog = { applicationId, firms, onClose: () => setAsked(undefined) }
  return (
    <section aria-label="Consent" className="flex flex-col gap-2 border-b border-rule pb-4">
      <h4 className="font-medium">Consent</h4>
      {data.items.length === 0 ? (
        <p className="text-ink-muted">No one has asked this candidate for consent yet.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-rule">
          {data.items.map((consent) => (
            <ConsentRow key={consent.id} applicationId={applicationId} consent={consent} isMailOn={data.isMailOn} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAsked('ask')}>
          Ask for consent
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setAsked('record')}>
          Record consent
        </Button>
      </div>
      {asked === 'ask' ? <AskConsentDialog {...dialog} isMailOn={data.isMailOn} /> : null}
      {asked === 'record' ? <RecordConsentDialog {...dialog} /> : null}
    </section>
  )
}
