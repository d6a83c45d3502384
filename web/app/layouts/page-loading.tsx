import { Spinner } from '#web/app/ui/spinner.tsx'

/** Before the first screen's code has arrived. */
export function PageLoading() {
  return (
    <main className="flex min-h-dvh items-center justify-center text-ink-muted">
      <Spinner label="Loading…" />
    </main>
  )
}
