import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { usersApi } from '#contract/api/identity/users.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ListHead, useIsWideList } from '#web/app/ui/list/list-head.tsx'
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
  const isWide = useIsWideList()
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const listId = useId()
  return (
    <div className="w-full">
      <ListHead
        title="User Management"
        about="Accounts, their roles and their access"
        actions={
          isWide ? null : (
            <Button aria-expanded={isOpen} aria-controls={formId} onClick={() => setIsOpen(!isOpen)}>
              New user
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[75rem]:grid-cols-[20rem_minmax(0,1fr)]">
        <div id={formId} hidden={!isWide && !isOpen}>
          <Card title="Create User">
            <CreateUserForm />
          </Card>
        </div>
        <section aria-labelledby={listId} className="min-w-0">
          <h2 id={listId} className="text-base">
            Existing Users <span className="text-ink-muted tabular-nums">({users.length})</span>
          </h2>
          <UserTable users={users} />
        </section>
      </div>
    </div>
  )
}
