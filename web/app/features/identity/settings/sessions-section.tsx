import { useMutation, useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { accountApi, type OwnSession } from '#contract/api/identity/account.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { sessionsQuery } from './settings-queries.ts'

const reloadSessions = () => queryClient.invalidateQueries({ queryKey: queryKey(accountApi.sessions) })
const showFailure = (error: unknown) =>
  toast({ title: 'Update Failed', text: sentenceOf(error, 'Failed to sign out the device'), variant: 'destructive' })

/** The devices that the user is signed in on. All but this one can be signed out. */
export function Section() {
  const list = useQuery(sessionsQuery)
  const sessions = list.data ?? []
  const [isEndingAll, setIsEndingAll] = useState(false)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const endAll = useMutation({
    mutationFn: () => call(accountApi.endOtherSessions),
    onSuccess: async ({ ended }) => {
      toast({
        title: 'Signed out everywhere else',
        text: ended === 1 ? '1 other device was signed out.' : `${ended} other devices were signed out.`,
      })
      await reloadSessions()
    },
    onError: showFailure,
    onSettled: () => setIsEndingAll(false),
  })
  return (
    <Card
      title="Signed-in devices"
      actions={
        others.length > 0 ? (
          <Button size="sm" onClick={() => setIsEndingAll(true)}>
            Sign out all others
          </Button>
        ) : null
      }
    >
      <ListState
        list={list}
        rows={sessions}
        pending={<SkeletonRows label="Loading your devices…" count={3} />}
        failure={{ title: 'Your devices couldn’t be loaded' }}
        empty={null}
      >
        <ul className="divide-y divide-rule">
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      </ListState>
      <ConfirmDialog
        open={isEndingAll}
        onOpenChange={setIsEndingAll}
        title="Sign out everywhere else?"
        text="You’ll be signed out on every other device right away. Unsaved text there may be lost."
        confirmLabel="Sign out all others"
        isBusy={endAll.isPending}
        onConfirm={() => endAll.mutate()}
      />
    </Card>
  )
}

function Device({ session }: { session: OwnSession }) {
  const { id, device, place, createdAt, isCurrent } = session
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(accountApi.endSession, { params: { id } }),
    onSuccess: () => toast({ title: 'Device signed out', text: `${device} is signed out.` }),
    onError: showFailure,
    onSettled: reloadSessions,
  })
  return (
    <li className="flex min-h-row items-center gap-3 py-2.5">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {device}
          {isCurrent ? <Badge tone="success">This device</Badge> : null}
        </p>
        <p className="text-xs text-ink-muted">
          {place ? `${place} · ` : ''}
          Since <Time at={createdAt} />
        </p>
      </div>
      {isCurrent ? null : (
        <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
          Sign out
          <span className="sr-only">: {device}</span>
        </Button>
      )}
    </li>
  )
}
