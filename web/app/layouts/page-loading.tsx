import { Spinner } from '#web/app/ui/spinner.tsx'

/** Shown until the code of the first screen has loaded. */
export function PageLoading() {
  return (
    <main className="flex min-h-dvh items-center justify-center text-ink-muted">
      <Spinner label="Loading…" />
    </main>
  )
}
