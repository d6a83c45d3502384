import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut } from '#web/app/api/api-error.ts'

let signedOut: () => void = () => {}

/** What to do when the server says that the session has ended; set once, where the router is made. */
export function onSignedOut(handler: () => void): void {
  signedOut = handler
}

function watch(error: unknown): void {
  if (isSignedOut(error)) signedOut()
}

/**
 * The cache of everything read from the server. Never stale by itself, no refetch on focus, no retries (spec 1 §7):
 * whoever changes something says what to read again.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watch }),
  mutationCache: new MutationCache({ onError: watch }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
})
