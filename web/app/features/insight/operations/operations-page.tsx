import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { backupsApi } from '#contract/api/insight/backups.ts'
import { operationsApi, type HealthPart } from '#contract/api/insight/operations.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { backupState, Backups } from './backups.tsx'
import { DeadLetters, openDeadLetters } from './dead-letters.tsx'

/** Reads the system status. The page itself refuses users who may not see it. */
export async function loader(): Promise<null> {
  try {
    await Promise.all([
      queryClient.ensureQueryData(read(operationsApi.health)),
      queryClient.ensureInfiniteQueryData(openDeadLetters),
      queryClient.ensureQueryData(backupState),
    ])
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
  }
  return null
}

/** System status: services, tasks that failed for good, and the last run of each scheduled job. */
export function OperationsPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('Operations')}</title>
      {role === 'admin' ? <Operations /> : <AccessRestricted />}
    </>
  )
}

function Operations() {
  const { data } = useSuspenseQuery(read(operationsApi.health))
  const { mutate: readAgain, isPending } = useMutation({
    // All of them, because failed tasks and backups are part of the status.
    mutationFn: () =>
      Promise.all(
        [operationsApi.health, operationsApi.deadLetters, backupsApi.read].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }, { throwOnError: true }),
        ),
      ),
    onError: (error) =>
      toast({
        title: 'Read failed',
        text: `${sentenceOf(error, 'Couldn’t load the system status.')} You’re seeing older data.`,
        variant: 'destructive',
      }),
  })
  return (
    <div className="flex w-full max-w-text flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">Operations</h1>
          <p className="text-sm text-ink-muted">System status, and anything that needs attention.</p>
        </div>
        <Button isBusy={isPending} onClick={() => readAgain()}>
          Refresh
        </Button>
      </header>
      <Card title="Services">
        <ul className="divide-y divide-rule">
          {(data.parts ?? []).map((part) => (
            <Part key={part.name} {...part} />
          ))}
        </ul>
      </Card>
      <Backups />
      <DeadLetters />
      <Card title="Scheduled work">
        <Table caption="Scheduled work" className="-mx-4 max-h-[60dvh] sm:-mx-5">
          <thead>
            <tr>
              <HeaderCell>Task</HeaderCell>
              <HeaderCell>Last run</HeaderCell>
              <HeaderCell>Result</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {(data.crons ?? []).map(({ job, title, cron, startedAt, endedAt, failure }) => (
              <Row key={job}>
                <Cell>
                  <span className="block wrap-anywhere">{title}</span>
                  <span className="block text-xs text-ink-muted">{everyText[cron] ?? cron}</span>
                </Cell>
                <Cell className="text-ink-muted">{startedAt ? <Time at={startedAt} /> : 'Never'}</Cell>
                <Cell>{startedAt ? endText(endedAt, failure) : null}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </Card>
    </div>
  )
}

const everyText: Record<string, string> = {
  '*/5 * * * *': 'Every 5 minutes',
  '17 * * * *': 'Every hour',
  '47 * * * *': 'Every hour',
}

function endText(endedAt: string | null, failure: string | null) {
  if (failure !== null) return <span className="wrap-anywhere text-danger">Failed: {failure}</span>
  return endedAt === null ? 'Running or interrupted' : 'Success'
}

function Part({ name, isWell, sentence }: HealthPart) {
  const Icon = isWell ? CircleCheck : CircleAlert
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', isWell ? 'text-success' : 'text-danger')} />
      <div className="min-w-0 text-sm">
        <span className="font-medium">{name}</span>
        <span className="sr-only">{isWell ? ' (OK)' : ' (needs attention)'}</span>
        <p className="text-ink-muted">{sentence}</p>
      </div>
    </li>
  )
}
