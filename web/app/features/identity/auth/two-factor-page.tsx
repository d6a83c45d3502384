import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useCurrentUserAgain } from '#web/app/features/identity/settings/settings-queries.ts'
import { PublicLayout } from '#web/app/layouts/public-layout.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { Button } from '#web/app/ui/button.tsx'
import { useLogOut } from './use-log-out.ts'

/** All that staff without two-factor sign-in see while the agency asks for it. */
export function TwoFactorPage() {
  const { logOut, isLoggingOut } = useLogOut()
  const askAgain = useCurrentUserAgain()
  return (
    <PublicLayout>
      <title>{pageTitle('Set up two-factor sign-in')}</title>
      <h1 className="text-2xl">Set up two-factor sign-in</h1>
      <p className="mt-3 mb-6 text-ink-muted">
        Your agency asks everyone for a second step at sign-in. You need an authenticator app on your phone; it takes a
        minute.
      </p>
      <TwoFactorSetup onDone={() => void askAgain()} />
      <Button className="mt-8" disabled={isLoggingOut} onClick={logOut}>
        {isLoggingOut ? 'Logging out...' : 'Log out'}
      </Button>
    </PublicLayout>
  )
}
