import { useRouteError } from 'react-router'
import { ApiError } from '#web/app/api/api-error.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { Button } from './button.tsx'

/** Replaces a screen that couldn't be shown: says what happened and that nothing was lost, and offers Retry. */
export function RouteError() {
  const error = useRouteError()
  const { text, requestId } = explain(error)
  return (
    <main className="mx-auto w-full max-w-md px-5 py-16 max-sm:px-4" role="alert">
      <title>{pageTitle('Something went wrong')}</title>
      <h1 className="text-2xl">Something didn’t load</h1>
      <p className="mt-3 text-ink-muted">{text}</p>
      {requestId ? <p className="mt-2 text-sm text-ink-faint">Reference for support: {requestId}</p> : null}
      <Button variant="primary" className="mt-6" onClick={() => window.location.reload()}>
        Retry
      </Button>
    </main>
  )
}

function explain(error: unknown): { text: string; requestId?: string | undefined } {
  if (error instanceof ApiError)
    return { text: `${error.message} Nothing you saved is lost.`, requestId: error.requestId }
  // After a deployment the chunks of this page have other names.
  if (error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)) {
    return {
      text: 'Part of this page didn’t load, perhaps because of an update. Nothing you saved is lost.',
    }
  }
  return { text: 'Something unexpected happened on this page. Nothing you saved is lost.' }
}
