import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { authApi } from '#contract/api/identity/auth.ts'
import { call } from '#web/app/api/call.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** Signs out, clears the cached data and goes to the login. If that fails, stays and shows a toast. */
export function useLogOut(): { logOut: () => void; isLoggingOut: boolean } {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(authApi.logout),
    onSuccess: async () => {
      await navigate(paths.login())
      queryClient.clear()
    },
    onError: () =>
      toast({
        title: 'Logout failed',
        text: 'There was an error logging out. Please try again.',
        variant: 'destructive',
      }),
  })
  return { logOut: () => mutate(), isLoggingOut: isPending }
}
