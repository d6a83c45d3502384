import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { FollowUpDialog } from './follow-up-dialog.tsx'
import { followUpsOfApplication } from './follow-up-queries.ts'
import { FollowUpRow } from './follow-up-row.tsx'

/** The follow-ups of one candidate. Read when the section comes into view, so that the panel opens with few requests. */
export function FollowUpsSection({ applicationId, name }: { applicationId: number; name: string }) {
  const { data, error, refetch, isFetching } = useQuery(followUpsOfApplication(applicationId))
  const [isPlanning, setIsPlanning] = useState(false)
  if (!data && error) {
    return (
      <ErrorState
        title="Failed to fetch follow-ups"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    )
  }
  if (!data) return <SkeletonText lines={2} />
  return (
    <div className="flex flex-col gap-2">
      {data.length > 0 ? (
        <ul className="divide-y divide-rule">
          {data.map((followUp) => (
            <FollowUpRow key={followUp.id} followUp={followUp} isLinked={false} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">No follow-ups yet.</p>
      )}
      <Button size="sm" className="self-start" onClick={() => setIsPlanning(true)}>
        <Plus aria-hidden className="size-4" />
        Add follow-up
      </Button>
      {isPlanning ? (
        <FollowUpDialog
          about={{ subject: 'application', subjectId: applicationId, name }}
          onClose={() => setIsPlanning(false)}
        />
      ) : null}
    </div>
  )
}
