import { useMutation } from '@tanstack/react-query'
import { usersApi, type UserListItem } from '#contract/api/identity/users.ts'
import { accountStatusLabels, roleLabels, type AccountStatus, type Role } from '#contract/domain/roles.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** The changes an admin can make to an account. */
export type UserChange =
  | { kind: 'rights'; rights: { role?: Role; status?: AccountStatus; isConfirmed?: true } }
  | { kind: 'two-factor'; currentPassword: string }
  | { kind: 'delete' }

type Wanted = { user: UserListItem; change: UserChange }

/** Makes the change and returns the sentence that confirms it. */
async function carryOut({ user, change }: Wanted): Promise<string> {
  const params = { id: user.id }
  if (change.kind === 'delete') {
    await call(usersApi.remove, { params })
    return `${user.name}’s account has been deleted.`
  }
  if (change.kind === 'two-factor') {
    await call(usersApi.turnOffTwoFactor, { params, body: { currentPassword: change.currentPassword } })
    return `${user.name} can sign in with just a password until they set it up again.`
  }
  const { name, role, status } = await call(usersApi.setRights, { params, body: change.rights })
  if (change.rights.isConfirmed) return `${name}’s account is confirmed.`
  return `${name}: ${roleLabels[role]}, ${accountStatusLabels[status].toLowerCase()}.`
}

/** Changes an account and reloads the list, after a refusal too, because the account has changed then. */
export function useChangeUser(onSettled: () => void) {
  return useMutation({
    mutationFn: carryOut,
    onSuccess: (text, { change }) => toast({ title: change.kind === 'delete' ? 'User deleted' : 'User updated', text }),
    onError: (error, { change }) => {
      // The dialog is still open and shows the error itself.
      if (change.kind === 'two-factor') return
      toast({
        title: change.kind === 'delete' ? 'Delete Failed' : 'Update Failed',
        text: sentenceOf(error, change.kind === 'delete' ? 'Failed to delete user' : 'Failed to update user'),
        variant: 'destructive',
      })
    },
    onSettled: async (_done, error, { change }) => {
      await queryClient.invalidateQueries({ queryKey: queryKey(usersApi.list) })
      if (!error || change.kind !== 'two-factor') onSettled()
    },
  })
}
