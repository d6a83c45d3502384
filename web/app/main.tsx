import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onSignedOut, onTwoFactorNeeded, queryClient } from './lib/query-client.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { installCspNonce } from './ui/csp-nonce.ts'
import { followFocus } from './ui/layers.ts'
import { watchFocus } from './ui/lost-focus.ts'

installCspNonce()
followFocus()
watchFocus()

const router = createBrowserRouter(routes)

onSignedOut(() => {
  const { pathname, search } = router.state.location
  if (pathname === '/login') return
  // Cleared only after the screens that show the data are gone.
  void router.navigate(paths.login({ next: pathname + search }), { replace: true }).then(() => queryClient.clear())
})

onTwoFactorNeeded(() => void askWhoIsThere())

async function askWhoIsThere(): Promise<void> {
  const { currentUserQuery } = await import('./features/identity/auth/current-user.ts')
  // Already known: the setup screen is shown, and loaders of other screens may still have asked.
  if (queryClient.getQueryData(currentUserQuery.queryKey)?.mustSetUpTwoFactor) return
  await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  await router.revalidate()
}

const root = document.querySelector('#root')
if (!root) throw new Error('app.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
