import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { messagesApi, type CandidateMessage } from '#contract/api/candidates/messages.ts'
import { serverSentenceOr } from '#web/app/api/api-error.ts'
import { call, callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** The thread of an application, oldest first; it comes with the panel. */
export const messageThread = (applicationId: number) =>
  queryOptions({
    queryKey: queryKey(messagesApi.list, { params: { id: applicationId } }),
    queryFn: ({ signal }) => callWithSignal(messagesApi.list, signal, { params: { id: applicationId } }),
    staleTime: 30_000,
  })

/** People whom a message about an application can mention. */
export const mentionablePeople = (applicationId: number) =>
  queryOptions({
    queryKey: queryKey(messagesApi.mentionable, { params: { id: applicationId } }),
    queryFn: ({ signal }) => callWithSignal(messagesApi.mentionable, signal, { params: { id: applicationId } }),
    staleTime: 30_000,
  })

/** Sends a message and adds it to the thread; reports the result in a toast. */
export function useSendMessage(applicationId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: string) => call(messagesApi.send, { params: { id: applicationId }, body: { message } }),
    onSuccess: (sent) => {
      accept(client, sent)
      toast({ title: 'Message Sent' })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Send Failed',
        text: serverSentenceOr(error, 'Failed to send message'),
      }),
  })
}

/** Saves an edited message; reports the result in a toast. */
export function useEditMessage(applicationId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, message }: { id: number; message: string }) =>
      call(messagesApi.edit, { params: { id }, body: { message, applicationId } }),
    onSuccess: (edited) => {
      accept(client, edited)
      toast({ title: 'Message Updated' })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        text: serverSentenceOr(error, 'Failed to update message'),
      }),
  })
}

/** Puts the server's answer into the thread, and reads messages that others wrote since. */
function accept(client: QueryClient, message: CandidateMessage): void {
  const { queryKey: key } = messageThread(message.applicationId)
  client.setQueryData(key, (thread) => {
    if (!thread) return thread
    const isThere = thread.some(({ id }) => id === message.id)
    return isThere ? thread.map((now) => (now.id === message.id ? message : now)) : [...thread, message]
  })
  void client.invalidateQueries({ queryKey: key })
}
