import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { UserListItem } from '#contract/api/identity/users.ts'
import { accountStatusLabels, roleLabels, type AccountStatus } from '#contract/domain/roles.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { useChangeUser, type UserChange } from './use-change-user.ts'
import { UserActions } from './user-actions.tsx'

const statusTones = { active: 'success', waiting: 'warning', disabled: 'neutral' } as const satisfies Record<
  AccountStatus,
  BadgeTone
>

/** Actions that need a confirmation. All others ask for the password. */
type Question = Exclude<UserChange, { kind: 'two-factor' }>

const questions = {
  rights: {
    title: (name: string) => `Disable ${name}’s account?`,
    text: 'They’ll be signed out everywhere and can’t sign in until you enable the account again. Their work won’t be affected.',
    confirmLabel: 'Disable account',
  },
  delete: {
    title: (name: string) => `Delete ${name}’s account?`,
    text: 'They’ll be signed out everywhere and can’t sign in again. Their work stays, but you’ll need to reassign their candidates.',
    confirmLabel: 'Delete account',
  },
} as const satisfies Record<Question['kind'], { title: (name: string) => string; text: string; confirmLabel: string }>

/** Every account, waiting ones first, with the admin's actions. */
export function UserTable({ users }: { users: readonly UserListItem[] }) {
  const [asking, setAsking] = useState<{ user: UserListItem; change: Question }>()
  const [linkFor, setLinkFor] = useState<UserListItem>()
  const [twoFactorOf, setTwoFactorOf] = useState<UserListItem>()
  const { mutate, mutateAsync, isPending, variables } = useChangeUser(() => {
    setAsking(undefined)
    setTwoFactorOf(undefined)
  })
  if (users.length === 0)
    return <EmptyState title="No users found" text="Create the first account with the form." level={3} />
  const waitingFirst = users.toSorted((a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting'))
  const question = asking ? questions[asking.change.kind] : undefined
  return (
    <>
      <Table caption="Existing Users" className="max-h-[80dvh]">
        <thead>
          <tr>
            <HeaderCell>Name</HeaderCell>
            <HeaderCell className="max-sm:hidden">Role</HeaderCell>
            <HeaderCell className="max-sm:hidden">Status</HeaderCell>
            <HeaderCell className="max-md:hidden">Last sign-in</HeaderCell>
            <HeaderCell>
              <span className="sr-only">Actions</span>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {waitingFirst.map((user) => (
            <Row key={user.id}>
              <Cell className="py-1.5">
                <span className="block font-medium">{user.name}</span>
                <span className="block text-xs wrap-anywhere text-ink-muted">{user.email}</span>
                <span className="mt-1 flex flex-wrap items-center gap-1.5 text-xs text-ink-muted sm:hidden">
                  {roleLabels[user.role]}
                  <Standing user={user} />
                </span>
                <span className="mt-1 block text-xs text-ink-muted md:hidden">
                  Last sign-in: <LastSignIn at={user.lastSignInAt} />
                </span>
              </Cell>
              <Cell className="max-sm:hidden">{roleLabels[user.role]}</Cell>
              <Cell className="max-sm:hidden">
                <span className="flex flex-wrap gap-1">
                  <Standing user={user} />
                </span>
              </Cell>
              <Cell className="whitespace-nowrap text-ink-muted max-md:hidden">
                <LastSignIn at={user.lastSignInAt} />
              </Cell>
              <Cell className="py-1.5 text-right">
                <UserActions
                  user={user}
                  isBusy={isPending && variables.user.id === user.id}
                  onChange={(change) => isPending || mutate({ user, change })}
                  onAsk={(change) => setAsking({ user, change })}
                  onResetLink={() => setLinkFor(user)}
                  onTwoFactor={() => setTwoFactorOf(user)}
                />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsking(undefined)}
        title={question?.title(asking?.user.name ?? '') ?? ''}
        text={question?.text ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        isBusy={isPending}
        onConfirm={() => asking && mutate(asking)}
      />
      {twoFactorOf ? (
        <ConfirmWithPassword
          title={`Turn off two-factor sign-in for ${twoFactorOf.name}?`}
          text="Only do this for someone who has lost their phone and recovery codes, and make sure it’s really them. They’ll be signed out everywhere and can sign in with just their password."
          confirmLabel="Turn off"
          tone="danger"
          confirm={async (currentPassword) => {
            await mutateAsync({ user: twoFactorOf, change: { kind: 'two-factor', currentPassword } })
          }}
          onClose={() => setTwoFactorOf(undefined)}
        />
      ) : null}
      {linkFor ? <ResetLinkDialog user={linkFor} onClose={() => setLinkFor(undefined)} /> : null}
    </>
  )
}

function Standing({ user: { status, hasTwoFactor, isProvisional } }: { user: UserListItem }) {
  return (
    <>
      <Badge tone={statusTones[status]}>{accountStatusLabels[status]}</Badge>
      {isProvisional ? <Badge tone="warning">Not confirmed</Badge> : null}
      {hasTwoFactor ? (
        <Badge tone="info" icon={ShieldCheck}>
          Two-factor
        </Badge>
      ) : null}
    </>
  )
}

function LastSignIn({ at }: { at: string | null }) {
  return at === null ? 'Never' : <Time at={at} show="day" />
}
