import { Outlet } from 'react-router'
import { WaitingPage } from '#web/app/features/identity/auth/waiting-page.tsx'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { PaletteHost } from '#web/app/features/workspace/palette/palette-host.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkipLink } from '#web/app/ui/skip-link.tsx'
import { PageLoading } from './page-loading.tsx'
import { StaffHeader } from './staff-header.tsx'

const TwoFactorPage = lazyNamed(() => import('#web/app/features/identity/auth/two-factor-page.tsx'), 'TwoFactorPage')

/** The frame of every staff screen. Accounts that wait for approval or lack required two-factor sign-in see none of them. */
export function StaffLayout() {
  const user = useCurrentUser()
  if (user.status === 'waiting') return <WaitingPage />
  if (user.mustSetUpTwoFactor) {
    return (
      <LazyPart as="section" title="The page" fallback={<PageLoading />}>
        <TwoFactorPage />
      </LazyPart>
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
