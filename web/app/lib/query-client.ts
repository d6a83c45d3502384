import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, isTwoFactorNeeded } from '#web/app/api/api-error.ts'

let signedOut: () => void = () => {}

/** Sets the handler for an ended session. Called once, where the router is created. */
export function onSignedOut(handler: () => void): void {
  signedOut = handler
}

let twoFactorNeeded: () => void = () => {}

/** Sets the handler for an account that must set up two-factor sign-in first. Called where the router is created. */
export function onTwoFactorNeeded(handler: () => void): void {
  twoFactorNeeded = handler
}

/** `meta` of a query that polls in the background. It doesn't report that the session has ended. */
export const quiet = { isQuiet: true } as const

function watch(error: unknown): void {
  if (isSignedOut(error)) signedOut()
  if (isTwoFactorNeeded(error)) twoFactorNeeded()
}

/**
 * The cache of everything read from the server. It never gets stale over time, on focus or on reconnect, and doesn't
 * retry: each change names the queries to read again.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => query.meta?.['isQuiet'] === true || watch(error) }),
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
