import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { backupsApi, type BackupRunState } from '#contract/api/insight/backups.ts'
import { operationsApi } from '#contract/api/insight/operations.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { fileSizeText } from '#web/app/lib/file-size.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { numberText } from '#contract/domain/number-text.ts'

/** State of the scheduled backups. */
export const backupState = read(backupsApi.read)

/** Scheduled backups: when one last succeeded and was verified, what failed, and a button that starts one. */
export function Backups() {
  const { data } = useSuspenseQuery(backupState)
  const start = useMutation({
    mutationFn: () => call(backupsApi.start, {}),
    onSuccess: () =>
      toast({ title: 'Backup started', text: 'It runs in the background. Refresh to see how far it is.' }),
    onError: (error) =>
      toast({
        title: 'Backup not started',
        text: sentenceOf(error, 'The backup couldn’t be started.'),
        variant: 'destructive',
      }),
    onSettled: () =>
      Promise.all(
        [backupsApi.read, operationsApi.health].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }),
        ),
      ),
  })
  if (!data.isSetUp && data.runs.length === 0) {
    return (
      <Card title="Backups">
        <EmptyState
          title="Scheduled backups aren’t set up"
          text="Add a bucket at another provider, and every day’s data goes there encrypted. The guide is in docs/operations.md."
          level={3}
        />
      </Card>
    )
  }
  return (
    <Card
      title="Backups"
      actions={
        <Button size="sm" isBusy={start.isPending} onClick={() => start.mutate()}>
          Back up now
        </Button>
      }
    >
      <p className="text-sm text-ink-muted">
        {data.lastBackup ? (
          <>
            Last backup: <Time at={data.lastBackup.startedAt} />, {numberText(data.lastBackup.rows)} rows and{' '}
            {numberText(data.lastBackup.files)} files, {fileSizeText(data.lastBackup.bytes)}.{' '}
          </>
        ) : (
          'There’s no backup yet. '
        )}
        {data.lastVerification ? (
          <>
            Last verified: <Time at={data.lastVerification.startedAt} />.
          </>
        ) : (
          'None has been verified yet.'
        )}
      </p>
      {data.runs.length > 0 ? (
        <Table caption="Backups" className="-mx-4 mt-3 max-h-[40dvh] sm:-mx-5">
          <thead>
            <tr>
              <HeaderCell>Started</HeaderCell>
              <HeaderCell>Kind</HeaderCell>
              <HeaderCell>Sent</HeaderCell>
              <HeaderCell>Result</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {data.runs.map((run) => (
              <Row key={run.id}>
                <Cell className="text-ink-muted">
                  <Time at={run.startedAt} />
                </Cell>
                <Cell>{run.kind === 'backup' ? 'Backup' : 'Verification'}</Cell>
                <Cell className="tabular-nums">{run.kind === 'backup' ? fileSizeText(run.sentBytes) : null}</Cell>
                <Cell>
                  <RunResult run={run} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Card>
  )
}

function RunResult({ run: { state, failure } }: { run: BackupRunState }) {
  if (state === 'running') return failure === null ? 'Running' : `Running. Last try: ${failure}`
  if (failure === null) return 'Success'
  return (
    <span className="wrap-anywhere text-danger">
      {state === 'failed' ? 'Failed' : 'Success, but'}: {failure}
    </span>
  )
}
