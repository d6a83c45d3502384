import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { WaitingPage } from '#web/app/features/auth/waiting-page.tsx'
import { useCurrentUser } from '#web/app/features/auth/require-user.ts'
import { PaletteHost } from '#web/app/features/palette/palette-host.tsx'
import { SkipLink } from '#web/app/ui/skip-link.tsx'
import { PageLoading } from './page-loading.tsx'
import { StaffHeader } from './staff-header.tsx'

const TwoFactorPage = lazy(() =>
  import('#web/app/features/auth/two-factor-page.tsx').then((module) => ({ default: module.TwoFactorPage })),
)

/** Around every staff screen; who waits for approval, or lacks the two-factor sign-in that is asked for, sees nothing of them. */
export function StaffLayout() {
  const user = useCurrentUser()
  if (user.status === 'waiting') return <WaitingPage />
  if (user.mustSetUpTwoFactor) {
    return (
      <Suspense fallback={<PageLoading />}>
        <TwoFactorPage />
      </Suspense>
    )
  }
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
      <PaletteHost user={user} />
    </div>
  )
}
