import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, type LoaderFunctionArgs } from 'react-router'
import { ownershipsApi, type Ownership } from '#contract/api/clients/ownerships.ts'
import { daysBetween, easternMidnight } from '#contract/domain/days.ts'
import { easternDateText, easternDay } from '#contract/domain/eastern-time.ts'
import {
  liveOwnershipStates,
  ownershipStateLabels,
  sentWayLabels,
  type OwnershipState,
} from '#contract/domain/ownership.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { OwnershipEvidence } from './ownership-evidence.tsx'
import { OwnershipFacts } from './ownership-facts.tsx'
import { ownershipQuery } from './ownership-queries.ts'

const OwnershipDecision = lazyNamed(() => import('./ownership-decision.tsx'), 'OwnershipDecision')

/** Starts reading what the address asks for. */
export function loader({ params }: LoaderFunctionArgs): null {
  const id = idOf(params['id'])
  if (id) void queryClient.prefetchQuery(ownershipQuery(id))
  return null
}

const idOf = (text: string | undefined) => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/** Everything that a fee for one candidate at one firm may depend on. */
export function OwnershipPage() {
  const id = idOf(useParams()['id'])
  const { data, error, isFetching, refetch } = useQuery(ownershipQuery(id))
  if (!data && error)
    return (
      <ErrorState
        title="This ownership couldn’t be loaded"
        text={sentenceOf(error, 'Please try again.')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    )
  return (
    <div className="flex w-full max-w-text flex-col gap-8">
      <title>{pageTitle(data ? `${data.candidate} at ${data.firm.name}` : 'Ownership')}</title>
      {data ? (
        <>
          <Head ownership={data} />
          <OwnershipFacts ownership={data} />
          <OwnershipEvidence ownership={data} />
        </>
      ) : (
        <SkeletonText lines={8} />
      )}
    </div>
  )
}

const tones = {
  running: 'info',
  disputed: 'danger',
  converted: 'success',
  lapsed: 'neutral',
  released: 'neutral',
} as const satisfies Record<OwnershipState, BadgeTone>

type Decision = 'release' | 'dispute' | 'settle' | 'reassign'

function Head({ ownership }: { ownership: Ownership }) {
  const { id, candidate, applicationId, firm, state, owner, position, sentAt, sentHow, mayChange } = ownership
  const [decision, setDecision] = useState<Decision>()
  const isLive = liveOwnershipStates.some((one) => one === state)
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">
            {candidate} at {firm.name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            <Badge tone={tones[state]}>{ownershipStateLabels[state]}</Badge>
            {applicationId === null ? null : (
              <Link className={`${linkClass()} touch-target`} to={`${paths.candidates}?selected=${applicationId}`}>
                {position ?? 'Application'}
              </Link>
            )}
            <Link className={`${linkClass()} touch-target`} to={paths.firm(firm.id)}>
              {firm.name}
            </Link>
            <span>Recruiter: {owner?.name ?? 'the agency'}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a className={buttonClass({ size: 'sm' })} href={endpointUrl(ownershipsApi.pdf, { id })} download>
            Print
          </a>
          <a className={buttonClass({ size: 'sm' })} href={endpointUrl(ownershipsApi.file, { id })} download>
            Evidence file
          </a>
          {mayChange && isLive ? (
            <>
              <Button size="sm" onClick={() => setDecision('reassign')}>
                Change recruiter
              </Button>
              <Button size="sm" onClick={() => setDecision(state === 'disputed' ? 'settle' : 'dispute')}>
                {state === 'disputed' ? 'Settle dispute' : 'Dispute'}
              </Button>
              <Button size="sm" variant="danger" onClick={() => setDecision('release')}>
                Release
              </Button>
            </>
          ) : null}
        </div>
      </div>
      <WindowBar ownership={ownership} />
      <p className="text-sm text-ink-muted">
        Sent <Time at={sentAt} /> · {sentWayLabels[sentHow] ?? sentHow}
      </p>
      {decision ? (
        <OwnershipDecision ownership={ownership} decision={decision} onClose={() => setDecision(undefined)} />
      ) : null}
    </header>
  )
}

const dayText = (day: string) => easternDateText(easternMidnight(day))

/** The window as a bar, with today in it. */
function WindowBar({ ownership: { startsOn, endsOn, state, months } }: { ownership: Ownership }) {
  const [today] = useState(() => easternDay(new Date()))
  const [all, gone] = [daysBetween(startsOn, endsOn) + 1, daysBetween(startsOn, today)]
  const share = Math.round((100 * Math.min(all, Math.max(0, gone))) / all)
  return (
    <figure className="flex flex-col gap-1">
      <div aria-hidden className="h-2 overflow-hidden rounded-sm border border-rule-strong bg-paper-sunk">
        <div className="h-full bg-ink-muted" style={{ width: `${share}%` }} />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span>From {dayText(startsOn)}</span>
        <span className="text-ink-muted">{leftText(state, all - gone, months)}</span>
        <span>Through {dayText(endsOn)}</span>
      </figcaption>
    </figure>
  )
}

function leftText(state: OwnershipState, left: number, months: number): string {
  const length = months === 1 ? '1 month' : `${months} months`
  if (state !== 'running' || left <= 0) return length
  return left === 1 ? `${length}, last day` : `${length}, ${left} days left`
}
