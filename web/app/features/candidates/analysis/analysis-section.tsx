import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { analysisApi, type AnalysisAnswer } from '#contract/api/candidates/analysis.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { engineLabels } from '#contract/domain/intelligence.ts'
import { analysisBand } from '#contract/domain/score.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { ScoreBadge } from '#web/app/ui/score-badge.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { Spinner } from '#web/app/ui/spinner.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { analysisOf } from './analysis-queries.ts'
import { candidateEvents } from '#web/app/features/candidates/applications/candidate-queries.ts'

/** The analysis of the candidate for the job, in each of its states; staff can have it written again at any time. */
export function AnalysisSection({ applicationId }: { applicationId: number }) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(analysisOf(applicationId))
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(analysisApi.write, { params: { id: applicationId } }),
    onSuccess: (begun) => client.setQueryData(analysisOf(applicationId).queryKey, begun),
    onError: (failed) =>
      toast({
        title: 'Analysis failed',
        text: sentenceOf(failed, 'Failed to start the analysis'),
        variant: 'destructive',
      }),
  })
  const write = () => isPending || mutate()
  useNewEvents(applicationId, data?.state)

  if (data === undefined && error) {
    return (
      <ErrorState
        title="Failed to fetch AI analysis"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        requestId={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (data === undefined) return <SkeletonText lines={6} />
  if (data === null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">No analysis has been written yet.</p>
        <Button size="sm" isBusy={isPending} onClick={write}>
          Write analysis
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {data.state === 'writing' ? (
        <output className="flex items-center gap-2 text-ink-muted">
          <Spinner />
          The analysis is being written…
        </output>
      ) : null}
      {data.state === 'failed' ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <AlertLine>Couldn’t write the analysis.</AlertLine>
          <Button size="sm" isBusy={isPending} onClick={write}>
            Retry
          </Button>
        </div>
      ) : null}
      {data.candidateSummary === null ? null : <Written analysis={data} />}
      {data.state === 'ready' ? (
        <div className="flex flex-wrap items-center justify-between gap-3 text-xs text-ink-muted">
          <p>
            {engineLabels[data.engine]}, {interviewDateText(data.updatedAt)}
          </p>
          <Button size="sm" isBusy={isPending} onClick={write}>
            Regenerate
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Reads the timeline again once the analysis is written: that is an event. */
function useNewEvents(applicationId: number, state: AnalysisAnswer['state'] | undefined): void {
  const client = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'writing' && state === 'ready')
      void client.invalidateQueries({ queryKey: candidateEvents(applicationId).queryKey })
    before.current = state
  }, [applicationId, client, state])
}

function Written({ analysis }: { analysis: AnalysisAnswer }) {
  const { analysisScore } = analysis
  return (
    <>
      {analysisScore === null ? null : (
        <p className="flex items-center gap-2">
          <ScoreBadge tone={analysisBand(analysisScore)} text={`${analysisScore}%`} />
          <span className="text-ink-muted">Analysis score</span>
        </p>
      )}
      <Text title="Overall Match Assessment" text={analysis.overallMatchAssessment} />
      <Text title="Candidate Summary" text={analysis.candidateSummary} />
      <Items title="Strongest Matches" items={analysis.strongestMatches} />
      <Items title="Potential Concerns" items={analysis.potentialConcerns} />
      <Text title="Firm Overview" text={analysis.firmOverview} />
      <Text title="Practice Area Details" text={analysis.practiceAreaDetails} />
      <Items title="Billable Hours" items={(analysis.billableHours ?? '').split('\n').filter(Boolean)} />
      <Items title="Interview Questions" items={analysis.interviewQuestions} isNumbered />
    </>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="text-xs font-medium text-ink-muted">{title}</h4>
      {children}
    </div>
  )
}

function Text({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <Block title={title}>
      <p className="mt-0.5 max-w-prose whitespace-pre-line">{text}</p>
    </Block>
  )
}

type ItemsProps = { title: string; items: readonly string[]; isNumbered?: boolean }

function Items({ title, items, isNumbered = false }: ItemsProps) {
  if (items.length === 0) return null
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <Block title={title}>
      <List className={`mt-0.5 flex max-w-prose flex-col gap-1 pl-5 ${isNumbered ? 'list-decimal' : 'list-disc'}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </Block>
  )
}
