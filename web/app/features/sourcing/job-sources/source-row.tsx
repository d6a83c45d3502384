import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { jobSourcesApi, type JobSource, type ReadResult } from '#contract/api/sourcing/job-sources.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { sourceHealthLabels, type SourceHealth } from '#contract/domain/job-source-health.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { putSource } from './cached-sources.ts'
import { ReadDialog } from './read-dialog.tsx'

const tones: Record<SourceHealth, BadgeTone> = {
  waiting: 'neutral',
  ok: 'success',
  unproven: 'warning',
  failing: 'danger',
  blocked: 'warning',
  gone: 'danger',
  needs_key: 'info',
}

/** One source with its health, its postings and a menu of actions. */
export function SourceRow({ source, onEdit }: { source: JobSource; onEdit: () => void }) {
  const [result, setResult] = useState<ReadResult>()
  const reading = useMutation({
    mutationFn: () => call(jobSourcesApi.read, { params: { id: source.id } }),
    onSuccess: (read) => {
      putSource(read.source)
      setResult(read)
    },
    onError: (error) =>
      toast({
        title: 'Sync failed',
        text: sentenceOf(error, 'The source couldn’t be synced.'),
        variant: 'destructive',
      }),
  })
  const switching = useMutation({
    mutationFn: (enabled: boolean) => call(jobSourcesApi.change, { params: { id: source.id }, body: { enabled } }),
    onSuccess: putSource,
    onError: (error) =>
      toast({ title: 'Not saved', text: sentenceOf(error, 'Nothing was changed.'), variant: 'destructive' }),
  })
  return (
    <li className="grid grid-cols-1 items-start gap-x-5 gap-y-2 py-3 text-sm lg:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_9rem_auto]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{source.name}</p>
        <p className="text-xs wrap-anywhere text-ink-muted">
          {source.platform} · {source.locator}
        </p>
        {source.attribution ? <p className="text-xs text-ink-muted">{source.attribution}</p> : null}
      </div>
      <div className="min-w-0">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={source.enabled ? tones[source.health] : 'neutral'}>
            {source.enabled ? sourceHealthLabels[source.health] : 'Switched off'}
          </Badge>
          {source.isReading ? <Badge tone="info">Syncing</Badge> : null}
        </span>
        {source.failure ? <p className="mt-1 wrap-anywhere">{source.failure}</p> : null}
        <p className="mt-1 text-xs text-ink-muted">{timesText(source)}</p>
      </div>
      <p className="tabular-nums">
        {source.lastSuccessAt ? (
          <>
            {source.legalPostings} of {source.postings}
            <span className="block text-xs text-ink-muted">
              attorney positions
              {source.legalShare === null ? '' : ` (${Math.round(source.legalShare * 100)}%)`}
            </span>
          </>
        ) : (
          <span className="text-ink-muted">No data yet</span>
        )}
      </p>
      <span className="flex flex-wrap items-center gap-2 lg:justify-end">
        <Switch
          aria-label={`Sync ${source.name} automatically`}
          checked={switching.isPending ? switching.variables : source.enabled}
          disabled={switching.isPending}
          onCheckedChange={(enabled) => switching.mutate(enabled)}
        />
        <Button size="sm" isBusy={reading.isPending} onClick={() => reading.mutate()}>
          Sync now<span className="sr-only">: {source.name}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={onEdit}>
          Edit<span className="sr-only"> {source.name}</span>
        </Button>
      </span>
      {result ? <ReadDialog result={result} onClose={() => setResult(undefined)} /> : null}
    </li>
  )
}

function timesText({ lastReadAt, nextReadAt, failures }: JobSource): string {
  const last = lastReadAt ? `Synced ${interviewDateText(lastReadAt)}` : 'Not synced'
  const often = failures > 1 ? `, failed ${failures} times in a row` : ''
  const next = nextReadAt && new Date(nextReadAt) > new Date() ? `next ${interviewDateText(nextReadAt)}` : 'due now'
  return `${last}${often}${nextReadAt ? ` · ${next}` : ''}`
}
