import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, isTwoFactorNeeded } from '#web/app/api/api-error.ts'

let signedOut: () => void = () => {}

/** What to do when the server says that the session has ended; set once, where the router is made. */
export function onSignedOut(handler: () => void): void {
  signedOut = handler
}

let twoFactorNeeded: () => void = () => {}

/** What to do when the server says that this account has to set up two-factor sign-in first; set where the router is made. */
export function onTwoFactorNeeded(handler: () => void): void {
  twoFactorNeeded = handler
}

/** `meta` of a query that asks by itself, without anybody doing anything: that the session has ended is not its to tell. */
export const quiet = { isQuiet: true } as const

function watch(error: unknown): void {
  if (isSignedOut(error)) signedOut()
  if (isTwoFactorNeeded(error)) twoFactorNeeded()
}

/**
 * The cache of everything read from the server. Never stale by itself, no refetch on focus, no retries (spec 1 §7):
 * whoever changes something says what to read again.
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
