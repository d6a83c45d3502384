import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { z } from 'zod'
import { forgetCurrentUser } from './features/auth/current-user.ts'
import { onSignedOut, queryClient } from './lib/query-client.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { installCspNonce } from './ui/csp-nonce.ts'

// Our policy forbids making code from text, which zod would try for speed (and the browser would report).
z.config({ jitless: true })
installCspNonce()

const router = createBrowserRouter(routes)

onSignedOut(() => {
  const { pathname, search } = router.state.location
  if (pathname === '/login') return
  void router.navigate(paths.login({ next: pathname + search }), { replace: true }).then(forgetCurrentUser)
})

const root = document.querySelector('#root')
if (!root) throw new Error('app.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
