import { Spinner } from '#web/app/ui/spinner.tsx'

/** While the staff area asks who is there (spec 1 §2). */
export function CheckingAuthentication() {
  return (
    <main className="flex min-h-dvh items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      <output>Checking authentication...</output>
    </main>
  )
}
