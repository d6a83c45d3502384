import { PublicLayout } from '#web/app/layouts/public-layout.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { Button } from '#web/app/ui/button.tsx'
import { useReloadCurrentUser } from './account-queries.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useLogOut } from './use-log-out.ts'

/** The only screen of staff who lack two-factor sign-in while the agency requires it. */
export function TwoFactorPage() {
  const { logOut, isLoggingOut } = useLogOut()
  const reloadCurrentUser = useReloadCurrentUser()
  return (
    <PublicLayout>
      <title>{pageTitle('Set up two-factor sign-in')}</title>
      <h1 className="text-2xl">Set up two-factor sign-in</h1>
      <p className="mt-3 mb-6 text-ink-muted">
        Your agency requires a second step at sign-in. You need an authenticator app on your phone; setup takes a
        minute.
      </p>
      <TwoFactorSetup onDone={() => void reloadCurrentUser()} />
      <Button className="mt-8" disabled={isLoggingOut} onClick={logOut}>
        {isLoggingOut ? 'Logging out...' : 'Log out'}
      </Button>
    </PublicLayout>
  )
}
