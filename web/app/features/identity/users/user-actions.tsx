import { Ellipsis } from 'lucide-react'
import type { UserListItem } from '#contract/api/identity/users.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import type { UserChange } from './use-change-user.ts'

type UserActionsProps = {
  user: UserListItem
  isBusy: boolean
  /** Called for actions without a question. */
  onChange: (change: UserChange) => void
  /** Called for actions that ask first. */
  onAsk: (change: Exclude<UserChange, { kind: 'two-factor' }>) => void
  onResetLink: () => void
  onTwoFactor: () => void
}

/** The admin's actions for an account: approve or reject a waiting one, everything else in a menu. */
export function UserActions({ user, isBusy, onChange, onAsk, onResetLink, onTwoFactor }: UserActionsProps) {
  const me = useCurrentUser()
  if (user.id === me.id) return <span className="text-xs text-ink-muted">You</span>
  if (user.status === 'waiting') {
    return (
      <span className="inline-flex justify-end gap-2 max-sm:flex-col">
        <Button
          size="sm"
          variant="primary"
          isBusy={isBusy}
          onClick={() => onChange({ kind: 'rights', rights: { status: 'active' } })}
        >
          Approve<span className="sr-only"> {user.name}</span>
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          onClick={() => onChange({ kind: 'rights', rights: { status: 'disabled' } })}
        >
          Decline<span className="sr-only"> {user.name}</span>
        </Button>
      </span>
    )
  }
  const confirm = user.isProvisional && user.status === 'active'
  const otherRole = user.role === 'admin' ? 'partner' : 'admin'
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Change ${user.name}`} isBusy={isBusy} />}>
      {confirm ? (
        <MenuItem onSelect={() => onChange({ kind: 'rights', rights: { isConfirmed: true } })}>
          Confirm account
        </MenuItem>
      ) : null}
      {user.status === 'active' ? <MenuItem onSelect={onResetLink}>Create password reset link</MenuItem> : null}
      <MenuItem onSelect={() => onChange({ kind: 'rights', rights: { role: otherRole } })}>
        {user.role === 'admin' ? 'Change role to partner' : 'Change role to admin'}
      </MenuItem>
      {user.hasTwoFactor ? <MenuItem onSelect={onTwoFactor}>Turn off two-factor sign-in</MenuItem> : null}
      <MenuSeparator />
      {user.status === 'disabled' ? (
        <MenuItem onSelect={() => onChange({ kind: 'rights', rights: { status: 'active' } })}>Enable account</MenuItem>
      ) : (
        <MenuItem tone="danger" onSelect={() => onAsk({ kind: 'rights', rights: { status: 'disabled' } })}>
          Disable account
        </MenuItem>
      )}
      <MenuItem tone="danger" onSelect={() => onAsk({ kind: 'delete' })}>
        Delete account
      </MenuItem>
    </Menu>
  )
}
