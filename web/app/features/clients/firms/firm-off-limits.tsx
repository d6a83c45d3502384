import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { offLimitsApi, type OffLimit } from '#contract/api/clients/off-limits.ts'
import type { Firm } from '#contract/api/clients/firms.ts'
import { easternMidnight } from '#contract/domain/days.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { limitKindLabels, type LimitState } from '#contract/domain/off-limits.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { offLimitPages, refreshFirms } from './firm-queries.ts'

const OffLimitDialog = lazyNamed(() => import('./off-limit-dialog.tsx'), 'OffLimitDialog')

/** Limits of a firm, with those of its affiliates that hold here too. */
export function FirmOffLimits({ firm }: { firm: Firm }) {
  const [isAdding, setIsAdding] = useState(false)
  const [showsEnded, setShowsEnded] = useState(false)
  const current = usePagedQuery(offLimitPages(firm.id, 'current'))
  return (
    <>
      <ListState
        list={current.list}
        rows={current.rows}
        pending={<SkeletonRows label="Loading off limits…" count={3} />}
        failure={{ title: 'Off limits couldn’t be loaded' }}
        empty={<p className="text-sm text-ink-muted">Nobody at this firm is off limits.</p>}
      >
        <LimitList label="Off limits" limits={current.rows} firm={firm} />
        <ShowMore list={current.list} failed="More couldn’t be loaded." className="mt-5 text-center" />
      </ListState>
      <p className="mt-4 flex flex-wrap gap-2">
        {firm.mayChange ? (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            Add off limits
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={() => setShowsEnded(!showsEnded)} aria-expanded={showsEnded}>
          {showsEnded ? 'Hide earlier ones' : 'Show earlier ones'}
        </Button>
      </p>
      {showsEnded ? <EndedLimits firm={firm} /> : null}
      {isAdding ? <OffLimitDialog firm={firm} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}

function EndedLimits({ firm }: { firm: Firm }) {
  const { list, rows } = usePagedQuery(offLimitPages(firm.id, 'ended'))
  return (
    <div className="mt-4">
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonRows label="Loading earlier ones…" count={2} />}
        failure={{ title: 'Earlier ones couldn’t be loaded' }}
        empty={<p className="text-sm text-ink-muted">Nothing was off limits before.</p>}
      >
        <LimitList label="No longer off limits" limits={rows} firm={firm} />
        <ShowMore list={list} failed="More couldn’t be loaded." className="mt-5 text-center" />
      </ListState>
    </div>
  )
}

const stateBadges = {
  running: { label: 'Off limits', tone: 'danger' },
  upcoming: { label: 'Not yet', tone: 'info' },
  over: { label: 'Over', tone: 'neutral' },
  lifted: { label: 'Lifted', tone: 'neutral' },
} as const satisfies Record<LimitState, { label: string; tone: BadgeTone }>

type LimitListProps = { label: string; limits: readonly OffLimit[]; firm: Firm }

function LimitList({ label, limits, firm }: LimitListProps) {
  const [lifting, setLifting] = useState<OffLimit>()
  const lift = useMutation({
    mutationFn: ({ id }: OffLimit) => call(offLimitsApi.lift, { params: { id } }),
    onSuccess: (_, limit) => toast({ title: 'Lifted', text: `${targetText(limit)} may be solicited again.` }),
    onError: (error) =>
      toast({ title: 'Nothing was saved', text: sentenceOf(error, 'Please try again.'), variant: 'destructive' }),
    onSettled: () => {
      setLifting(undefined)
      refreshFirms()
    },
  })
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-3 text-sm">
        {limits.map((limit) => (
          <li key={limit.id} className="border-b border-rule pb-3">
            <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
              <span className="font-medium">{targetText(limit)}</span>
              <Badge tone={stateBadges[limit.state].tone}>{stateBadges[limit.state].label}</Badge>
            </p>
            <p className="wrap-anywhere">
              {limitKindLabels[limit.kind]}: {limit.reason}
            </p>
            <p className="text-ink-muted">
              From {dayText(limit.startsOn)}
              {limit.endsOn === null ? ', without end' : ` through ${dayText(limit.endsOn)}`}
              {limit.setBy ? ` · set by ${limit.setBy}` : ''}
              {limit.liftedAt ? (
                <>
                  {' '}
                  · lifted{limit.liftedBy ? ` by ${limit.liftedBy}` : ''} <Time at={limit.liftedAt} show="day" />
                </>
              ) : null}
            </p>
            {firm.mayChange && limit.liftedAt === null && limit.state !== 'over' ? (
              <Button size="sm" className="mt-2" onClick={() => setLifting(limit)}>
                Lift<span className="sr-only"> for {targetText(limit)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={lifting !== undefined}
        onOpenChange={(isOpen) => isOpen || setLifting(undefined)}
        title={`Lift off limits for ${lifting ? targetText(lifting) : ''}?`}
        text="They may be solicited again at once. The record stays, with your name and the day."
        confirmLabel="Lift"
        isBusy={lift.isPending}
        onConfirm={() => lifting && lift.mutate(lifting)}
      />
    </>
  )
}

const dayText = (day: string) => easternDateText(easternMidnight(day))

/** "Ann Lee", "New York, NY office of Harrow & Vale LLP", or the firm with its affiliates. */
const targetText = ({ scope, firm, office, candidate }: OffLimit): string =>
  ({
    person: candidate?.name ?? 'A person',
    office: `${office ?? 'An'} office${firm ? ` of ${firm.name}` : ''}`,
    firm: `${firm?.name ?? 'The firm'} and its affiliates`,
  })[scope]
