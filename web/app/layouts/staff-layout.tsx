import { Outlet } from 'react-router'
import { WaitingPage } from '#web/app/features/auth/waiting-page.tsx'
import { useCurrentUser } from '#web/app/features/auth/require-user.ts'
import { SkipLink } from '#web/app/ui/skip-link.tsx'
import { StaffHeader } from './staff-header.tsx'

/** Around every staff screen; an account that waits for approval sees nothing of them. */
export function StaffLayout() {
  const user = useCurrentUser()
  if (user.status === 'waiting') return <WaitingPage />
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <StaffHeader user={user} />
      <main
        id="main"
        tabIndex={-1}
        className="flex w-full grow flex-col px-6 pt-5 pb-20 focus-visible:outline-none max-sm:px-4"
      >
        <Outlet />
      </main>
    </div>
  )
}
