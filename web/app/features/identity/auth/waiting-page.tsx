import { PublicLayout } from '#web/app/layouts/public-layout.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { Button } from '#web/app/ui/button.tsx'
import { useLogOut } from './use-log-out.ts'

/** The only screen of an account that waits for an admin's approval. */
export function WaitingPage() {
  const { logOut, isLoggingOut } = useLogOut()
  return (
    <PublicLayout>
      <title>{pageTitle('Waiting for approval')}</title>
      <h1 className="text-2xl">Almost there</h1>
      <p className="mt-3 text-ink-muted">
        An administrator needs to approve your account. We’ll email you when you can sign in.
      </p>
      <Button className="mt-6" disabled={isLoggingOut} onClick={logOut}>
        {isLoggingOut ? 'Logging out...' : 'Log out'}
      </Button>
    </PublicLayout>
  )
}
