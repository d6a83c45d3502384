import { Spinner } from '#web/app/ui/spinner.tsx'

/** Shown while the staff area reads the signed-in user. */
export function CheckingAuthentication() {
  return (
    <main className="flex min-h-dvh items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      <output>Checking authentication...</output>
    </main>
  )
}
