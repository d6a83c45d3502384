import { useQuery } from '@tanstack/react-query'
import { offLimitsApi } from '#contract/api/clients/off-limits.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'

/** Limits that hold for a candidate today. Somebody who applied on their own may be represented all the same. */
export function CandidateLimits({ applicationId }: { applicationId: number }) {
  const { data, error, refetch, isFetching } = useQuery(
    read(offLimitsApi.ofApplication, { params: { id: applicationId } }),
  )
  if (error) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <AlertLine>{sentenceOf(error, 'This couldn’t be checked.')}</AlertLine>
        <Button size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    )
  }
  if (!data) return <SkeletonText lines={1} />
  if (data.limits.length === 0) return <p className="text-ink-muted">Not off limits.</p>
  return (
    <div className="flex flex-col gap-1">
      {data.limits.map(({ text }) => (
        <p key={text} className="flex flex-wrap items-center gap-2">
          <Badge tone="warning">Off limits</Badge>
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </p>
      ))}
      <p className="text-ink-muted">
        {data.isInbound
          ? 'Inbound: the candidate applied on their own, so you may represent them.'
          : 'Staff added this candidate. Ask an admin before you continue.'}
      </p>
    </div>
  )
}
