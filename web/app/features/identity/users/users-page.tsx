import { useSuspenseQuery } from '@tanstack/react-query'
import { usersApi } from '#contract/api/identity/users.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Card } from '#web/app/ui/card.tsx'
import { CreateUserForm } from './create-user-form.tsx'
import { UserTable } from './user-table.tsx'

/** Reads the accounts. The page itself refuses users who may not see them. */
export async function loader(): Promise<null> {
  try {
    await queryClient.ensureQueryData(read(usersApi.list))
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
  }
  return null
}

/** Accounts: create them, approve waiting ones, change roles and access. */
export function UsersPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('User Management')}</title>
      {role === 'admin' ? <Users /> : <AccessRestricted />}
    </>
  )
}

function Users() {
  const { data: users } = useSuspenseQuery(read(usersApi.list))
  return (
    <div className="flex w-full flex-col gap-5">
      <h1 className="text-2xl">User Management</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card title="Create User">
          <CreateUserForm />
        </Card>
        <Card
          title={
            <>
              Existing Users <span className="text-ink-muted tabular-nums">({users.length})</span>
            </>
          }
        >
          <UserTable users={users} />
        </Card>
      </div>
    </div>
  )
}
