import { useMutation } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { usersApi, type UserListItem } from '#contract/api/users.ts'
import { accountStatusLabels, roleLabels, type AccountStatus, type Role } from '#contract/domain/roles.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { useCurrentUser } from '#web/app/features/auth/require-user.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Menu, MenuItem } from '#web/app/ui/dropdown-menu.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const statusTones = { active: 'success', waiting: 'warning', disabled: 'neutral' } as const satisfies Record<
  AccountStatus,
  BadgeTone
>

type Rights = { role?: Role; status?: AccountStatus }

/** Every account, those that wait first, with what an admin may do about it. */
export function UserTable({ users }: { users: readonly UserListItem[] }) {
  const me = useCurrentUser()
  const [disabling, setDisabling] = useState<UserListItem>()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ user, rights }: { user: UserListItem; rights: Rights }) =>
      call(usersApi.setRights, { params: { id: user.id }, body: rights }),
    onSuccess: async (user) => {
      await queryClient.invalidateQueries({ queryKey: queryKey(usersApi.list) })
      toast({
        title: 'User Updated',
        text: `${user.name}: ${roleLabels[user.role]}, ${accountStatusLabels[user.status].toLowerCase()}.`,
      })
    },
    onError: (error) =>
      toast({ title: 'Update Failed', text: sentenceOf(error, 'Failed to update user'), variant: 'destructive' }),
    onSettled: () => setDisabling(undefined),
  })
  if (users.length === 0)
    return <EmptyState title="No users found" text="Create the first account with the form." level={3} />
  const waitingFirst = users.toSorted((a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting'))
  return (
    <>
      <Table caption="Existing Users" className="-mx-4 max-h-[70dvh] sm:-mx-5">
        <thead>
          <tr>
            <HeaderCell>Name</HeaderCell>
            <HeaderCell className="max-sm:hidden">Role</HeaderCell>
            <HeaderCell>Status</HeaderCell>
            <HeaderCell className="max-md:hidden">Last sign-in</HeaderCell>
            <HeaderCell>
              <span className="sr-only">Actions</span>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {waitingFirst.map((user) => {
            const isBusy = isPending && variables.user.id === user.id
            const set = (rights: Rights) => isPending || mutate({ user, rights })
            return (
              <Row key={user.id}>
                <Cell className="py-1.5">
                  <span className="block font-medium">{user.name}</span>
                  <span className="block text-xs wrap-anywhere text-ink-muted">{user.email}</span>
                  <span className="block text-xs text-ink-muted sm:hidden">{roleLabels[user.role]}</span>
                </Cell>
                <Cell className="max-sm:hidden">{roleLabels[user.role]}</Cell>
                <Cell>
                  <Badge tone={statusTones[user.status]}>{accountStatusLabels[user.status]}</Badge>
                </Cell>
                <Cell className="whitespace-nowrap text-ink-muted max-md:hidden">{lastSignIn(user)}</Cell>
                <Cell className="text-right">
                  {user.status === 'waiting' ? (
                    <span className="inline-flex justify-end gap-2 max-sm:flex-col">
                      <Button size="sm" variant="primary" isBusy={isBusy} onClick={() => set({ status: 'active' })}>
                        Approve<span className="sr-only"> {user.name}</span>
                      </Button>
                      <Button size="sm" disabled={isBusy} onClick={() => set({ status: 'disabled' })}>
                        Decline<span className="sr-only"> {user.name}</span>
                      </Button>
                    </span>
                  ) : user.id === me.id ? (
                    <span className="text-xs text-ink-muted">You</span>
                  ) : (
                    <Menu trigger={<IconButton icon={Ellipsis} label={`Change ${user.name}`} isBusy={isBusy} />}>
                      <MenuItem onSelect={() => set({ role: user.role === 'admin' ? 'partner' : 'admin' })}>
                        {user.role === 'admin' ? 'Make partner' : 'Make admin'}
                      </MenuItem>
                      {user.status === 'disabled' ? (
                        <MenuItem onSelect={() => set({ status: 'active' })}>Enable account</MenuItem>
                      ) : (
                        <MenuItem tone="danger" onSelect={() => setDisabling(user)}>
                          Disable account
                        </MenuItem>
                      )}
                    </Menu>
                  )}
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </Table>
      <ConfirmDialog
        open={disabling !== undefined}
        onOpenChange={(isOpen) => isOpen || setDisabling(undefined)}
        title={`Disable the account of ${disabling?.name ?? ''}?`}
        text="They are signed out everywhere at once and can't sign in until the account is enabled again. Their work stays."
        confirmLabel="Disable account"
        isBusy={isPending}
        onConfirm={() => disabling && mutate({ user: disabling, rights: { status: 'disabled' } })}
      />
    </>
  )
}

/** The day, in the viewer's own zone. */
function lastSignIn({ lastSignInAt }: UserListItem): string {
  if (lastSignInAt === null) return 'Never'
  return new Date(lastSignInAt).toLocaleDateString('en-US', { dateStyle: 'medium' })
}
