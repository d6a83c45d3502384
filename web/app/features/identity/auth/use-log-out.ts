import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { authApi } from '#contract/api/identity/auth.ts'
import { call } from '#web/app/api/call.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** Signs out, forgets what was read and goes to the login; when it fails, stays and says so (spec 1 §8). */
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
