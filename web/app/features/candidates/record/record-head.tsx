import { useQuery } from '@tanstack/react-query'
import { AlarmClock, CalendarDays, CircleDashed } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { easternDateText, interviewDateText } from '#contract/domain/eastern-time.ts'
import { AssignmentControl } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { followUpsOfApplication } from '#web/app/features/candidates/follow-ups/follow-up-queries.ts'
import { StatusControl } from '#web/app/features/candidates/status/status-control.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { Skeleton } from '#web/app/ui/skeleton.tsx'
import { nextStepOf } from './next-step.ts'

type RecordHeadProps = {
  /** Absent while it is being read, where the address alone names it. */
  application: ApplicationListItem | undefined
  isAdmin: boolean
  /** False while the record is being read, which brings the follow-ups along. */
  isReady: boolean
  /** The actions, where they aren't at the bottom of the screen. */
  children: ReactNode
}

/** Status, partner, next step and actions of the open record. It has the same height from the first moment on. */
export function RecordHead({ application, isAdmin, isReady, children }: RecordHeadProps) {
  if (!application) return <RecordHeadSkeleton isAdmin={isAdmin} />
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Control label="Status" className="grow basis-36 sm:max-w-52 sm:basis-52">
        <StatusControl application={application} />
      </Control>
      {isAdmin ? (
        <Control label="Assigned partner" className="grow basis-36 sm:max-w-44 sm:basis-44">
          <AssignmentControl application={application} />
        </Control>
      ) : null}
      <Control label="Next step" className="min-w-0 grow basis-full sm:basis-48">
        <span className="flex h-control min-w-0 items-center text-sm max-sm:h-6">
          <NextStepLine key={application.id} application={application} isReady={isReady} />
        </span>
      </Control>
      {children}
    </div>
  )
}

function RecordHeadSkeleton({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {['status', ...(isAdmin ? ['partner'] : []), 'next step'].map((part) => (
        <span
          key={part}
          className={cx(
            'flex flex-col gap-0.5 sm:basis-44',
            part === 'next step' ? 'basis-full max-sm:h-6' : 'basis-36 max-sm:grow',
          )}
        >
          <span className="text-xs max-sm:hidden">&nbsp;</span>
          <span className="block h-control max-h-full animate-pulse rounded-md bg-neutral-soft" />
        </span>
      ))}
    </div>
  )
}

type ControlProps = { label: string; className: string; children: ReactNode }

function Control({ label, className, children }: ControlProps) {
  return (
    <div className={`flex flex-col gap-0.5 ${className}`}>
      <span aria-hidden className="text-xs font-medium text-ink-muted max-sm:hidden">
        {label}
      </span>
      {children}
    </div>
  )
}

function NextStepLine({
  application: { id, interviewDate },
  isReady,
}: {
  application: ApplicationListItem
  isReady: boolean
}) {
  const { data: followUps, isError } = useQuery({ ...followUpsOfApplication(id), enabled: isReady })
  const [now] = useState(() => new Date())
  if (!followUps && !isError) return <Skeleton className="w-40" />
  const step = nextStepOf({ interviewDate, followUps: followUps ?? null, now })
  if (!step) {
    return (
      <span className="flex items-center gap-1.5 text-ink-muted">
        <CircleDashed aria-hidden className="size-4 shrink-0" />
        No next step
      </span>
    )
  }
  const Icon = step.kind === 'interview' ? CalendarDays : AlarmClock
  const moment = interviewDateText(step.at)
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={`${step.text}, ${moment}`}>
      <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="sr-only">Next step: </span>
      <span className="truncate font-medium">{step.text}</span>
      {step.isOverdue ? <Badge tone="danger">Overdue</Badge> : null}
      <time dateTime={step.at} className="shrink-0 text-xs text-ink-muted">
        {step.kind === 'interview' ? moment : easternDateText(step.at)}
      </time>
    </span>
  )
}
